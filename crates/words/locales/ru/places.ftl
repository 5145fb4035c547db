### Лист, который открывает постройка, и панель с ходом игры и чатом.

sheet-close = Закрыть
talk = Ход игры и чат
talk-new = новых
place-majority = Больше всех карт здесь в конце игры: { $points }. При равенстве каждый получает всё.

## Пример к каждой строке постройки.

example = Пример
example-gain = { $have }: { $gain }.
example-defend = У вас { $with }: атаку, где { $equal }, вы отразите, а где { $more } — нет.
example-attack = У вас { $with }: раните по карте у каждого, у кого { $fewer } или меньше. У кого { $equal }, тот отразит атаку.
example-heal = У вас две раненые карты: та, что ранена последней, вернётся в свою постройку.
example-trade = Вы отдаёте { $points } за { $meeples } или наоборот.
example-once = { $have }: { $gain }, и только один раз, даже если карт больше.
example-all = И у вас, и у одного из соперников { $have }: оба получаете { $gain }.
example-most = { $each }, а больше всего у вас — { $most }: { $sum } = { $gain }.
example-cost = { $have }: минус { $points }.
example-most-cost = { $have }, у остальных { $others }: минус { $points }.
