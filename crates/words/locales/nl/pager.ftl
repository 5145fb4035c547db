pager-more = Enter: verder · q: terug
pager-moves = Enter: de zetten · q: terug
pager-retry = m: probeer je fouten opnieuw · Enter: de zetten · q: terug
pager-retry-again = m: probeer je fouten opnieuw · Enter: terug
