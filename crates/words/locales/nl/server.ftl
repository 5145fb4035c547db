player-number = Speler { $number }
watcher = Toeschouwer
no-table = Op dit adres is geen tafel. Misschien is de link afgebroken of is de tafel verlopen; de startpagina toont je partijen.
move-unreadable = Dat is geen zet. Kies een kaart uit het aanbod en bevestig dan.
seat-taken = Daar zit al iemand. Neem een andere plaats of kijk toe.
only-host = Dat kan alleen wie de tafel heeft geopend.
seats-still-free = Er zijn nog plaatsen vrij. Wacht op meer spelers of open een tafel met bots.
not-all-ready = Nog niet iedereen is klaar.
already-begun = De partij is al begonnen.
not-begun = De partij is nog niet begonnen.
nothing-to-take-back = Er is geen zet van jou om terug te nemen.
nothing-asked = Niemand vraagt meer om een zet terug te nemen.
game-goes-on = Dat kan zodra de partij voorbij is.
nothing-to-play-on = Daar eindigt de partij. Kies een eerdere stap.
say-too-long = Dat is te lang voor de chat. Zeg het met minder woorden.
say-too-fast = Dat was veel tegelijk. Wacht een paar seconden voor je meer zegt.
table-log-full = Er is te veel gebeurd aan deze tafel. Speel de partij uit of open een nieuwe tafel.
share-wrong = Een deel heeft hooguit 64 letters, cijfers en spaties. Pas het aan en probeer het opnieuw.
form-unreadable = Wat is verzonden, kon niet worden gelezen. Laad de pagina opnieuw en kies nog eens.
no-method = Dit adres kan niet op deze manier worden gebruikt.
no-token = Zeg wie je bent: stuur een token mee. Een gast krijgt er een zonder account.
data-unreadable = Wat is verzonden, kon niet worden gelezen. De beschrijving van de API zegt wat er wordt verwacht.
no-json = Wat hierheen wordt gestuurd, moet JSON zijn en dat ook zeggen: Content-Type: application/json.
no-key = Dit token geldt niet: het is ingetrokken of niet volledig. Maak een nieuw op je accountpagina.
other-site = Dit verzoek kwam van een andere website en is daarom geweigerd. Gebruik de pagina van de tafel.
too-many = Dat was meer tegelijk dan één speler nodig heeft; het is niet gedaan en er is niets veranderd. Probeer het over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} opnieuw.
crowded = De server is op dit moment vol. De partijen gaan door; probeer het over een minuut opnieuw.
sent-too-slowly = Het verzoek kwam te langzaam binnen, dus er is niets gedaan. Probeer het nog eens.
too-slow = Dat duurde te lang en er is niets veranderd. Probeer het nog eens.
disk-full = De schijf met de partijen is vol, dus er wordt geen zet aangenomen. Niets is verloren; maak ruimte en probeer het nog eens.
record-no-text = Dit is geen tekst, dus ook geen verslag van een partij.
players-wrong = Twee tot vier kunnen spelen.
seat-wrong = Kies voor elke plaats wie daar speelt.
seed-wrong = Een startgetal is een geheel getal zonder teken, of niets.
limit-wrong = Een beurt kan één seconde tot veertien dagen duren, of zo lang als men wil.
