### What the commands print besides the log, the score sheet and the rules. Each begins in lower case where
### a file or the name of the program stands before it.

## A game’s set-up, in one line.

# $letters (String) - a letter for each location
setup-sides = sides { $letters }
setup-deck-standard = standard deck
setup-ties-shared = ties are shared
setup-ties-meeples = meeples break ties
setup-announce = payments to all are announced

## Where an unfinished game stands.

display-from-front = The display, from the front:
# $moves (String)
moves-possible = Possible moves: { $moves }

## A game that the program plays by itself.

# $command (String)
demo-again = To see this game again: { $command }

## Whether the cards of a game are those that were fixed before its first move.

# $hash (String)
verify-holds = holds: these are the cards of commitment { $hash }
verify-differs = doesn’t hold: the cards, the set-up or the salt are not those of its commitment
verify-none = has no commitment, so nothing can be checked
# $hash (String)
verify-joint = holds: these cards follow from the server’s secret ({ $hash }) and the players’ shares
verify-joint-differs = doesn’t hold: the cards don’t follow from the server’s secret and the players’ shares
# $seed (String)
verify-seed = the seed { $seed } was chosen, so its cards may have been known: a practice game
# $name (String)
# $share (String)
verify-share = share of { $name }: { $share }

## Files.

standard-input = standard input
# $file (String)
# $number (Number)
game-of-file = { $file }, game { $number }
# $file (String)
# $reason (String)
file-unreadable = can’t read { $file }: { $reason }
# $file (String)
file-no-text = { $file } is not text in UTF-8, so it holds no record
