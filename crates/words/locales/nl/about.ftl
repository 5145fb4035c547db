rules-game = Over het spel
    .first = ‘Majesty: Eén koninkrijk – Eén kroon’ is een spel van Marc André, geïllustreerd door Anne Heidsieck en in 2017 voor het eerst uitgegeven door Hans im Glück.
    .second = Dit programma is onafhankelijk. Noch de auteur noch de uitgevers hebben het gemaakt, beoordeeld of goedgekeurd, en er zitten geen afbeeldingen of teksten van hen in. Vind je het leuk, koop dan het echte spel.
