### The pages around the table: the start, a new table, the rules, replays, records, mishaps.

skip-to-content = Skip to the content
your-name = Your name
save = Save
to-start = To the start page

## The start page.

hero = Twelve cards, one realm, one crown.
    .about = Draw millers, knights and nobles into your realm before somebody else does. Two to four players, a quarter of an hour.
opponents = Your opponents
number-of-players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-about = Sides A, the standard deck, no time limit: the game as it is played first.
new-table-about = With friends at this device or by link, with other sides, a clock, a house rule.
rules-about = Short and complete, with every card and every location.
record-about = Look through any game that was written down, move by move.
free-seat = free seat
no-open-tables = Nobody is waiting for players just now. Open a table, and friends can join it by link.
games-to-watch = Games to watch
sides-mixed = mixed sides

## Setting a table up.

seat-who = Who sits here
seat-me = you
levels = The levels at court
sides-a-about = for the first games
sides-b-about = riskier, with more to gain from others
sides-mix-about = choose for each location below
sides-random-about = the deal decides
# $letter (String)
side = Side { $letter }
more-rules = More rules
more-table = At the table
listed = Open to all: strangers see the table in the list
substitute-level = Who plays for somebody who leaves
seed-about = The same number deals the same cards again. Whoever knows it knows the cards, so it is a practice game. Leave it empty for new cards.
open-table = Open the table

## The rules page.

contents = Contents
locations = The locations
locations-about = All realms have the same sides up. A location is carried out from top to bottom whenever a card is placed there.
deck-about = Sixty cards in two tiers; the tier shows on the back alone.
card = Card
tier-one = Tier 1
tier-two = Tier 2
all-cards = All

## Replays and records.

# $step (Number)
# $steps (Number)
step-of = Step { $step } of { $steps }
step-go = Go
replay-seat = Seen from
replay-start = The cards are dealt.
replay-result = Result
play-on-about = A new practice game from this step, you against bots.
record-text = The record as text
record-file = Or a file
record-help = A record lists the set-up, the cards and one line for each move. You can download it after any game.
record-show = Look through it

## Mishaps, each as a heading over the sentence that explains it.

mishap-missing = Nothing to see here
mishap-forbidden = The guard shakes his head
mishap-refused = That did not work
mishap-ours = Something went wrong
