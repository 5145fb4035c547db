pager-more = Enter: verder · q: terug
pager-moves = Enter: de zetten · q: terug
pager-retry = m: verbeter je fouten · Enter: de zetten · q: terug
pager-retry-again = m: verbeter je fouten · Enter: terug
