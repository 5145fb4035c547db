### Het blad dat een gebouw opent, en de lade met verloop en chat.

sheet-close = Sluiten
talk = Verloop en chat
talk-new = nieuw
place-majority = De meeste kaarten hier aan het einde van de partij: { $points }. Bij een gelijke stand krijgt iedereen het volle aantal.

## Een voorbeeld van elke regel van een gebouw.

example = Voorbeeld
example-gain = { $have }: { $gain }.
example-defend = Met { $with } sla je een aanval met { $equal } af, maar niet een met { $more }.
example-attack = Met { $with } verwond je een kaart bij elke tegenstander met hooguit { $fewer }. { $equal } slaat de aanval af.
example-heal = Twee van je kaarten zijn gewond: de laatst gewonde keert terug naar het bijbehorende gebouw.
example-trade = Je geeft { $points } voor { $meeples }, of andersom.
example-once = { $have }: { $gain }, en niet meer, hoeveel je er ook hebt.
example-all = Jij en één tegenstander hebben elk { $have }: jullie krijgen allebei { $gain }.
example-most = { $each }, en je grootste groep is { $most }: { $sum } = { $gain }.
example-cost = { $have }: min { $points }.
example-most-cost = { $have }, bij de anderen { $others }: min { $points }.
