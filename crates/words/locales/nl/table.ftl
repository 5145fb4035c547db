your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
thinking = { $name } denkt na …
waiting-for-players = Wachten op spelers
hint = Tip
take-back = Terugnemen
take = Pakken
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
variety-so-far = { $count ->
    [one] Verschillende personen tot nu toe: { $count } locatie, { $points }
   *[other] Verschillende personen tot nu toe: { $count } locaties, { $points }
}
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
announce = Aankondigen
stay-silent = Niets aankondigen
game-over = Einde van het spel
share-victory = { $names } delen de overwinning

## Wensen, komen en gaan.

asks-take-back = { $name } wil terug naar de eigen laatste beurt.
accept = Goed
decline = Liever niet
come-back = Terugkomen
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
    [0] niemand kijkt toe
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
}

## Een spel bekijken.

replay = Spel bekijken
step-first = Eerste stap
step-previous = Vorige stap
step-next = Volgende stap
step-last = Laatste stap
step-play = Afspelen
step-pause = Pauze
speed = Snelheid
play-on = Vanaf hier verder spelen
record-download = Spel downloaden
record-open = Spel openen

## Een kaartvolgorde die iedereen kan controleren.

fair-deal = Eerlijk geschud
fair-deal-promised = De volgorde van de kaarten lag vóór de eerste zet vast. Bewaar dit getal en controleer het na het spel:
fair-deal-commitment = Vóór de eerste zet getoond
fair-deal-salt = Zout, na de laatste zet onthuld
fair-deal-check = Zo controleer je dat er geen kaart is verwisseld: download het spel en voer uit: majesty verify BESTAND
fair-deal-joint = De server en de spelers schudden samen, zodat niemand in zijn eentje de kaarten bepaalt. De server heeft een geheim getrokken; dit is de hash ervan:
fair-deal-joint-more = Elke speler kan een eigen deel toevoegen. Na het spel wordt het geheim onthuld en kan iedereen het controleren.
fair-deal-share = Jouw deel
fair-deal-share-about = Hooguit 64 letters en cijfers. Laat je het leeg, dan trekt je browser een willekeurig deel.
fair-deal-share-of = Deel van { $name }
fair-deal-share-given = gegeven, wordt na het delen getoond
fair-deal-server-hash = Hash van het geheim van de server
fair-deal-server-secret = Geheim van de server
fair-deal-chosen = De gastheer heeft het startgetal gekozen en kent misschien alle kaarten.
fair-deal-chosen-title = Bekende kaarten
