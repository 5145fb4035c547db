## Ход игры. Только настоящее время: в прошедшем глаголу нужен род игрока.

log-take = { $you ->
       *[false] { $name } { $laid ->
            [0] берёт
            [one] выкладывает { $laid } работника, берёт
           *[many] выкладывает { $laid } работников, берёт
        }
        [true] Вы { $laid ->
            [0] берёте
            [one] выкладываете { $laid } работника, берёте
           *[many] выкладываете { $laid } работников, берёте
        }
    } { $card } с места { $space }{ $meeples ->
        [0] {""}
        [one] {" "}вместе с { $meeples } работником
       *[many] {" "}вместе с { $meeples } работниками
    } и { $you ->
       *[false] отправляет
        [true] отправляете
    } карту { $place }.
log-gain = { $you ->
       *[false] { $name } получает
        [true] Вы получаете
    } { $gain }. { $place }: { $ability }.
log-repelled = { $you ->
       *[false] { $name } отражает
        [true] Вы отражаете
    } атаку.
log-nobody = { $you ->
       *[false] У игрока { $name }
        [true] У вас
    } атаке некого ранить.
log-wounded = { $you ->
       *[false] У игрока { $name } { $character }
        [true] { $character }
    } получает рану и отправляется в лазарет.
log-healed = { $you ->
       *[false] У игрока { $name } { $character }
        [true] { $character }
    } исцеляется и возвращается { $place }.
log-buys = { $you ->
       *[false] { $name } покупает
        [true] Вы покупаете
    } { $meeples } за { $points }.
log-sells = { $you ->
       *[false] { $name } продаёт
        [true] Вы продаёте
    } { $meeples } за { $points }.
log-announced = { $you ->
       *[false] { $name } объявляет
        [true] Вы объявляете
    }, что получают все игроки.
log-silent = { $you ->
       *[false] { $name } молчит и платит
        [true] Вы молчите и платите
    } { $points }.
log-surplus = { $you ->
       *[false] { $name } сдаёт
        [true] Вы сдаёте
    } { $meeples ->
        [one] { $meeples } лишнего работника
       *[many] { $meeples } лишних работников
    } за { $points }.
log-refill = Новая карта на рынке: { $card }. { $left ->
        [one] В колоде осталась { $left } карта.
        [few] В колоде осталось { $left } карты.
       *[many] В колоде осталось { $left } карт.
    }
log-score-wounded = { $you ->
       *[false] { $name } теряет
        [true] Вы теряете
    } { $points } за { $wounded ->
        [one] { $wounded } раненую карту.
        [few] { $wounded } раненые карты.
       *[many] { $wounded } раненых карт.
    }
log-score-variety = { $you ->
       *[false] { $name } получает
        [true] Вы получаете
    } { $points } за карты в { $locations ->
        [one] { $locations } локации.
       *[many] { $locations } локациях.
    }
log-score-majority = { $you ->
       *[false] { $name } получает
        [true] Вы получаете
    } { $points } за большинство { $place }: { $cards ->
        [one] { $cards } карта.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
log-wins = { $you ->
       *[false] { $name } побеждает
        [true] Вы побеждаете
    }, набрав { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
log-share = { $names } делят победу: у каждого { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }

## Что даст ход.

preview-of = { $name }: { $what }
preview-pays = стоит { $meeples }
preview-gains = +{ $gain }
preview-loses = без объявления минус { $points }
preview-wounds = { $character } игрока { $name } получает рану
preview-repelled = { $name } отражает атаку
preview-nobody = у игрока { $name } некого ранить
preview-heals = исцеляет { $character }, возврат { $place }
preview-buys = покупает { $meeples } за { $points }
preview-sells = продаёт { $meeples } за { $points }
preview-announces = объявляет, что получают все
preview-surplus = { $you ->
       *[false] сдаёт
        [true] сдаёте
    } { $meeples ->
        [one] { $meeples } лишнего работника
       *[many] { $meeples } лишних работников
    } за { $points }

## Почему ход невозможен.

illegal-over = Игра окончена. Начните реванш или просмотрите игру ещё раз.
illegal-empty = На месте { $space } нет карты. Выберите открытую карту.
illegal-meeples = Карта на месте { $space } стоит { $cost ->
        [one] { $cost } работника
       *[many] { $cost } работников
    }, а у вас { $has }. Выберите карту ближе к началу рынка.
illegal-character = На карте { $card }, а не { $character }. Выложите её как персонажа, который на ней есть.
illegal-heal-missing = Исцеляется двойная карта «{ $card }». Выберите, в какую из двух её локаций она вернётся.
illegal-heal-elsewhere = Исцеляется карта «{ $card }», её нельзя вернуть { $place }. Выберите одну из её локаций.
illegal-heal-nothing = Этот ход не исцеляет двойную карту, выбирать нечего.
illegal-no-trade = Здесь ({ $place }) очки и работников не обменивают. Уберите обмен.
illegal-trade-limit = За ход можно меняться не больше { $limit ->
        [one] { $limit } раза.
       *[many] { $limit } раз.
    } Меняйтесь реже.
illegal-trade-nothing = Нулевой обмен — не обмен. Уберите его.
illegal-trade-above = На карте работников помещается { $limit }, а после обмена их стало бы { $after }. Купите меньше.
illegal-trade-meeples = Продать можно не больше { $has ->
        [one] { $has } работника,
       *[many] { $has } работников,
    } а не { $sold }. Продайте меньше.
illegal-trade-points = Это стоит { $bought ->
        [one] { $bought } очко
        [few] { $bought } очка
       *[many] { $bought } очков
    }, а у вас { $has }. Купите меньше.
illegal-announce-off = За этим столом ничего не объявляют: домашнее правило выключено.
illegal-announce-nothing = Здесь ({ $place }) получают не все игроки, объявлять нечего.
