### The sheet that a location opens, and the drawer with the log and the chat.

sheet-close = Close
talk = Log and chat
# After a number: unread messages.
talk-new = new
# $points (String)
place-majority = Most cards here at the end of the game: { $points }. Everyone tied gains the full amount.

## An example of each line of a location card. Characters come with their number, as in "2 × Miller".

example = Example
# $have (String)
# $gain (String)
example-gain = { $have }: { $gain }.
# $with (String)
# $equal (String)
# $more (String)
example-defend = With { $with } you repel an attack by { $equal }, but not one by { $more }.
# $with (String)
# $fewer (String)
# $equal (String)
example-attack = With { $with } you wound a card of every opponent who has at most { $fewer }. { $equal } would repel the attack.
example-heal = Two of your cards are wounded: the one wounded last returns to its location.
# $points (String)
# $meeples (String)
example-trade = You give { $points } for { $meeples }, or the other way round.
# $have (String)
# $gain (String)
example-once = { $have }: { $gain }. More pairs don’t earn more.
# $have (String)
# $gain (String)
example-all = You and one opponent each have { $have }: both of you gain { $gain }.
# $each (String)
# $most (String)
# $sum (String) - a product, as in "2 × 3 × 2"
# $gain (String)
example-most = { $each }, and { $most } is your largest group: { $sum } = { $gain }.
# $have (String)
# $points (String)
example-cost = { $have }: you lose { $points }.
# $have (String)
# $others (String)
# $points (String)
example-most-cost = You have { $have }, an opponent { $others }: you lose { $points }.
