### Что случилось после последнего хода читателя, и что говорят меню и вопросы за столом.

recap = После вашего хода
recap-round = За последний круг
recap-begin = Побеждает тот, у кого после 12 карт больше всех очков. Откройте постройку, чтобы узнать, что она даёт.
recap-you = Вы
recap-last = { $count ->
    [one] Последний ход
   *[other] Последние ходы
}
recap-again = Показать эти ходы ещё раз
recap-open = Смотреть отсюда
recap-of = { $you ->
       *[false] Ход игрока { $name }
        [true] Ваш ход
    }

## Атака на читателя.

wounded-yours = { $character } получает ранение
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
}, поэтому { $wounded } и отправляется в лазарет.
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
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-instant = мгновенный
ask-sound = Звук, когда ваш ход?
ask-yes = Да
ask-no = Нет
notify-blocked = Браузер блокирует уведомления для этого сайта. Разрешить их можно в его настройках.
rules-close = Закрыть
fair-deal-why = После начала партии никто, даже сервер, не может незаметно подменить карту. После партии это можно проверить.
