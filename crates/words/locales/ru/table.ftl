your-turn = Ваш ход
turn-of = Ходит { $name }
thinking = { $name } думает …
waiting-for-players = Ждём игроков
hint = Подсказка
take-back = Вернуть ход
take = Взять
cancel = Отмена
free = бесплатно
front = начало рынка
back = конец рынка
log = Ход игры
deck-left = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
wounded = { $count ->
    [0] раненых нет
    [one] { $count } раненый
   *[many] { $count } раненых
}
lead-you = вы впереди на { $count }
lead-tied = поровну
lead-other = { $name } впереди на { $count }
variety-so-far = { $count ->
    [one] Разнообразие сейчас: { $count } локация, { $points }
    [few] Разнообразие сейчас: { $count } локации, { $points }
   *[many] Разнообразие сейчас: { $count } локаций, { $points }
}
cannot-afford = нужно { $cost ->
    [one] { $cost } работника
   *[many] { $cost } работников
}, у вас { $has }
place-as = Выложить как: { $character }
heal-to = Исцелить, вернуть { $place }
trade-nothing = без обмена
trade-buy = { $count ->
    [one] купить { $count } работника
   *[many] купить { $count } работников
}
trade-sell = { $count ->
    [one] продать { $count } работника
   *[many] продать { $count } работников
}
announce = Объявить
stay-silent = Промолчать
game-over = Игра окончена
share-victory = { $names } делят победу

## Просьбы, приход и уход.

asks-take-back = { $name } просит вернуться к своему последнему ходу.
accept = Согласиться
decline = Отказать
come-back = Вернуться
connection-lost = Связь потеряна. Пробуем ещё раз …
connection-back = Связь восстановлена.
chat = Чат
send = Отправить
mute = Заглушить
leave = Выйти
rematch = Реванш
ready = Готово
start = Начать
watchers = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}

## Просмотр игры.

replay = Просмотр игры
step-first = Первый шаг
step-previous = Предыдущий шаг
step-next = Следующий шаг
step-last = Последний шаг
step-play = Показывать
step-pause = Пауза
speed = Скорость
play-on = Играть отсюда
record-download = Скачать запись
record-open = Открыть запись

## Раздача, которую может проверить каждый.

fair-deal = Честная раздача
fair-deal-promised = Порядок карт определён до первого хода. Сохраните это число и проверьте его после игры:
fair-deal-commitment = Показано до первого хода
fair-deal-salt = Соль, раскрыта после последнего
fair-deal-check = Чтобы проверить, что карты не подменили, скачайте запись и выполните: majesty verify ФАЙЛ
fair-deal-joint = Сервер и игроки тасуют вместе, чтобы никто не определял карты в одиночку. Сервер загадал секрет, вот его хеш:
fair-deal-joint-more = Каждый игрок может добавить свою долю. После игры секрет раскрывается, и любой может всё проверить.
fair-deal-share = Ваша доля
fair-deal-share-about = До 64 букв и цифр. Если оставить поле пустым, браузер выберет её случайно.
fair-deal-share-of = Доля игрока { $name }
fair-deal-share-given = есть, будет показана после раздачи
fair-deal-server-hash = Хеш секрета сервера
fair-deal-server-secret = Секрет сервера
fair-deal-chosen = Хозяин стола выбрал начальное число и может знать все карты.
fair-deal-chosen-title = Карты могут быть известны
