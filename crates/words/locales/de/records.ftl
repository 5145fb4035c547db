### Warum eine geöffnete Partie nicht zu lesen ist. Die Namen der Einträge und die Buchstaben der Züge und
### Karten sind in jeder Sprache gleich.

record-unreadable = Diese Aufzeichnung lässt sich nicht lesen. Zeile { $line }, Zeichen { $column }: { $reason }
record-tag-syntax = Ein Eintrag sieht so aus: [Name "Wert"].
record-tag-late = Einträge stehen vor dem ersten Zug.
record-tag-twice = Der Eintrag { $tag } steht hier ein zweites Mal.
record-tag-missing = Vor dieser Zeile fehlt der Eintrag { $tag }.
record-version = Gelesen werden nur Aufzeichnungen der Version { $known }, nicht „{ $found }“.
record-control = Steuerzeichen können in einer Aufzeichnung nicht stehen.
record-seats = Zwei bis vier können spielen: Seat1, Seat2 und so weiter, ohne Lücke.
record-sides = Die Seiten sind acht Buchstaben, A oder B, einer für jeden Ort von der Mühle bis zum Lazarett.
record-value = Hier kann nur „{ $one }“ oder „{ $other }“ stehen.
record-card = „{ $word }“ ist keine Karte dieses Spiels.
record-cards-number = { $expected ->
    [one] Dieser Stapel hat { $expected } Karte, nicht { $found }.
   *[other] Dieser Stapel hat { $expected } Karten, nicht { $found }.
}
record-cards-many = Karte { $place } ist ein { $card } mehr, als im Spiel ist.
record-cards-many-tier = Karte { $place } ist ein { $card } mehr, als in Stapel { $tier } ist.
record-scores-early = Der Eintrag Scores steht nur in einer beendeten Partie.
record-scores = Die Züge führen zu den Punkten „{ $scores }“.
record-round = Runde { $round } beginnt mit „{ $round }.“.
record-after-end = Vor diesem Wort ist die Partie zu Ende: Alle haben zwölf Karten genommen.
record-word = „{ $word }“ ist kein Zug. { $reason }
record-word-space = Ein Zug beginnt mit einem Platz der Auslage, 1 bis { $spaces }.
record-word-character = Hier muss eine der Personen M B W G K I N stehen.
record-word-trade = Ein Tausch ist + oder - und die Zahl der Meeple, zum Beispiel +2.
record-word-long = Der Zug ist hier schon vollständig; was folgt, ist nicht zu lesen.
record-illegal = Der Tisch würde den Zug { $word } ablehnen: „{ $reason }“
