play-now = Jetzt spielen
new-table = Neuer Tisch
join-table = An einen Tisch setzen
go-on = Partie fortsetzen
your-games = Deine Partien
result-won = Gewonnen
result-shared = Geteilter Sieg
result-lost = Verloren
result-resigned = In Runde { $round } aufgegeben
rules = Regeln
menu = Menü
language = Sprache
theme = Farben
theme-light = hell
theme-dark = dunkel
theme-auto = wie das Gerät
sound-on = Ton an
sound-off = Ton aus
notifications-allow = Benachrichtige mich, wenn ich am Zug bin

## Einen Tisch einrichten.

sides = Seiten der Orte
sides-a = alle A
sides-b = alle B
sides-mix = eigene Mischung
sides-random = zufällige Mischung
deck = Nachziehstapel
deck-standard = üblich: Stapel 1 über Stapel 2
deck-together = alle Karten zusammen gemischt
ties = Gleichstand
ties-shared = der Sieg wird geteilt
ties-meeples = mehr Meeple gewinnen
house-rule = Hausregel: ansagen, was alle erhalten
clock = Zeit für einen Zug
clock-none = unbegrenzt
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
open-to-all = offen für alle
by-link-only = nur mit Link
seed = Startzahl der Karten
seats = Plätze
seat-here = Person an diesem Gerät
seat-link = Person mit dem Link
seat-bot = Bot: { $bot }
name = Name
practice = Übungspartie
practice-about = Übungspartie: Karten können bekannt sein, deshalb zählt das Ergebnis nicht.
copy-link = Link kopieren
invite = Per Link einladen

## Was schiefgehen kann, und wie es weitergeht.

not-found = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Stück vom Link; deine Partien findest du auf der Startseite.
server-error = Bei uns ist etwas schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu.
too-large = Das ist zu groß zum Lesen. Eine Partie ist ein Text von wenigen Kilobyte.
already-played = Dieser Zug wurde schon gespielt. Der Tisch zeigt jetzt den neuen Stand.
not-your-turn = Du bist nicht am Zug. Warte, bis du an der Reihe bist.
not-your-seat = Das ist nicht dein Platz. Du kannst zuschauen oder einen freien Platz nehmen.
game-is-over = Die Partie ist vorbei. Starte eine Revanche oder sieh sie dir noch einmal an.
storage-problem = Gerade kann nichts gespeichert werden, deshalb wird kein Zug angenommen. Versuche es in einer Minute wieder; nichts geht verloren.

## Tasten.

keys = Tasten
keys-spaces = eine Karte der Auslage wählen
keys-sides = vorige oder nächste Wahl
keys-confirm = die Wahl bestätigen
keys-cancel = zurück, ohne zu wählen
keys-hint = einen Tipp geben lassen
keys-take-back = den letzten Zug zurücknehmen
keys-log = den Verlauf zeigen oder verbergen
keys-chat = in den Chat schreiben
keys-replay = durch eine Partie blättern
keys-help = diese Tasten zeigen
keys-quit = den Tisch verlassen
