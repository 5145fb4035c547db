### Стол в браузере: сбор, игра и что остаётся в конце.

## Сбор.

seat-number = Место { $number }
seat-open = Свободное место
sit-down = Сесть
you-tag = вы
is-ready = всё готово
not-ready = ещё не всё готово
unready = Снять готовность
away = не на связи
plays-for = { $bot } играет за { $name }
table-link = Ссылка на этот стол
copied = Скопировано
all-ready-first = Игра начнётся, когда все места заняты и все готовы.
everyone-ready = Все готовы
host-starts = { $name } начинает игру.
substitute = За ушедших играет: { $bot }

## Игра.

table-of = Стол
table-more = Стол
rivals = Другие игроки
display = Рынок
your-realm = Ваше королевство
realm-of = Королевство: { $name }
space-number = место { $space }
choose-card = Выберите карту: здесь будет видно, что она даёт.
not-taken-back = Ждём согласия остальных …
majority-worth = Большинство: { $points }
nobody-here = пока никого
lead-others = { $count } впереди на { $by }
log-begins = Игра начинается.
say = Напишите что-нибудь
unmute = Снова слышать
hint-suggests = Сильнейший бот выбрал бы
hint-promise = шанс на победу { $percent } %
hint-others = Он думал и об этом
you-left = { $you ->
       *[false] За игрока { $name }
        [true] За вас
    } сейчас играет бот.
clock-left = Время на этот ход
announce-all = Объявить, что получают все
keys-double = двойной щелчок: карта играется сразу

## Конец.

final-sheet = Подсчёт очков
all-realms = Королевства
rematch-open = К реваншу
