### Keeping order at tables and in the list of tables, hints by agreement, and clocks.

## Reasons for a refusal.

time-over = Your time for this turn is up, so a bot is playing it. You’ll take over again on your next turn.
hints-off = Hints are off at this table.
hints-only-alone = At this table, hints are allowed only while nobody plays on another device.
you-are-blocked = The host has blocked you at this table. You can still watch.
watchers-quiet = The host has turned off chat for watchers.
table-closed = The host has closed this table. Find another one on the start page, or open your own.
others-still-play = Others are still playing here. You can close the table once they’ve all left.
one-seat-only = You already have a seat here. The other seats are for others.
# $limit (Number)
too-many-listed = You already have { $limit } tables in the list. Play or close one of them first, or open this one by link only.
# $limit (Number)
too-many-seats = You’re already waiting at { $limit } tables opened by others. Leave one first.

## Hints.

hints = Hints
hints-alone = only while nobody plays on another device
hints-everyone = for everyone, and all are told
hints-nobody = none
# $you (Bool)
# $name (String)
took-hint = { $you ->
       *[false] { $name }
        [true] You
    } took a hint.
hints-taken = Hints taken

## What the host can do.

manage = Moderate
# $name (String)
remove-person = Remove { $name }
# $name (String)
block-person = Block { $name }
# $name (String)
unblock-person = Unblock { $name }
block-about = Blocked people can watch, but they can’t sit down or chat here.
watchers-chat-off = Turn off chat for watchers
watchers-chat-on = Turn on chat for watchers
close-table = Close the table
close-about = You can close a game once everyone else has left.
is-removed = removed by the host
you-are-removed = The host has removed you from this game, and a bot has taken over. You can still watch.
watcher-tag = watching
closed-title = This table is closed
turn-lost = Your time for this turn ran out, so a bot is playing it. You’ll take over again on your next turn.

## Pages of a list.

list-newer = Newer tables
list-older = Older tables
