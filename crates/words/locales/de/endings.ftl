log-wins-meeples = { $you ->
       *[false] { $name } gewinnt
        [true] Du gewinnst
    } mit { $points } und den meisten Meeplen.
log-score-most-wounded = { $you ->
       *[false] { $name } verliert
        [true] Du verlierst
    } { $points }: für { $wounded ->
        [one] { $wounded } verwundete Karte
       *[other] { $wounded } verwundete Karten
    } und { $most } für die meisten.
side-letter = { $letter }
