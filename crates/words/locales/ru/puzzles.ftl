### Задачи: позиции из конца партий, в каждой один лучший ход.

puzzles = Задачи
puzzles-about = Последние ходы настоящих партий. В каждой позиции один ход явно лучше других, и каждый ответ вычислен точно.
meta-puzzles = Задачи по игре «Majesty: Твоя корона, твоё королевство». Найдите лучший ход в конце партии; каждый день новая задача.
puzzle-name = Задача { $id }
puzzle-today = Задача дня
puzzle-find = Ваш ход. Найдите тот, который чаще всего ведёт к победе.
puzzle-moves-left = { $count ->
    [one] до конца партии { $count } ход
    [few] до конца партии { $count } хода вместе с вашим
   *[many] до конца партии { $count } ходов вместе с вашим
}
puzzle-level-of = Уровень { $number } из { $all }
puzzle-sides = Стороны { $letter ->
    [B] Б
   *[A] А
}
puzzle-sides-mixed = Разные стороны
puzzle-sides-strange = Некоторые постройки могут работать не так, как вы привыкли. Нажмите на постройку, чтобы узнать, что она даёт.
puzzle-begin = Вы здесь впервые? Начните с уровня 1
puzzle-today-solved = решена
puzzle-solve = Решить
puzzle-look = Посмотреть ещё раз
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-none-left = Здесь вы решили все задачи.
puzzle-themes = По темам
puzzle-levels = По уровням
puzzle-theme-attack = Атака
puzzle-theme-majority = Большинство
puzzle-theme-heal = Исцеление
puzzle-theme-denial = Помеха
puzzle-theme-timing = Выбор момента
puzzle-theme-attack-about = Раньте карту соперника или защитите свою.
puzzle-theme-majority-about = Получите то большинство, которое решает.
puzzle-theme-heal-about = Верните карту из лазарета.
puzzle-theme-denial-about = Заберите то, что нужно соперникам.
puzzle-theme-timing-about = Откажитесь от очков сейчас, чтобы следующий ход дал больше.
puzzle-progress = Ваши успехи
puzzle-solved-of = решено { $done } из { $all }
puzzle-first-tries = с первой попытки: { $count }
puzzle-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
puzzle-streak-none = Решите задачу сегодня и начните серию.
puzzle-streak-today = Решите сегодня новую задачу, чтобы серия не прервалась.
puzzle-rating-yours = Ваш рейтинг: { $rating }
puzzle-rating-about = С учётной записью в рейтинг идёт первая попытка в каждой задаче.
puzzle-rating-change = Ваш рейтинг: { $before } → { $after }
puzzle-rating = Рейтинг { $rating }
puzzle-right = Это лучший ход!
puzzle-wrong = Это не лучший ход.
puzzle-leads = { $played }: после этого вы побеждаете в { $chance } случаев.
puzzle-wrong-lost = Есть ход лучше. После вашего при верной игре соперников победить уже нельзя.
puzzle-wrong-less = Другой ход ведёт к победе заметно чаще.
puzzle-wrong-reply = Самый сильный ответ на него: { $played }.
puzzle-not-possible = Такой ход здесь невозможен: { $reason }
puzzle-try-again = Попробовать ещё раз
puzzle-show = Показать ответ
puzzle-best-wins = Лучший ход ведёт к победе в { $chance } случаев.
puzzle-tries = { $count ->
    [1] Решено с первой попытки.
   *[other] Решено с { $count }-й попытки.
}
puzzle-effects = Что он даёт: { $effects }.
puzzle-about-themes = О чём эта задача: { $themes }.
puzzle-answer = Ответ
puzzle-chances = Ваш шанс на победу
puzzle-best = Лучший ход
puzzle-second = Следующий по силе
puzzle-greedy = Лучший, если бы партия кончилась сейчас
puzzle-exact = Шансы точны: учтена каждая карта, которая ещё может прийти, при наилучшей игре всех участников.
puzzle-why = Почему
puzzle-why-than = По сравнению с ходом { $played }:
puzzle-happens = Что он даёт
puzzle-reply = Лучший ответ ({ $name }): { $played }.
puzzle-reply-likely = Самый вероятный ответ ({ $name }): { $played } (лучший для { $chance } карт, которые могут прийти).
puzzle-solved-by = Её решают боты
puzzle-unknown = Задачи { $id } нет.
puzzle-since = После вашего хода
puzzle-choose = Ваш ход: номер или запись хода; ? — объяснить постройки, ! — показать ответ, q — выход
puzzle-number-wrong = Введите номер от 1 до { $moves }, ?, ! или q.
puzzle-begin-terminal = Вы здесь впервые? Начните с лёгкой задачи: majesty puzzle --level 1
puzzle-more = Ещё задачи уровня { $level }: majesty puzzle --level { $level }
puzzle-solved-terminal = Решено: { $done } из { $all }
privacy-puzzles = Задачи: что вы пробовали и решили, а при наличии учётной записи — ещё и рейтинг
privacy-puzzles-why = Чтобы вы видели свои успехи и получали новые задачи.
privacy-puzzles-time = Гости: { $time }; с учётной записью, пока вы её не удалите
