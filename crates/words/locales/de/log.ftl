## Spielverlauf.

log-take = { $you ->
       *[false] { $name } { $laid ->
            [0] nimmt
           *[other] setzt { $laid } Meeple ein, nimmt
        }
        [true] Du { $laid ->
            [0] nimmst
           *[other] setzt { $laid } Meeple ein, nimmst
        }
    } { $card } von Position { $space }{ $meeples ->
        [0] {""}
       *[other] {" "}mit { $meeples } Meeple darauf
    } und { $you ->
       *[false] legt
        [true] legst
    } die Karte { $place }.
log-gain = { $you ->
       *[false] { $name } erhält
        [true] Du erhältst
    } { $gain }. { $place }: { $ability }.
log-repelled = { $you ->
       *[false] { $name } wehrt
        [true] Du wehrst
    } den Angriff ab.
log-nobody = { $you ->
       *[false] { $name } hat
        [true] Du hast
    } niemanden, den der Angriff verwunden könnte.
log-wounded = { $you ->
       *[false] Bei { $name } wird { $character }
        [true] { $character } wird
    } verwundet und kommt ins Lazarett.
log-healed = { $you ->
       *[false] Bei { $name } kehrt { $character }
        [true] { $character } kehrt
    } geheilt { $place } zurück.
log-buys = { $you ->
       *[false] { $name } kauft
        [true] Du kaufst
    } { $meeples } für { $points }.
log-sells = { $you ->
       *[false] { $name } verkauft
        [true] Du verkaufst
    } { $meeples } für { $points }.
log-announced = { $you ->
       *[false] { $name } sagt
        [true] Du sagst
    } an, was alle erhalten.
log-silent = { $you ->
       *[false] { $name } sagt nichts an und verliert
        [true] Du sagst nichts an und verlierst
    } { $points }.
log-surplus = { $you ->
       *[false] { $name } gibt
        [true] Du gibst
    } { $meeples ->
        [one] { $meeples } überzähligen Meeple
       *[other] { $meeples } überzählige Meeple
    } für { $points } zurück.
log-refill = Neu in der Auslage: { $card }. { $left ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel liegt noch { $left } Karte.
       *[other] Im Nachziehstapel liegen noch { $left } Karten.
    }
log-score-wounded = { $you ->
       *[false] { $name } verliert
        [true] Du verlierst
    } { $points } für { $wounded ->
        [one] { $wounded } verwundete Karte.
       *[other] { $wounded } verwundete Karten.
    }
log-score-variety = { $you ->
       *[false] { $name } erhält
        [true] Du erhältst
    } { $points } für { $locations ->
        [one] { $locations } Person.
       *[other] { $locations } unterschiedliche Personen.
    }
log-score-majority = { $you ->
       *[false] { $name } erhält
        [true] Du erhältst
    } { $points } für die Mehrheit { $place } mit { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
log-wins = { $you ->
       *[false] { $name } gewinnt
        [true] Du gewinnst
    } mit { $points ->
        [one] { $points } Münze.
       *[other] { $points } Münzen.
    }
log-share = { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Münze.
       *[other] { $points } Münzen.
    }

## Vorschau.

preview-of = { $name }: { $what }
preview-pays = kostet { $meeples }
preview-gains = +{ $gain }
preview-loses = ohne Ansage minus { $points }
preview-wounds = { $character } von { $name } wird verwundet
preview-repelled = { $name } wehrt den Angriff ab
preview-nobody = bei { $name } gibt es niemanden zu verwunden
preview-heals = heilt { $character }, zurück { $place }
preview-buys = kauft { $meeples } für { $points }
preview-sells = verkauft { $meeples } für { $points }
preview-announces = sagt an, was alle erhalten
preview-surplus = { $you ->
       *[false] gibt
        [true] gibst
    } { $meeples ->
        [one] { $meeples } überzähligen Meeple
       *[other] { $meeples } überzählige Meeple
    } für { $points } zurück

## Warum ein Zug nicht geht.

illegal-over = Die Partie ist zu Ende. Starte eine Revanche oder sieh sie dir noch einmal an.
illegal-empty = Auf Position { $space } liegt keine Karte. Wähle eine andere.
illegal-meeples = Die Karte auf Position { $space } kostet { $cost } Meeple, du hast { $has }. Wähle eine Karte weiter vorn.
illegal-character = Die Karte zeigt { $card }, nicht { $character }. Lege sie als eine ihrer Personen.
illegal-heal-missing = Die Doppelkarte { $card } wird geheilt. Wähle, in welches ihrer beiden Gebäude sie zurückkehrt.
illegal-heal-elsewhere = Geheilt wird { $card }. Diese Karte kann nicht { $place } zurückgelegt werden. Wähle ein Gebäude, das zu ihr gehört.
illegal-heal-nothing = Dieser Zug heilt keine Doppelkarte, also gibt es nichts zu wählen.
illegal-no-trade = Tauschen kannst du { $place } nicht. Lass den Tausch weg.
illegal-trade-limit = In einem Zug kannst du höchstens { $limit }-mal tauschen. Tausche weniger.
illegal-trade-nothing = 0 Meeple kannst du nicht tauschen. Lass den Tausch weg.
illegal-trade-above = Auf eine Meeple-Karte passen { $limit } Meeple, nach diesem Tausch wären es { $after }. Kaufe weniger.
illegal-trade-meeples = Du hast nur { $has } Meeple zu verkaufen, nicht { $sold }. Verkaufe weniger.
illegal-trade-points = Das kostet { $bought ->
        [one] { $bought } Münze
       *[other] { $bought } Münzen
    }, du hast { $has }. Kaufe weniger.
illegal-announce-off = An diesem Tisch wird nichts angesagt: Die Hausregel ist aus.
illegal-announce-nothing = Außer dir erhält { $place } niemand etwas, also gibt es nichts anzusagen.
