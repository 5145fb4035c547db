### What the commands print besides the log, the score sheet and the rules. A message starts in lower case
### where a file or the name of the program comes before it.

## A game’s setup, in one line.

# $letters (String) - a letter for each location
setup-sides = sides { $letters }
setup-deck-standard = standard deck
setup-ties-shared = ties are shared
setup-ties-meeples = meeples break ties
setup-announce = house rule: announcing

## The position of an unfinished game.

display-from-front = The display, from the front:
# $moves (String)
moves-possible = Possible moves: { $moves }

## A game of bots only.

# $command (String)
demo-again = To see this game again: { $command }

## Checking that the cards of a game were fixed before its first move.

# $hash (String)
verify-holds = holds: these cards match the commitment { $hash }
verify-differs = doesn’t hold: the cards, the setup or the salt don’t match the commitment
verify-none = has no commitment, so nothing can be checked
# $hash (String)
verify-joint = holds: these cards are derived from the server’s secret ({ $hash }) and the players’ contributions
verify-joint-differs = doesn’t hold: the cards don’t match the server’s secret and the players’ contributions
# $seed (String)
verify-seed = practice game: the seed { $seed } was chosen by hand, so the players may have known the cards
# $name (String)
# $share (String)
verify-share = { $name }’s contribution: { $share }

## Files.

standard-input = standard input
# $file (String)
# $number (Number)
game-of-file = { $file }, game { $number }
# $file (String)
# $reason (String)
file-unreadable = can’t read { $file }: { $reason }
# $file (String)
file-no-text = { $file } isn’t UTF-8 text, so it can’t be a game record
