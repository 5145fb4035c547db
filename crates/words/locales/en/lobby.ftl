### Everything around the table: the start page, setting a table up, settings, and what can go wrong.

play-now = Play now
new-table = New table
join-table = Join a table
go-on = Go on with a game
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
theme = Colours
theme-light = light
theme-dark = dark
theme-auto = as the device
sound-on = Sound on
sound-off = Sound off
notifications-allow = Tell me when it is my turn

## Setting a table up.

sides = Sides of the locations
sides-a = all A
sides-b = all B
sides-mix = own mix
sides-random = random mix
deck = Deck
deck-standard = standard: tier 1 on top of tier 2
deck-together = all cards shuffled together
ties = Ties
ties-shared = the victory is shared
ties-meeples = more meeples win
house-rule = House rule: announce what all players gain
clock = Time for a turn
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
seed = Seed of the deal
seats = Seats
seat-here = person at this device
seat-link = person with the link
# $bot (String)
seat-bot = bot: { $bot }
name = Name
practice = Practice game
practice-about = Practice game: cards may be known, so the result doesn’t count.
copy-link = Copy the link
invite = Invite a friend with a link

## What can go wrong, and the way on.

not-found = There is nothing at this address. Perhaps the link was cut short; the start page shows your games.
server-error = Something went wrong on our side. Your game is kept: load the page again.
too-large = That is too large to be read. A game’s record is a text of a few kilobytes.
already-played = That turn was already played. The table now shows how it stands.
not-your-turn = It is not your turn. Wait until it comes round to you.
not-your-seat = You do not hold this seat. You can watch, or take a free one.
game-is-over = The game is over. Start a rematch or look through it again.
storage-problem = Games cannot be saved just now, so no move is taken. Try again in a minute; nothing is lost.

## Keys.

keys = Keys
keys-spaces = choose a card of the display
keys-sides = previous or next choice
keys-confirm = confirm the choice
keys-cancel = back without choosing
keys-hint = ask for a hint
keys-take-back = take the last move back
keys-log = show or hide the log
keys-chat = write in the chat
keys-replay = step through a game
keys-help = show these keys
keys-quit = leave the table
