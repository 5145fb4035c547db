### Wat een zet aan de meerderheden verandert.

preview-lead = +{ $points } aan het eind ({ $you ->
        [true] jij staat voor
       *[false] staat voor
    } { $place })
preview-lead-instead = +{ $points } aan het eind ({ $you ->
        [true] jij staat voor
       *[false] staat voor
    } { $place } in plaats van { $names })
preview-level = +{ $points } aan het eind (gelijk { $place })
preview-lead-alone = { $names }: −{ $points } aan het eind ({ $you ->
        [true] jij staat alleen voor
       *[false] staat alleen voor
    } { $place })
