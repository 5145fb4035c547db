### Что случилось после последнего хода читателя, и что говорят меню и вопросы за столом.

recap = После вашего хода
recap-round = Последний круг
recap-begin = Здесь будут видны ходы соперников.
recap-you = Вы
recap-again = Показать эти ходы ещё раз
recap-open = Просмотреть игру отсюда
recap-of = Ход игрока { $name }

## Атака на читателя.

wounded-miller = ваша крестьянка получает рану
wounded-brewer = ваш пивовар получает рану
wounded-witch = ваша ведьма получает рану
wounded-guard = ваша стража получает рану
wounded-knight = ваш рыцарь получает рану
wounded-innkeeper = ваш трактирщик получает рану
wounded-noble = ваша дворянка получает рану
attack-repelled = вы отражаете атаку
attack-nobody = у вас некого ранить
attack-why = { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
       *[many] { $knights } рыцарей
    }, стражи { $guards ->
        [0] нет
       *[many] { $guards }
    }
attack-told = { $name } атакует вас: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
       *[many] { $knights } рыцарей
    }, а стражи у вас { $guards ->
        [0] нет
        [one] только { $guards } карта
        [few] только { $guards } карты
       *[many] только { $guards } карт
    }. Теперь { $wounded } и отправляется в лазарет.
attack-repelled-told = { $name } атакует вас: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
       *[many] { $knights } рыцарей
    }. { $guards ->
        [one] Ваша стража ({ $guards } карта)
        [few] Ваша стража ({ $guards } карты)
       *[many] Ваша стража ({ $guards } карт)
    } отражает атаку.
attack-nobody-told = { $name } атакует вас, но ранить у вас некого.

## Меню и вопросы.

pace = Темп ботов
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
pace-instant = сразу
ask-sound = Звук, когда ваш ход?
ask-yes = Да
ask-no = Нет
rules-close = Закрыть
fair-deal-why = После начала игры никто, даже сервер, не может незаметно подменить карту. После игры это можно проверить.
