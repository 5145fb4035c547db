meta-game = Majesty – deine Krone, dein Königreich
meta-start = Spiele das Kartenspiel „Majesty – deine Krone, dein Königreich“ im Browser, gegen Bots oder mit Freunden. Für zwei bis vier Spieler, rund 15 Minuten, ohne Konto.
meta-rules = Die Regeln von „Majesty – deine Krone, dein Königreich“: kurz und vollständig, mit allen Karten und beiden Seiten der acht Gebäude.
meta-new-table = Richte einen Tisch für Majesty ein: Wähle die Mitspieler, die Seiten der Gebäude und die Zeit pro Zug und lade Freunde per Link ein.
meta-open-record = Öffne die Aufzeichnung einer Partie Majesty und sieh sie dir Zug für Zug an.
meta-account = Ein Konto für Majesty ist freiwillig und braucht keine E-Mail-Adresse. Damit hast du deine Partien in jedem Browser dabei.
meta-picture = Der Schriftzug Majesty neben einer Krone, darunter sieben Karten mit Porträts und ein Königreich von der Mühle bis zum Lazarett

## Der Link zu einem Tisch.

meta-invites = { $name } lädt dich zu einer Partie Majesty ein
meta-invited = Du bist zu einer Partie Majesty eingeladen
meta-sides-a = A-Seiten
meta-sides-b = B-Seiten
meta-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
meta-join = Öffne den Link, nimm Platz und spiele im Browser, ganz ohne Konto.
meta-watch = Öffne den Link und schau zu.
meta-over = Sieh dir die Schlusswertung und die Partie Zug für Zug an.
meta-replay = Sieh dir diese Partie Majesty Zug für Zug an, aus Sicht jedes Spielers.
