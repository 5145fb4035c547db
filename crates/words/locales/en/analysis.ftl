### The analysis of a finished game.

grade-world-class = World class
grade-master = Master
grade-expert = Expert
grade-advanced = Advanced
grade-intermediate = Intermediate
grade-casual = Casual
grade-beginner = Beginner
mark-doubtful = doubtful
mark-bad = bad
mark-very-bad = very bad

## Why one move is better than another: expected differences at the end of the game.

why-nothing = The points alone don’t show it, but this move wins more often.
why-part-wounded = wounded cards
why-part-rest = everything else

## Luck and skill in a sentence.

# $you (Bool)
# $name (String)
verdict-best-won = { $you ->
       *[false] { $name } played best and won.
        [true] You played best and won.
    }
# $you (Bool)
# $name (String)
verdict-best-shared = { $you ->
       *[false] { $name } played best and shares the victory.
        [true] You played best and share the victory.
    }
# $you (Bool)
# $name (String)
# $winner (String)
verdict-best-lost = { $you ->
       *[false] { $name } played best, but { $winner } won.
        [true] You played best, but { $winner } won.
    }
# $you (Bool)
# $name (String)
verdict-you-won = { $you ->
       *[false] { $name } won, although others played better.
        [true] You won, although others played better.
    }
verdict-even = Nobody played clearly better than the others.
# $you (Bool)
# $name (String)
# $percent (String)
verdict-luck = { $you ->
       *[false] The cards favoured { $name } by { $percent }.
        [true] The cards favoured you by { $percent }.
    }
verdict-no-luck = The cards favoured nobody.

## The parts of an analysis.

analysis-start = Start
analysis-skill = Own moves
analysis-others = Others’ moves
analysis-luck = Cards
analysis-result = Result
analysis-adjusted = Without luck
analysis-error = Lost per move
analysis-grade = Played like
analysis-curve = Chance of winning, move by move
analysis-costliest = Costliest moves
analysis-finds = Best finds
analysis-decisions = Every move
analysis-exact = exact
# $played (String)
# $cost (String)
analysis-played = { $played } cost { $cost }
# $played (String)
analysis-better = Better: { $played }
# $played (String)
analysis-instead = Rather than { $played }
analysis-none = None worth mentioning.
# $done (Number)
# $all (Number)
analysis-progress = move { $done } of { $all }
analysis-not-over = The game isn’t over yet. Only finished games can be analysed.
analysis-no-game = There’s no finished game here yet. Play one with majesty play, or name a record file.
