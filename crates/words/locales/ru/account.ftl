account = Учётная запись
account-guest = Вы играете как гость, и вам доступно всё: открыт любой стол. С учётной записью ваши партии будут с вами в любом браузере.
account-signed-in = Вы вошли как { $name }
account-create = Создать учётную запись
account-create-about = Партии из этого браузера перейдут к вам.
account-sign-in = Войти
account-sign-in-about = Партии из этого браузера добавятся к партиям учётной записи.
account-sign-out = Выйти
account-password = Пароль
account-password-hint = Не меньше 8 символов. Мы не знаем вашей почты и не сможем заменить забытый пароль.
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-change-about = Во всех остальных браузерах вход будет завершён.
account-sessions = Где выполнен вход
account-session-this = этот браузер
account-session-unknown = Браузер
account-session-end = Завершить
account-others-end = Выйти во всех остальных браузерах
account-since = с { $date }
account-used-now = используется сейчас
account-used-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
account-used-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
account-used-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
account-tokens = Токены для программ
account-tokens-about = С токеном ваша программа может садиться за столы. Им может воспользоваться любой, у кого он есть: храните его как пароль.
account-token-name = Для чего он
account-token-acts = За кого он играет
account-token-me = за меня, на моих местах
account-token-own = как отдельный игрок
account-token-create = Создать токен
account-token-made = Это новый токен. Он показывается только сейчас и нигде не хранится: скопируйте его.
account-token-withdraw = Отозвать
account-export = Забрать с собой
account-export-about = Всё, что о вас хранится, в одном файле: настройки, токены без секретов, ваши столы со всеми ходами, записи оконченных партий и то, что вы говорили.
account-export-file = Скачать как JSON
account-delete = Удалить всё
account-delete-keys = Учётная запись, входы, токены и настройки исчезнут сразу.
account-delete-words = Ваши слова исчезнут из всех чатов, а имя — со всех мест.
account-delete-games = Партии, где были только вы и боты, будут удалены. Партии с другими людьми останутся им; в неоконченных за вас доиграет бот.
account-delete-final = Отменить это не сможет никто.
account-delete-yes = Да, удалить всё обо мне.
account-done-created = Добро пожаловать! Теперь ваши партии принадлежат учётной записи.
account-done-password = Пароль изменён, во всех остальных браузерах вход завершён.
account-done-ended = Готово: это больше не действует.
account-done-deleted = Всё о вас удалено.
account-name-taken = Это имя уже занято. Выберите другое или войдите, если оно ваше.
account-name-wrong = В имени от 1 до 24 символов. Выберите другое.
account-password-length = В пароле от 8 до 256 символов. Выберите другой.
account-no-match = Имя и пароль не подходят друг к другу. Попробуйте ещё раз: заменить пароль мы не можем.
account-password-wrong = Это не нынешний пароль, поэтому ничего не изменилось. Попробуйте ещё раз.
account-not-signed-in = Вы больше не вошли в учётную запись. Войдите снова, чтобы сделать это.
account-only-browser = С токеном это невозможно. Откройте страницу учётной записи в браузере.
account-tokens-full = Уже есть 20 токенов, больше хранить нельзя. Сначала отзовите один.
account-token-nameless = Укажите, для чего токен, чтобы узнать его потом.
account-key-gone = Это больше не действует или принадлежит не вам.
account-not-sure = Ничего не удалено: поставьте галочку, если вы уверены.
account-busy = Сейчас входит много людей. Попробуйте снова через несколько секунд.
