### What happened since the reader's last turn, and what else the table's menu and prompts say.

recap = Since your last turn
recap-round = The last round
recap-begin = You’ll see the other players’ moves here.
recap-you = You
recap-again = Play these moves again
recap-open = Replay from here
# $name (String)
recap-of = { $name }’s move

## An attack on the reader, in short and as a sentence.

wounded-miller = your Miller is wounded
wounded-brewer = your Brewer is wounded
wounded-witch = your Witch is wounded
wounded-guard = your Guard is wounded
wounded-knight = your Knight is wounded
wounded-innkeeper = your Innkeeper is wounded
wounded-noble = your Noble is wounded
attack-repelled = you repel the attack
attack-nobody = you have nobody to wound
attack-why = { $knights ->
        [one] { $knights } Knight
       *[other] { $knights } Knights
    } against { $guards ->
        [0] no Guard
        [one] { $guards } Guard
       *[other] { $guards } Guards
    }
# $name (String)
# $wounded (String) - as in "your Miller is wounded"
attack-told = { $name } attacks you with { $knights ->
        [one] { $knights } Knight
       *[other] { $knights } Knights
    } and you have { $guards ->
        [0] no Guards
        [one] only { $guards } Guard
       *[other] only { $guards } Guards
    }: { $wounded } and goes to the Infirmary.
# $name (String)
attack-repelled-told = { $name } attacks you with { $knights ->
        [one] { $knights } Knight
       *[other] { $knights } Knights
    }. { $guards ->
        [one] Your Guard repels
       *[other] Your { $guards } Guards repel
    } the attack.
# $name (String)
attack-nobody-told = { $name } attacks you, but you have nobody to wound.

## The menu and the prompts.

pace = Bots’ pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
ask-sound = Sound when it’s your turn?
ask-yes = Yes
ask-no = No
rules-close = Close
fair-deal-why = Once the game has begun, nobody can change a card unnoticed, not even the server. You can check that after the game.
