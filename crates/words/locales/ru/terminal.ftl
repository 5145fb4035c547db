### Стол в терминале.

## Меню.

new-game = Новая игра
interrupted = Одна игра была прервана.
interrupted-about = Если начать новую игру, неоконченная останется в записи.
seat-person = человек за этой клавиатурой
house-rule-short = Правило: объявлять
menu-choose = выбрать
menu-change = изменить
yes = да
no = нет
too-small = Столу нужно столбцов: { $columns }, строк: { $rows }. Увеличьте окно.

## За столом.

hint-thinking = Сильнейший бот думает …
leave-ask = Выйти из-за стола?
leave-kept = Игра сохранена, и в следующий раз её можно продолжить.
saved-as = Сохранено: { $file }
not-saved = Игру не удалось сохранить: { $reason }
keys-ways = выбрать, как её сыграть
keys-save = сохранить запись игры
keys-analyse = разобрать игру
keys-locations = посмотреть другую локацию
legend = M 10: локация, очки за большинство · ◎ очки · ♟ работники · ★ больше всех карт · = поровну · ✚ раненые и верхняя карта
saved-to-analyse = Сохранено. Разбор: { $command }
# After a game, beside its key.
analyse = Разбор
back-to-table = Enter: назад
