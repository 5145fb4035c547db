### Choosing a card: its options, what it leads to, and the hint with its reason.

## Options and totals.

heal-as = Heal as
trade-meeples = Trade meeples
# $before (Number)
# $after (Number)
meeples-change = Meeples: { $before } now, { $after } after this turn
# $points (Number)
preview-variety = +{ $points } at the end ({ $count ->
        [one] new location
       *[other] { $count } new locations
    })
# $names (String)
preview-repelled-by = repelled by { $names }
# $names (String)
preview-nobody-of = nobody to wound: { $names }
preview-nobody-at-all = nobody to wound
hint-mark = suggested by the hint

## Watching.

# $name (String)
watching-turn = You’re watching. It’s { $name }’s turn.
# $name (String)
watching-thinking = You’re watching. { $name } is thinking…

## The hint. `advice-further-…` follows "and".

# $card (String)
# $space (Number)
# $place (String)
advice-take = Take { $card } from space { $space } { $place }.
# $card (String)
# $space (Number)
# $place (String)
# $further (String)
advice-take-and = Take { $card } from space { $space } { $place } and { $further }.
# $character (String)
# $place (String)
advice-further-heal = heal { $character }, returning it { $place }
# $meeples (String)
advice-further-sell = sell { $meeples }
# $meeples (String)
advice-further-buy = buy { $meeples }
advice-further-announce = announce what everyone gains
# $percent (Number)
advice-chance = { $percent }% chance of winning
# $percent (Number)
advice-percent = { $percent }%
advice-chance-context = if everyone plays like the strongest bot

## Why. A fact begins with its verb; the move is its subject.

# $points (String)
fact-points = scores { $points } right away
# $points (String)
fact-points-more = scores { $points } more right now
# $place (String)
# $points (String)
fact-lead = takes the majority { $place } (worth { $points })
# $place (String)
# $points (String)
fact-tie = ties for the majority { $place } (worth { $points })
# $points (String)
fact-variety = fills a new location (+{ $points } for variety)
fact-wounds = wounds { $count ->
    [one] an opponent’s card
   *[other] { $count } opponents’ cards
}
fact-heals = heals a card
fact-defends = protects the realm from attacks
# $meeples (String)
# $other (Number)
fact-meeples = leaves { $meeples } instead of { $other }
# $name (String)
fact-safe = keeps { $name } from wounding a card next turn
# $name (String)
# $points (String)
fact-denies = denies { $name } { $points }
# $facts (String)
reason-facts = It { $facts }.
# $card (String)
# $points (String)
# $facts (String)
reason-although = Taking { $card } scores { $points } more right now, but the better move { $facts }.
# $card (String)
# $points (String)
reason-later = Taking { $card } scores { $points } more right now. The bot looked further ahead and expects the better move to pay off later.
reason-search = The moves look about equal right now. The bot looked further ahead and prefers this one.
