### Почему открытую запись нельзя прочитать. Имена тегов и буквы ходов и карт одинаковы во всех языках.

record-unreadable = Эту запись не удалось прочитать. Строка { $line }, символ { $column }: { $reason }
record-tag-syntax = Тег выглядит так: [Имя "значение"].
record-tag-late = Теги должны стоять перед первым ходом.
record-tag-twice = Тег { $tag } встречается второй раз.
record-tag-missing = Перед этой строкой нет тега { $tag }.
record-version = Поддерживаются только записи версии { $known }, а не «{ $found }».
record-control = В записи не может быть управляющих символов.
record-seats = В партии от двух до четырёх игроков: Seat1, Seat2 и так далее, без пропусков.
record-sides = Стороны — это восемь латинских букв, A или B, по одной на каждую постройку от мельницы до лазарета.
record-value = Здесь может стоять только «{ $one }» или «{ $other }».
record-card = «{ $word }» — не карта этой игры.
record-cards-number = { $expected ->
    [one] В этой колоде { $expected } карта, а не { $found }.
    [few] В этой колоде { $expected } карты, а не { $found }.
   *[other] В этой колоде { $expected } карт, а не { $found }.
}
record-cards-many = Карта { $place }: таких карт ({ $card }) больше, чем есть в колоде.
record-cards-many-tier = Карта { $place }: таких карт ({ $card }) больше, чем есть в колоде { $tier }-го этапа.
record-scores-early = Тег Scores допустим только в завершённой партии.
record-scores = По ходам получается счёт «{ $scores }».
record-round = Раунд { $round } должен начинаться с «{ $round }.»
record-after-end = Это уже конец партии: все взяли по двенадцать карт.
record-word = «{ $word }» — не ход. { $reason }
record-word-space = Ход начинается с ячейки рынка, от 1 до { $spaces }.
record-word-character = Здесь нужна латинская буква персонажа: M, B, W, G, K, I или N.
record-word-trade = Для обмена введите + или - и число работников, например +2.
record-word-long = Ход здесь уже завершён; то, что дальше, прочитать нельзя.
record-illegal = Ход { $word } невозможен. { $reason }
