### Выбор карты: что при этом решается, что она даёт, и подсказка с объяснением.

## Варианты и итоги.

heal-as = Исцелить как
trade-meeples = Обмен работников
meeples-change = Работники: сейчас { $before }, после хода { $after }
preview-variety = +{ $points } в конце ({ $count ->
        [one] новая постройка
        [few] { $count } новые постройки
       *[other] { $count } новых построек
    })
preview-repelled-by = атаку отражают: { $names }
preview-nobody-of = некого ранить: { $names }
preview-nobody-at-all = некого ранить
hint-mark = советует подсказка

## Наблюдение.

watching-turn = Вы наблюдаете. Ходит { $name }.
watching-thinking = Вы наблюдаете. { $name } думает…

## Подсказка.

advice-take = Возьмите { $card } из ячейки { $space } и отправьте карту { $place }.
advice-take-and = Возьмите { $card } из ячейки { $space }, отправьте карту { $place } и { $further }.
advice-further-heal = исцелите { $character }, вернув { $place }
advice-further-sell = продайте { $meeples }
advice-further-buy = купите { $meeples }
advice-further-announce = объявите о выплате всем
advice-chance = шанс на победу { $percent } %
advice-percent = { $percent } %
advice-chance-context = если все играют как сильнейший бот

## Почему. Каждый факт начинается с глагола.

fact-points = сразу приносит { $points }
fact-points-more = сейчас приносит на { $points } больше
fact-lead = даёт большинство { $place } ({ $points })
fact-tie = делит большинство { $place } ({ $points })
fact-variety = занимает новую постройку (+{ $points } за разнообразие)
fact-wounds = ранит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} соперников
fact-heals = исцеляет карту
fact-defends = защищает королевство от атак
fact-meeples = оставляет { $meeples } вместо { $other }
fact-safe = не даёт игроку { $name } ранить карту следующим ходом
fact-denies = уменьшает доход игрока { $name } за следующий ход на { $points }
reason-facts = Этот ход { $facts }.
reason-although = Взять { $card } сейчас выгоднее на { $points }, но лучший ход { $facts }.
reason-later = Взять { $card } сейчас выгоднее на { $points }. Бот просчитал дальше: лучший ход окупится позже.
reason-search = Сейчас ходы почти равны. Бот просчитал дальше и выбирает этот.
