### Страницы разобранной партии и повторение её ошибок.

review-title = Анализ
review-start = Проанализировать партию
review-start-about = Каждый ход сравнивается с лучшим: сколько он отдал, что дали карты и почему другой ход был лучше. Это займёт несколько секунд, а потом анализ сохранится вместе с партией.
review-running = Партия анализируется
review-waiting = { $count ->
        [0] Она следующая в очереди.
        [one] Перед ней ещё { $count } партия.
        [few] Перед ней ещё { $count } партии.
       *[other] Перед ней ещё { $count } партий.
    }
review-running-about = Можно уйти с этой страницы и вернуться позже.
review-back = Назад к анализу
review-learn = Учиться на своих ошибках
review-learn-of = Разобрать ошибки: { $name }
review-learn-count = { $count ->
        [one] { $count } позиция для повторения
        [few] { $count } позиции для повторения
       *[other] { $count } позиций для повторения
    }
review-flawless = Ошибок, которые стоило бы повторить, нет. Отличная игра!
review-how = Из чего сложился результат
review-curve-about = В сумме шансы всегда равны 100 %. Выберите ход, чтобы увидеть позицию.
review-as-table = Шансы таблицей
review-marks = Знаки: ?! — ход стоил не менее 2 процентных пунктов шанса на победу, ? — не менее 4, ?? — не менее 8.
review-round = Раунд { $n }
review-move = Ход
review-played = Сыграно
review-best = Лучший ход
review-was-best = Это был лучший ход.
review-forced = Это был единственный возможный ход.
review-candidates = Лучшие ходы здесь
review-chance = Шанс на победу
review-card = Следующая карта изменила его на { $change } п. п.
review-find = удачная находка
review-exact-about = Отсюда просчитаны все продолжения: шансы точные.
review-replay = Смотреть отсюда
review-broken-off = Эта партия была прервана, поэтому анализировать нечего.
review-person-busy = Одна из ваших партий уже анализируется. Дождитесь конца и попробуйте ещё раз.
review-server-busy = Много партий ждут анализа. Попробуйте через минуту.

## Повторение ошибки.

retry-of = Ошибка { $n } из { $all }
retry-ask = { $you ->
       *[false] Ход игрока { $name }: { $played }. Он стоил { $cost } п. п. шанса на победу.
        [true] Ваш ход: { $played }. Он стоил { $cost } п. п. шанса на победу.
    }
retry-best = Верно: это лучший ход.
retry-good = Хорошо: этот ход отдаёт всего { $cost } п. п.
retry-same = Это тот самый ход, который был сыгран. Есть лучше.
retry-wrong = { $played }: этот ход отдаёт { $cost } п. п.
retry-reply = Ответ игрока { $name }: { $played }.
retry-change = { $you ->
       *[false] Шанс на победу падает с { $before } до { $after }.
        [true] Ваш шанс на победу падает с { $before } до { $after }.
    }
retry-show = Показать ответ
retry-answer = Ответ
retry-next = Следующая ошибка
retry-finish = К итогам
retry-done = Это были все ошибки
retry-score = Найдено { $found } из { $all }
retry-first = с первой попытки
retry-later = не с первой попытки
retry-shown = ответ показан
retry-again = Начать заново
retry-find = Найдите ход лучше.
retry-outcome = Последствие: { $wounded }.

review-parts-about = Процентные пункты шанса на победу, в сумме за партию: сколько отдали собственные ходы, сколько принесли чужие ошибки и сколько дали карты.
review-own-moves = { $you ->
       *[false] Свои ходы
        [true] Ваши ходы
    }
review-others-moves = { $players ->
        [2] Ошибки соперника
       *[other] Ошибки соперников
    }
review-plays-like = примерно как бот «{ $level }»
review-with-hints = { $count ->
        [one] с { $count } подсказкой
        [few] с { $count } подсказками
        [many] с { $count } подсказками
       *[other] с { $count } подсказки
    }
review-how-about = Начало, свои ходы, ходы других и карты в сумме дают итог. «Без удачи» — та же сумма без карт: это подсчёт в пунктах, а не шанс, поэтому она бывает меньше 0 и больше 100.
review-curve-about-file = В сумме шансы всегда равны 100 %. Ниже можно раскрыть каждый ход.
review-axis = Раунд
