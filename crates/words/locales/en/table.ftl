### The table: whose turn it is, what lies where, and what the player can choose.

your-turn = Your turn
# $name (String)
turn-of = { $name }’s turn
# $name (String)
thinking = { $name } is thinking…
waiting-for-players = Waiting for players
hint = Hint
take-back = Take back
take = Take
cancel = Cancel
free = free
front = front
back = back
log = Log
deck-left = { $count ->
    [0] The deck is empty
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
wounded = { $count ->
    [0] nobody wounded
    [one] { $count } wounded
   *[other] { $count } wounded
}
# $count (Number)
lead-you = you lead by { $count }
lead-tied = tied
# $name (String)
# $count (Number)
lead-other = { $name } leads by { $count }
# $points (String)
variety-so-far = { $count ->
    [one] Variety so far: { $count } location, { $points }
   *[other] Variety so far: { $count } locations, { $points }
}
# $has (Number)
cannot-afford = needs { $cost ->
    [one] { $cost } meeple
   *[other] { $cost } meeples
}, you have { $has }
# $character (String)
place-as = Place as { $character }
# $place (String)
heal-to = Heal and return { $place }
trade-nothing = no trade
trade-buy = { $count ->
    [one] buy { $count } meeple
   *[other] buy { $count } meeples
}
trade-sell = { $count ->
    [one] sell { $count } meeple
   *[other] sell { $count } meeples
}
announce = Announce
stay-silent = Stay silent
game-over = Game over
# $names (String)
share-victory = { $names } share the victory

## Requests, and who comes and goes.

# $name (String)
asks-take-back = { $name } would like to go back to their last turn.
accept = Accept
decline = Decline
come-back = I’m back
connection-lost = Connection lost. Reconnecting…
connection-back = Reconnected.
chat = Chat
send = Send
mute = Mute
leave = Leave
rematch = Rematch
ready = Ready
start = Start
watchers = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Stepping through a game.

replay = Replay
step-first = First step
step-previous = Previous step
step-next = Next step
step-last = Last step
step-play = Play
step-pause = Pause
speed = Speed
play-on = Play from here
record-download = Download game record
record-open = Open a game record

## A deal that anyone can check.

fair-deal = Fair deal
fair-deal-promised = The order of the cards was fixed before the first move. Keep this code; when the game is over, use it to verify the order:
fair-deal-commitment = Shown before the first move
fair-deal-salt = Salt, revealed after the last move
fair-deal-check = To check that no card was changed, download the game record and run: majesty verify FILE
fair-deal-joint = The server and the players shuffle the deck together, so nobody controls the deal alone. The server has picked a secret; this is its hash:
fair-deal-joint-more = Each player can contribute to the shuffle. The secret is revealed when the game is over, and anyone can check the deal.
fair-deal-share = Your contribution to the shuffle
fair-deal-share-about = Up to 64 letters, digits and spaces. Leave this empty and your browser will pick a value at random.
# $name (String)
fair-deal-share-of = { $name }’s contribution
fair-deal-share-given = received, shown after the deal
fair-deal-server-hash = Hash of the server’s secret
fair-deal-server-secret = The server’s secret
fair-deal-chosen = The host chose the seed and may know every card.
fair-deal-chosen-title = Known cards
