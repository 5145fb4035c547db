skip-to-content = Zum Inhalt
your-name = Dein Name
save = Speichern
to-start = Zur Startseite

## Die Startseite.

hero = Zwölf Karten, ein Königreich, eine Krone.
    .about = Hole Müllerinnen, Soldaten und Adlige in dein Königreich, bevor es jemand anders tut. Zwei bis vier Personen, eine Viertelstunde.
opponents = Deine Gegner
number-of-players = Personen
players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
play-about = Seiten A, der übliche Nachziehstapel, keine Zeitbegrenzung: das Spiel, wie man es zuerst spielt.
new-table-about = Mit Freunden an diesem Gerät oder per Link, mit anderen Seiten, Uhr oder Hausregel.
rules-about = Kurz und vollständig, mit jeder Karte und jedem Ort.
record-about = Jede aufgeschriebene Partie Zug für Zug ansehen.
free-seat = freier Platz
no-open-tables = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch, und Freunde kommen per Link dazu.
games-to-watch = Partien zum Zuschauen
sides-mixed = gemischte Seiten

## Einen Tisch einrichten.

seat-who = Wer sitzt hier
seat-me = du
levels = Die Stufen am Hof
sides-a-about = für die ersten Partien
sides-b-about = gewagter, mit mehr Wirkung auf andere
sides-mix-about = unten für jeden Ort wählen
sides-random-about = der Zufall entscheidet
side = Seite { $letter }
more-rules = Weitere Regeln
more-table = Am Tisch
listed = Offen für alle: Fremde sehen den Tisch in der Liste
substitute-level = Wer für jemanden spielt, der geht
seed-about = Dieselbe Zahl gibt dieselben Karten noch einmal. Wer sie kennt, kennt die Karten; darum ist es eine Übungspartie. Leer lassen für neue Karten.
open-table = Tisch öffnen

## Die Regeln.

contents = Inhalt
locations = Die Orte
locations-about = In allen Königreichen liegen dieselben Seiten oben. Ein Ort wird von oben nach unten ausgeführt, sobald eine Karte dorthin gelegt wird.
deck-about = Sechzig Karten in zwei Stapeln; welcher es ist, zeigt nur die Rückseite.
card = Karte
tier-one = Stapel 1
tier-two = Stapel 2
all-cards = Alle

## Ansehen und aufschreiben.

step-of = Schritt { $step } von { $steps }
step-go = Los
replay-seat = Gesehen von
replay-start = Die Karten sind ausgeteilt.
replay-result = Ergebnis
play-on-about = Eine neue Übungspartie ab diesem Schritt, du gegen Bots.
record-text = Die Partie als Text
record-file = Oder eine Datei
record-help = Eine aufgeschriebene Partie nennt den Aufbau, die Karten und eine Zeile für jeden Zug. Nach jeder Partie kannst du sie herunterladen.
record-show = Ansehen

## Missgeschicke, jedes als Überschrift über dem Satz, der es erklärt.

mishap-missing = Hier gibt es nichts zu sehen
mishap-forbidden = Die Wache schüttelt den Kopf
mishap-refused = Das ging nicht
mishap-ours = Etwas ist schiefgegangen
