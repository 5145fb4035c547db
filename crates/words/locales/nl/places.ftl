### Het blad dat een gebouw opent, en de lade met verloop en chat.

sheet-close = Sluiten
talk = Verloop en chat
talk-new = nieuw
place-majority = Wie hier aan het einde van de partij de meeste kaarten heeft, krijgt { $points }, ook bij een gelijke stand.

## Een voorbeeld van elke regel van een gebouw.

example = Voorbeeld
example-gain = { $have }: { $gain }.
example-defend = Met { $with } sla je een aanval met { $equal } af, maar geen aanval met { $more }.
example-attack = Met { $with } verwond je een kaart bij elke tegenstander met hooguit { $fewer }. { $equal } slaat de aanval af.
example-heal = Twee van je kaarten zijn gewond: de laatst gewonde keert terug naar het bijbehorende gebouw.
example-trade = Je geeft { $points } voor { $meeples }, of andersom.
example-once = { $have }: { $gain }. Meer paren leveren niet meer op.
example-all = Jij en één tegenstander hebben elk { $have }: jullie krijgen allebei { $gain }.
example-most = { $each }, en je grootste groep is { $most }: { $sum } = { $gain }.
example-cost = { $have }: je verliest { $points }.
example-most-cost = { $have } bij jou, { $others } bij een tegenstander: je verliest { $points }.
