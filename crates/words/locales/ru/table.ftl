your-turn = Ваш ход
turn-of = Ходит { $name }
thinking = { $name } думает…
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
variety-so-far = Разнообразие сейчас: { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
   *[many] { $count } построек
}, { $points }
cannot-afford = нужно работников: { $cost }, у вас { $has }
place-as = Выложить как { $character }
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
game-over = Партия окончена
share-victory = { $names } делят победу

## Просьбы, приход и уход.

asks-take-back = { $name } просит вернуть свой последний ход.
accept = Согласиться
decline = Отклонить
come-back = Вернуться
connection-lost = Связь потеряна. Восстанавливаем…
connection-back = Связь восстановлена.
chat = Чат
send = Отправить
mute = Скрыть сообщения
leave = Выйти
rematch = Реванш
ready = Подтвердить готовность
start = Начать
watchers = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}

## Просмотр.

replay = Просмотр партии
step-first = Первый шаг
step-previous = Предыдущий шаг
step-next = Следующий шаг
step-last = Последний шаг
step-play = Воспроизвести
step-pause = Пауза
speed = Скорость
play-on = Играть отсюда
record-download = Скачать запись
record-open = Открыть запись

## Раздача, которую может проверить каждый.

fair-deal = Честная раздача
fair-deal-promised = Порядок карт определён до первого хода. Сохраните этот код для проверки после партии:
fair-deal-commitment = Показано до первого хода
fair-deal-salt = Соль, раскрыта после последнего хода
fair-deal-check = Чтобы проверить, что карты не подменили, скачайте запись и выполните: majesty verify ФАЙЛ
fair-deal-joint = Сервер и игроки тасуют карты вместе: никто не решает в одиночку. Сервер выбрал секрет, вот его хеш:
fair-deal-joint-more = Каждый игрок может добавить свою строку. После партии секрет раскроют, и раздачу проверит любой.
fair-deal-share = Ваша строка
fair-deal-share-about = До 64 букв, цифр и пробелов. Пустую браузер заменит случайной.
fair-deal-share-of = Строка игрока { $name }
fair-deal-share-given = есть, видна после раздачи
fair-deal-server-hash = Хеш секрета сервера
fair-deal-server-secret = Секрет сервера
fair-deal-chosen = Хозяин стола выбрал номер раздачи и может знать все карты.
fair-deal-chosen-title = Карты могут быть известны
