### Weggaan en opgeven, en wat anderen aan tafel doen.

## Weggaan.

leave-title = De partij verlaten?
leave-against-people = Een bot speelt voor je verder tot je terugkomt. Je vindt de partij op de startpagina onder ‘{ your-games }’.
leave-against-bots = De partij blijft voor je klaarstaan op de startpagina, onder ‘{ your-games }’.
leave-stay = Blijven

## Opgeven.

resign = Opgeven
resign-title = De partij opgeven?
resign-against-people = Je verliest de partij, hoe het ook afloopt. Een bot speelt voor je verder tot het einde en je kunt niet terugkomen.
resign-against-bots = De partij is meteen afgelopen en je verliest.
resign-not = Verderspelen
resigned-you-win = { $name } heeft opgegeven, dus je hebt gewonnen. Je kunt tegen een bot verderspelen of de partij beëindigen.
conclude = Partij beëindigen

## Terugnemen.

take-back-title = Zet terugnemen?
take-back-about = Daarna is dit een oefenpartij: de onthulde kaarten zijn dan bekend, dus telt de uitslag niet.

have-resigned = Je hebt deze partij opgegeven. Toekijken kan nog wel.
you-resigned = Je hebt in ronde { $round } opgegeven en een bot speelt voor je verder. Toekijken kan nog wel.
is-resigned = heeft in ronde { $round } opgegeven

## Hoe een partij voor iemand afliep.

remark-resigned = { $name } gaf in ronde { $round } op; een bot speelde verder.
remark-you-resigned = Je gaf in ronde { $round } op; een bot speelde verder.
remark-removed = { $name } is van tafel gestuurd; een bot speelde verder.
remark-away = Aan het einde speelde een bot voor { $name }.
ended-resigned = { $name } gaf in ronde { $round } op
ended-you-resigned = Je gaf in ronde { $round } op
ended-lost = De partij is afgelopen en je hebt verloren.
ended-early = De partij eindigde vóór de laatste ronde.
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
    } opgegeven en de partij is afgelopen.
log-removed = { $you ->
       *[false] { $name } is
        [true] Je bent
    } van tafel gestuurd; een bot speelt verder.
log-take-back-declined = { $you ->
       *[false] { $name }
        [true] Je
    } ging niet akkoord met het terugnemen van { $yours ->
       *[false] de zet van { $asker }
        [true] je zet
    }.
log-take-back-lapsed = { $you ->
       *[false] Het verzoek van { $name }
        [true] Je verzoek
    } om een zet terug te nemen, is vervallen.
take-back-declined = { $name } gaat niet akkoord: je zet blijft staan.
take-back-lapsed = Je verzoek om de zet terug te nemen, is vervallen.
rematch-offered = { $you ->
       *[false] { $name }
        [true] Je
    } biedt een revanche aan.
not-connected = { $name } is op dit moment niet verbonden.
