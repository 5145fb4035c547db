### Met vrienden spelen, en je eigen partijen op de startpagina.

play-friend = Speel met een vriend
    .about = Je krijgt een link om te versturen. De partij begint vanzelf zodra je vriend plaatsneemt.
friend-name = Je naam, zodat je vriend weet van wie de uitnodiging komt
friend-options = Spelers en kanten
finished-games = Afgelopen partijen
finished-all = Alle voltooide partijen
finished-none = Geen voltooide partijen gevonden.
filter-opponent = Tegenstander
filter-sides = Kanten
filter-any = alle
filter-show = Toon

## De tafel vóór de partij.

invite-about = Stuur de link naar je vriend. De partij begint vanzelf zodra die plaatsneemt.
    .more = Stuur de link naar je vrienden. De partij begint vanzelf zodra alle plaatsen bezet zijn.
    .host = Stuur de link naar je vrienden. Als iedereen klaar is, wordt de partij gestart door degene die de tafel heeft geopend.
invite-share = Delen
invite-scan = Scan en speel mee
invite-notify = Laat het me weten als er iemand plaatsneemt
auto-start = De partij begint vanzelf zodra iedereen klaar is.
begun = Iedereen is er. De partij begint!
join-play = Neem plaats en speel
    .here = Hier zitten
join-name = Je naam (niet verplicht)
join-rules = Nieuw bij Majesty? Lees eerst de spelregels.
share-add = Mijn bijdrage toevoegen
