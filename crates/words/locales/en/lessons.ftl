### The guided games: what each step says, and the answers to a move that the step doesn’t ask for.

learn = Learn to play
    .about = A guided first game: you make every move. About 6 minutes.
learn-intro = Nothing to read first: you play, and each step shows you one thing. Stop and come back whenever you like.
lesson-first = Your first game
    .about = Cards, meeples, attacks, and how the points are counted. About 6 minutes.
lesson-sides-b = B sides
    .about = What changes when you turn the locations over. 2 to 3 minutes.
# $step (Number)
# $steps (Number)
lesson-step = Step { $step } of { $steps }
lesson-begin = Begin
# $step (Number)
lesson-continue = Continue at step { $step }
lesson-again = Play again
lesson-finished = finished
lesson-next = Continue
lesson-back = Back
lesson-over = Start over
lesson-leave = Leave
# $name (String)
lesson-play = Play against { $name }
lesson-to-b = Next lesson: B sides
lesson-to-first = Lesson: your first game
# $name (String)
menu-learn = Lesson: { $name }
lesson-stands = What happened

## How to take a card: on a page, and in a terminal.

# $take (String) - what the button says
lesson-how = Choose the card, then press “{ $take }”.
lesson-how-keys = Choose the card with ← → and its character or option with ↑ ↓, then press ⏎.
lesson-choose = Take any card you can reach.
lesson-look = Tap a location to read what it does. The cards come with the next step.
lesson-look-b = Tap a location to read what it does.
lesson-signs = Below each location: = you’re tied, +1 you lead by one card, −1 you’re one behind.
lesson-look-keys = Your realm is the table below, with a column for each location; ? explains them. The cards come with the next step.
lesson-no-hint = No hint needed: the step itself tells you what to do.
lesson-kept = Leave (progress is saved)
lesson-after-keys = Press ⏎ for the menu: a new game, another lesson or puzzles.
# $name (String)
# $card (String)
# $place (String)
# $points (Number)
# $yours (Number) - what the reader gained from it
lesson-opponent = { $name } took { $card } { $place }: +{ $points }{ $yours ->
        [0] {""}
       *[other] , and you +{ $yours }
    }.

## Answers to a legal move that the step doesn’t ask for. The task follows each of them.

# $character (String) - as in "the Noble"
lesson-wrong-half = Right card! But choose { $character } on it this time.
lesson-wrong-option = Right card! There’s just one more thing to choose below it.
lesson-wrong-space = Right character, but choose a different card this time.
# $points (String)
# $title (String) - the title of the step
lesson-wrong-card = You could do that, and it would earn you { $points }. But this step shows you something else: “{ $title }”.
lesson-wrong-nothing = There’s nothing to take in this step: read it and continue.

## Ways to learn, on the start page.

ways-to-learn = Get better
puzzle-of-the-day = Puzzle of the day
    .about = One position, one best move. Can you find it?
daily-deal = Daily deal
    .about = The same cards for everyone, one try a day.

## The first lesson. Every number comes from the rules.

# $name (String)
topic-goal = This is your realm
    .text = Seven of these locations are for your characters; the eighth, the Infirmary, is for the wounded and only costs points. Your opponent is the bot { $name }: each of you takes twelve cards, and whoever has the most points at the end wins.
# $points (String)
topic-front = The first one is free
    .text = Six characters would like to join you, and the one in front costs nothing. The Mill pays you { $points } for this Miller, and every new location also counts at the end: more on that soon.
# $cost (String)
# $gain (String)
topic-pay = Meeples buy you choice
    .text = To reach a card farther back, place one of your meeples on each card in front of it. This Noble costs { $cost }, but the Castle pays you { $gain } for each Noble.
# $meeples (String)
# $name (String)
# $gain (String)
topic-collect = Found: meeples!
    .text = You placed a meeple on this Innkeeper to reach the Noble, and { $name } added another: { $meeples } now. Whoever takes the card gets them too, and the Inn pays { $gain } for each Innkeeper.
# $meeples (String)
# $surplus (String)
# $points (String)
# $majority (String)
topic-surplus = Five meeples at most
    .text = You already have five meeples, so the { $meeples } on this card turn into { $surplus }. The Mill pays for both your Millers: { $points } in all. And whoever has the most cards here at the end wins { $majority }.
