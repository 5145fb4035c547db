### Ordnung am Tisch und in der Tischliste, Tipps nach Vereinbarung und Uhren.

time-over = Deine Zeit für diesen Zug ist um, deshalb macht ihn ein Bot. Ab deinem nächsten Zug spielst du wieder selbst.
hints-off = An diesem Tisch gibt es keine Tipps.
hints-only-alone = Tipps gibt es an diesem Tisch nur in Partien, in denen niemand an einem anderen Gerät spielt.
you-are-blocked = Der Gastgeber hat dich an diesem Tisch gesperrt. Zuschauen kannst du weiterhin.
watchers-quiet = Der Gastgeber hat den Chat für Zuschauer abgeschaltet.
table-closed = Der Gastgeber hat diesen Tisch geschlossen. Auf der Startseite findest du andere, oder du eröffnest selbst einen.
others-still-play = Hier spielen noch andere. Du kannst den Tisch schließen, sobald sie alle weg sind.
one-seat-only = Du hast hier schon einen Platz. Die übrigen sind für andere.
too-many-listed = Du hast schon { $limit } Tische in der Liste. Spiele zuerst an einem davon oder schließe einen. Oder eröffne diesen nur mit Link.
too-many-seats = Du wartest schon an { $limit } Tischen von anderen. Verlasse zuerst einen davon.

hints = Tipps
hints-alone = nur wenn niemand an einem anderen Gerät spielt
hints-everyone = für alle, und jeder sieht es
hints-nobody = keine
took-hint = { $you ->
       *[false] { $name } hat sich
        [true] Du hast dir
    } einen Tipp geben lassen.
hints-taken = Genutzte Tipps

manage = Moderieren
remove-person = { $name } vom Tisch entfernen
block-person = { $name } sperren
unblock-person = { $name } entsperren
block-about = Wer gesperrt ist, kann zuschauen, hier aber weder Platz nehmen noch chatten.
watchers-chat-off = Chat für Zuschauer abschalten
watchers-chat-on = Chat für Zuschauer einschalten
close-table = Tisch schließen
close-about = Eine laufende Partie lässt sich schließen, sobald alle anderen weg sind.
is-removed = vom Gastgeber entfernt
you-are-removed = Der Gastgeber hat dich aus dieser Partie entfernt, und ein Bot spielt weiter. Zuschauen kannst du weiterhin.
watcher-tag = schaut zu
closed-title = Dieser Tisch ist geschlossen
turn-lost = Deine Zeit für diesen Zug war um, deshalb hat ein Bot ihn gemacht. Ab deinem nächsten Zug spielst du wieder selbst.

list-newer = Neuere Tische
list-older = Ältere Tische
