### What the server answers when something can’t be done, and what to do instead.

# $number (Number)
player-number = Player { $number }
watcher = Watcher
no-table = There’s no table at this address. The link may be incomplete, or the table has expired; your games are on the start page.
move-unreadable = That isn’t a move. Choose a card from the display, then confirm.
seat-taken = Someone is already sitting there. Take another seat, or watch.
only-host = Only the host can do that.
seats-still-free = There are still open seats. Wait for more players, or open a table with bots.
not-all-ready = Not everyone is ready yet.
already-begun = The game has already begun.
not-begun = The game hasn’t begun yet.
nothing-to-take-back = You have no move to take back.
nothing-asked = There’s no longer a request to take back a move.
game-goes-on = You can do that once the game is over.
nothing-to-play-on = The game ends there. Choose an earlier step.
say-too-long = That’s too long for the chat. Please keep it shorter.
say-too-fast = That was a lot at once. Wait a few seconds before you write more.
table-log-full = Too much has happened at this table. Finish the game, or open a new table.
share-wrong = A contribution to the shuffle can have up to 64 letters, digits and spaces. Change it and try again.
form-unreadable = We couldn’t read that. Reload the page and try again.
no-method = This address can’t be used this way.
no-token = Identify yourself: send a token. Guests can get one without an account.
data-unreadable = The data you sent couldn’t be read. The API description says what’s expected.
no-json = Send JSON here, with the header Content-Type: application/json.
no-key = This token isn’t valid: it was revoked or is incomplete. Create a new one on your account page.
other-site = This request came from another site, so it was refused. Use the table’s own page.
wrong-host = This server doesn’t answer to this name. Open it at its usual address. If you run it, start it with --public-url or --allow-host and the name you use.
no-host = The request doesn’t say which server it’s for. Send exactly one Host header.
# $seconds (Number)
too-many = Too many requests at once, so nothing was changed. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
crowded = The server is full at the moment. Games in progress continue; try again in a minute.
sent-too-slowly = The request took too long to arrive, so nothing was done. Please try again.
too-slow = That took too long, and nothing was changed. Please try again.
disk-full = The disk that holds the games is full, so no moves are accepted. Nothing is lost; free some space and try again.
record-no-text = This isn’t a text file, so it can’t be a game record.
players-wrong = A table has two to four players.
seat-wrong = Choose who sits in each seat.
seed-wrong = The seed must be a whole number without a sign, or be left empty.
limit-wrong = A turn can last from one second to fourteen days, or have no limit.
