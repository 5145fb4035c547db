### The end of a game and the sides, told exactly.

# $you (Bool)
# $name (String)
# $points (String)
log-wins-meeples = { $you ->
       *[false] { $name } wins
        [true] You win
    } with { $points } and the most meeples.
# $you (Bool)
# $name (String)
# $points (String)
# $wounded (Number)
# $most (Number)
log-score-most-wounded = { $you ->
       *[false] { $name } loses
        [true] You lose
    } { $points } for { $wounded ->
        [one] { $wounded } wounded card
       *[other] { $wounded } wounded cards
    }, including { $most } for having the most.
# $letter (String) - A or B
side-letter = { $letter }
