### Eine Karte wählen: was dabei zu entscheiden ist, was sie bewirkt, und der Tipp mit seinem Grund.

## Wahlmöglichkeiten und Summen.

heal-as = Heilen als
trade-meeples = Meeple tauschen
meeples-change = Meeple: jetzt { $before }, nach dem Zug { $after }
preview-variety = +{ $points } am Ende ({ $count ->
        [one] neues Gebäude
       *[other] { $count } neue Gebäude
    })
preview-repelled-by = abgewehrt von { $names }
preview-nobody-of = niemand zu verwunden: { $names }
preview-nobody-at-all = niemand zu verwunden
hint-mark = vom Tipp empfohlen

## Zuschauen.

watching-turn = Du schaust zu. { $name } ist am Zug.
watching-thinking = Du schaust zu. { $name } überlegt …

## Der Tipp.

advice-take = Nimm { $card } von Position { $space } und lege die Karte { $place }.
advice-take-and = Nimm { $card } von Position { $space }, lege die Karte { $place } und { $further }.
advice-further-heal = hole { $character } zurück { $place }
advice-further-sell = verkaufe { $meeples }
advice-further-buy = kaufe { $meeples }
advice-further-announce = sage an, was alle erhalten
advice-chance = { $percent } % Gewinnchance
advice-percent = { $percent } %
advice-chance-context = wenn alle wie der stärkste Bot spielen

## Warum. Jede Tatsache beginnt mit ihrem Verb.

fact-points = bringt sofort { $points }
fact-points-more = bringt sofort { $points } mehr
fact-lead = holt die Mehrheit { $place } ({ $points } wert)
fact-tie = zieht bei der Mehrheit { $place } gleich ({ $points } wert)
fact-variety = besetzt ein neues Gebäude (+{ $points } für unterschiedliche Personen)
fact-wounds = verwundet { $count ->
    [one] eine gegnerische Karte
   *[other] { $count } gegnerische Karten
}
fact-heals = heilt eine Karte
fact-defends = schützt das Königreich vor Angriffen
fact-meeples = lässt { $meeples } statt { $other } übrig
fact-safe = schützt im nächsten Zug vor einem Angriff von { $name }
fact-denies = lässt { $name } im nächsten Zug { $points } weniger übrig
reason-facts = Der Zug { $facts }.
reason-although = Wer { $card } nimmt, erhält sofort { $points } mehr, aber der bessere Zug { $facts }.
reason-later = Wer { $card } nimmt, erhält sofort { $points } mehr. Der Bot hat weiter vorausgerechnet: Der bessere Zug zahlt sich später aus.
reason-search = Im Moment liegen die Züge nah beieinander. Der Bot hat weiter vorausgerechnet und zieht diesen vor.
