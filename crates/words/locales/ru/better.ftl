### Почему один ход лучше другого.

reason-rather = { $better }, а не { $than }:
reason-sooner = Взять { $card } сейчас выгоднее на { $points }, но лучший ход окупится позже.

## Чего ждать от лучшего хода к концу партии.

expected = К концу партии ожидается { $what }.
expected-own = { $more ->
   *[false] на { $points } меньше
    [true] на { $points } больше
}
expected-rival = { $more ->
   *[false] на { $points } меньше у игрока { $name }
    [true] на { $points } больше у игрока { $name }
}
