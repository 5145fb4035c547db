skip-to-content = Naar de inhoud
your-name = Je naam
save = Opslaan
to-start = Naar de startpagina

## De startpagina.

hero = Twaalf kaarten, één vorstendom, één kroon.
    .about = Haal molenaarsters, soldaten en vrouwen van adel naar je vorstendom voordat iemand anders het doet. Twee tot vier spelers, een kwartier.
opponents = Je tegenstanders
number-of-players = Spelers
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
play-about = Kanten A, de gewone trekstapel, geen tijdslimiet: het spel zoals je het eerst speelt.
new-table-about = Met vrienden op dit apparaat of via een link, met andere kanten, een klok of een huisregel.
rules-about = Kort en volledig, met elke kaart en elke locatie.
record-about = Bekijk elk opgeschreven spel, zet voor zet.
free-seat = vrije plaats
no-open-tables = Nu wacht er niemand op spelers. Open een tafel, en vrienden schuiven aan via een link.
games-to-watch = Spellen om te bekijken
sides-mixed = gemengde kanten

## Een tafel klaarzetten.

seat-who = Wie zit hier
seat-me = jij
levels = De niveaus aan het hof
sides-a-about = voor de eerste spellen
sides-b-about = gewaagder, met meer invloed op anderen
sides-mix-about = kies hieronder voor elke locatie
sides-random-about = het toeval beslist
side = Kant { $letter }
more-rules = Meer regels
more-table = Aan tafel
listed = Open voor iedereen: onbekenden zien de tafel in de lijst
substitute-level = Wie speelt voor iemand die weggaat
seed-about = Hetzelfde getal geeft dezelfde kaarten nog eens. Wie het kent, kent de kaarten; daarom is het een oefenspel. Laat leeg voor nieuwe kaarten.
open-table = Tafel openen

## De spelregels.

contents = Inhoud
locations = De locaties
locations-about = In alle vorstendommen liggen dezelfde kanten boven. Een locatie wordt van boven naar beneden uitgevoerd zodra er een kaart wordt neergelegd.
deck-about = Zestig kaarten in twee stapels; alleen de achterkant toont welke.
card = Kaart
tier-one = Stapel 1
tier-two = Stapel 2
all-cards = Alle

## Terugkijken en opschrijven.

step-of = Stap { $step } van { $steps }
step-go = Ga
replay-seat = Gezien door
replay-start = De kaarten zijn gedeeld.
replay-result = Resultaat
play-on-about = Een nieuw oefenspel vanaf deze stap, jij tegen bots.
record-text = Het spel als tekst
record-file = Of een bestand
record-help = Een opgeschreven spel noemt de opstelling, de kaarten en een regel per zet. Na elk spel kun je het downloaden.
record-show = Bekijken

## Tegenslag, telkens als kop boven de zin die het uitlegt.

mishap-missing = Hier is niets te zien
mishap-forbidden = De wachter schudt het hoofd
mishap-refused = Dat lukte niet
mishap-ours = Er ging iets mis
