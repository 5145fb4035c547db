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
lead-you = du liegst um { $count } vorn
lead-tied = Gleichstand
lead-other = { $name } liegt um { $count } vorn
variety-so-far = Unterschiedliche Personen bisher: { $count } ({ $points })
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

asks-take-back = { $name } möchte den letzten eigenen Zug zurücknehmen.
accept = Annehmen
decline = Ablehnen
come-back = Übernehmen
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
    [0] keine Zuschauer
   *[other] { $count } Zuschauer
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
record-download = Aufzeichnung herunterladen
record-open = Aufzeichnung öffnen

## Eine Kartenfolge, die jeder prüfen kann.

fair-deal = Ehrlich gemischt
fair-deal-promised = Die Reihenfolge der Karten stand vor dem ersten Zug fest. Notiere dir diesen Code, damit du sie nach der Partie prüfen kannst:
fair-deal-commitment = Vor dem ersten Zug gezeigt
fair-deal-salt = Salt, nach dem letzten Zug offengelegt
fair-deal-check = So prüfst du, dass keine Karte vertauscht wurde: Lade die Aufzeichnung herunter und führe „majesty verify DATEI“ aus.
fair-deal-joint = Server und Spieler mischen gemeinsam, damit niemand allein über die Karten bestimmt. Der Server hat ein Geheimnis gewählt; das ist der Hash davon:
fair-deal-joint-more = Jeder Spieler kann einen Anteil beisteuern. Nach der Partie wird das Geheimnis aufgedeckt, und alle können nachrechnen.
fair-deal-share = Dein Anteil
fair-deal-share-about = Bis zu 64 Buchstaben, Ziffern und Leerzeichen. Lässt du das Feld leer, wählt dein Browser zufällig einen Anteil.
fair-deal-share-of = Anteil von { $name }
fair-deal-share-given = abgegeben, wird nach dem Mischen gezeigt
fair-deal-server-hash = Hash des Server-Geheimnisses
fair-deal-server-secret = Geheimnis des Servers
fair-deal-chosen = Der Gastgeber hat den Startwert vorgegeben und kennt vielleicht alle Karten.
fair-deal-chosen-title = Bekannte Karten
