## Spelverloop.

log-take = { $you ->
       *[false] { $name }
        [true] Je
    } { $laid ->
        [0] neemt
        [one] zet { $laid } meeple in, neemt
       *[other] zet { $laid } meeples in, neemt
    } { $card } van positie { $space }{ $meeples ->
        [0] {""}
        [one] {" "}met { $meeples } meeple erop
       *[other] {" "}met { $meeples } meeples erop
    } en brengt de kaart { $place }.
log-gain = { $you ->
       *[false] { $name }
        [true] Je
    } krijgt { $gain }. { $place }: { $ability }.
log-repelled = { $you ->
       *[false] { $name }
        [true] Je
    } slaat de aanval af.
log-nobody = Bij { $you ->
       *[false] { $name }
        [true] jou
    } valt niemand te verwonden.
log-wounded = { $you ->
       *[false] { $name }: { $character }
        [true] { $character }
    } raakt gewond en gaat naar het ziekenhuis.
log-healed = { $you ->
       *[false] { $name }: { $character }
        [true] { $character }
    } is genezen en keert terug { $place }.
log-buys = { $you ->
       *[false] { $name }
        [true] Je
    } koopt { $meeples } voor { $points }.
log-sells = { $you ->
       *[false] { $name }
        [true] Je
    } verkoopt { $meeples } voor { $points }.
log-announced = { $you ->
       *[false] { $name }
        [true] Je
    } meldt wat iedereen krijgt.
log-silent = { $you ->
       *[false] { $name }
        [true] Je
    } meldt niets en verliest { $points }.
log-surplus = { $you ->
       *[false] { $name }
        [true] Je
    } levert { $meeples ->
        [one] { $meeples } overtollige meeple
       *[other] { $meeples } overtollige meeples
    } in voor { $points }.
log-refill = Nieuw in het aanbod: { $card }. { $left ->
        [0] De trekstapel is leeg.
        [one] Nog { $left } kaart in de trekstapel.
       *[other] Nog { $left } kaarten in de trekstapel.
    }
log-score-wounded = { $you ->
       *[false] { $name }
        [true] Je
    } verliest { $points } voor { $wounded ->
        [one] { $wounded } gewonde kaart.
       *[other] { $wounded } gewonde kaarten.
    }
log-score-variety = { $you ->
       *[false] { $name }
        [true] Je
    } krijgt { $points } voor { $locations ->
        [one] { $locations } persoon.
       *[other] { $locations } verschillende personen.
    }
log-score-majority = { $you ->
       *[false] { $name }
        [true] Je
    } krijgt { $points } voor de meerderheid { $place } met { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
log-wins = { $you ->
       *[false] { $name }
        [true] Je
    } wint met { $points ->
        [one] { $points } munt.
       *[other] { $points } munten.
    }
log-share = { $names } delen de overwinning met elk { $points ->
        [one] { $points } munt.
       *[other] { $points } munten.
    }

## Vooruitblik.

preview-of = { $name }: { $what }
preview-pays = kost { $meeples }
preview-gains = +{ $gain }
preview-loses = zonder melding min { $points }
preview-wounds = { $character } van { $name } raakt gewond
preview-repelled = { $name } slaat de aanval af
preview-nobody = bij { $name } valt niemand te verwonden
preview-heals = geneest { $character }, terug { $place }
preview-buys = koopt { $meeples } voor { $points }
preview-sells = verkoopt { $meeples } voor { $points }
preview-announces = meldt wat iedereen krijgt
preview-surplus = levert { $meeples ->
        [one] { $meeples } overtollige meeple
       *[other] { $meeples } overtollige meeples
    } in voor { $points }

## Waarom een zet niet mag.

illegal-over = De partij is afgelopen. Speel een revanche of bekijk de partij opnieuw.
illegal-empty = Op positie { $space } ligt geen kaart. Kies een andere kaart.
illegal-meeples = De kaart op positie { $space } kost { $cost ->
        [one] { $cost } meeple
       *[other] { $cost } meeples
    }, maar je hebt er { $has }. Kies een kaart verder naar voren.
illegal-character = De kaart toont { $card }, niet { $character }. Leg de kaart neer als een persoon die erop staat.
illegal-heal-missing = De dubbelkaart { $card } wordt genezen. Kies naar welk van de twee gebouwen de kaart terugkeert.
illegal-heal-elsewhere = De genezen kaart is { $card } en kan niet { $place }. Kies een gebouw dat bij de kaart hoort.
illegal-heal-nothing = Deze zet geneest geen dubbelkaart, dus er valt niets te kiezen.
illegal-no-trade = Ruilen kan { $place } niet. Laat de ruil weg.
illegal-trade-limit = Je kunt in één beurt hooguit { $limit } keer ruilen. Ruil minder.
illegal-trade-nothing = Nul keer ruilen is geen ruil. Laat de ruil weg.
illegal-trade-above = Op een meeplekaart passen { $limit } meeples, en na deze ruil zouden het er { $after } zijn. Koop er minder.
illegal-trade-meeples = Je hebt maar { $has ->
        [one] { $has } meeple
       *[other] { $has } meeples
    } om te verkopen, geen { $sold }. Verkoop er minder.
illegal-trade-points = Dit kost { $bought ->
        [one] { $bought } munt
       *[other] { $bought } munten
    }, maar je hebt er { $has }. Koop minder meeples.
illegal-announce-off = Aan deze tafel wordt niets gemeld: de huisregel staat uit.
illegal-announce-nothing = De anderen krijgen { $place } niets, dus er valt niets te melden.
