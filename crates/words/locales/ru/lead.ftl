### Что ход меняет в большинстве.

preview-lead = +{ $points } в конце ({ $you ->
        [true] вы впереди
       *[false] впереди
    } { $place })
preview-lead-instead = +{ $points } в конце ({ $you ->
        [true] вы впереди
       *[false] впереди
    } { $place }, раньше — { $names })
preview-level = +{ $points } в конце (поровну { $place })
preview-lead-alone = { $names }: −{ $points } в конце ({ $you ->
        [true] теперь впереди только вы
       *[false] теперь впереди в одиночку
    } { $place })
