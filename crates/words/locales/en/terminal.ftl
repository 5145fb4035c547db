### The table in the terminal.

## The menu.

new-game = New game
interrupted = You have an unfinished game.
interrupted-about = If you start a new game, the unfinished one will be saved as a record.
seat-person = someone at this keyboard
house-rule-short = House rule: announce
menu-choose = choose
menu-change = change
yes = yes
no = no
# $columns (Number)
# $rows (Number)
too-small = The table needs { $columns } columns and { $rows } rows. Please enlarge the window.

## At the table.

hint-thinking = The strongest bot is thinking…
leave-ask = Leave the table?
leave-kept = The game is saved; you can resume it next time.
# $file (String)
saved-as = Saved as { $file }
# $reason (String)
not-saved = The game couldn’t be saved: { $reason }
keys-ways = choose how to play it
keys-save = save the record
keys-analyse = analyse the game
keys-locations = look at another location
legend = M 10: location, points for the majority · ◎ points · ♟ meeples · ★ most cards · = tied · ✚ wounded, with the top card
# $command (String)
saved-to-analyse = Saved. Analyse it: { $command }
# After a game, beside its key.
analyse = Analyse
back-to-table = Enter: go back
