### Waarom een zet beter is dan een andere.

reason-rather = { $better } in plaats van { $than }.
reason-sooner = Met { $card } krijg je nu { $points } meer, maar de betere zet betaalt zich later terug.

## Wat een betere zet tot het einde oplevert.

expected = Te verwachten aan het einde: { $what }.
expected-own = { $more ->
   *[false] { $points } minder
    [true] { $points } meer
}
expected-rival = { $more ->
   *[false] { $points } minder voor { $name }
    [true] { $points } meer voor { $name }
}
