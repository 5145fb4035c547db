### The daily deal: the same cards for everyone, once a day.

daily = Daily deal
    .meta = The same cards for everyone against the same bot, once a day. You get one try.
    .intro = The same cards for everyone, against the same bot, once a day. You get one try.
    .rules = No hints and no take-backs. You can leave and come back until the day ends.
daily-today = Today’s deal
daily-opponent = Opponent
daily-sides = Sides
daily-first = First turn
    .you = Yours
    .bot = The bot’s
daily-end = Ends
# $hours (Number)
# $minutes (Number)
daily-left = at midnight UTC, in { $hours } h { $minutes } min
daily-grace = A game still running at midnight counts if it ends within 30 minutes.
daily-play = Play today’s deal
daily-continue = Continue your game
# $day (String)
daily-late = Your game from { $day } still counts if you finish it in the next few minutes.
# $count (Number)
daily-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
daily-draw = You drew with the bot
# $place (Number)
# $all (Number)
daily-place = Place { $place } of { $all }
# $count (Number)
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-void = This game doesn’t count
    .about = You resigned, or the game ended too late. A new deal comes tomorrow.
# $bot (String)
daily-strongest = The strongest bot, the { $bot }, on the same cards
    .thinking = It’s still playing this deal. Check back in a minute.
daily-results = Results
    .place = Place
    .player = Player
    .points = Points
    .margin = Margin
    .none = Nobody finished this deal.
    .later = The results appear once you’ve played.
daily-you = You
daily-guest = Guest
daily-account = has an account
# $day (String)
daily-yesterday = Yesterday’s deal, { $day }
    .later = Its secret is revealed half an hour after midnight UTC, when the last games have ended.
daily-fair = How the cards are fixed in advance
    .about = The cards, the sides and the bot’s choices are derived from a daily secret. Its hash is published a week ahead, so this server can’t change the cards without being caught. The secret itself is revealed when the day is over.
    .check = Compare the hash of the secret with the one published earlier, then deal the same cards again:
daily-hash = Hash of today’s secret
    .next = Hashes for the coming days
    .of = Hash
daily-secret = Secret
daily-rounds = Ahead (▲), tied (=) or behind (▼) after each round
daily-share = Share the result
    .copy = Copy
    .copied = Copied.
    .picture = Share a picture
# $day (String)
# $result (String)
# $place (String)
daily-text = Majesty daily deal, { $day }: { $result } · { $place }
# $count (Number)
daily-text-won = won by { $count }
# $count (Number)
daily-text-lost = lost by { $count }
daily-text-draw = a draw
daily-to = Daily results
daily-tag = Daily deal
one-try = Everyone gets one try at the daily deal: no take-backs and no rematch.
deal-sealed = Others are still playing this deal. You can see it from 00:30 UTC.

## In the terminal.

# $server (String)
daily-at = The daily deal at { $server }
daily-own = Your realm
# $name (String)
daily-realm = { $name }’s realm
# $count (Number)
daily-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
daily-ask = Your move (number, ? for the locations, q to leave):
# $text (String)
daily-what = “{ $text }” isn’t one of the choices.
daily-waits = Your game will wait until the day ends. The same command brings you back.
