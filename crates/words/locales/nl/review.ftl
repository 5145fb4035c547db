### De pagina’s van een geanalyseerde partij, en het opnieuw proberen van fouten.

review-title = Analyse
review-start = Deze partij analyseren
review-start-about = Elke zet wordt met de beste vergeleken: wat de zet kostte, wat de kaarten deden en waarom een andere zet beter was. Dat duurt een paar seconden; daarna wordt de analyse bij de partij bewaard.
review-running = De partij wordt geanalyseerd
review-waiting = { $count ->
        [0] Deze partij is als volgende aan de beurt.
        [one] Er gaat { $count } andere partij voor.
       *[other] Er gaan { $count } andere partijen voor.
    }
review-running-about = Je kunt deze pagina verlaten en later terugkomen.
review-back = Terug naar de analyse
review-learn = Leer van je fouten
review-learn-of = Leer van de fouten van { $name }
review-learn-count = { $count ->
        [one] { $count } stelling om opnieuw te proberen
       *[other] { $count } stellingen om opnieuw te proberen
    }
review-flawless = Er zat geen fout bij die het oefenen waard is. Goed gespeeld!
review-how = Hoe de uitslag tot stand kwam
review-curve-about = Samen zijn de kansen altijd 100%. Kies een zet om de stelling te zien.
review-as-table = De kansen als tabel
review-marks = Tekens: ?! kost minstens 2 procentpunt winstkans, ? minstens 4, ?? minstens 8.
review-round = Ronde { $n }
review-move = Zet
review-played = Gespeeld
review-best = Beste zet
review-was-best = Dat was de beste zet.
review-forced = Dat was de enige toegestane zet.
review-candidates = De beste zetten hier
review-chance = Winstkans
review-card = De volgende kaart veranderde de winstkans met { $change } procentpunt.
review-find = goede vondst
review-exact-about = Vanaf hier is elk mogelijk vervolg doorgerekend: de kansen zijn exact.
review-replay = Vanaf hier bekijken
review-broken-off = Deze partij is voortijdig afgebroken, dus er is geen uitslag om te analyseren.
review-person-busy = Een van je partijen wordt al geanalyseerd. Wacht tot de analyse klaar is en probeer het dan opnieuw.
review-server-busy = Er wachten veel partijen op analyse. Probeer het over een minuut opnieuw.

## Een fout opnieuw proberen.

retry-of = Fout { $n } van { $all }
retry-ask = { $you ->
       *[false] { $name } speelde { $played }; dat kostte { $cost } procentpunt winstkans.
        [true] Je speelde { $played }; dat kostte { $cost } procentpunt winstkans.
    }
retry-best = Juist: dat is de beste zet.
retry-good = Goed: dat kost maar { $cost } procentpunt.
retry-same = Dat is de zet die gespeeld werd. Er is een betere.
retry-wrong = { $played } kost { $cost } procentpunt.
retry-reply = { $name } zou antwoorden met { $played }.
retry-change = { $you ->
       *[false] De winstkans daalt van { $before } naar { $after }.
        [true] Jouw winstkans daalt van { $before } naar { $after }.
    }
retry-show = Toon de oplossing
retry-answer = De oplossing
retry-next = Volgende fout
retry-finish = Naar het overzicht
retry-done = Dat waren ze allemaal
retry-score = { $found } van { $all } gevonden
retry-first = bij de eerste poging
retry-later = bij een latere poging
retry-shown = oplossing getoond
retry-again = Opnieuw beginnen
retry-find = Vind een betere zet.
retry-outcome = Het gevolg: { $wounded }.

review-parts-about = In procentpunten winstkans, opgeteld over de partij: wat de eigen zetten kostten, wat de fouten van anderen opleverden en wat de kaarten deden.
review-own-moves = { $you ->
       *[false] Eigen zetten
        [true] Jouw zetten
    }
review-others-moves = { $players ->
        [2] Fouten van de tegenstander
       *[other] Fouten van de anderen
    }
review-plays-like = ongeveer zo goed als de bot ‘{ $level }’
review-with-hints = { $count ->
        [one] met { $count } tip
       *[other] met { $count } tips
    }
review-how-about = Begin, eigen zetten, zetten van anderen en kaarten vormen samen de uitslag. Het begin is de kans vóór de eerste zet; die hangt af van de eerste kaarten en van wie begint. ‘Zonder geluk’ laat de kaarten weg. Dat is geen kans maar een optelling in procentpunten, en kan dus onder 0 of boven 100 uitkomen.
review-curve-about-file = Samen zijn de kansen altijd 100%. Hieronder kun je elke zet openklappen.
review-axis = Ronde

takeaway-share = bij { $all ->
        [one] de enige gemarkeerde zet
       *[other] { $count } van de { $all } gemarkeerde zetten
    }
takeaway-points = Tel wat elke kaart meteen oplevert: { $share } leverde de betere zet meer op.
takeaway-majorities = Let op de meerderheden: { $share } nam of deelde de betere zet de leiding bij een gebouw.
takeaway-variety = Bezet nieuwe gebouwen: { $share } deed de betere zet dat.
takeaway-attacks = Zoek naar aanvallen: { $share } verwondde de betere zet een kaart.
takeaway-healing = Genees je gewonden: { $share } deed de betere zet dat.
takeaway-defence = Houd rekening met aanvallen: { $share } hield de betere zet de kaarten veilig.
takeaway-denial = Kijk wat de volgende speler kan nemen: { $share } liet de betere zet minder over.
takeaway-meeples = Bewaar meer meeples: { $share } liet de betere zet er meer over.
review-marked = Gemarkeerde zetten
review-marked-none = geen
review-before = Het percentage is de winstkans van de speler vóór de zet.
review-no-grade = Te vroeg beslist voor een oordeel
review-takeaway = Om te onthouden
retry-no-seat = Plaats { $number } bestaat niet in deze partij.
review-strong = De kansen gelden als iedereen sterk speelt.
