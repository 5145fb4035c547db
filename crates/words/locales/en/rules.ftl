### The rules in short: a heading and its paragraphs for each section.

rules-aim = What it is about
    .first = Two to four players each build a realm of eight locations and gather people for it. Everybody takes twelve cards. Whoever has the most points after the final scoring wins.
rules-setup = Set-up
    .first = Each player has the same eight locations with the same sides up: all A, all B, or a mix. Each starts with 5 meeples on the worker card and no points.
    .second = The deck holds some shuffled cards of tier 1 (6, 14 or 26 with two, three or four players) on top of all shuffled cards of tier 2. Six cards lie face up in the display. The front space is the one farthest from the deck.
rules-turn = A turn
    .first = Choose a card of the display, place it in your realm and carry out its location from top to bottom. Then the display closes up, and a new card comes from the deck to the back.
rules-paying = Paying with meeples
    .first = The front card is free. For any other, lay one of your meeples on each card before it. With too few meeples you can’t choose that card. All meeples that lie on the card you take become yours.
rules-placing = Placing
    .first = Each character has one location: Miller, Brewer, Witch, Guard, Knight, Innkeeper and Noble live at locations 1 to 7. A split card shows two characters: choose one when you place it, and it counts as that one only.
    .second = Counts are of your own realm, the new card included. “Per Miller, Brewer and Witch” adds up all three. The wounded count only where a card says so. Where all players are paid, so are you.
rules-special = Attack, heal, trade
    .first = Attack: every opponent with fewer Guards than you have Knights loses one card: the newest one at the leftmost location that holds any. It goes face down on top of that player’s Infirmary.
    .second = Heal: the top card of your Infirmary must return to its location; a split card to whichever of its two you choose. That location does nothing now.
    .third = Trade (Castle, side B): before the Castle pays, change up to 5 times 1 point into 1 meeple or back. You can’t end above 5 meeples by it, nor pay what you don’t have.
rules-surplus = More than five meeples
    .first = At the end of your turn, every meeple beyond 5 goes back to the supply for 1 point.
rules-end = End and final scoring
    .first = The game ends when everybody has taken twelve cards. First the Infirmary costs points: on side A 1 per wounded card; on side B 2 per wounded card, and 10 more for whoever has the most. Then the wounded leave the game.
    .second = Variety: multiply the number of your locations 1 to 7 that hold a card by itself. Majority: at each of these locations, whoever has the most cards gains the value printed there; all who tie gain it in full.
rules-ties = Ties
    .first = With equal points the victory is shared. A table may agree that the player with more meeples wins instead. Where nobody has a card, nobody gains the majority. Meeples that are left bring nothing.
rules-announce = House rule: announcing
    .first = If agreed, you should announce that a location pays all players. The others are paid in any case, but if you stay silent you lose as many points as they gain, as far as you have them.
