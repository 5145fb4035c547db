## Ход игры. Только настоящее время: в прошедшем глаголу нужен род игрока.

log-take = { $you ->
       *[false] { $name } { $laid ->
            [0] берёт
            [one] кладёт { $laid } работника, берёт
           *[many] кладёт { $laid } работников, берёт
        }
        [true] Вы { $laid ->
            [0] берёте
            [one] кладёте { $laid } работника, берёте
           *[many] кладёте { $laid } работников, берёте
        }
    } { $card } из ячейки { $space }{ $meeples ->
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
    } некого ранить.
log-wounded = { $you ->
       *[false] У игрока { $name } { $character }
        [true] { $character }
    } получает ранение и отправляется в лазарет.
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
    } о выплате всем игрокам.
log-silent = { $you ->
       *[false] { $name } молчит и теряет
        [true] Вы молчите и теряете
    } { $points }.
log-surplus = { $you ->
       *[false] { $name } возвращает
        [true] Вы возвращаете
    } { $meeples ->
        [one] { $meeples } лишнего работника
       *[many] { $meeples } лишних работников
    } за { $points }.
log-refill = Новая карта на рынке: { $card }. { $left ->
        [0] Колода пуста.
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
    } { $points } за разнообразие: { $locations ->
        [one] { $locations } постройка.
        [few] { $locations } постройки.
       *[many] { $locations } построек.
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
preview-pays = кладёт { $meeples }
preview-gains = +{ $gain }
preview-loses = без объявления минус { $points }
preview-wounds = { $character } игрока { $name } получает ранение
preview-repelled = { $name } отражает атаку
preview-nobody = у игрока { $name } некого ранить
preview-heals = исцеляет { $character }, возвращая { $place }
preview-buys = покупает { $meeples } за { $points }
preview-sells = продаёт { $meeples } за { $points }
preview-announces = объявляет о выплате всем
preview-surplus = { $you ->
       *[false] возвращает
        [true] возвращаете
    } { $meeples ->
        [one] { $meeples } лишнего работника
       *[many] { $meeples } лишних работников
    } за { $points }

## Почему ход невозможен.

illegal-over = Партия окончена. Начните реванш или просмотрите её ещё раз.
illegal-empty = В ячейке { $space } нет карты. Выберите другую.
illegal-meeples = Для карты в ячейке { $space } { $cost ->
        [one] нужен { $cost } работник
        [few] нужно { $cost } работника
       *[many] нужно { $cost } работников
    }, а у вас { $has }. Выберите карту ближе к началу рынка.
illegal-character = На карте { $card }, а не { $character }. Выберите персонажа, который на ней есть.
illegal-heal-missing = Исцеляется двойная карта «{ $card }». Выберите, в какую из двух своих построек она вернётся.
illegal-heal-elsewhere = Исцеляется карта «{ $card }»; вернуть её { $place } нельзя. Выберите одну из её построек.
illegal-heal-nothing = Этот ход не исцеляет двойную карту, выбирать нечего.
illegal-no-trade = Обмена { $place } нет. Уберите обмен.
illegal-trade-limit = За ход можно сделать не больше { $limit ->
        [one] { $limit } обмена.
       *[many] { $limit } обменов.
    } Обменяйте меньше.
illegal-trade-nothing = Нулевой обмен — не обмен. Уберите его.
illegal-trade-above = На карте работников помещается { $limit } фигурок, а после обмена их стало бы { $after }. Купите меньше.
illegal-trade-meeples = У вас только { $has ->
        [one] { $has } работник
        [few] { $has } работника
       *[many] { $has } работников
    }, продать { $sold } нельзя. Продайте меньше.
illegal-trade-points = Это стоит { $bought ->
        [one] { $bought } очко
        [few] { $bought } очка
       *[many] { $bought } очков
    }, а у вас { $has }. Купите меньше.
illegal-announce-off = За этим столом ничего не объявляют: домашнее правило выключено.
illegal-announce-nothing = Выплаты всем { $place } нет, объявлять нечего.
