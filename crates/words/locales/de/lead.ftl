### Was ein Zug an den Mehrheiten ändert.

preview-lead = +{ $points } am Ende ({ $you ->
        [true] du führst
       *[false] führt
    } { $place })
preview-lead-instead = +{ $points } am Ende ({ $you ->
        [true] du führst
       *[false] führt
    } { $place }, bisher { $names })
preview-level = +{ $points } am Ende (Gleichstand { $place })
preview-lead-alone = { $names }: −{ $points } am Ende ({ $you ->
        [true] du führst allein
       *[false] kein Gleichstand mehr
    } { $place })
preview-end-gain = +{ $points } am Ende ({ $parts })
preview-end-loss = { $name }: −{ $points } am Ende ({ $parts })

## Der Stand, im Terminal.

daily-majorities = Mehrheiten:
daily-variety = Unterschiedliche Personen bisher:
analysis-columns = Runde, Spieler, Gewinnchance vor dem Zug, Zug.
analysis-signs = ?! zweifelhaft · ? schlecht · ?? sehr schlecht, jeweils mit dem, was der Zug gekostet hat.
