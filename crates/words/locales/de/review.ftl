### Die Seiten einer analysierten Partie und das Üben an ihren Fehlern.

review-title = Analyse
review-start = Partie analysieren
review-start-about = Jeder Zug wird mit dem besten verglichen: was er verschenkt hat, was die Karten beigetragen haben und warum ein anderer Zug besser war. Das dauert einige Sekunden; danach bleibt die Analyse bei der Partie gespeichert.
review-running = Die Partie wird analysiert
review-waiting = { $count ->
        [0] Sie ist als Nächste dran.
        [one] Eine andere Partie kommt vorher.
       *[other] { $count } andere Partien kommen vorher.
    }
review-running-about = Du kannst die Seite verlassen und wiederkommen.
review-back = Zurück zur Analyse
review-learn = Aus deinen Fehlern lernen
review-learn-of = Aus den Fehlern von { $name } lernen
review-learn-count = { $count ->
        [one] { $count } Stellung zum Üben
       *[other] { $count } Stellungen zum Üben
    }
review-flawless = Kein Fehler, den du üben müsstest. Gut gespielt!
review-how = Wie das Ergebnis zustande kam
review-curve-about = Zusammen ergeben die Chancen immer 100 %. Wähle einen Zug, um die Stellung zu sehen.
review-as-table = Die Chancen als Tabelle
review-marks = Zeichen: ?! kostet mindestens 2 Prozentpunkte Gewinnchance, ? mindestens 4, ?? mindestens 8.
review-round = Runde { $n }
review-move = Zug
review-played = Gespielt
review-best = Bester Zug
review-was-best = Das war der beste Zug.
review-forced = Es war der einzige mögliche Zug.
review-candidates = Die besten Züge hier
review-chance = Gewinnchance
review-card = Die nächste Karte hat die Gewinnchance um { $change } Prozentpunkte verändert.
review-find = guter Einfall
review-exact-about = Von hier an sind alle Fortsetzungen durchgerechnet, die Chancen sind also exakt.
review-replay = Ab hier ansehen
review-broken-off = Diese Partie wurde vor dem Ende abgebrochen. Ohne Ergebnis lässt sie sich nicht analysieren.
review-person-busy = Eine deiner Partien wird gerade analysiert. Warte, bis sie fertig ist, und versuche es dann noch einmal.
review-server-busy = Viele Partien warten auf ihre Analyse. Versuche es in einer Minute noch einmal.

## Einen Fehler noch einmal versuchen.

retry-of = Fehler { $n } von { $all }
retry-ask = { $you ->
       *[false] { $name } hat { $played } gespielt und damit { $cost } Prozentpunkte Gewinnchance verschenkt.
        [true] Du hast { $played } gespielt und damit { $cost } Prozentpunkte Gewinnchance verschenkt.
    }
retry-best = Richtig: Das ist der beste Zug.
retry-good = Gut: Das verschenkt nur { $cost } Prozentpunkte.
retry-same = Das ist der Zug, der gespielt wurde. Es gibt einen besseren.
retry-wrong = { $played } verschenkt { $cost } Prozentpunkte.
retry-reply = { $name } würde so antworten: { $played }.
retry-change = { $you ->
       *[false] Die Gewinnchance fällt von { $before } auf { $after }.
        [true] Deine Gewinnchance fällt von { $before } auf { $after }.
    }
retry-show = Lösung zeigen
retry-answer = Die Lösung
retry-next = Nächster Fehler
retry-finish = Zur Übersicht
retry-done = Das waren alle
retry-score = { $found } von { $all } gefunden
retry-first = beim ersten Versuch
retry-later = bei einem weiteren Versuch
retry-shown = Lösung gezeigt
retry-again = Von vorn
retry-find = Finde einen besseren Zug.
retry-outcome = Die Folge: { $wounded }.

review-parts-about = Prozentpunkte Gewinnchance, summiert über die Partie: was die eigenen Züge verschenkt haben, was die Fehler der anderen eingebracht haben und was die Karten beigetragen haben.
review-own-moves = { $you ->
       *[false] Eigene Züge
        [true] Deine Züge
    }
review-others-moves = { $players ->
        [2] Fehler des Gegners
       *[other] Fehler der anderen
    }
review-plays-like = etwa so gut wie der Bot „{ $level }“
review-with-hints = { $count ->
        [one] mit { $count } Tipp
       *[other] mit { $count } Tipps
    }
review-how-about = „Start“, „Eigene Züge“, „Züge der anderen“ und „Karten“ ergeben zusammen das Ergebnis. „Ohne Glück“ ist dieselbe Summe ohne die Karten. „Start“ ist die Gewinnchance vor dem ersten Zug: Sie hängt von den ersten Karten ab und davon, wer beginnt. Die übrigen Werte sind keine Chancen, sondern eine Rechnung in Prozentpunkten, deshalb kann „Ohne Glück“ unter 0 oder über 100 liegen.
review-curve-about-file = Zusammen ergeben die Chancen immer 100 %. Weiter unten lässt sich jeder Zug aufklappen.
review-axis = Runde

takeaway-share = { $all ->
        [one] beim einzigen markierten Zug
       *[other] bei { $count } von { $all } markierten Zügen
    }
takeaway-points = Zähle, was jede Karte sofort bringt: { $share } hätte der bessere Zug mehr gebracht.
takeaway-majorities = Achte auf die Mehrheiten: { $share } hätte der bessere Zug in einem Gebäude die Führung oder den Gleichstand gebracht.
takeaway-variety = Besetze neue Gebäude: { $share } hätte der bessere Zug das getan.
takeaway-attacks = Nutze Gelegenheiten zum Angriff: { $share } hätte der bessere Zug eine Karte verwundet.
takeaway-healing = Heile deine Verwundeten: { $share } hätte der bessere Zug das getan.
takeaway-defence = Rechne mit Angriffen: { $share } hätte der bessere Zug die eigenen Karten geschützt.
takeaway-denial = Achte darauf, was der nächste Spieler nehmen kann: { $share } hätte der bessere Zug ihm weniger übrig gelassen.
takeaway-meeples = Behalte mehr Meeple: { $share } hätte der bessere Zug mehr davon übrig gelassen.
review-marked = Markierte Züge
review-marked-none = keine
review-before = Die Prozentzahl ist die Gewinnchance des Spielers vor dem Zug.
review-no-grade = Zu früh entschieden für eine Einstufung
review-takeaway = Zum Merken
retry-no-seat = In dieser Partie gibt es keinen Platz { $number }.
review-strong = Die Chancen gelten für Partien zwischen starken Spielern.
