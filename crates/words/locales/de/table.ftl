your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
thinking = { $name } überlegt …
waiting-for-players = Warten auf Mitspieler
hint = Tipp
take-back = Zurücknehmen
take = Nehmen
cancel = Abbrechen
free = kostenlos
front = vorn
back = hinten
log = Verlauf
deck-left = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Noch { $count } Karte im Nachziehstapel
   *[other] Noch { $count } Karten im Nachziehstapel
}
wounded = { $count ->
    [0] niemand verwundet
   *[other] { $count } verwundet
}
lead-you = du führst mit { $count }
lead-tied = Gleichstand
lead-other = { $name } führt mit { $count }
variety-so-far = { $count ->
    [one] Unterschiedliche Personen bisher: { $count } Ort, { $points }
   *[other] Unterschiedliche Personen bisher: { $count } Orte, { $points }
}
cannot-afford = kostet { $cost } Meeple, du hast { $has }
place-as = Als { $character } legen
heal-to = Heilen, zurück { $place }
trade-nothing = kein Tausch
trade-buy = { $count } Meeple kaufen
trade-sell = { $count } Meeple verkaufen
announce = Ansagen
stay-silent = Nichts ansagen
game-over = Spielende
share-victory = { $names } teilen sich den Sieg

## Wünsche, Kommen und Gehen.

asks-take-back = { $name } möchte zum eigenen letzten Zug zurückgehen.
accept = Annehmen
decline = Ablehnen
come-back = Zurückkommen
connection-lost = Verbindung verloren. Neuer Versuch …
connection-back = Wieder verbunden.
chat = Chat
send = Senden
mute = Stummschalten
leave = Verlassen
rematch = Revanche
ready = Bereit
start = Starten
watchers = { $count ->
    [0] niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Eine Partie ansehen.

replay = Partie ansehen
step-first = Erster Schritt
step-previous = Schritt zurück
step-next = Schritt vor
step-last = Letzter Schritt
step-play = Abspielen
step-pause = Anhalten
speed = Tempo
play-on = Ab hier weiterspielen
record-download = Partie herunterladen
record-open = Partie öffnen

## Eine Kartenfolge, die jeder prüfen kann.

fair-deal = Ehrlich gemischt
fair-deal-promised = Die Reihenfolge der Karten stand vor dem ersten Zug fest. Wer sich diese Zahl merkt, kann das nach der Partie prüfen:
fair-deal-commitment = Vor dem ersten Zug gezeigt
fair-deal-salt = Salz, nach dem letzten verraten
fair-deal-check = So prüfst du, dass keine Karte vertauscht wurde: Partie herunterladen und majesty verify DATEI aufrufen
fair-deal-joint = Server und Spieler mischen gemeinsam, damit niemand allein über die Karten bestimmt. Der Server hat ein Geheimnis gezogen; das ist sein Hash:
fair-deal-joint-more = Alle können einen eigenen Anteil beisteuern. Nach der Partie wird das Geheimnis aufgedeckt, und jeder kann nachrechnen.
fair-deal-share = Dein Anteil
fair-deal-share-about = Bis zu 64 Buchstaben und Ziffern. Bleibt das Feld leer, zieht dein Browser einen zufälligen.
fair-deal-share-of = Anteil von { $name }
fair-deal-share-given = abgegeben, wird nach dem Austeilen gezeigt
fair-deal-server-hash = Hash des Server-Geheimnisses
fair-deal-server-secret = Geheimnis des Servers
fair-deal-chosen = Der Gastgeber hat die Startzahl gewählt und kennt vielleicht alle Karten.
fair-deal-chosen-title = Bekannte Karten
