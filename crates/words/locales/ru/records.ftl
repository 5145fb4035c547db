### Почему открытую запись нельзя прочитать. Имена тегов и буквы ходов и карт одинаковы во всех языках.

record-unreadable = Эту запись не удалось прочитать. Строка { $line }, символ { $column }: { $reason }
record-tag-syntax = Тег выглядит так: [Имя "значение"].
record-tag-late = Теги стоят перед первым ходом.
record-tag-twice = Тег { $tag } стоит здесь второй раз.
record-tag-missing = Перед этой строкой нет тега { $tag }.
record-version = Можно прочитать только записи версии { $known }, а не «{ $found }».
record-control = В записи не может быть управляющих символов.
record-seats = Играть могут от двух до четырёх человек: Seat1, Seat2 и так далее, без пропусков.
record-sides = Стороны — это восемь букв, A или B, по одной на каждую локацию от мельницы до лазарета.
record-value = Здесь может стоять только «{ $one }» или «{ $other }».
record-card = «{ $word }» — не карта этой игры.
record-cards-number = { $expected ->
    [one] В этой колоде { $expected } карта, а не { $found }.
    [few] В этой колоде { $expected } карты, а не { $found }.
   *[other] В этой колоде { $expected } карт, а не { $found }.
}
record-cards-many = Карта { $place }: больше карт { $card }, чем есть в колоде.
record-cards-many-tier = Карта { $place }: больше карт { $card }, чем есть в колоде { $tier }-го этапа.
record-scores-early = Тег Scores стоит только в законченной партии.
record-scores = Ходы приводят к счёту «{ $scores }».
record-round = Раунд { $round } начинается с «{ $round }.».
record-after-end = Перед этим словом партия уже закончена: все взяли по двенадцать карт.
record-word = «{ $word }» — не ход. { $reason }
record-word-space = Ход начинается с места на рынке, от 1 до { $spaces }.
record-word-character = Здесь нужен один из персонажей: M B W G K I N.
record-word-trade = Обмен — это + или - и число работников, например +2.
record-word-long = Ход здесь уже полон; что за ним, прочитать нельзя.
record-illegal = Ход { $word } невозможен: «{ $reason }»
