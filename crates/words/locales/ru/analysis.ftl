### Что говорит разбор оконченной партии.

grade-world-class = Мировой уровень
grade-master = Уровень мастера
grade-expert = Уровень эксперта
grade-advanced = Сильная игра
grade-intermediate = Уверенная игра
grade-casual = Любительская игра
grade-beginner = Уровень новичка
mark-doubtful = сомнительно
mark-bad = плохо
mark-very-bad = очень плохо

## Почему один ход лучше другого: чего ждать в конце партии.

why-nothing = По одним очкам этого не видно, но после этого хода выигрывают чаще.
why-part-wounded = раненые
why-part-rest = всё остальное

## Удача и мастерство одной фразой.

verdict-best-won = { $you ->
       *[false] Лучшая игра и победа: { $name }.
        [true] Вы сыграли лучше всех и победили.
    }
verdict-best-shared = { $you ->
       *[false] Лучшая игра, но победа общая: { $name }.
        [true] Вы сыграли лучше всех, но победа общая.
    }
verdict-best-lost = { $you ->
       *[false] Лучшая игра: { $name }, но победа: { $winner }.
        [true] Вы сыграли лучше всех, но победа досталась сопернику: { $winner }.
    }
verdict-you-won = { $you ->
       *[false] Победа: { $name }, хотя другие сыграли лучше.
        [true] Вы победили, хотя другие сыграли лучше.
    }
verdict-even = Никто не сыграл заметно лучше остальных.
verdict-luck = { $you ->
       *[false] Картам больше всех обязан игрок { $name }: { $percent }.
        [true] Карты были на вашей стороне: { $percent }.
    }
verdict-no-luck = Карты никому не благоволили.

## Части разбора.

analysis-start = Начало
analysis-skill = Свои ходы
analysis-others = Ходы других
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
analysis-not-over = Партия ещё не окончена. Разобрать можно только оконченную партию.
analysis-no-game = Здесь ещё нет оконченных игр. Сыграйте с помощью majesty play или назовите файл с записью.
