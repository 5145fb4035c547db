### Een kaart kiezen: wat er te beslissen valt, wat die doet, en de tip met zijn reden.

## Keuzes en totalen.

heal-as = Genezen als
trade-meeples = Meeples ruilen
meeples-change = Meeples: nu { $before }, na deze beurt { $after }
preview-variety = +{ $points } aan het eind ({ $count ->
        [one] nieuw gebouw
       *[other] { $count } nieuwe gebouwen
    })
preview-repelled-by = afgeslagen door { $names }
preview-nobody-of = niemand te verwonden: { $names }
preview-nobody-at-all = niemand te verwonden
hint-mark = volgens de tip

## Toekijken.

watching-turn = Je kijkt toe. { $name } is aan de beurt.
watching-thinking = Je kijkt toe. { $name } denkt na …

## De tip.

advice-take = Neem { $card } van positie { $space } en breng de kaart { $place }.
advice-take-and = Neem { $card } van positie { $space }, breng de kaart { $place } en { $further }.
advice-further-heal = genees { $character } (terug { $place })
advice-further-sell = verkoop { $meeples }
advice-further-buy = koop { $meeples }
advice-further-announce = meld wat iedereen krijgt
advice-chance = { $percent }% winstkans
advice-percent = { $percent }%
advice-chance-context = als iedereen speelt zoals de sterkste bot

## Waarom. Elk feit begint met zijn werkwoord.

fact-points = levert meteen { $points } op
fact-points-more = levert nu { $points } meer op
fact-lead = levert de meerderheid { $place } op ({ $points } waard)
fact-tie = levert een gedeelde meerderheid { $place } op ({ $points } waard)
fact-variety = bezet een nieuw gebouw (+{ $points } voor verschillende personen)
fact-wounds = verwondt { $count ->
    [one] een kaart van een tegenstander
   *[other] { $count } kaarten van tegenstanders
}
fact-heals = geneest een kaart
fact-defends = beschermt het vorstendom tegen aanvallen
fact-meeples = laat { $meeples } over in plaats van { $other }
fact-safe = voorkomt dat { $name } in de volgende beurt een kaart verwondt
fact-denies = laat voor { $name } in de volgende beurt { $points } minder over
reason-facts = Deze zet { $facts }.
reason-although = Met { $card } krijg je nu { $points } meer, maar de betere zet { $facts }.
reason-later = Met { $card } krijg je nu { $points } meer. De bot heeft verder vooruitgerekend: de betere zet betaalt zich later terug.
reason-search = Op dit moment liggen de zetten dicht bij elkaar. De bot heeft verder vooruitgerekend en kiest deze zet.
