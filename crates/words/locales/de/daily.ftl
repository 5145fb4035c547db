daily = Tagespartie
    .meta = Dieselben Karten für alle gegen denselben Bot, einmal am Tag. Ein Versuch zählt.
    .intro = Dieselben Karten für alle, gegen denselben Bot, einmal am Tag. Ein Versuch zählt.
    .rules = Keine Tipps, kein Zurücknehmen. Du kannst gehen und wiederkommen, bis der Tag endet.
daily-today = Die Partie von heute
daily-opponent = Gegner
daily-sides = Seiten
daily-first = Wer beginnt
    .you = Du
    .bot = Der Bot
daily-end = Ende
daily-left = um Mitternacht UTC, in { $hours } Std. { $minutes } Min.
daily-grace = Läuft deine Partie um Mitternacht noch, bleiben dir weitere 30 Minuten.
daily-play = Heutige Partie spielen
daily-continue = Deine Partie fortsetzen
daily-late = Deine Partie vom { $day } zählt noch ein paar Minuten lang.
daily-players = { $count ->
    [0] Noch hat sie niemand zu Ende gespielt.
    [one] Ein Spieler hat sie zu Ende gespielt.
   *[other] { $count } Spieler haben sie zu Ende gespielt.
}
daily-draw = Unentschieden gegen den Bot
daily-place = Platz { $place } von { $all }
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-void = Diese Partie zählt nicht
    .about = Du hast aufgegeben, oder die Partie wurde nicht rechtzeitig beendet. Morgen gibt es eine neue.
daily-strongest = Der stärkste Bot, der { $bot }, mit denselben Karten
    .thinking = Er spielt diese Partie noch. Sieh in einer Minute wieder nach.
daily-results = Ergebnisse
    .place = Platz
    .player = Spieler
    .points = Münzen
    .margin = Abstand
    .none = Niemand hat diese Partie zu Ende gespielt.
    .later = Die Ergebnisse siehst du, sobald du gespielt hast.
daily-you = Du
daily-guest = Gast
daily-account = hat ein Konto
daily-yesterday = Die Partie von gestern, { $day }
    .later = Ihr Geheimnis erscheint hier eine halbe Stunde nach Mitternacht UTC, wenn die letzten Partien zu Ende sind.
daily-fair = Wie die Karten im Voraus festgelegt werden
    .about = Die Karten, die Seiten und die Entscheidungen des Bots folgen aus dem Geheimnis des Tages. Sein Hash wird eine Woche vorher veröffentlicht, deshalb kann der Server die Karten nicht unbemerkt ändern. Das Geheimnis selbst erscheint hier, sobald der Tag vorbei ist.
    .check = Vergleiche den Hash des Geheimnisses mit dem vorab veröffentlichten und erzeuge dieselben Karten noch einmal:
daily-hash = Hash des heutigen Geheimnisses
    .next = Hashes der nächsten Tage
    .of = Hash
daily-secret = Geheimnis
daily-rounds = Vorn (▲), gleichauf (=) oder zurück (▼) nach jeder Runde
daily-share = Ergebnis teilen
    .copy = Kopieren
    .copied = Kopiert.
    .picture = Als Bild teilen
daily-text = Majesty, Tagespartie vom { $day }: { $result } · { $place }
daily-text-won = { $count ->
    [one] mit { $count } Münze Vorsprung gewonnen
   *[other] mit { $count } Münzen Vorsprung gewonnen
}
daily-text-lost = { $count ->
    [one] mit { $count } Münze Rückstand verloren
   *[other] mit { $count } Münzen Rückstand verloren
}
daily-text-draw = unentschieden
daily-to = Ergebnisse des Tages
daily-tag = Tagespartie
one-try = In der Tagespartie hat jeder einen Versuch: kein Zurücknehmen und keine Revanche.
deal-sealed = Andere spielen diese Partie noch. Ab 0:30 Uhr UTC kannst du sie dir ansehen.
daily-at = Die Tagespartie auf { $server }
daily-own = Dein Königreich
daily-realm = Königreich von { $name }
daily-deck = { $count ->
    [one] noch 1 Karte im Nachziehstapel
   *[other] noch { $count } Karten im Nachziehstapel
}
daily-ask = Dein Zug (Nummer oder Kürzel · ?: Gebäude · q: verlassen):
daily-what = „{ $text }“ steht nicht zur Wahl.
daily-waits = Deine Partie bleibt bis zum Ende des Tages erhalten. Mit demselben Befehl kehrst du zurück.
