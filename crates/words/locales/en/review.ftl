### The pages of an analysed game, and trying its mistakes again.

review-title = Analysis
review-start = Analyse this game
review-start-about = Every move is compared with the best one: what it gave away, what the cards did, and why another move was better. This takes a few seconds; the analysis is then saved with the game.
review-running = Analysing the game
# $count (Number)
review-waiting = { $count ->
        [0] It’s next.
        [one] { $count } other game comes first.
       *[other] { $count } other games come first.
    }
review-running-about = You can leave this page and come back.
review-back = Back to the analysis
review-learn = Learn from your mistakes
# $name (String)
review-learn-of = Learn from { $name }’s mistakes
# $count (Number)
review-learn-count = { $count ->
        [one] { $count } position to try again
       *[other] { $count } positions to try again
    }
review-flawless = No mistakes worth trying again. Well played!
review-how = How the result came about
review-curve-about = The chances always add up to 100%. Choose a move to see the position.
review-as-table = The chances as a table
review-marks = Marks: ?! gave away at least 2 percentage points of the chance of winning, ? at least 4, ?? at least 8.
# $n (Number)
review-round = Round { $n }
review-move = Move
review-played = Played
review-best = Best
review-was-best = That was the best move.
review-forced = That was the only legal move.
review-candidates = The best moves here
review-chance = Chance of winning
# $change (String)
review-card = The card that came next changed it by { $change } percentage points.
review-find = good find
review-exact-about = From here on, every possible continuation was counted: the chances are exact.
review-replay = Replay from here
review-broken-off = This game ended early, so there’s no result to analyse.
review-person-busy = One of your games is being analysed. Wait until it’s done, then ask again.
review-server-busy = Many games are waiting to be analysed. Try again in a minute.

## Trying a mistake again.

# $n (Number)
# $all (Number)
retry-of = Mistake { $n } of { $all }
# $you (Bool)
# $name (String)
# $played (String)
# $cost (String)
retry-ask = { $you ->
       *[false] { $name } played { $played }, which gave away { $cost } percentage points.
        [true] You played { $played }, which gave away { $cost } percentage points.
    }
retry-best = Right: that’s the best move.
# $cost (String)
retry-good = Good: it gives away only { $cost } percentage points.
retry-same = That’s the move that was played. There’s a better one.
# $played (String)
# $cost (String)
retry-wrong = { $played } gives away { $cost } percentage points.
# $name (String)
# $played (String)
retry-reply = { $name } would reply with { $played }.
# $you (Bool)
# $before (String)
# $after (String)
retry-change = { $you ->
       *[false] The chance of winning falls from { $before } to { $after }.
        [true] Your chance of winning falls from { $before } to { $after }.
    }
retry-show = Show the answer
retry-answer = The answer
retry-next = Next mistake
retry-finish = Go to the summary
retry-done = That was all of them
# $found (Number)
# $all (Number)
retry-score = { $found } of { $all } found
retry-first = on the first try
retry-later = on a later try
retry-shown = shown
retry-again = Start over
retry-find = Find a better move.
# $wounded (String)
retry-outcome = As a result, { $wounded }.

## What a player’s grade and the tally mean.

review-parts-about = In percentage points of the chance of winning, added up over the game: what each player’s own moves gave away, what the others’ mistakes gave them, and what the cards gave or cost them.
# $you (Bool)
review-own-moves = { $you ->
       *[false] Own moves
        [true] Your moves
    }
# $players (Number)
review-others-moves = { $players ->
        [2] Opponent’s mistakes
       *[other] Others’ mistakes
    }
# $level (String)
review-plays-like = about as well as the bot “{ $level }”
# $count (Number)
review-with-hints = { $count ->
        [one] with { $count } hint
       *[other] with { $count } hints
    }
review-how-about = “Start”, “Own moves”, “Others’ moves” and “Cards” add up to “Result”. “Without luck” is the same sum without “Cards”. “Start” is the chance of winning before the first move; it depends on the first cards and on who goes first. “Without luck” is a tally in percentage points, not a chance, so it can be below 0 or above 100.
review-curve-about-file = The chances always add up to 100%. Open any move below to see what’s known about it.
review-axis = Round

## What to remember from the marked moves.

# $count (Number)
# $all (Number)
takeaway-share = in { $count } of { $all ->
        [one] { $all } marked move
       *[other] { $all } marked moves
    }
# $share (String) - as in "in 2 of 3 marked moves"
takeaway-points = Count what each card scores right away: { $share }, the better move would have scored more.
# $share (String)
takeaway-majorities = Watch the majorities: { $share }, the better move would have taken or shared the lead at a location.
# $share (String)
takeaway-variety = Fill new locations: { $share }, the better move would have done so.
# $share (String)
takeaway-attacks = Look for attacks: { $share }, the better move would have wounded a card.
# $share (String)
takeaway-healing = Heal your wounded: { $share }, the better move would have done so.
# $share (String)
takeaway-defence = Watch out for attacks: { $share }, the better move would have kept your cards safe.
# $share (String)
takeaway-denial = Think of the next player: { $share }, the better move would have left them less to take.
# $share (String)
takeaway-meeples = Keep more meeples: { $share }, the better move would have left you more.
review-marked = Marked moves
review-marked-none = none
review-before = The percentage is the player’s chance of winning before the move.
review-no-grade = Decided too early for a grade
review-takeaway = To remember
# $number (Number)
retry-no-seat = There’s no seat { $number } in this game.
review-strong = The chances assume strong players.
