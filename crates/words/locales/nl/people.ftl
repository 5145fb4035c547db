### Weggaan en opgeven, en wat anderen aan tafel doen.

## Weggaan.

leave-title = Het spel verlaten?
leave-against-people = Een bot speelt voor je verder tot je terugkomt. Je vindt het spel op de startpagina onder ‘{ your-games }’.
leave-against-bots = Het spel wacht op je zoals het nu is. Je vindt het op de startpagina onder ‘{ your-games }’.
leave-stay = Blijven

## Opgeven.

resign = Opgeven
resign-title = Het spel opgeven?
resign-against-people = Je verliest het spel, hoe het ook afloopt. Een bot speelt voor je verder tot het einde en je kunt niet terugkomen.
resign-against-bots = Het spel is meteen afgelopen en je verliest het.
resign-not = Verder spelen
resigned-you-win = { $name } heeft opgegeven, dus je hebt gewonnen. Je kunt tegen een bot verder spelen of het spel beëindigen.
conclude = Spel beëindigen

## Taking back.

take-back-title = Zet terugnemen?
take-back-about = Daarna is het een oefenspel: onthulde kaarten zijn bekend, dus telt het resultaat niet.

have-resigned = Je hebt dit spel opgegeven. Toekijken kan nog wel.
you-resigned = Je hebt in ronde { $round } opgegeven en een bot speelt voor je verder. Toekijken kan nog wel.
is-resigned = heeft in ronde { $round } opgegeven

## Hoe een spel voor iemand afliep.

remark-resigned = { $name } gaf in ronde { $round } op; een bot speelde verder.
remark-you-resigned = Je gaf in ronde { $round } op; een bot speelde verder.
remark-removed = { $name } is van tafel gestuurd; een bot speelde verder.
remark-away = Aan het einde speelde een bot voor { $name }.
ended-resigned = { $name } gaf in ronde { $round } op
ended-you-resigned = Je gaf in ronde { $round } op
ended-lost = Het spel is afgelopen en je hebt het verloren.
ended-early = Het spel eindigde vóór de laatste ronde.
points-so-far = Munten tot dan toe

## Wat anderen naast hun zetten doen, in het verloop en als melding.

log-left = { $you ->
       *[false] { $name } is
        [true] Je bent
    } weggegaan; een bot speelt verder.
log-timed-out = { $you ->
       *[false] De tijd van { $name }
        [true] Je tijd
    } is om; een bot speelt verder.
log-came-back = { $you ->
       *[false] { $name } is
        [true] Je bent
    } terug.
log-resigned = { $you ->
       *[false] { $name } heeft
        [true] Je hebt
    } opgegeven; een bot speelt verder.
log-resigned-end = { $you ->
       *[false] { $name } heeft
        [true] Je hebt
    } opgegeven en het spel is afgelopen.
log-removed = { $you ->
       *[false] { $name } is
        [true] Je bent
    } van tafel gestuurd; een bot speelt verder.
log-take-back-declined = { $you ->
       *[false] { $name }
        [true] Je
    } ging er niet mee akkoord dat { $yours ->
       *[false] { $asker } de
        [true] je je
    } zet terugneemt.
log-take-back-lapsed = { $you ->
       *[false] Het verzoek van { $name }
        [true] Je verzoek
    } om een zet terug te nemen is vervallen.
take-back-declined = { $name } wil dat liever niet: je zet blijft staan.
take-back-lapsed = Je verzoek om de zet terug te nemen is vervallen.
rematch-offered = { $you ->
       *[false] { $name }
        [true] Je
    } biedt een revanche aan.
not-connected = { $name } is op dit moment niet verbonden.
