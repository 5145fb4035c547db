play-now = Играть
new-table = Новый стол
join-table = Сесть за стол
go-on = Продолжить игру
your-games = Ваши партии
result-won = Победа
result-shared = Ничья за первое место
result-lost = Поражение
result-resigned = Сдача в раунде { $round }
rules = Правила
menu = Меню
language = Язык
theme = Цвета
theme-light = светлые
theme-dark = тёмные
theme-auto = как на устройстве
sound-on = Звук включён
sound-off = Звук выключен
notifications-allow = Сообщать, когда мой ход

## Подготовка стола.

sides = Стороны локаций
sides-a = все A
sides-b = все B
sides-mix = свой набор
sides-random = случайный набор
deck = Колода
deck-standard = обычная: 1-й этап поверх 2-го
deck-together = все карты вместе
ties = Ничья
ties-shared = победа делится
ties-meeples = побеждает тот, у кого больше работников
house-rule = Домашнее правило: объявлять, что получают все
clock = Время на ход
clock-none = без ограничения
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
open-to-all = открыт для всех
by-link-only = только по ссылке
seed = Начальное число раздачи
seats = Места
seat-here = человек за этим устройством
seat-link = человек по ссылке
seat-bot = бот: { $bot }
name = Имя
practice = Учебная игра
practice-about = Учебная игра: карты могли быть известны, поэтому результат не засчитывается.
copy-link = Скопировать ссылку
invite = Пригласить по ссылке

## Что может пойти не так и что делать дальше.

not-found = По этому адресу ничего нет. Возможно, ссылка неполная; ваши игры есть на главной странице.
server-error = У нас что-то пошло не так. Ваша игра сохранена: обновите страницу.
too-large = Это слишком велико для чтения. Запись игры — текст в несколько килобайт.
already-played = Этот ход уже сделан. Теперь стол показывает новое положение.
not-your-turn = Сейчас не ваш ход. Подождите своей очереди.
not-your-seat = Это не ваше место. Можно смотреть или занять свободное.
game-is-over = Игра окончена. Начните реванш или просмотрите её ещё раз.
storage-problem = Сейчас игры не сохраняются, поэтому ходы не принимаются. Попробуйте через минуту; ничего не пропадёт.

## Клавиши.

keys = Клавиши
keys-spaces = выбрать карту рынка
keys-sides = предыдущий или следующий вариант
keys-confirm = подтвердить выбор
keys-cancel = назад без выбора
keys-hint = попросить подсказку
keys-take-back = вернуть последний ход
keys-log = показать или скрыть ход игры
keys-chat = написать в чат
keys-replay = листать игру
keys-help = показать эти клавиши
keys-quit = выйти из-за стола
