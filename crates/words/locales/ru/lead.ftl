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
    [true] впереди только вы
   *[false] единоличное лидерство
} { $place })
preview-end-gain = +{ $points } в конце ({ $parts })
preview-end-loss = { $name }: −{ $points } в конце ({ $parts })

## Положение, в терминале.

daily-majorities = Большинство:
daily-variety = Разнообразие сейчас:
analysis-columns = Раунд, игрок, шанс перед ходом, ход.
analysis-signs = ?! сомнительно · ? плохо · ?? очень плохо; рядом — сколько потеряно этим ходом.
