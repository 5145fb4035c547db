### Warum eine geöffnete Aufzeichnung nicht zu lesen ist. Die Namen der Einträge und die Buchstaben der Züge und
### Karten sind in jeder Sprache gleich.

record-unreadable = Diese Aufzeichnung lässt sich nicht lesen. Zeile { $line }, Zeichen { $column }: { $reason }
record-tag-syntax = Ein Eintrag sieht so aus: [Name "Wert"].
record-tag-late = Einträge müssen vor dem ersten Zug stehen.
record-tag-twice = Der Eintrag { $tag } steht hier ein zweites Mal.
record-tag-missing = Vor dieser Zeile fehlt der Eintrag { $tag }.
record-version = Lesbar sind nur Aufzeichnungen der Version { $known }, nicht „{ $found }“.
record-control = Steuerzeichen sind in einer Aufzeichnung nicht erlaubt.
record-seats = Es können zwei bis vier Spieler mitspielen: Seat1, Seat2 und so weiter, ohne Lücke.
record-sides = Die Seiten bestehen aus acht Buchstaben: A oder B für jedes Gebäude von der Mühle bis zum Lazarett.
record-value = Hier kann nur „{ $one }“ oder „{ $other }“ stehen.
record-card = „{ $word }“ ist keine Karte dieses Spiels.
record-cards-number = { $expected ->
    [one] Dieser Nachziehstapel hat { $expected } Karte, nicht { $found }.
   *[other] Dieser Nachziehstapel hat { $expected } Karten, nicht { $found }.
}
record-cards-many = Karte { $place }: { $card } kommt hier öfter vor als im Spiel.
record-cards-many-tier = Karte { $place }: { $card } kommt hier öfter vor als in Stapel { $tier }.
record-scores-early = Der Eintrag Scores gehört nur in die Aufzeichnung einer beendeten Partie.
record-scores = Die Züge ergeben den Stand „{ $scores }“.
record-round = Runde { $round } muss mit „{ $round }.“ beginnen.
record-after-end = Die Partie ist hier schon zu Ende: Jeder hat zwölf Karten genommen.
record-word = „{ $word }“ ist kein gültiger Zug. { $reason }
record-word-space = Ein Zug beginnt mit einer Position der Auslage, 1 bis { $spaces }.
record-word-character = Hier muss eine der Personen M B W G K I N stehen.
record-word-trade = Ein Tausch besteht aus + oder - und der Zahl der Meeple, zum Beispiel +2.
record-word-long = Der Zug ist hier schon vollständig; der Rest lässt sich nicht lesen.
record-illegal = Der Tisch würde den Zug { $word } ablehnen: „{ $reason }“
