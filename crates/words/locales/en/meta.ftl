### What search engines and previews of links say about a page. Descriptions are cut at about 160 letters.

meta-game = Majesty: For the Realm
meta-start = Play the card game Majesty: For the Realm in your browser, against bots or with friends. Two to four players, about 15 minutes, no account needed.
meta-rules = The rules of Majesty: For the Realm, short and complete, with every card and both sides of all eight locations.
meta-new-table = Set up a table for Majesty: choose the players, the location sides and the time per turn, and invite friends with a link.
meta-open-record = Open a game record of Majesty and step through it move by move.
meta-account = An account for Majesty is optional and needs no email address. With one, your games follow you to any browser.
meta-picture = The word Majesty beside a crown, above seven cards with portraits and a realm from the Mill to the Infirmary

## The link to a table.

# $name (String)
meta-invites = { $name } invites you to a game of Majesty
meta-invited = You’re invited to a game of Majesty
meta-sides-a = A sides
meta-sides-b = B sides
meta-free-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
meta-join = Open the link, take a seat and play in your browser; no account needed.
meta-watch = Open the link to watch the game.
meta-over = See the final scoring and step through the game move by move.
meta-replay = Step through this game of Majesty move by move, from any player’s seat.
