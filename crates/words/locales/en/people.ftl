### Leaving and resigning, and what the other people at a table do.

## Leaving.

leave-title = Leave the game?
leave-against-people = A bot will play for you until you come back. You’ll find the game under “{ your-games }” on the start page.
leave-against-bots = The game will wait for you. You’ll find it under “{ your-games }” on the start page.
leave-stay = Stay

## Resigning.

resign = Resign
resign-title = Resign this game?
resign-against-people = You’ll lose the game, whatever happens next. A bot will take over, and you can’t come back.
resign-against-bots = The game will end immediately, and you’ll lose it.
resign-not = Play on
# $name (String)
resigned-you-win = { $name } resigned, so you’ve won. You can play on against a bot, or end the game.
conclude = End the game

## Taking back.

take-back-title = Take back your move?
take-back-about = From then on, this will be a practice game: the revealed cards are known, so the result won’t count.

have-resigned = You’ve resigned this game. You can still watch it.
# $round (Number)
you-resigned = You resigned in round { $round }, and a bot has taken over. You can still watch.
# $round (Number)
is-resigned = resigned in round { $round }

## How a game ended for a player.

# $name (String)
# $round (Number)
remark-resigned = { $name } resigned in round { $round }; a bot took over.
# $round (Number)
remark-you-resigned = You resigned in round { $round }; a bot took over.
# $name (String)
remark-removed = The host removed { $name }; a bot took over.
# $name (String)
remark-away = A bot played for { $name } at the end.
# $name (String)
# $round (Number)
ended-resigned = { $name } resigned in round { $round }
# $round (Number)
ended-you-resigned = You resigned in round { $round }
ended-lost = The game is over, and you’ve lost.
ended-early = The game ended before its last round.
points-so-far = Points so far

## What people do besides moving, in the log and as notices.

# $you (Bool)
# $name (String)
log-left = { $you ->
       *[false] { $name }
        [true] You
    } left; a bot has taken over.
# $you (Bool)
# $name (String)
log-timed-out = { $you ->
       *[false] { $name }
        [true] You
    } ran out of time; a bot has taken over.
# $you (Bool)
# $name (String)
log-came-back = { $you ->
       *[false] { $name } is
        [true] You’re
    } back.
# $you (Bool)
# $name (String)
log-resigned = { $you ->
       *[false] { $name }
        [true] You
    } resigned; a bot has taken over.
# $you (Bool)
# $name (String)
log-resigned-end = { $you ->
       *[false] { $name }
        [true] You
    } resigned, and the game ended.
# $you (Bool)
# $name (String)
log-removed = The host removed { $you ->
       *[false] { $name }
        [true] you
    }; a bot has taken over.
# $you (Bool)
# $name (String)
# $yours (Bool) - whether the reader asked
# $asker (String)
log-take-back-declined = { $you ->
       *[false] { $name }
        [true] You
    } didn’t agree to take back { $yours ->
       *[false] { $asker }’s
        [true] your
    } move.
# $you (Bool)
# $name (String)
log-take-back-lapsed = { $you ->
       *[false] { $name }’s
        [true] Your
    } request to take back a move has lapsed.
# $name (String)
take-back-declined = { $name } declined, so your move stands.
take-back-lapsed = Your request to take back a move has lapsed.
# $you (Bool)
# $name (String)
rematch-offered = { $you ->
       *[false] { $name } offers
        [true] You offer
    } a rematch.
# $name (String)
not-connected = { $name } isn’t connected right now.
