### The table in the browser: gathering at it, playing, and what is left at the end.

## Gathering.

# $number (Number)
seat-number = Seat { $number }
seat-open = Open seat
sit-down = Sit down
you-tag = you
is-ready = ready
not-ready = not ready yet
unready = Not ready
away = away
# $bot (String)
# $name (String)
plays-for = { $bot } plays for { $name }
table-link = Link to this table
copied = Copied
all-ready-first = The game can start once every seat is taken and everybody is ready.
everyone-ready = Everyone is ready
# $name (String)
host-starts = { $name } starts the game.
# $bot (String)
substitute = Plays for whoever leaves: { $bot }

## Playing.

table-of = The table
table-more = Table
rivals = The other players
display = Display
your-realm = Your realm
# $name (String)
realm-of = { $name }’s realm
# $space (Number)
space-number = space { $space }
choose-card = Choose a card: you will see here what it does.
not-taken-back = Waiting for the others to agree …
# $points (String)
majority-worth = Majority: { $points }
nobody-here = nobody here yet
# $by (Number)
lead-others = { $count ->
    [one] { $count } other leads by { $by }
   *[other] { $count } others lead by { $by }
}
log-begins = The game begins.
say = Say something
unmute = Hear again
hint-suggests = The strongest bot would choose
# $percent (Number)
hint-promise = chance of winning { $percent } %
hint-others = It also considered
# $you (Bool)
# $name (String)
you-left = A bot plays for { $you ->
       *[false] { $name }
        [true] you
    } now.
clock-left = Time left for this turn
announce-all = Announce what all players gain
keys-double = double click: plays the card at once

## The end.

final-sheet = Final scoring
all-realms = The realms
rematch-open = To the rematch
