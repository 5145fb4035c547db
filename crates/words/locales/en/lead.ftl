### What a move changes about the majorities.

# $you (Bool)
# $points (Number)
# $place (String)
preview-lead = +{ $points } at the end ({ $you ->
        [true] you lead
       *[false] leads
    } { $place })
# $you (Bool)
# $points (Number)
# $place (String)
# $names (String)
preview-lead-instead = +{ $points } at the end ({ $you ->
        [true] you lead
       *[false] leads
    } { $place } instead of { $names })
# $points (Number)
# $place (String)
preview-level = +{ $points } at the end (tied { $place })
# $you (Bool)
# $points (Number)
# $place (String)
# $names (String)
preview-lead-alone = { $names }: −{ $points } at the end ({ $you ->
        [true] you lead
       *[false] leads
    } alone { $place })
# $points (Number)
# $parts (String)
preview-end-gain = +{ $points } at the end ({ $parts })
# $name (String)
# $points (Number)
# $parts (String)
preview-end-loss = { $name }: −{ $points } at the end ({ $parts })

## How things stand, in the terminal.

daily-majorities = Majorities:
daily-variety = Variety so far:
analysis-columns = Round, player, chance of winning before the move, move.
analysis-signs = ?! doubtful · ? bad · ?? very bad, each with what the move gave away.
