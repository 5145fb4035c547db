### De tafel in de browser: verzamelen, spelen en wat er aan het einde overblijft.

## Verzamelen.

seat-number = Plaats { $number }
seat-open = Vrije plaats
sit-down = Gaan zitten
you-tag = jij
is-ready = klaar
not-ready = nog niet klaar
unready = Niet klaar
away = afwezig
plays-for = { $bot } speelt voor { $name }
table-link = Link naar deze tafel
copied = Gekopieerd
all-ready-first = Het spel kan beginnen zodra alle plaatsen bezet zijn en iedereen klaar is.
everyone-ready = Iedereen is klaar
host-starts = { $name } start het spel.
substitute = Speelt voor wie weggaat: { $bot }

## Spelen.

table-of = De tafel
table-more = Tafel
rivals = De andere spelers
display = Aanbod
your-realm = Jouw vorstendom
realm-of = Vorstendom van { $name }
space-number = plek { $space }
choose-card = Kies een kaart: hier zie je wat ze doet.
not-taken-back = Wachten tot de anderen instemmen …
majority-worth = Meerderheid: { $points }
nobody-here = nog niemand hier
lead-others = { $count ->
    [one] { $count } staat { $by } voor
   *[other] { $count } staan { $by } voor
}
log-begins = Het spel begint.
say = Zeg iets
unmute = Weer horen
hint-suggests = De sterkste bot zou kiezen
hint-promise = winstkans { $percent } %
hint-others = Ook overwogen
you-left = Voor { $you ->
       *[false] { $name }
        [true] jou
    } speelt nu een bot.
clock-left = Tijd voor deze beurt
announce-all = Aankondigen wat iedereen krijgt
keys-double = dubbelklik: speelt de kaart meteen

## Het einde.

final-sheet = Eindtelling
all-realms = De vorstendommen
rematch-open = Naar de revanche
