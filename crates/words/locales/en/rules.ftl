### The rules in short: a heading and its paragraphs for each section.

rules-aim = Aim of the game
    .first = Two to four players each build a realm of eight locations and fill it with characters. Everyone takes twelve cards. Whoever has the most points after final scoring wins.
rules-setup = Setup
    .first = All players have the same eight locations with the same sides face up: all A, all B, or a mix. Everyone starts with 5 meeples on their worker card and no points. The first player is drawn at random.
    .second = The deck consists of shuffled tier 1 cards (6, 14 or 26 of them with two, three or four players) on top of all tier 2 cards, shuffled. Six cards lie face up in the display. The front space is the one farthest from the deck.
rules-turn = A turn
    .first = Choose a card from the display, place it in your realm and resolve its location from top to bottom. Then the display closes up, and the back space is refilled as long as the deck lasts.
rules-paying = Paying with meeples
    .first = The front card is free. For any other, place one of your meeples on each card in front of it. If you don’t have enough, you can’t choose that card. All meeples on the card you take become yours.
rules-placing = Placing
    .first = Each character belongs to one location: Miller, Brewer, Witch, Guard, Knight, Innkeeper and Noble go to locations 1 to 7, in that order. A split card shows two characters: choose one when you place it; it counts only as that one.
    .second = Only your own realm counts, including the new card. “For each Miller, Brewer and Witch” adds up all three; no set is needed. Wounded cards count only where the location says so. When all players are paid, so are you.
rules-special = Special abilities
    .first = Attack: every opponent with fewer Guards than you have Knights has one card wounded: the newest at their leftmost occupied location. It goes face down on top of their Infirmary.
    .second = Heal: the top card of your Infirmary must return to its location; for a split card, choose which of its two. That location isn’t activated, but the healed card already counts when the Cottage pays.
    .third = Trade (Castle, side B): before the Castle pays, you may swap 1 point for 1 meeple, or 1 meeple for 1 point, up to 5 times. You can’t go above 5 meeples this way, nor pay what you don’t have.
rules-surplus = More than five meeples
    .first = At the end of your turn, each meeple beyond 5 goes back to the supply for 1 point.
rules-end = End and final scoring
    .first = The game ends when everyone has taken twelve cards. First the Infirmary: on side A you lose 1 point for each wounded card; on side B you lose 2, and everyone with the most wounded loses 10 more. Then the wounded leave the game.
    .second = Variety: count your locations 1 to 7 that hold a card and multiply that number by itself. Majority: at each of these locations, whoever has the most cards gains its value; all who tie gain it in full. Where nobody has a card, nobody gains it.
rules-ties = Ties
    .first = With equal points, players share the victory. A table may agree that the tied player with more meeples wins instead. Otherwise, leftover meeples score nothing.
rules-announce = House rule: announcing
    .first = If you’ve agreed on this, you must announce when a location pays all players. The others are paid either way, but if you stay silent you lose the total they gain, though never more than you have.
