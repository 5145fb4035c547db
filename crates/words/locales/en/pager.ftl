### Long texts in a terminal, a screen at a time.

pager-more = Enter: more · q: go back
pager-moves = Enter: the moves · q: go back
pager-retry = m: try your mistakes again · Enter: the moves · q: go back
pager-retry-again = m: try your mistakes again · Enter: go back
