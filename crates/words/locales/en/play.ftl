### The table in the browser: gathering, playing, and the end of the game.

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
all-ready-first = The game can start once every seat is taken and everyone is ready.
everyone-ready = Everyone is ready
# $name (String)
host-starts = { $name } starts the game.
# $bot (String)
substitute = Stand-in for anyone who leaves: { $bot }

## Playing.

table-of = The table
table-more = Table
rivals = Your opponents
display = Display
your-realm = Your realm
# $name (String)
realm-of = { $name }’s realm
# $space (Number)
space-number = space { $space }
choose-card = Choose a card to see what it would do.
not-taken-back = Waiting for the others to agree…
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
unmute = Unmute
hint-suggests = The strongest bot would choose
# $percent (Number)
hint-promise = { $percent }% chance of winning
hint-others = It also considered
# $you (Bool)
# $name (String)
you-left = A bot is playing for { $you ->
       *[false] { $name }
        [true] you
    } now.
clock-left = Time left for this turn
announce-all = Announce what everyone gains
keys-double = Double-click a card to take it right away.

## The end.

final-sheet = Final scoring
all-realms = All realms
rematch-open = Go to the rematch
