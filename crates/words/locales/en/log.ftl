### What happens, what would happen, and why a move is refused.

## The log. Names of players stand where their gender does not matter. Where `$you` is true, the
## sentence is about the reader and speaks to them.

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
            [one] lays { $laid } meeple, takes
           *[other] lays { $laid } meeples, takes
        }
        [true] You { $laid ->
            [0] take
            [one] lay { $laid } meeple, take
           *[other] lay { $laid } meeples, take
        }
    } { $card } from space { $space }{ $meeples ->
        [0] {""}
        [one] {" "}with { $meeples } meeple
       *[other] {" "}with { $meeples } meeples
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
log-nobody = { $you ->
       *[false] { $name } has
        [true] You have
    } nobody whom the attack could wound.
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
    } what all players gain.
# $you (Bool)
# $name (String)
# $points (String)
log-silent = { $you ->
       *[false] { $name } stays silent and pays
        [true] You stay silent and pay
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
        [one] { $left } card is left in the deck.
       *[other] { $left } cards are left in the deck.
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
    } { $points } for cards at { $locations ->
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

## What a choice would do, in short phrases; those without a name are about the reader.

# $name (String)
# $what (String)
preview-of = { $name }: { $what }
# $meeples (String)
preview-pays = pays { $meeples }
# $gain (String) - points or meeples
preview-gains = +{ $gain }
# $points (String)
preview-loses = loses { $points } for staying silent
# $name (String)
# $character (String)
preview-wounds = { $name }’s { $character } is wounded
# $name (String)
preview-repelled = { $name } repels the attack
# $name (String)
preview-nobody = { $name } has nobody to wound
# $character (String)
# $place (String)
preview-heals = heals { $character }, back { $place }
# $meeples (String)
# $points (String)
preview-buys = buys { $meeples } for { $points }
# $meeples (String)
# $points (String)
preview-sells = sells { $meeples } for { $points }
preview-announces = announces what all gain
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

illegal-over = The game is over. Start a rematch or look through the game again.
# $space (Number)
illegal-empty = There is no card on space { $space }. Choose one that is face up.
# $space (Number)
# $has (Number)
illegal-meeples = The card on space { $space } costs { $cost ->
        [one] { $cost } meeple
       *[other] { $cost } meeples
    }, and you have { $has }. Choose a card farther to the front.
# $card (String)
# $character (String)
illegal-character = The card shows { $card }, not { $character }. Place it as a character that it shows.
# $card (String)
illegal-heal-missing = The split card { $card } is healed. Choose which of its two locations it returns to.
# $card (String)
# $place (String)
illegal-heal-elsewhere = The healed card is { $card } and can’t go { $place }. Choose a location of its own.
illegal-heal-nothing = No split card is healed by this move, so there is nothing to choose.
# $place (String)
illegal-no-trade = No points and meeples are traded { $place }. Leave the trade out.
illegal-trade-limit = { $limit ->
        [one] You can trade { $limit } time in a turn at most.
       *[other] You can trade { $limit } times in a turn at most.
    } Trade fewer.
illegal-trade-nothing = A trade of nothing is no trade. Leave it out.
# $limit (Number)
# $after (Number)
illegal-trade-above = A worker card holds { $limit } meeples, and this trade would leave { $after }. Buy fewer.
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
    }, and you have { $has }. Buy fewer.
illegal-announce-off = Nothing is announced at this table: the house rule is off.
# $place (String)
illegal-announce-nothing = Not all players are paid { $place }, so there is nothing to announce.