# $name (String)
# $points (String)
# $gain (String)
topic-all-with = Good for you, good for others
    .text = The Brewery pays you { $gain } for each Brewer, and { $points } to every player with a Miller: to you, and to { $name } as well. The preview tells you that before you take a card.
# $gain (String)
topic-split = Two faces, one card
    .text = A split card counts as the character you choose; you choose again only if it’s wounded and then healed. As a Noble, this one earns you { $gain }, and nobody else gains anything.
# $name (String)
# $points (String)
topic-attack = Attack!
    .text = A Knight attacks every opponent with fewer Guards than you have Knights. { $name } has none: the newest card at the leftmost occupied location goes to the Infirmary. The Barracks also pay { $points } for each Knight.
# $name (String)
topic-hit = Hit!
    .text = { $name }’s newest Miller is in the Infirmary now. There it no longer counts for majorities or variety, and at the end it costs { $name } a point.
# $name (String)
topic-guard = Before they strike back
    .text = { $name } has taken another Miller, and could take a Knight next. So protect yourself: each Guard holds off one Knight.
# $name (String)
# $points (String)
topic-majority = Have the most
    .text = { $name } attacked, but your Guard held. Whoever has the most Brewers at the end gains { $points }, and so does anyone tied: a second Brewer puts you alone in the lead. Where nobody has a card, nobody gains anything.
# $points (String)
topic-heal = Ouch! You need a Witch
    .text = Two Knights against one Guard: your wounded Miller no longer counts for majorities or variety. A Witch brings back the top card of your Infirmary (she must, and its location pays nothing for it), and her Cottage pays { $points }.
# $count (Number)
# $points (String)
# $less (String)
topic-variety = Someone everywhere
    .text = You now have cards at all { $count } locations that hold characters, so variety will earn you { $count } × { $count } = { $points } at the end. With one location fewer, it would be only { $less }.
# $card (String)
topic-last = Your last card
    .text = We’ve skipped a round: you took { $card }. This is your twelfth card, and the choice is yours: compare what the previews promise.
# $own (String)
# $name (String)
# $other (String)
# $lost (String)
topic-count = The game is over: let’s count
    .text = During play you collected { $own }, and { $name } { $other }. Then the Infirmary: each wounded card costs a point, so { $name } loses { $lost }.
# $own (String)
# $name (String)
# $other (String)
# $majorities (String)
topic-count-more = Now the big points
    .text = Variety earns you { $own }, and { $name } { $other }. Then each location rewards whoever has the most cards there, in full even if tied: { $majorities } for you.
# $own (Number)
# $name (String)
# $other (Number)
topic-finish = You won!
    .text = { $own } to { $other } against { $name }: a fine first game. With equal points you’d share the victory. Next, play { $name } without help, take the lesson on the B sides, or try a puzzle.

## The second lesson.

# $round (Number)
topic-b-intro = Turn the locations over
    .text = Cards and turns stay the same, but the B sides reward clever combinations and punish wounds. We join a game in round { $round }.
# $pair (String)
# $meeples (String)
topic-b-brewery = A lucrative pair
    .text = If you have an Innkeeper and a Noble, this Brewery pays { $pair }, however many pairs there are. Your Millers and Brewers earn you { $meeples } as well.
# $most (Number)
# $points (String)
topic-b-inn = Good company
    .text = An Innkeeper now earns 2 points for each card of the character you have most of: your { $most } Millers. With two Innkeepers that makes { $points }.
# $name (String)
# $points (String)
topic-b-castle = A wound that pays
    .text = { $name } has wounded your Miller, but the Castle pays { $points } for each wounded card. You may also trade: sell two meeples here for 2 points.
# $name (String)
topic-b-infirmary = Don’t have the most wounded
    .text = Each wounded card costs 2 points at the end, and whoever has the most loses 10 more, even if tied. You and { $name } have one each: heal yours!
topic-b-last = Your last card
    .text = One card to go, and it’s your choice. The previews take the B sides into account, so compare them.
# $name (String)
# $lost (String)
topic-b-count = What a wound costs
    .text = Only { $name } has a wounded card now and loses { $lost } for it. Variety and majorities count as always, but with the values on the B sides.
# $own (Number)
# $name (String)
# $other (Number)
topic-b-finish = You know the B sides
    .text = { $own } to { $other } against { $name }! The Mill, Cottage, Guardhouse and Barracks change as well: at the table, each location tells you what it does. Now play { $name } on the B sides.
