### What the server answers when something can't be done, and the way on.

# $number (Number)
player-number = Player { $number }
watcher = Watcher
no-table = There is no table at this address. Perhaps the link was cut short, or the table has expired; the start page shows your games.
move-unreadable = That is no move. Choose a card of the display, then confirm.
seat-taken = Somebody already sits there. Take another seat, or watch.
only-host = Only whoever opened the table can do that.
seats-still-free = There are still free seats. Wait for more players, or open a table with bots.
not-all-ready = Not everybody is ready yet.
already-begun = The game has already begun.
not-begun = The game has not begun yet.
nothing-to-take-back = There is no move of yours to take back.
nothing-asked = Nobody asks to take a move back any more.
game-goes-on = That is possible once the game is over.
nothing-to-play-on = The game ends there. Choose an earlier step.
say-too-long = That is too long for the chat. Please say it in fewer words.
say-too-fast = That was a lot at once. Wait a few seconds before you say more.
table-log-full = Too much has happened at this table. Finish the game, or open a new table.
share-wrong = A share is up to 64 letters, digits and spaces. Change it and try again.
form-unreadable = What was sent could not be read. Load the page again and choose once more.
no-method = This address can’t be used in this way.
no-token = Say who you are: send a token. A guest gets one without an account.
data-unreadable = What was sent could not be read. The description of the API says what is expected.
no-json = What is sent here has to be JSON, and to say so: Content-Type: application/json.
no-key = This token does not count: it was withdrawn, or it is not whole. Make a new one on your account page.
other-site = This request came from another site, so it was refused. Use the table’s own page.
wrong-host = This server doesn’t answer to this name. Open it at its usual address. If you run it, start it with --public-url or --allow-host and the name that you use.
no-host = The request doesn’t say which server it is for. Send exactly one Host header.
# $seconds (Number)
too-many = That was more at once than one player needs, so it was not done and nothing was changed. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
crowded = The server is full at the moment. Games go on; try again in a minute.
sent-too-slowly = The request took too long to arrive, so nothing was done. Please try again.
too-slow = That took too long, and nothing was changed. Please try again.
disk-full = The disk that keeps the games is full, so no move is taken. Nothing is lost; make room and try again.
record-no-text = This is no text, so it holds no record of a game.
players-wrong = Two to four can play.
seat-wrong = Choose for each seat who plays there.
seed-wrong = A seed is a whole number without a sign, or nothing.
limit-wrong = A turn can take from one second to fourteen days, or as long as it likes.
