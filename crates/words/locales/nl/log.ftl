## Spelverloop.

log-take = { $you ->
       *[false] { $name }
        [true] Je
    } { $laid ->
        [0] pakt
        [one] legt { $laid } meeple neer, pakt
       *[other] legt { $laid } meeples neer, pakt
    } { $card } van plaats { $space }{ $meeples ->
        [0] {""}
        [one] {" "}met { $meeples } meeple
       *[other] {" "}met { $meeples } meeples
    } en brengt de kaart { $place }.
log-gain = { $you ->
       *[false] { $name }
        [true] Je
    } krijgt { $gain }. { $place }: { $ability }.
log-repelled = { $you ->
       *[false] { $name }
        [true] Je
    } slaat de aanval af.
log-nobody = { $you ->
       *[false] { $name } heeft
        [true] Je hebt
    } niemand die de aanval kan verwonden.
log-wounded = { $you ->
       *[false] Bij { $name } raakt { $character }
        [true] { $character } raakt
    } gewond en gaat naar het ziekenhuis.
log-healed = { $you ->
       *[false] Bij { $name } keert { $character }
        [true] { $character } keert
    } genezen terug { $place }.
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
    } kondigt aan wat iedereen krijgt.
log-silent = { $you ->
       *[false] { $name }
        [true] Je
    } kondigt niets aan en betaalt { $points }.
log-surplus = { $you ->
       *[false] { $name }
        [true] Je
    } geeft { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } te veel terug voor { $points }.
log-refill = Nieuw in het aanbod: { $card }. { $left ->
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
    } krijgt { $points } voor kaarten bij { $locations ->
        [one] { $locations } locatie.
       *[other] { $locations } locaties.
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
preview-loses = zonder aankondiging min { $points }
preview-wounds = { $character } van { $name } raakt gewond
preview-repelled = { $name } slaat de aanval af
preview-nobody = { $name } heeft niemand om te verwonden
preview-heals = geneest { $character }, terug { $place }
preview-buys = koopt { $meeples } voor { $points }
preview-sells = verkoopt { $meeples } voor { $points }
preview-announces = kondigt aan wat iedereen krijgt
preview-surplus = geeft { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } te veel terug voor { $points }

## Waarom een zet niet mag.

illegal-over = Het spel is afgelopen. Begin een revanche of bekijk het spel nog eens.
illegal-empty = Op plaats { $space } ligt geen kaart. Kies een open kaart.
illegal-meeples = De kaart op plaats { $space } kost { $cost ->
        [one] { $cost } meeple
       *[other] { $cost } meeples
    } en je hebt er { $has }. Kies een kaart verder naar voren.
illegal-character = De kaart toont { $card }, niet { $character }. Leg de kaart neer als een personage dat erop staat.
illegal-heal-missing = De dubbelkaart { $card } wordt genezen. Kies naar welke van de twee locaties de kaart terugkeert.
illegal-heal-elsewhere = De genezen kaart is { $card } en kan niet { $place }. Kies een van de eigen locaties.
illegal-heal-nothing = Deze zet geneest geen dubbelkaart, dus er valt niets te kiezen.
illegal-no-trade = Hier ({ $place }) worden geen munten en meeples geruild. Laat de ruil weg.
illegal-trade-limit = Je kunt in één beurt hoogstens { $limit } keer ruilen. Ruil minder.
illegal-trade-nothing = Een ruil van niets is geen ruil. Laat die weg.
illegal-trade-above = Op een meeplekaart passen { $limit } meeples, en na deze ruil zouden het er { $after } zijn. Koop er minder.
illegal-trade-meeples = Je hebt maar { $has ->
        [one] { $has } meeple
       *[other] { $has } meeples
    } om te verkopen, geen { $sold }. Verkoop er minder.
illegal-trade-points = Dit kost { $bought ->
        [one] { $bought } munt
       *[other] { $bought } munten
    } en je hebt er { $has }. Koop minder.
illegal-announce-off = Aan deze tafel wordt niets aangekondigd: de huisregel staat uit.
illegal-announce-nothing = Hier ({ $place }) krijgt niet iedereen iets, dus er valt niets aan te kondigen.
