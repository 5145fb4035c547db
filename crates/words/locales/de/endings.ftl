log-wins-meeples = { $you ->
       *[false] { $name } gewinnt
        [true] Du gewinnst
    } mit { $points } dank mehr Meeple.
log-score-most-wounded = { $you ->
       *[false] { $name } verliert
        [true] Du verlierst
    } { $points } für { $wounded ->
        [one] { $wounded } verwundete Karte
       *[other] { $wounded } verwundete Karten
    }, davon { $most } für die meisten.
side-letter = { $letter }
