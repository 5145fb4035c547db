### Что говорит разбор оконченной партии.

grade-world-class = Мировой класс
grade-master = Мастер
grade-expert = Эксперт
grade-advanced = Продвинутый
grade-intermediate = Средний
grade-casual = Любитель
grade-beginner = Новичок
mark-doubtful = сомнительно
mark-bad = плохо
mark-very-bad = очень плохо

## Почему один ход лучше другого: чего ждать в конце партии.

why-nothing = По одним очкам этого не видно, но после этого хода выигрывают чаще.
why-part-wounded = раненые
why-part-rest = всё остальное

## Удача и мастерство одной фразой.

verdict-best-won = { $you ->
   *[false] { $name } играет лучше всех и побеждает.
    [true] Вы сыграли лучше всех и победили.
}
verdict-best-shared = { $you ->
   *[false] { $name } играет лучше всех, но делит победу.
    [true] Вы сыграли лучше всех, но победа общая.
}
verdict-best-lost = { $you ->
   *[false] { $name } играет лучше всех, но побеждает { $winner }.
    [true] Вы сыграли лучше всех, но побеждает { $winner }.
}
verdict-you-won = { $you ->
   *[false] { $name } побеждает, хотя другие сыграли лучше.
    [true] Вы победили, хотя другие сыграли лучше.
}
verdict-even = Никто не сыграл заметно лучше остальных.
verdict-luck = { $you ->
   *[false] Карты подыграли игроку { $name }: +{ $percent }.
    [true] Карты подыграли вам: +{ $percent }.
}
verdict-no-luck = Карты никому не подыгрывали.

## Части разбора.

analysis-start = Начало
analysis-skill = Свои ходы
analysis-others = Чужие ходы
analysis-luck = Карты
analysis-result = Итог
analysis-adjusted = Без удачи
analysis-error = Потеря за ход
analysis-grade = Уровень
analysis-curve = Шансы на победу ход за ходом
analysis-costliest = Самые дорогие ошибки
analysis-finds = Лучшие находки
analysis-decisions = Все ходы
analysis-exact = точно
analysis-played = { $played }: потеря { $cost }
analysis-better = Лучше: { $played }
analysis-instead = Вместо { $played }
analysis-none = Ничего примечательного.
analysis-progress = ход { $done } из { $all }
analysis-not-over = Партия ещё не окончена. Анализировать можно только завершённые партии.
analysis-no-game = Здесь ещё нет завершённых партий. Сыграйте партию командой majesty play или укажите файл с записью.
