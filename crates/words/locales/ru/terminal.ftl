### Стол в терминале.

## Меню.

new-game = Новая партия
interrupted = Есть незавершённая партия.
interrupted-about = Если начать новую партию, незавершённая сохранится как запись.
seat-person = человек за этой клавиатурой
house-rule-short = Правило: объявлять
menu-choose = выбрать
menu-change = изменить
yes = да
no = нет
too-small = Столу нужно столбцов: { $columns }, строк: { $rows }. Увеличьте окно.

## За столом.

hint-thinking = Сильнейший бот думает…
leave-ask = Выйти из-за стола?
leave-kept = Партия сохранена, и в следующий раз её можно продолжить.
saved-as = Сохранено: { $file }
not-saved = Партию не удалось сохранить: { $reason }
keys-ways = выбрать, как её сыграть
keys-save = сохранить запись партии
keys-analyse = проанализировать партию
keys-locations = посмотреть другую постройку
legend = M 10: постройка, очки за большинство · ◎ очки · ♟ работники · ★ больше всех карт · = поровну · ✚ раненые и верхняя карта
saved-to-analyse = Сохранено. Анализ: { $command }
# After a game, beside its key.
analyse = Анализ
back-to-table = Enter: назад
