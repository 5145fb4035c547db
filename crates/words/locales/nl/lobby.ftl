play-now = Nu spelen
new-table = Nieuwe tafel
join-table = Aanschuiven aan een tafel
go-on = Partij voortzetten
your-games = Jouw partijen
result-won = Gewonnen
result-shared = Gedeelde overwinning
result-lost = Verloren
result-resigned = Opgegeven in ronde { $round }
rules = Spelregels
menu = Menu
language = Taal
theme = Thema
theme-light = licht
theme-dark = donker
theme-auto = zoals op het apparaat
sound-on = Geluid aan
sound-off = Geluid uit
notifications-allow = Laat me weten wanneer ik aan de beurt ben

## Een tafel klaarzetten.

sides = Kanten van de gebouwen
sides-a = alle A
sides-b = alle B
sides-mix = eigen mix
sides-random = willekeurige mix
deck = Trekstapel
deck-standard = standaard: stapel 1 op stapel 2
deck-together = alle kaarten samen geschud
ties = Gelijke stand
ties-shared = de overwinning wordt gedeeld
ties-meeples = wie meer meeples heeft, wint
house-rule = Huisregel: melden wat iedereen krijgt
clock = Tijd per beurt
clock-none = onbeperkt
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
open-to-all = open voor iedereen
by-link-only = alleen met de link
seed = Startwaarde van de kaarten
seats = Plaatsen
seat-here = iemand op dit apparaat
seat-link = iemand met de link
seat-bot = bot: { $bot }
name = Naam
practice = Oefenpartij
practice-about = Oefenpartij: kaarten kunnen bekend zijn, dus telt de uitslag niet.
copy-link = Link kopiëren
invite = Nodig iemand uit met een link

## Wat er mis kan gaan, en hoe het verder gaat.

not-found = Op dit adres is niets te vinden. Misschien is de link niet compleet; op de startpagina staan je partijen.
server-error = Er ging bij ons iets mis. Je partij is bewaard: laad de pagina opnieuw.
too-large = Dat is te groot. Een verslag van een partij is een tekst van een paar kilobyte.
already-played = Die beurt is al gespeeld. De tafel toont nu de nieuwe stand.
not-your-turn = Je bent niet aan de beurt. Wacht tot het zover is.
not-your-seat = Dit is niet jouw plaats. Je kunt toekijken of een vrije plaats kiezen.
game-is-over = De partij is afgelopen. Speel een revanche of bekijk de partij opnieuw.
storage-problem = Op dit moment kan er niets worden bewaard, dus wordt er geen zet aangenomen. Probeer het over een minuut opnieuw; er gaat niets verloren.

## Sneltoetsen.

keys = Sneltoetsen
keys-spaces = een kaart uit het aanbod kiezen
keys-sides = vorige of volgende keuze
keys-confirm = de keuze bevestigen
keys-cancel = de keuze wissen
keys-hint = om een tip vragen
keys-take-back = de laatste zet terugnemen
keys-log = het verloop tonen of verbergen
keys-chat = in de chat schrijven
keys-replay = door een partij bladeren
keys-help = deze sneltoetsen tonen
keys-quit = de tafel verlaten
