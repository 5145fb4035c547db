### De tafel in de browser: verzamelen, spelen en wat er aan het einde overblijft.

## Verzamelen.

seat-number = Plaats { $number }
seat-open = Vrije plaats
sit-down = Plaatsnemen
you-tag = jij
is-ready = klaar
not-ready = nog niet klaar
unready = Niet klaar
away = afwezig
plays-for = { $bot } speelt voor { $name }
table-link = Link naar deze tafel
copied = Gekopieerd
all-ready-first = De partij kan beginnen zodra alle plaatsen bezet zijn en iedereen klaar is.
everyone-ready = Iedereen is klaar
host-starts = { $name } start de partij.
substitute = Valt in voor wie weggaat: { $bot }

## Spelen.

table-of = De tafel
table-more = Tafel
rivals = De andere spelers
display = Aanbod
your-realm = Jouw vorstendom
realm-of = Vorstendom van { $name }
space-number = positie { $space }
choose-card = Kies een kaart om te zien wat die doet.
not-taken-back = Wachten tot de anderen akkoord gaan …
majority-worth = Meerderheid: { $points }
nobody-here = nog niemand hier
lead-others = { $count ->
    [one] { $count } ander staat { $by } voor
   *[other] { $count } anderen staan { $by } voor
}
log-begins = De partij begint.
say = Zeg iets
unmute = Dempen opheffen
hint-suggests = De sterkste bot zou kiezen
hint-promise = winstkans { $percent }%
hint-others = Ook overwogen
you-left = Voor { $you ->
       *[false] { $name }
        [true] jou
    } speelt nu een bot.
clock-left = Resterende tijd voor deze beurt
announce-all = Melden wat iedereen krijgt
keys-double = Dubbelklik op een kaart om die meteen te nemen.

## Het einde.

final-sheet = Eindtelling
all-realms = De vorstendommen
rematch-open = Naar de revanche
