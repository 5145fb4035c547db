skip-to-content = К содержанию
your-name = Ваше имя
save = Сохранить
