### Der Tisch im Terminal.

## Das Menü.

new-game = Neue Partie
interrupted = Eine Partie wurde unterbrochen.
interrupted-about = Bei einer neuen Partie bleibt die unfertige als Aufzeichnung erhalten.
seat-person = jemand an dieser Tastatur
house-rule-short = Hausregel: ansagen
menu-choose = wählen
menu-change = ändern
yes = ja
no = nein
too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen. Bitte vergrößere das Fenster.

## Am Tisch.

hint-thinking = Der stärkste Bot überlegt …
leave-ask = Den Tisch verlassen?
leave-kept = Die Partie bleibt erhalten, und du kannst sie beim nächsten Mal fortsetzen.
saved-as = Gespeichert als { $file }
not-saved = Die Aufzeichnung konnte nicht gespeichert werden: { $reason }
keys-ways = wählen, wie sie gespielt wird
keys-save = die Aufzeichnung speichern
keys-analyse = die Partie analysieren
keys-locations = ein anderes Gebäude ansehen
legend = M 10: Gebäude, Münzen für die Mehrheit · ◎ Münzen · ♟ Meeple · ★ die meisten Karten · = Gleichstand · ✚ Verwundete, mit der obersten Karte
saved-to-analyse = Gespeichert. Zum Analysieren: { $command }
# After a game, beside its key.
analyse = Analysieren
back-to-table = Eingabetaste: zurück
