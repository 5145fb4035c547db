### Everything around the table: the start page, setting a table up, settings, and what can go wrong.

play-now = Play now
new-table = New table
join-table = Join a table
go-on = Resume game
your-games = Your games
# How one of your own games ended, in a list.
result-won = Won
result-shared = Shared victory
result-lost = Lost
# $round (Number)
result-resigned = Resigned in round { $round }
rules = Rules
menu = Menu
language = Language
theme = Theme
theme-light = light
theme-dark = dark
theme-auto = same as device
sound-on = Sound on
sound-off = Sound off
notifications-allow = Notify me when it’s my turn

## Setting a table up.

sides = Location sides
sides-a = all A
sides-b = all B
sides-mix = custom mix
sides-random = random mix
deck = Deck
deck-standard = standard: tier 1 on top of tier 2
deck-together = all cards shuffled together
ties = Ties
ties-shared = shared victory
ties-meeples = most meeples wins
house-rule = House rule: announce what everyone gains
clock = Time per turn
clock-none = no limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
open-to-all = open to all
by-link-only = by link only
seed = Deal seed
seats = Seats
seat-here = someone on this device
seat-link = someone with the link
# $bot (String)
seat-bot = bot: { $bot }
name = Name
practice = Practice game
practice-about = Practice game: players may know the cards, so the result doesn’t count.
copy-link = Copy link
invite = Invite a friend with a link

## What can go wrong, and what to do then.

not-found = There’s nothing at this address. The link may be incomplete; your games are on the start page.
server-error = Something went wrong on our side. Your game is saved: reload the page.
too-large = That’s too large. A game record is a text file of only a few kilobytes.
already-played = That turn has already been played. The table now shows the current state.
not-your-turn = It’s not your turn yet.
not-your-seat = This isn’t your seat. You can watch, or take an open one.
game-is-over = The game is over. Start a rematch or watch the replay.
storage-problem = Games can’t be saved right now, so no moves are accepted. Try again in a minute; nothing is lost.

## Keyboard shortcuts.

keys = Shortcuts
keys-spaces = choose a card from the display
keys-sides = previous or next choice
keys-confirm = confirm the choice
keys-cancel = clear the choice
keys-hint = ask for a hint
keys-take-back = take back the last move
keys-log = show or hide the log
keys-chat = write in the chat
keys-replay = step through a game
keys-help = show these shortcuts
keys-quit = leave the table
