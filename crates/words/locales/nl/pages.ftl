skip-to-content = Naar de inhoud
your-name = Je naam
save = Opslaan
to-start = Naar de startpagina

## De startpagina.

hero = Twaalf kaarten, één vorstendom, één kroon.
    .about = Lok molenaarsters, soldaten en vrouwen van adel naar je vorstendom voordat iemand anders het doet. Twee tot vier spelers, ongeveer 15 minuten.
opponents = Je tegenstanders
number-of-players = Spelers
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
play-about = A-kanten, standaardtrekstapel, geen tijdslimiet: precies goed om te beginnen.
new-table-about = Met vrienden op dit apparaat of via een link, met andere kanten, een klok of een huisregel.
rules-about = Kort en volledig, met elke kaart en elk gebouw.
record-about = Bekijk elke bewaarde partij, zet voor zet.
free-seat = vrije plaats
no-open-tables = Op dit moment wacht niemand op spelers. Open een tafel en nodig vrienden uit met een link.
games-to-watch = Partijen om te bekijken
sides-mixed = gemengde kanten

## Een tafel klaarzetten.

seat-who = Wie zit hier?
seat-me = jij
levels = De niveaus aan het hof
sides-a-about = voor de eerste partijen
sides-b-about = riskanter, maar ook lucratiever
sides-mix-about = kies hieronder voor elk gebouw
sides-random-about = het toeval beslist
side = { $letter }-kant
more-rules = Meer regels
more-table = Aan tafel
listed = Open voor iedereen: onbekenden zien de tafel in de lijst
substitute-level = Wie er invalt als iemand weggaat
seed-about = Met hetzelfde getal krijg je dezelfde kaarten opnieuw. Wie het getal kent, kent de kaarten; daarom is het een oefenpartij. Laat het veld leeg voor nieuwe kaarten.
open-table = Tafel openen

## De spelregels.

contents = Inhoud
locations = De gebouwen
locations-about = In alle vorstendommen liggen dezelfde kanten naar boven. Een gebouw wordt van boven naar beneden afgehandeld zodra er een kaart uit het aanbod bij wordt gelegd.
deck-about = Zestig kaarten in twee stapels; alleen de achterkant laat zien uit welke stapel een kaart komt.
card = Kaart
tier-one = Stapel 1
tier-two = Stapel 2
all-cards = Totaal

## Terugkijken en opschrijven.

step-of = Stap { $step } van { $steps }
step-go = Ga
replay-seat = Kijk mee met
replay-start = De kaarten liggen klaar.
replay-result = Uitslag
play-on-about = Een nieuwe oefenpartij vanaf deze stap, jij tegen bots.
record-text = Het verslag als tekst
record-file = Of een bestand
record-help = Een verslag bevat de instellingen, de kaarten en een regel per ronde. Na elke partij kun je het downloaden.
record-show = Bekijken

## Tegenslag, telkens als kop boven de zin die het uitlegt.

mishap-missing = Hier is niets te zien
mishap-forbidden = De wachter schudt zijn hoofd
mishap-refused = Dat lukte niet
mishap-ours = Er ging iets mis
