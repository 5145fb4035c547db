### Was die Befehle außer Spielverlauf, Wertung und Regeln ausgeben.

## Der Aufbau einer Partie in einer Zeile.

setup-sides = Seiten { $letters }
setup-deck-standard = normaler Nachziehstapel
setup-ties-shared = bei Gleichstand geteilter Sieg
setup-ties-meeples = bei Gleichstand gewinnt, wer mehr Meeple hat
setup-announce = Hausregel: ansagen

## Wo eine unfertige Partie steht.

display-from-front = Die Auslage, von vorn:
moves-possible = Mögliche Züge: { $moves }

## Eine Partie, die das Programm mit sich selbst spielt.

demo-again = Diese Partie noch einmal ansehen: { $command }

## Ob die Karten einer Partie die vor dem ersten Zug festgelegten sind.

verify-holds = stimmt: Diese Karten wurden vor dem ersten Zug mit { $hash } festgelegt
verify-differs = stimmt nicht: Karten, Aufbau oder Salt weichen von dem ab, was vor dem ersten Zug festgelegt wurde
verify-none = die Karten wurden nicht vorab festgelegt, also lässt sich nichts prüfen
verify-joint = stimmt: Diese Karten folgen aus dem Geheimnis des Servers ({ $hash }) und den Anteilen der Spieler
verify-joint-differs = stimmt nicht: Die Karten folgen nicht aus dem Geheimnis des Servers und den Anteilen der Spieler
verify-seed = Übungspartie: Der Startwert { $seed } wurde vorgegeben, die Karten könnten also bekannt gewesen sein
verify-share = Anteil von { $name }: { $share }

## Dateien.

standard-input = Standardeingabe
game-of-file = { $file }, Partie { $number }
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-no-text = { $file } ist kein UTF-8-Text, also auch keine Aufzeichnung
