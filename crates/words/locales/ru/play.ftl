### Стол в браузере: сбор, игра и что остаётся в конце.

## Сбор.

seat-number = Место { $number }
seat-open = Свободное место
sit-down = Сесть
you-tag = вы
is-ready = игрок готов
not-ready = игрок ещё не готов
unready = Снять готовность
away = не в сети
plays-for = { $bot } играет за игрока { $name }
table-link = Ссылка на стол
copied = Скопировано
all-ready-first = Можно начинать, когда все места заняты и все готовы.
everyone-ready = Все готовы
host-starts = { $name } начинает партию.
substitute = За ушедших играет: { $bot }

## Игра.

table-of = Стол
table-more = Стол
rivals = Другие игроки
display = Рынок
your-realm = Ваше королевство
realm-of = Королевство: { $name }
space-number = ячейка { $space }
choose-card = Выберите карту: здесь будет видно, что она даёт.
not-taken-back = Ждём согласия остальных…
majority-worth = Большинство: { $points }
nobody-here = пока никого
lead-others = { $count ->
    [2] двое
   *[other] трое
} впереди на { $by }
log-begins = Партия начинается.
say = Сообщение
unmute = Показать сообщения
hint-suggests = Сильнейший бот выбрал бы
hint-promise = шанс на победу { $percent } %
hint-others = Другие варианты
you-left = { $you ->
       *[false] За игрока { $name }
        [true] За вас
    } сейчас играет бот.
clock-left = Осталось на ход
announce-all = Объявить о выплате всем
keys-double = двойной щелчок: сразу сыграть карту

## Конец.

final-sheet = Финальный подсчёт
all-realms = Королевства
rematch-open = К реваншу
