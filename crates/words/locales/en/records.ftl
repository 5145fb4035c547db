### Why a record can’t be read. The names of tags and the letters of moves and cards
### are the same in every language.

# $line (Number)
# $column (Number)
# $reason (String)
record-unreadable = This record can’t be read. Line { $line }, character { $column }: { $reason }
record-tag-syntax = A tag looks like [Name "value"].
record-tag-late = Tags must come before the first move.
# $tag (String)
record-tag-twice = The tag { $tag } appears here a second time.
# $tag (String)
record-tag-missing = The tag { $tag } is missing before this line.
# $known (String)
# $found (String)
record-version = Only records of version { $known } can be read, not “{ $found }”.
record-control = A record can’t contain control characters.
record-seats = A game has two to four players: Seat1, Seat2 and so on, without a gap.
record-sides = The sides are eight letters, A or B, one for each location from the Mill to the Infirmary.
# $one (String)
# $other (String)
record-value = Only “{ $one }” or “{ $other }” is allowed here.
# $word (String)
record-card = “{ $word }” isn’t a card in this game.
# $found (Number)
record-cards-number = { $expected ->
    [one] This deck has { $expected } card, not { $found }.
   *[other] This deck has { $expected } cards, not { $found }.
}
# $place (Number)
# $card (String)
record-cards-many = Card { $place } is one { $card } too many for the deck.
# $place (Number)
# $card (String)
# $tier (Number)
record-cards-many-tier = Card { $place } is one { $card } too many for tier { $tier }.
record-scores-early = The tag Scores is allowed only in a finished game.
# $scores (String)
record-scores = The moves give the scores “{ $scores }”.
# $round (Number)
record-round = Round { $round } must begin with “{ $round }.”
record-after-end = The game is already over at this point: every player has taken twelve cards.
# $word (String)
# $reason (String)
record-word = “{ $word }” isn’t a move. { $reason }
# $spaces (Number)
record-word-space = A move begins with a space in the display, 1 to { $spaces }.
record-word-character = A character’s letter is needed here: M, B, W, G, K, I or N.
record-word-trade = A trade is + or - and the number of meeples, such as +2.
record-word-long = The move is already complete at this point; what follows can’t be read.
# $word (String)
# $reason (String)
record-illegal = The move { $word } isn’t legal. { $reason }
