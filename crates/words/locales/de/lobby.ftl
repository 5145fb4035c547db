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
theme = Design
theme-light = hell
theme-dark = dunkel
theme-auto = wie auf dem Gerät
sound-on = Ton an
sound-off = Ton aus
notifications-allow = Benachrichtige mich, wenn ich am Zug bin

## Einen Tisch einrichten.

sides = Seiten der Gebäude
sides-a = alle A
sides-b = alle B
sides-mix = eigene Mischung
sides-random = zufällige Mischung
deck = Nachziehstapel
deck-standard = Standard: Stapel 1 auf Stapel 2
deck-together = alle Karten zusammen gemischt
ties = Gleichstand
ties-shared = der Sieg wird geteilt
ties-meeples = wer mehr Meeple hat, gewinnt
house-rule = Hausregel: ansagen, was alle erhalten
clock = Zeit pro Zug
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
seed = Startwert der Karten
seats = Plätze
seat-here = jemand an diesem Gerät
seat-link = jemand mit dem Link
seat-bot = Bot: { $bot }
name = Name
practice = Übungspartie
practice-about = Übungspartie: Die Karten können bekannt sein, deshalb zählt das Ergebnis nicht.
copy-link = Link kopieren
invite = Per Link einladen

## Was schiefgehen kann, und wie es weitergeht.

not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig; deine Partien findest du auf der Startseite.
server-error = Bei uns ist etwas schiefgegangen. Deine Partie ist gespeichert. Bitte lade die Seite neu.
too-large = Das ist zu groß. Die Aufzeichnung einer Partie ist eine Textdatei von wenigen Kilobyte.
already-played = Dieser Zug wurde schon gespielt. Der Tisch zeigt jetzt den aktuellen Stand.
not-your-turn = Du bist nicht am Zug. Warte, bis du an der Reihe bist.
not-your-seat = Das ist nicht dein Platz. Du kannst zuschauen oder einen freien Platz nehmen.
game-is-over = Die Partie ist zu Ende. Starte eine Revanche oder sieh sie dir noch einmal an.
storage-problem = Gerade kann nichts gespeichert werden, deshalb wird kein Zug angenommen. Versuche es in einer Minute noch einmal; nichts geht verloren.

## Tasten.

keys = Tasten
keys-spaces = eine Karte der Auslage wählen
keys-sides = vorige oder nächste Möglichkeit
keys-confirm = die Auswahl bestätigen
keys-cancel = die Auswahl aufheben
keys-hint = einen Tipp anfordern
keys-take-back = den letzten Zug zurücknehmen
keys-log = den Verlauf ein- oder ausblenden
keys-chat = in den Chat schreiben
keys-replay = durch eine Partie blättern
keys-help = diese Tasten zeigen
keys-quit = den Tisch verlassen
