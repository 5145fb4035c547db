language-name = Nederlands

## Personages.

miller = molenaarster
    .own = de molenaarster
    .yours = je molenaarster
    .object = de molenaarster
    .each = molenaarster
    .a = een molenaarster
    .many = molenaarsters
brewer = brouwer
    .own = de brouwer
    .yours = je brouwer
    .object = de brouwer
    .each = brouwer
    .a = een brouwer
    .many = brouwers
witch = heks
    .own = de heks
    .yours = je heks
    .object = de heks
    .each = heks
    .a = een heks
    .many = heksen
guard = wachter
    .own = de wachter
    .yours = je wachter
    .object = de wachter
    .each = wachter
    .a = een wachter
    .many = wachters
knight = soldaat
    .own = de soldaat
    .yours = je soldaat
    .object = de soldaat
    .each = soldaat
    .a = een soldaat
    .many = soldaten
innkeeper = waard
    .own = de waard
    .yours = je waard
    .object = de waard
    .each = waard
    .a = een waard
    .many = waarden
noble = vrouw van adel
    .own = de vrouw van adel
    .yours = je vrouw van adel
    .object = de vrouw van adel
    .each = vrouw van adel
    .a = een vrouw van adel
    .many = vrouwen van adel

## Dubbelkaarten.

split-object = de dubbelkaart { $names }

## Locaties.

mill = molen
    .to = naar de molen
    .at = bij de molen
brewery = brouwerij
    .to = naar de brouwerij
    .at = bij de brouwerij
cottage = heksenhuis
    .to = naar het heksenhuis
    .at = bij het heksenhuis
guardhouse = wachttoren
    .to = naar de wachttoren
    .at = bij de wachttoren
barracks = kazerne
    .to = naar de kazerne
    .at = bij de kazerne
inn = herberg
    .to = naar de herberg
    .at = bij de herberg
castle = kasteel
    .to = naar het kasteel
    .at = bij het kasteel
infirmary = ziekenhuis
    .to = naar het ziekenhuis
    .at = in het ziekenhuis

## Aantallen.

points = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
meeples-object = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
gain-both = { $points } en { $meeples }
list-and = { $first } en { $last }

## Eigenschappen van de locaties.

ability-defend = Verdediging: elke wachter hier houdt één aanvallende soldaat tegen
ability-attack = Aanval: bij elke tegenstander met minder { $against } dan jij { $with } hebt, raakt de meest linkse kaart gewond
ability-heal = Genees de bovenste kaart van je ziekenhuis
ability-trade = { $count ->
    [one] Ruil munten en meeples 1 tegen 1, één keer
   *[other] Ruil munten en meeples 1 tegen 1, tot { $count } keer
}
ability-per = { $gain } per { $group }
ability-once = { $gain }, één keer, als je { $group } hebt
ability-all = { $gain } voor elke speler met { $character }
ability-most = Per { $character }: { $gain } voor elke kaart van het personage dat je het meest hebt
ability-per-wounded = { $gain } per gewonde kaart in je ziekenhuis
ability-each-wounded = Einde van het spel: min { $points } per gewonde kaart
ability-most-wounded = Einde van het spel: min { $points } voor wie de meeste gewonde kaarten heeft

## Scoreblad.

score-play = Munten tijdens het spel
score-infirmary = Gewonden
score-variety = Verschillende personen
score-majority = Meerderheid: { $place }
score-total = Totaal
round = Ronde { $round } van { $rounds }
