### Wat een zet aan de meerderheden verandert.

preview-lead = +{ $points } aan het eind ({ $you ->
        [true] jij leidt
       *[false] leidt
    } { $place })
preview-lead-instead = +{ $points } aan het eind ({ $you ->
        [true] jij leidt
       *[false] leidt
    } { $place } in plaats van { $names })
preview-level = +{ $points } aan het eind (gelijk { $place })
preview-lead-alone = { $names }: −{ $points } aan het eind ({ $you ->
        [true] jij leidt als enige
       *[false] leidt als enige
    } { $place })
preview-end-gain = +{ $points } aan het eind ({ $parts })
preview-end-loss = { $name }: −{ $points } aan het eind ({ $parts })

## De stand, in de terminal.

daily-majorities = Meerderheden:
daily-variety = Verschillende personen tot nu toe:
analysis-columns = Ronde, speler, kans vóór de zet, zet.
analysis-signs = ?! twijfelachtig · ? slecht · ?? heel slecht: met wat de zet kostte.
