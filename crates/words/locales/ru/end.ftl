### Конец партии: итог для читателя, что решило игру и как поделиться результатом.

end-you-won = { $count ->
    [one] Вы победили с отрывом в { $count } очко
    [few] Вы победили с отрывом в { $count } очка
   *[many] Вы победили с отрывом в { $count } очков
}
end-you-won-meeples = Вы победили по числу работников
# Where a player with more points resigned.
end-you-won-anyway = Вы победили
end-you-share = Общая победа: вы и { $names }
end-you-lost = { $count ->
    [one] Вы проиграли с разницей в { $count } очко
    [few] Вы проиграли с разницей в { $count } очка
   *[many] Вы проиграли с разницей в { $count } очков
}
end-you-lost-meeples = Вы проиграли по числу работников
end-won = { $count ->
    [one] { $name } побеждает с отрывом в { $count } очко
    [few] { $name } побеждает с отрывом в { $count } очка
   *[many] { $name } побеждает с отрывом в { $count } очков
}
end-won-meeples = { $name } побеждает по числу работников
end-won-anyway = Победа: { $name }
end-place = { $players ->
    [3] { $place ->
        [2] Второе место из трёх
       *[3] Третье место из трёх
    }
   *[4] { $place ->
        [2] Второе место из четырёх
        [3] Третье место из четырёх
       *[4] Четвёртое место из четырёх
    }
}
end-behind = { $names } впереди на { $points }
end-level = { $names }: столько же очков, но больше работников

## Откуда взялись очки.

end-part-play = { $points } по ходу игры
end-part-variety = { $points } за разнообразие
end-part-majorities = { $points } за большинство
end-part-wounded = { $points } за раненых
end-majorities = Большинство
end-other = Работники
end-other-about = Обмен работников, лишние работники
end-silence = Пропущенные объявления
end-decided = Исход решили: { $lines }
end-shared-yours = Вы впереди: { $lines }. { $name } впереди: { $theirs }
end-shared = { $name } впереди: { $lines }. { $other } впереди: { $theirs }
end-counting = Подсчёт очков…
end-decided-theirs = { $name } опережает вас: { $lines }
end-line-play = очки { $place }
end-line-majority = большинство { $place }
end-line-variety = разнообразие
end-line-wounded = меньше раненых
end-line-other = очки за работников
end-line-silence = меньше пропущенных объявлений
end-placing = Места
## Что дальше.

end-from-round = Ещё раз с раунда
end-more = Ещё
end-same-cards = Те же карты в том же порядке.
end-stronger = Следующий соперник: { $level }
end-play-on = Играть
end-share = Поделиться
end-share-saved = Картинка сохранена.
end-share-copied = Картинка сохранена, ссылка на просмотр скопирована.
# What a player shares who has given no name.
share-won = { $count ->
    [one] Моя победа с отрывом в { $count } очко
    [few] Моя победа с отрывом в { $count } очка
   *[many] Моя победа с отрывом в { $count } очков
}
share-won-meeples = Моя победа по числу работников
share-victory-with = Общая победа: { $names } и я
share-lost = { $count ->
    [one] Моё поражение с разницей в { $count } очко
    [few] Моё поражение с разницей в { $count } очка
   *[many] Моё поражение с разницей в { $count } очков
}
share-lost-meeples = Моё поражение по числу работников
share-me = Я
