### The end of a game: the result for its reader, what decided it, and sharing it.

# $count (Number)
end-you-won = You won by { $count }
end-you-won-meeples = You won on meeples
# Where a player with more points resigned.
end-you-won-anyway = You won
# $names (String)
end-you-share = You share the victory with { $names }
# $count (Number)
end-you-lost = You lost by { $count }
end-you-lost-meeples = You lost on meeples
# $name (String)
# $count (Number)
end-won = { $name } won by { $count }
# $name (String)
end-won-meeples = { $name } won on meeples
# $name (String)
end-won-anyway = { $name } won
# $players (Number)
# $place (Number)
end-place = { $players ->
    [3] { $place ->
        [2] Second of three
       *[3] Third of three
    }
   *[4] { $place ->
        [2] Second of four
        [3] Third of four
       *[4] Fourth of four
    }
}
# $points (String)
# $names (String)
end-behind = { $points } behind { $names }
# $names (String)
end-level = Tied with { $names }, but with fewer meeples

## Where the points came from.

# $points (String)
end-part-play = { $points } during play
# $points (String)
end-part-variety = { $points } variety
# $points (String)
end-part-majorities = { $points } majorities
# $points (String)
end-part-wounded = { $points } wounded
end-majorities = Majorities
end-other = Meeples
end-other-about = Traded and surplus meeples
end-silence = Staying silent
# $lines (String)
end-decided = Decided by: { $lines }
# $lines (String)
# $name (String)
# $theirs (String)
end-shared-yours = Where you were ahead: { $lines }. Where { $name } was ahead: { $theirs }
# $name (String)
# $lines (String)
# $other (String)
# $theirs (String)
end-shared = Where { $name } was ahead: { $lines }. Where { $other } was ahead: { $theirs }
# While the points are counted up, before the result is shown.
end-counting = Counting the points…
# $name (String)
# $lines (String)
end-decided-theirs = Where { $name } was ahead of you: { $lines }
# $place (String)
end-line-play = points { $place }
# $place (String)
end-line-majority = majority { $place }
end-line-variety = variety
end-line-wounded = fewer wounded cards
end-line-other = points from meeples
end-line-silence = fewer missed announcements
end-placing = Placing

## What to do next.

end-from-round = Try again from round
end-more = More
end-same-cards = The same cards in the same order.
# The name of a bot.
# $level (String)
end-stronger = Play against { $level }
end-play-on = Play
end-share = Share
end-share-saved = Picture saved.
end-share-copied = Picture saved, link to the replay copied.
# What a player shares who has given no name.
# $count (Number)
share-won = I won by { $count }
share-won-meeples = I won on meeples
# $names (String)
share-victory-with = I shared the victory with { $names }
# $count (Number)
share-lost = I lost by { $count }
share-lost-meeples = I lost on meeples
share-me = Me
