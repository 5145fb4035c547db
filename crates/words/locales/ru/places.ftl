### Лист, который открывает постройка, и панель с ходом игры и чатом.

sheet-close = Закрыть
talk = Ход игры и чат
talk-new = новых
place-majority = У кого здесь в конце игры больше всего карт, тот получает { $points }. При равенстве все получают их полностью.

## Пример к каждой строке постройки.

example = Пример
example-gain = { $have }: { $gain }.
example-defend = У вас { $with }: { $equal } вы отразите, { $more } — уже нет.
example-attack = У вас { $with }: у каждого, у кого { $fewer } или меньше, одна карта получит ранение. { $equal } отразит атаку.
example-heal = У вас две раненые карты: та, что ранена последней, вернётся в свою постройку.
example-trade = Вы отдаёте { $points } за { $meeples } или наоборот.
example-once = { $have }: { $gain } — и не больше, сколько бы карт у вас ни было.
example-all = И у вас, и у одного из соперников { $have }: оба получаете { $gain }.
example-most = { $each }, а больше всего у вас — { $most }: { $sum } = { $gain }.
example-cost = { $have }: минус { $points }.
example-most-cost = У вас { $have }, у остальных { $others }: минус { $points }.
