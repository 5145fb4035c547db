play-now = Играть
new-table = Новый стол
join-table = Сесть за стол
go-on = Продолжить партию
your-games = Ваши партии
result-won = Победа
result-shared = Общая победа
result-lost = Поражение
result-resigned = Сдача в раунде { $round }
rules = Правила
menu = Меню
language = Язык
theme = Тема
theme-light = светлая
theme-dark = тёмная
theme-auto = как на устройстве
sound-on = Звук включён
sound-off = Звук выключен
notifications-allow = Сообщать о моём ходе

## Подготовка стола.

sides = Стороны построек
sides-a = все А
sides-b = все Б
sides-mix = свой набор
sides-random = случайный набор
deck = Колода
deck-standard = обычная: 1-й этап поверх 2-го
deck-together = все карты перемешаны вместе
ties = Ничья
ties-shared = победа делится
ties-meeples = побеждает тот, у кого больше работников
house-rule = Домашнее правило: объявлять о выплатах всем
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
seed = Номер раздачи
seats = Места
seat-here = человек за этим устройством
seat-link = человек по ссылке
seat-bot = бот: { $bot }
name = Имя
practice = Учебная партия
practice-about = Учебная партия: карты могли быть известны, поэтому результат не засчитывается.
copy-link = Скопировать ссылку
invite = Пригласить по ссылке

## Что может пойти не так и что делать дальше.

not-found = По этому адресу ничего нет. Возможно, ссылка неполная; ваши партии есть на главной странице.
server-error = У нас что-то пошло не так. Ваша партия сохранена: обновите страницу.
too-large = Файл слишком большой. Запись партии — это текст в несколько килобайт.
already-played = Этот ход уже сделан. Стол показывает текущее положение.
not-your-turn = Сейчас не ваш ход. Подождите своей очереди.
not-your-seat = Это не ваше место. Можно наблюдать или занять свободное.
game-is-over = Партия окончена. Начните реванш или просмотрите её ещё раз.
storage-problem = Сейчас партии не сохраняются, поэтому ходы не принимаются. Попробуйте через минуту; ничего не пропадёт.

## Клавиши.

keys = Клавиши
keys-spaces = выбрать карту на рынке
keys-sides = предыдущий или следующий вариант
keys-confirm = подтвердить выбор
keys-cancel = отменить выбор
keys-hint = попросить подсказку
keys-take-back = вернуть последний ход
keys-log = показать или скрыть ход игры
keys-chat = написать в чат
keys-replay = листать партию
keys-help = показать эти клавиши
keys-quit = выйти из-за стола
