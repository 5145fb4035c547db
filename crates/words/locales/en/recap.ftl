### What happened since the reader's last turn, and what else the table's menu and prompts say.

recap = Since your last turn
recap-round = The last round
recap-begin = Whoever has the most points after 12 cards wins. Open a location to see what it does.
recap-you = You
recap-last = { $count ->
        [one] The last move
       *[other] The last moves
    }
recap-again = Show these moves again
recap-open = Replay from here
# $you (Bool)
# $name (String)
recap-of = { $you ->
       *[false] { $name }’s
        [true] Your
    } move

## An attack on the reader, in short and as a sentence.

# $character (String) - as in "your Miller"
wounded-yours = { $character } is wounded
attack-repelled = you repel the attack
attack-nobody = nobody to wound in your realm
attack-why = { $knights ->
        [one] { $knights } Knight
       *[other] { $knights } Knights
    } against { $guards ->
        [0] no Guards
        [one] { $guards } Guard
       *[other] { $guards } Guards
    }
# $name (String)
# $wounded (String) - as in "your Miller is wounded"
attack-told = { $name } attacks you with { $knights ->
        [one] { $knights } Knight
       *[other] { $knights } Knights
    }, and you have { $guards ->
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
attack-nobody-told = { $name } attacks you but finds nobody to wound.

## The menu and the prompts.

pace = Bots’ pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
ask-sound = Sound when it’s your turn?
ask-yes = Yes
ask-no = No
notify-blocked = Your browser blocks notifications for this site. You can allow them in its settings.
rules-close = Close
fair-deal-why = Once the game has begun, nobody, not even the server, can change a card without being caught. You can check that after the game.
