### Puzzles: positions from the ends of games, each with one best move.

puzzles = Puzzles
puzzles-about = The last moves of real games. In each position one move is clearly best, and every answer has been worked out exactly.
meta-puzzles = Puzzles for Majesty: For the Realm. Find the best move at the end of a game, with a new puzzle every day.
# $id (String)
puzzle-name = Puzzle { $id }
puzzle-today = Puzzle of the day
puzzle-find = It’s your turn. Find the move that wins most often.
puzzle-moves-left = { $count ->
    [one] { $count } move left in the game
   *[other] { $count } moves left in the game, yours included
}
# $number (Number)
# $all (Number)
puzzle-level-of = Level { $number } of { $all }
# $letter (String)
puzzle-sides = { $letter } sides
puzzle-sides-mixed = Mixed sides
puzzle-sides-strange = Some locations may work differently from the ones you know. Tap one to read it.
puzzle-begin = New here? Start with level 1
puzzle-today-solved = solved
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-none-left = You’ve solved all of these.

## Themes and levels.

puzzle-themes = By theme
puzzle-levels = By level
puzzle-theme-attack = Attack
puzzle-theme-majority = Majority
puzzle-theme-heal = Heal
puzzle-theme-denial = Denial
puzzle-theme-timing = Timing
puzzle-theme-attack-about = Wound an opponent’s card, or protect your own.
puzzle-theme-majority-about = Win the majority that counts.
puzzle-theme-heal-about = Bring a card back from the Infirmary.
puzzle-theme-denial-about = Take what your opponents need.
puzzle-theme-timing-about = Give up points now for more on your next turn.

## Your progress.

puzzle-progress = Your progress
# $done (Number)
# $all (Number)
puzzle-solved-of = { $done } of { $all } solved
puzzle-first-tries = { $count ->
    [one] { $count } on the first try
   *[other] { $count } on the first try
}
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-streak-none = Solve a puzzle today to start a streak.
puzzle-streak-today = Solve a new puzzle today to keep your streak.
# $rating (String)
puzzle-rating-yours = Your rating: { $rating }
puzzle-rating-about = With an account, your first try at each puzzle is rated.
# $before (String)
# $after (String)
puzzle-rating-change = Your rating: { $before } → { $after }
# $rating (String)
puzzle-rating = Rating { $rating }

## The answer.

puzzle-right = That’s the best move!
puzzle-wrong = Not the best move.
# $played (String)
# $chance (String)
puzzle-leads = { $played }: you win { $chance } of the time from here.
puzzle-wrong-lost = Another move does better. If everyone plays well after yours, you can no longer win.
puzzle-wrong-less = Another move wins clearly more often.
# $played (String)
puzzle-wrong-reply = The strongest reply: { $played }.
# $reason (String)
puzzle-not-possible = This move isn’t possible here: { $reason }
puzzle-try-again = Try again
puzzle-show = Show the answer
# $chance (String)
puzzle-best-wins = The best move wins { $chance } of the time.
puzzle-tries = { $count ->
    [one] Solved on the first try.
   *[other] Solved in { $count } tries.
}
# $effects (String)
puzzle-effects = What it does: { $effects }.
# $themes (String)
puzzle-about-themes = What this puzzle is about: { $themes }.
puzzle-answer = The answer
puzzle-chances = Your chance of winning
puzzle-best = Best
puzzle-second = Next best
puzzle-greedy = Best if the game ended now
puzzle-exact = These chances are exact: they count every card that may still come, with best play by everyone.
puzzle-why = Why
# $played (String)
puzzle-why-than = Compared with { $played }:
puzzle-happens = What it does
# $name (String)
# $played (String)
puzzle-reply = { $name }’s best reply: { $played }.
# $name (String)
# $played (String)
# $chance (String)
puzzle-reply-likely = { $name }’s most likely best reply: { $played } (best for { $chance } of the cards that may come).
puzzle-solved-by = Bots that solve it

## In the terminal.

# $id (String)
puzzle-unknown = There’s no puzzle { $id }.
puzzle-since = Since your last turn
puzzle-choose = Your move, as a number or in notation; ? explains the locations, ! shows the answer, q leaves
# $moves (Number)
puzzle-number-wrong = Type a number from 1 to { $moves }, ?, ! or q.
puzzle-begin-terminal = New here? Start with an easy one: majesty puzzle --level 1
# $level (Number)
puzzle-more = More of level { $level }: majesty puzzle --level { $level }
# $done (Number)
# $all (Number)
puzzle-solved-terminal = Solved: { $done } of { $all }

## On the privacy page.

privacy-puzzles = Puzzles: what you tried and solved, and your rating with an account
privacy-puzzles-why = So you see your progress and get new puzzles.
# $time (String)
privacy-puzzles-time = For guests: { $time }. For accounts: until the account is deleted
