your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
thinking = { $name } denkt na …
waiting-for-players = Wachten op spelers
hint = Tip
take-back = Terugnemen
take = Nemen
cancel = Annuleren
free = gratis
front = vooraan
back = achteraan
log = Verloop
deck-left = { $count ->
    [0] De trekstapel is leeg
    [one] Nog { $count } kaart in de trekstapel
   *[other] Nog { $count } kaarten in de trekstapel
}
wounded = { $count ->
    [0] niemand gewond
   *[other] { $count } gewond
}
lead-you = jij staat { $count } voor
lead-tied = gelijke stand
lead-other = { $name } staat { $count } voor
variety-so-far = Verschillende personen tot nu toe: { $count } ({ $points })
cannot-afford = kost { $cost ->
    [one] { $cost } meeple
   *[other] { $cost } meeples
}, je hebt er { $has }
place-as = Leggen als { $character }
heal-to = Genezen, terug { $place }
trade-nothing = niet ruilen
trade-buy = { $count ->
    [one] { $count } meeple kopen
   *[other] { $count } meeples kopen
}
trade-sell = { $count ->
    [one] { $count } meeple verkopen
   *[other] { $count } meeples verkopen
}
announce = Melden
stay-silent = Niets melden
game-over = Einde van de partij
share-victory = { $names } delen de overwinning

## Wensen, komen en gaan.

asks-take-back = { $name } wil een zet terugnemen.
accept = Akkoord
decline = Weigeren
come-back = Zelf spelen
connection-lost = Verbinding verbroken. Nieuwe poging …
connection-back = Weer verbonden.
chat = Chat
send = Versturen
mute = Dempen
leave = Verlaten
rematch = Revanche
ready = Klaar
start = Beginnen
watchers = { $count ->
    [0] geen toeschouwers
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}

## Een partij bekijken.

replay = Partij bekijken
step-first = Eerste stap
step-previous = Vorige stap
step-next = Volgende stap
step-last = Laatste stap
step-play = Afspelen
step-pause = Pauze
speed = Snelheid
play-on = Vanaf hier verderspelen
record-download = Verslag downloaden
record-open = Verslag openen

## Een kaartvolgorde die iedereen kan controleren.

fair-deal = Eerlijk geschud
fair-deal-promised = De volgorde van de kaarten lag vóór de eerste zet vast. Bewaar deze code en controleer die na de partij:
fair-deal-commitment = Vóór de eerste zet getoond
fair-deal-salt = Salt, na de laatste zet onthuld
fair-deal-check = Zo controleer je of er geen kaart is verwisseld: download het verslag en voer uit: majesty verify BESTAND
fair-deal-joint = De server en de spelers schudden samen, zodat niemand in zijn eentje de kaarten bepaalt. De server heeft een geheim gekozen; dit is de hash ervan:
fair-deal-joint-more = Elke speler kan een eigen bijdrage toevoegen. Na de partij wordt het geheim onthuld en kan iedereen het controleren.
fair-deal-share = Jouw bijdrage
fair-deal-share-about = Hooguit 64 letters, cijfers en spaties. Laat je het veld leeg, dan kiest je browser een willekeurige bijdrage.
fair-deal-share-of = Bijdrage van { $name }
fair-deal-share-given = toegevoegd, na het schudden te zien
fair-deal-server-hash = Hash van het geheim van de server
fair-deal-server-secret = Geheim van de server
fair-deal-chosen = Wie de tafel opende, koos de startwaarde en kent misschien alle kaarten.
fair-deal-chosen-title = Bekende kaarten
