### Warum ein Zug besser ist als ein anderer.

reason-rather = { $better } statt { $than }:
reason-sooner = Wer { $card } nimmt, erhält sofort { $points } mehr, aber der bessere Zug zahlt sich später aus.

## Was ein besserer Zug bis zum Ende bringt.

expected = Am Ende zu erwarten: { $what }.
expected-own = { $more ->
   *[false] { $points } weniger
    [true] { $points } mehr
}
expected-rival = { $more ->
   *[false] { $points } weniger für { $name }
    [true] { $points } mehr für { $name }
}
