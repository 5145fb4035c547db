log-wins-meeples = { $you ->
       *[false] { $name } wint
        [true] Je wint
    } met { $points } en de meeste meeples.
log-score-most-wounded = { $you ->
       *[false] { $name } verliest
        [true] Je verliest
    } { $points } voor { $wounded ->
        [one] { $wounded } gewonde kaart
       *[other] { $wounded } gewonde kaarten
    }, waarvan { $most } voor de meeste gewonden.
side-letter = { $letter }
