### Why a move is better than another.

# $better (String)
# $than (String)
reason-rather = { $better } rather than { $than }:
# $card (String)
# $points (String)
reason-sooner = Taking { $card } scores { $points } more right now, but the better move pays off later.

## What a better move is expected to bring by the end.

# $what (String)
expected = By the end, expect { $what }.
# $more (Bool)
# $points (String)
expected-own = { $more ->
   *[false] { $points } less
    [true] { $points } more
}
# $more (Bool)
# $points (String)
# $name (String)
expected-rival = { $more ->
   *[false] { $points } less for { $name }
    [true] { $points } more for { $name }
}
