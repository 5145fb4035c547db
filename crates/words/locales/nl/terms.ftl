language-name = Nederlands

## Personen.

miller = molenaarster
    .own = de molenaarster
    .yours = je molenaarster
    .object = de molenaarster
    .each = molenaarster
    .a = een molenaarster
    .many = molenaarsters
    .role = molenaarster
brewer = brouwer
    .own = de brouwer
    .yours = je brouwer
    .object = de brouwer
    .each = brouwer
    .a = een brouwer
    .many = brouwers
    .role = brouwer
witch = heks
    .own = de heks
    .yours = je heks
    .object = de heks
    .each = heks
    .a = een heks
    .many = heksen
    .role = heks
guard = wachter
    .own = de wachter
    .yours = je wachter
    .object = de wachter
    .each = wachter
    .a = een wachter
    .many = wachters
    .role = wachter
knight = soldaat
    .own = de soldaat
    .yours = je soldaat
    .object = de soldaat
    .each = soldaat
    .a = een soldaat
    .many = soldaten
    .role = soldaat
innkeeper = waard
    .own = de waard
    .yours = je waard
    .object = de waard
    .each = waard
    .a = een waard
    .many = waarden
    .role = waard
noble = vrouw van adel
    .own = de vrouw van adel
    .yours = je vrouw van adel
    .object = de vrouw van adel
    .each = vrouw van adel
    .a = een vrouw van adel
    .many = vrouwen van adel
    .role = vrouw van adel

## Dubbelkaarten.

split-object = de dubbelkaart { $names }

## Gebouwen.

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

## Wat een regel van een gebouw doet.

ability-defend = Verdediging: elke wachter hier houdt één aanvallende soldaat tegen
ability-attack = Aanval: bij elke tegenstander met minder { $against } dan jij { $with } hebt, raakt de eerste persoon van links gewond
ability-heal = Genees de bovenste kaart van je ziekenhuis
ability-trade = { $count ->
    [one] Ruil munten tegen meeples of andersom, 1 tegen 1, één keer
   *[other] Ruil munten tegen meeples of andersom, 1 tegen 1, tot { $count } keer
}
ability-per = { $gain } voor elke { $group }
ability-once = { $gain } als je { $group } hebt (niet per paar)
ability-all = { $gain } voor elke speler met { $character }
ability-most = Voor elke { $character }: { $gain } voor elke persoon van de soort waarvan je er de meeste hebt
ability-per-wounded = { $gain } voor elke gewonde kaart in je ziekenhuis
ability-each-wounded = Einde van het spel: min { $points } voor elke gewonde kaart
ability-most-wounded = Einde van het spel: min { $points } als je de meeste gewonde kaarten hebt (ook bij een gelijke stand)

## Scoreblad.

score-play = Munten tijdens het spel
score-infirmary = Gewonden
score-variety = Verschillende personen
score-majority = Meerderheid: { $place }
score-total = Totaal
round = Ronde { $round } van { $rounds }
