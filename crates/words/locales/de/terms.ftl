language-name = Deutsch

## Personen. `.a`, `.each` und `.object` stehen im Akkusativ.

miller = Müllerin
    .own = die Müllerin
    .yours = deine Müllerin
    .object = die Müllerin
    .each = jede Müllerin
    .a = eine Müllerin
    .many = Müllerinnen
    .role = Müllerin
brewer = Brauer
    .own = der Brauer
    .yours = dein Brauer
    .object = den Brauer
    .each = jeden Brauer
    .a = einen Brauer
    .many = Brauer
    .role = Brauer
witch = Hexe
    .own = die Hexe
    .yours = deine Hexe
    .object = die Hexe
    .each = jede Hexe
    .a = eine Hexe
    .many = Hexen
    .role = Hexe
guard = Wache
    .own = die Wache
    .yours = deine Wache
    .object = die Wache
    .each = jede Wache
    .a = eine Wache
    .many = Wachen
    .role = Wache
knight = Soldat
    .own = der Soldat
    .yours = dein Soldat
    .object = den Soldaten
    .each = jeden Soldaten
    .a = einen Soldaten
    .many = Soldaten
    .role = Soldat
innkeeper = Wirt
    .own = der Wirt
    .yours = dein Wirt
    .object = den Wirt
    .each = jeden Wirt
    .a = einen Wirt
    .many = Wirte
    .role = Wirt
noble = Adlige
    .own = die Adlige
    .yours = deine Adlige
    .object = die Adlige
    .each = jede Adlige
    .a = eine Adlige
    .many = Adlige
    .role = Adlige

## Doppelkarten.

split-object = die Doppelkarte { $names }

## Gebäude.

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

## Fähigkeiten der Gebäude.

ability-defend = Verteidigung: Jede Wache hier hält einen angreifenden Soldaten ab
ability-attack = Angriff: Bei jedem Mitspieler, der weniger { $against } hat als du { $with }, wird die erste Karte von links verwundet
ability-heal = Heile die oberste Karte deines Lazaretts
ability-trade = { $count ->
    [one] Tausche einmal 1 Münze gegen 1 Meeple oder umgekehrt
   *[other] Tausche bis zu { $count }-mal 1 Münze gegen 1 Meeple oder umgekehrt
}
ability-per = { $gain } für { $group }
ability-once = { $gain }, wenn du { $group } hast (nicht je Paar)
ability-all = { $gain } für alle, die { $character } haben
ability-most = Für { $character }: { $gain } je Karte der Person, die du am häufigsten hast
ability-per-wounded = { $gain } für jede verwundete Karte in deinem Lazarett
ability-each-wounded = Spielende: minus { $points } für jede verwundete Karte
ability-most-wounded = Spielende: minus { $points } für alle mit den meisten verwundeten Karten

## Wertung.

score-play = Während der Partie
score-infirmary = Verwundete
score-variety = Unterschiedliche Personen
score-majority = Mehrheit: { $place }
score-total = Gesamt
round = Runde { $round } von { $rounds }
