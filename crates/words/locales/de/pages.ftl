skip-to-content = Zum Inhalt
your-name = Dein Name
save = Speichern
to-start = Zur Startseite

## Die Startseite.

hero = Zwölf Karten, ein Königreich, eine Krone.
    .about = Locke Müllerinnen, Soldaten und Adlige in dein Königreich, bevor dir jemand zuvorkommt. Zwei bis vier Spieler, eine Viertelstunde.
opponents = Deine Gegner
number-of-players = Spieler
players-count = { $count } Spieler
play-about = A-Seiten, normaler Nachziehstapel, kein Zeitlimit: genau richtig für den Anfang.
new-table-about = Mit Freunden an diesem Gerät oder per Link, mit anderen Gebäudeseiten, Zeitlimit oder Hausregel.
rules-about = Kurz und vollständig, mit jeder Karte und jedem Gebäude.
record-about = Jede aufgezeichnete Partie Zug für Zug ansehen.
free-seat = freier Platz
no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und lade Freunde per Link ein.
games-to-watch = Partien zum Zuschauen
sides-mixed = gemischte Seiten

## Einen Tisch einrichten.

seat-who = Wer sitzt hier?
seat-me = du
levels = Die Stufen am Hof
sides-a-about = für die ersten Partien
sides-b-about = riskanter, aber auch ertragreicher
sides-mix-about = unten für jedes Gebäude wählen
sides-random-about = der Zufall entscheidet
side = { $letter }-Seite
more-rules = Weitere Regeln
more-table = Am Tisch
listed = Offen für alle: Fremde sehen den Tisch in der Liste
substitute-level = Wer einspringt, wenn jemand geht
seed-about = Derselbe Startwert ergibt wieder dieselben Karten. Wer ihn kennt, kennt die Karten, deshalb ist es eine Übungspartie. Lass das Feld leer, um neue Karten zu bekommen.
open-table = Tisch eröffnen

## Die Regeln.

contents = Inhalt
locations = Die Gebäude
locations-about = In allen Königreichen liegen dieselben Seiten oben. Ein Gebäude wird von oben nach unten gewertet, sobald eine Karte aus der Auslage dorthin gelegt wird.
deck-about = Sechzig Karten in zwei Stapeln; zu welchem eine Karte gehört, zeigt nur ihre Rückseite.
card = Karte
tier-one = Stapel 1
tier-two = Stapel 2
all-cards = Gesamt

## Partien ansehen und aufgezeichnete öffnen.

step-of = Schritt { $step } von { $steps }
step-go = Los
replay-seat = Aus Sicht von
replay-start = Die Karten liegen aus.
replay-result = Ergebnis
play-on-about = Eine neue Übungspartie ab diesem Schritt, du gegen Bots.
record-text = Die Aufzeichnung als Text
record-file = Oder eine Datei
record-help = Eine Aufzeichnung enthält den Aufbau, die Karten und eine Zeile für jede Runde. Nach jeder Partie kannst du sie herunterladen.
record-show = Ansehen

## Missgeschicke, jedes als Überschrift über dem Satz, der es erklärt.

mishap-missing = Hier gibt es nichts zu sehen
mishap-forbidden = Die Wache schüttelt den Kopf
mishap-refused = Das hat nicht geklappt
mishap-ours = Etwas ist schiefgegangen
