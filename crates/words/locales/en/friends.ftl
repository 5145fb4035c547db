### Playing with friends, and your own games on the start page.

## The start page.

play-friend = Play with a friend
    .about = You get a link to send. The game starts as soon as your friend sits down.
friend-name = Your name, so your friend knows who’s inviting them
friend-options = Players and sides
finished-games = Finished games
finished-all = All finished games
finished-none = No finished games match.
filter-opponent = Opponent
filter-sides = Sides
filter-any = all
filter-show = Show

## The table before the game.

invite-about = Send the link to your friend. The game starts as soon as they sit down.
    .more = Send the link to your friends. The game starts as soon as every seat is taken.
    .host = Send the link to your friends. Once everyone is ready, the host starts the game.
invite-share = Share
invite-scan = Scan to join
invite-notify = Notify me when they sit down
auto-start = The game starts automatically once everyone is ready.
begun = Everyone’s here. The game begins!
join-play = Sit down and play
    .here = Sit here
join-name = Your name (optional)
join-rules = New to Majesty? Read the rules first.
share-add = Contribute
