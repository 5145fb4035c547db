### Der Tisch im Browser: Treffen, Spielen und was am Ende bleibt.

## Treffen.

seat-number = Platz { $number }
seat-open = Freier Platz
sit-down = Platz nehmen
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
substitute = Springt ein, wenn jemand geht: { $bot }

## Spielen.

table-of = Der Tisch
table-more = Tisch
rivals = Die Mitspieler
display = Auslage
your-realm = Dein Königreich
realm-of = Königreich von { $name }
space-number = Position { $space }
choose-card = Wähle eine Karte, um zu sehen, was sie bewirkt.
not-taken-back = Warten, bis die anderen zustimmen …
majority-worth = Mehrheit: { $points }
nobody-here = noch niemand hier
lead-others = { $count ->
    [one] { $count } anderer liegt um { $by } vorn
   *[other] { $count } andere liegen um { $by } vorn
}
log-begins = Die Partie beginnt.
say = Schreib etwas
unmute = Stummschaltung aufheben
hint-suggests = Das würde der stärkste Bot spielen
hint-promise = Gewinnchance { $percent } %
hint-others = Auch erwogen
you-left = Für { $you ->
       *[false] { $name }
        [true] dich
    } spielt jetzt ein Bot.
clock-left = Restzeit für diesen Zug
announce-all = Ansagen, was alle erhalten
keys-double = Doppelklick: Karte sofort nehmen

## Das Ende.

final-sheet = Schlusswertung
all-realms = Die Königreiche
rematch-open = Zur Revanche
