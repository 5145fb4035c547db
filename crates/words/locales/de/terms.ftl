language-name = Deutsch

## Figuren. `.a` und `.object` stehen im Akkusativ.

miller = Müllerin
    .own = die Müllerin
    .yours = deine Müllerin
    .object = die Müllerin
    .each = Müllerin
    .a = eine Müllerin
    .many = Müllerinnen
brewer = Brauer
    .own = der Brauer
    .yours = dein Brauer
    .object = den Brauer
    .each = Brauer
    .a = einen Brauer
    .many = Brauer
witch = Hexe
    .own = die Hexe
    .yours = deine Hexe
    .object = die Hexe
    .each = Hexe
    .a = eine Hexe
    .many = Hexen
guard = Wache
    .own = die Wache
    .yours = deine Wache
    .object = die Wache
    .each = Wache
    .a = eine Wache
    .many = Wachen
knight = Soldat
    .own = der Soldat
    .yours = dein Soldat
    .object = den Soldaten
    .each = Soldat
    .a = einen Soldaten
    .many = Soldaten
innkeeper = Wirt
    .own = der Wirt
    .yours = dein Wirt
    .object = den Wirt
    .each = Wirt
    .a = einen Wirt
    .many = Wirte
noble = Adlige
    .own = die Adlige
    .yours = deine Adlige
    .object = die Adlige
    .each = Adlige
    .a = eine Adlige
    .many = Adlige

## Doppelkarten.

split-object = die Doppelkarte { $names }

## Orte.

mill = Mühle
    .to = in die Mühle
    .at = in der Mühle
brewery = Brauerei
    .to = in die Brauerei
    .at = in der Brauerei
cottage = Hexenhaus
    .to = ins Hexenhaus
    .at = im Hexenhaus
guardhouse = Wachturm
    .to = in den Wachturm
    .at = im Wachturm
barracks = Kaserne
    .to = in die Kaserne
    .at = in der Kaserne
inn = Taverne
    .to = in die Taverne
    .at = in der Taverne
castle = Schloss
    .to = ins Schloss
    .at = im Schloss
infirmary = Lazarett
    .to = ins Lazarett
    .at = im Lazarett

## Anzahlen.

points = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
meeples = { $count } Meeple
meeples-object = { $count } Meeple
gain-both = { $points } und { $meeples }
list-and = { $first } und { $last }

## Fähigkeiten der Orte.

ability-defend = Verteidigung: Jede Wache hier hält einen angreifenden Soldaten ab
ability-attack = Angriff: Bei allen, die weniger { $against } haben als du { $with }, wird die am weitesten links liegende Karte verwundet
ability-heal = Heile die oberste Karte deines Lazaretts
ability-trade = { $count ->
    [one] Tausche Münzen und Meeple 1 zu 1, einmal
   *[other] Tausche Münzen und Meeple 1 zu 1, bis zu { $count }-mal
}
ability-per = { $gain } je { $group }
ability-once = { $gain }, einmal, wenn du { $group } hast
ability-all = { $gain } für alle, die { $character } haben
ability-most = Je { $character }: { $gain } für jede Karte der Person, die du am häufigsten hast
ability-per-wounded = { $gain } je verwundete Karte in deinem Lazarett
ability-each-wounded = Spielende: minus { $points } je verwundete Karte
ability-most-wounded = Spielende: minus { $points } für alle mit den meisten verwundeten Karten

## Wertung.

score-play = Münzen im Spiel
score-infirmary = Verwundete
score-variety = Unterschiedliche Personen
score-majority = Mehrheit: { $place }
score-total = Summe
round = Runde { $round } von { $rounds }
