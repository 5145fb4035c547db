pager-more = Enter: дальше · q: назад
pager-moves = Enter: ходы · q: назад
pager-retry = m: ещё раз там, где вы ошиблись · Enter: ходы · q: назад
pager-retry-again = m: ещё раз там, где вы ошиблись · Enter: назад
