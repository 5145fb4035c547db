player-number = Spieler { $number }
watcher = Zuschauer
no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten oder der Tisch abgelaufen; die Startseite zeigt deine Partien.
move-unreadable = Das ist kein Zug. Wähle eine Karte der Auslage und bestätige dann.
seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz oder sieh zu.
only-host = Das kann nur, wer den Tisch eröffnet hat.
seats-still-free = Es sind noch Plätze frei. Warte auf weitere Mitspieler oder eröffne einen Tisch mit Bots.
not-all-ready = Noch sind nicht alle bereit.
already-begun = Die Partie hat schon begonnen.
not-begun = Die Partie hat noch nicht begonnen.
nothing-to-take-back = Es gibt keinen Zug von dir, der zurückgenommen werden kann.
nothing-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.
game-goes-on = Das geht, sobald die Partie zu Ende ist.
nothing-to-play-on = Dort endet die Partie. Wähle einen früheren Schritt.
say-too-long = Das ist zu lang für den Chat. Bitte sag es mit weniger Worten.
say-too-fast = Das war viel auf einmal. Warte ein paar Sekunden, bevor du mehr sagst.
table-log-full = An diesem Tisch ist zu viel passiert. Spielt die Partie zu Ende oder öffnet einen neuen Tisch.
share-wrong = Ein Anteil hat bis zu 64 Buchstaben, Ziffern und Leerzeichen. Ändere ihn und versuche es noch einmal.
form-unreadable = Was gesendet wurde, war nicht zu lesen. Lade die Seite neu und wähle noch einmal.
no-method = So lässt sich diese Adresse nicht benutzen.
no-token = Sag, wer du bist: Sende ein Token mit. Ein Gast bekommt eines ohne Konto.
data-unreadable = Was gesendet wurde, war nicht zu lesen. Die Beschreibung der Schnittstelle sagt, was erwartet wird.
no-json = Was hierher gesendet wird, muss JSON sein und das auch sagen: Content-Type: application/json.
no-key = Dieses Token gilt nicht: Es wurde zurückgezogen oder ist nicht vollständig. Erstelle auf deiner Kontoseite ein neues.
other-site = Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt. Benutze die Seite des Tisches.
too-many = Das war mehr auf einmal, als eine Person braucht; es wurde nicht getan und nichts geändert. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
crowded = Der Server ist gerade voll. Die Partien gehen weiter; versuche es in einer Minute noch einmal.
sent-too-slowly = Die Anfrage kam zu langsam an, deshalb wurde nichts getan. Bitte versuche es noch einmal.
too-slow = Das hat zu lange gedauert, und nichts wurde geändert. Bitte versuche es noch einmal.
disk-full = Der Datenträger mit den Partien ist voll, deshalb wird kein Zug angenommen. Nichts ist verloren; schaffe Platz und versuche es noch einmal.
record-no-text = Das ist kein Text, also auch keine Aufzeichnung einer Partie.
players-wrong = Zwei bis vier können spielen.
seat-wrong = Wähle für jeden Platz, wer dort spielt.
seed-wrong = Eine Startzahl ist eine ganze Zahl ohne Vorzeichen oder nichts.
limit-wrong = Ein Zug kann eine Sekunde bis vierzehn Tage dauern oder beliebig lange.
