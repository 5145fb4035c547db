### Die Seiten einer analysierten Partie, und ihre Fehler noch einmal zu versuchen.

review-title = Analyse
review-start = Partie analysieren
review-start-about = Jeder Zug wird mit dem besten verglichen: was er verschenkt hat, was die Karten beigetragen haben und warum ein anderer besser war. Das dauert einige Sekunden und wird dann bei der Partie aufbewahrt.
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
        [one] { $count } Stellung zum Nachspielen
       *[other] { $count } Stellungen zum Nachspielen
    }
review-flawless = Kein Fehler, den man noch einmal versuchen müsste. Gut gespielt!
review-how = Wie das Ergebnis zustande kam
review-curve-about = Zusammen ergeben die Chancen immer 100 %. Wähle einen Zug, um die Stellung zu sehen.
review-as-table = Die Chancen als Tabelle
review-marks = Zeichen: ?! kostet mindestens 2 Punkte Gewinnchance, ? mindestens 4, ?? mindestens 8.
review-round = Runde { $n }
review-move = Zug
review-played = Gespielt
review-best = Bester Zug
review-was-best = Das war der beste Zug.
review-forced = Es war der einzige mögliche Zug.
review-candidates = Die besten Züge hier
review-chance = Gewinnchance
review-card = Die nächste Karte hat sie um { $change } Punkte verändert.
review-find = guter Einfall
review-exact-about = Von hier an sind alle Fortsetzungen durchgerechnet: Die Chancen sind exakt.
review-replay = Ab hier ansehen
review-broken-off = Diese Partie wurde abgebrochen, es gibt also kein Ergebnis zu analysieren.
review-person-busy = Eine deiner Partien wird gerade analysiert. Warte, bis sie fertig ist, und versuche es dann noch einmal.
review-server-busy = Viele Partien warten auf ihre Analyse. Versuche es in einer Minute noch einmal.

## Einen Fehler noch einmal versuchen.

retry-of = Fehler { $n } von { $all }
retry-ask = { $you ->
       *[false] { $name } hat { $played } gespielt; das kostete { $cost } Punkte Gewinnchance.
        [true] Du hast { $played } gespielt; das kostete { $cost } Punkte Gewinnchance.
    }
retry-best = Richtig: Das ist der beste Zug.
retry-good = Gut: Das verschenkt nur { $cost } Punkte.
retry-same = Das ist der Zug, der gespielt wurde. Es gibt einen besseren.
retry-wrong = { $played } verschenkt { $cost } Punkte.
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
retry-first = im ersten Versuch
retry-later = in einem weiteren Versuch
retry-shown = Lösung gezeigt
retry-again = Von vorn
retry-find = Finde einen besseren Zug.
retry-outcome = Die Folge: { $wounded }.

review-parts-about = Punkte Gewinnchance, summiert über die Partie: was die eigenen Züge verschenkt haben, was die Fehler anderer eingebracht haben und was die Karten beigetragen haben.
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
review-how-about = Anfang, eigene Züge, Züge anderer und Karten ergeben zusammen das Ergebnis. Der Anfang ist die Chance vor dem ersten Zug: Sie hängt von den ersten Karten ab und davon, wer beginnt. „Ohne Glück“ ist dieselbe Summe ohne die Karten: eine Rechnung in Punkten, keine Chance, daher auch unter 0 oder über 100 möglich.
review-curve-about-file = Zusammen ergeben die Chancen immer 100 %. Weiter unten lässt sich jeder Zug aufklappen.
review-axis = Runde

takeaway-share = bei { $count } von { $all ->
        [one] { $all } markierten Zug
       *[other] { $all } markierten Zügen
    }
takeaway-points = Zähle, was jede Karte sofort bringt: { $share } brachte der bessere mehr.
takeaway-majorities = Achte auf die Mehrheiten: { $share } ging der bessere an einem Gebäude in Führung oder zog gleich.
takeaway-variety = Belege neue Gebäude: { $share } tat es der bessere.
takeaway-attacks = Suche nach Angriffen: { $share } verwundete der bessere eine Karte.
takeaway-healing = Heile deine Verwundeten: { $share } tat es der bessere.
takeaway-defence = Rechne mit Angriffen: { $share } hielt der bessere die Karten in Sicherheit.
takeaway-denial = Achte darauf, was der nächste Spieler nehmen kann: { $share } ließ der bessere weniger übrig.
takeaway-meeples = Behalte mehr Meeple: { $share } ließ der bessere mehr davon übrig.
review-marked = Markierte Züge
review-marked-none = keine
review-before = Die Prozentzahl ist die Gewinnchance des Spielers vor dem Zug.
review-no-grade = Zu früh entschieden für eine Note
review-takeaway = Zum Merken
retry-key = m, dann Eingabetaste: deine Fehler noch einmal versuchen
retry-no-seat = In dieser Partie gibt es keinen Platz { $number }.
