### Der Tisch im Browser: Treffen, Spielen und was am Ende bleibt.

## Treffen.

seat-number = Platz { $number }
seat-open = Freier Platz
sit-down = Hinsetzen
you-tag = du
is-ready = bereit
not-ready = noch nicht bereit
unready = Nicht bereit
away = nicht da
plays-for = { $bot } spielt für { $name }
table-link = Link zu diesem Tisch
copied = Kopiert
all-ready-first = Es kann losgehen, sobald alle Plätze besetzt und alle bereit sind.
everyone-ready = Alle sind bereit
host-starts = { $name } startet die Partie.
substitute = Spielt für alle, die gehen: { $bot }

## Spielen.

table-of = Der Tisch
table-more = Tisch
rivals = Die Mitspieler
display = Auslage
your-realm = Dein Königreich
realm-of = Königreich von { $name }
space-number = Platz { $space }
choose-card = Wähle eine Karte: Hier siehst du, was sie bewirkt.
not-taken-back = Warten, bis die anderen zustimmen …
majority-worth = Mehrheit: { $points }
nobody-here = noch niemand hier
lead-others = { $count ->
    [one] { $count } führt mit { $by }
   *[other] { $count } führen mit { $by }
}
log-begins = Das Spiel beginnt.
say = Sag etwas
unmute = Wieder hören
hint-suggests = Der stärkste Bot würde wählen
hint-promise = Gewinnchance { $percent } %
hint-others = Er hat auch erwogen
you-left = Für { $you ->
       *[false] { $name }
        [true] dich
    } spielt jetzt ein Bot.
clock-left = Zeit für diesen Zug
announce-all = Ansagen, was alle bekommen
keys-double = Doppelklick: spielt die Karte sofort

## Das Ende.

final-sheet = Schlusswertung
all-realms = Die Königreiche
rematch-open = Zur Revanche
