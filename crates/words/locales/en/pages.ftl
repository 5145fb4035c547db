### The pages around the table: the start, a new table, the rules, replays, records, errors.

skip-to-content = Skip to content
your-name = Your name
save = Save
to-start = Start page

## The start page.

hero = Twelve cards, one realm, one crown.
    .about = Win millers, knights and nobles for your realm before someone else does. Two to four players, about 15 minutes.
opponents = Your opponents
number-of-players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-about = A sides, standard deck, no time limit: the best way to start.
new-table-about = With friends on this device or by link; other sides, a clock or a house rule.
rules-about = Short and complete, with every card and every location.
record-about = Step through any saved game, move by move.
free-seat = open seat
no-open-tables = Nobody is waiting for players right now. Open a table and invite friends by link.
games-to-watch = Games to watch
sides-mixed = mixed sides

## Setting a table up.

seat-who = Who sits here?
seat-me = you
levels = The levels at court
sides-a-about = for your first games
sides-b-about = riskier, but more rewarding
sides-mix-about = choose for each location below
sides-random-about = the deal decides
# $letter (String)
side = Side { $letter }
more-rules = More rules
more-table = At the table
listed = Open to all: anyone can see the table in the list
substitute-level = Stand-in for anyone who leaves
seed-about = The same number always deals the same cards. Anyone who knows it knows the cards, so it’ll be a practice game. Leave this empty for a new deal.
open-table = Open the table

## The rules page.

contents = Contents
locations = The locations
locations-about = All realms have the same sides face up. A location is resolved from top to bottom when a card from the display is placed there.
deck-about = Sixty cards in two tiers; only the back shows the tier.
card = Card
tier-one = Tier 1
tier-two = Tier 2
all-cards = Total

## Replays and records.

# $step (Number)
# $steps (Number)
step-of = Step { $step } of { $steps }
step-go = Go
replay-seat = View as
replay-start = The cards are dealt.
replay-result = Result
play-on-about = A new practice game from this step: you against bots.
record-text = The record as text
record-file = Or a file
record-help = A record lists the setup, the cards and one line for each round. You can download it after any game.
record-show = Show the replay

## Errors, each as a heading over the sentence that explains it.

mishap-missing = Nothing to see here
mishap-forbidden = The guard shakes his head
mishap-refused = That didn’t work
mishap-ours = Something went wrong
