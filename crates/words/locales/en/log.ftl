### What happens, what would happen, and why a move is refused.

## The log. A player’s name comes where the player’s gender doesn’t matter. If `$you` is true, the
## sentence is about the reader and addresses them.

# $you (Bool)
# $name (String)
# $laid (Number) - the meeples laid on cards in front
# $card (String)
# $space (Number)
# $meeples (Number) - the meeples that lay on the card
# $place (String)
log-take = { $you ->
       *[false] { $name } { $laid ->
            [0] takes
            [one] places { $laid } meeple, takes
           *[other] places { $laid } meeples, takes
        }
        [true] You { $laid ->
            [0] take
            [one] place { $laid } meeple, take
           *[other] place { $laid } meeples, take
        }
    } { $card } from space { $space }{ $meeples ->
        [0] {""}
        [one] {" "}with { $meeples } meeple on it
       *[other] {" "}with { $meeples } meeples on it
    } and { $you ->
       *[false] sends
        [true] send
    } it { $place }.
# $you (Bool)
# $name (String)
# $gain (String)
# $place (String)
# $ability (String)
log-gain = { $you ->
       *[false] { $name } gains
        [true] You gain
    } { $gain }. { $place }: { $ability }.
# $you (Bool)
# $name (String)
log-repelled = { $you ->
       *[false] { $name } repels
        [true] You repel
    } the attack.
# $you (Bool)
# $name (String)
log-nobody = The attack finds nobody in { $you ->
       *[false] { $name }’s
        [true] your
    } realm.
# $you (Bool)
# $name (String)
# $character (String)
log-wounded = { $you ->
       *[false] { $name }’s { $character }
        [true] { $character }
    } is wounded and goes to the Infirmary.
# $you (Bool)
# $name (String)
# $character (String)
# $place (String)
log-healed = { $you ->
       *[false] { $name }’s { $character }
        [true] { $character }
    } is healed and returns { $place }.
# $you (Bool)
# $name (String)
# $meeples (String)
# $points (String)
log-buys = { $you ->
       *[false] { $name } buys
        [true] You buy
    } { $meeples } for { $points }.
# $you (Bool)
# $name (String)
# $meeples (String)
# $points (String)
log-sells = { $you ->
       *[false] { $name } sells
        [true] You sell
    } { $meeples } for { $points }.
# $you (Bool)
# $name (String)
log-announced = { $you ->
       *[false] { $name } announces
        [true] You announce
    } what everyone gains.
# $you (Bool)
# $name (String)
# $points (String)
log-silent = { $you ->
       *[false] { $name } stays silent and loses
        [true] You stay silent and lose
    } { $points }.
# $you (Bool)
# $name (String)
# $points (String)
log-surplus = { $you ->
       *[false] { $name } returns
        [true] You return
    } { $meeples ->
        [one] { $meeples } surplus meeple
       *[other] { $meeples } surplus meeples
    } for { $points }.
# $card (String)
log-refill = New in the display: { $card }. { $left ->
        [0] The deck is now empty.
        [one] { $left } card left in the deck.
       *[other] { $left } cards left in the deck.
    }
# $you (Bool)
# $name (String)
# $points (String)
log-score-wounded = { $you ->
       *[false] { $name } loses
        [true] You lose
    } { $points } for { $wounded ->
        [one] { $wounded } wounded card.
       *[other] { $wounded } wounded cards.
    }
# $you (Bool)
# $name (String)
# $points (String)
log-score-variety = { $you ->
       *[false] { $name } gains
        [true] You gain
    } { $points } for variety, with cards at { $locations ->
        [one] { $locations } location.
       *[other] { $locations } locations.
    }
# $you (Bool)
# $name (String)
# $points (String)
# $place (String)
log-score-majority = { $you ->
       *[false] { $name } gains
        [true] You gain
    } { $points } for the majority { $place } with { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
# $you (Bool)
# $name (String)
log-wins = { $you ->
       *[false] { $name } wins
        [true] You win
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $names (String)
log-share = { $names } share the victory with { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }

## What a choice would do, in short phrases; a phrase without a name is about the reader.

# $name (String)
# $what (String)
preview-of = { $name }: { $what }
# $meeples (String)
preview-pays = pays { $meeples }
# $gain (String) - points or meeples
preview-gains = +{ $gain }
# $points (String)
preview-loses = loses { $points } if not announced
# $name (String)
# $character (String)
preview-wounds = { $name }’s { $character } is wounded
# $name (String)
preview-repelled = { $name } repels the attack
# $name (String)
preview-nobody = nobody to wound in { $name }’s realm
# $character (String)
# $place (String)
preview-heals = heals { $character }, back { $place }
# $meeples (String)
# $points (String)
preview-buys = buys { $meeples } for { $points }
# $meeples (String)
# $points (String)
preview-sells = sells { $meeples } for { $points }
preview-announces = announces what everyone gains
# $you (Bool)
# $points (String)
preview-surplus = { $you ->
       *[false] returns
        [true] return
    } { $meeples ->
        [one] { $meeples } surplus meeple
       *[other] { $meeples } surplus meeples
    } for { $points }

## Why a move is refused, and what to do instead.

illegal-over = The game is over. Start a rematch or watch the replay.
# $space (Number)
illegal-empty = There’s no card in space { $space }. Choose one from the display.
# $space (Number)
# $has (Number)
illegal-meeples = The card in space { $space } costs { $cost ->
        [one] { $cost } meeple
       *[other] { $cost } meeples
    }, but you have { $has }. Choose a card closer to the front.
# $card (String)
# $character (String)
illegal-character = This card shows { $card }, not { $character }. Place it as a character it shows.
# $card (String)
illegal-heal-missing = You’re healing the split card { $card }. Choose which of its two locations it returns to.
# $card (String)
# $place (String)
illegal-heal-elsewhere = The card you’re healing is { $card }; it can’t go { $place }. Choose one of its own locations.
illegal-heal-nothing = This move doesn’t heal a split card, so there’s nothing to choose.
# $place (String)
illegal-no-trade = You can’t trade { $place }. Leave the trade out.
illegal-trade-limit = { $limit ->
        [one] You can trade at most { $limit } time per turn.
       *[other] You can trade at most { $limit } times per turn.
    } Make fewer trades.
illegal-trade-nothing = You can’t trade zero. Leave the trade out.
# $limit (Number)
# $after (Number)
illegal-trade-above = A worker card holds { $limit } meeples; this trade would leave you with { $after }. Buy fewer.
# $sold (Number)
illegal-trade-meeples = You have only { $has ->
        [one] { $has } meeple
       *[other] { $has } meeples
    } to sell, not { $sold }. Sell fewer.
# $bought (Number)
# $has (Number)
illegal-trade-points = This costs { $bought ->
        [one] { $bought } point
       *[other] { $bought } points
    }, but you have { $has }. Buy fewer meeples.
illegal-announce-off = There’s no announcing at this table: the house rule is off.
# $place (String)
illegal-announce-nothing = Nobody else is paid { $place }, so there’s nothing to announce.
