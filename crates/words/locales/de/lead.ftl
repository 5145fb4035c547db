### Was ein Zug an den Mehrheiten ändert.

preview-lead = +{ $points } am Ende ({ $you ->
        [true] du führst
       *[false] führt
    } { $place })
preview-lead-instead = +{ $points } am Ende ({ $you ->
        [true] du führst
       *[false] führt
    } { $place } statt { $names })
preview-level = +{ $points } am Ende (Gleichstand { $place })
preview-lead-alone = { $names }: −{ $points } am Ende ({ $you ->
        [true] du führst
       *[false] führt
    } { $place } allein)
