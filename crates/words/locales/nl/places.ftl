### Het blad dat een gebouw opent, en de lade met verloop en chat.

sheet-close = Sluiten
talk = Verloop en chat
talk-new = nieuw
place-majority = De meeste kaarten hier aan het einde van het spel: { $points }. Bij een gelijke stand krijgt iedereen het volle aantal.

## Een voorbeeld van elke regel van een gebouw.

example = Voorbeeld
example-gain = { $have }: { $gain }.
example-defend = Met { $with } sla je een aanval met { $equal } af, maar niet een met { $more }.
example-attack = Met { $with } verwond je een kaart bij iedereen met hooguit { $fewer }. { $equal } slaat je af.
example-heal = Twee van je kaarten zijn gewond: de laatst gewonde keert terug naar haar gebouw.
example-trade = Je geeft { $points } voor { $meeples }, of andersom.
example-once = { $have }: { $gain }, en ook met meer ervan maar één keer.
example-all = Jij en één tegenstander hebben elk { $have }: jullie krijgen allebei { $gain }.
example-most = { $each }, en { $most } is je grootste groep: { $sum } = { $gain }.
example-cost = { $have }: min { $points }.
example-most-cost = { $have }, bij de anderen { $others }: min { $points }.
