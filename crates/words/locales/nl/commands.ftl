### Wat de opdrachten naast het spelverloop, het scoreblad en de regels tonen.

## De opzet van een partij in één regel.

setup-sides = kanten { $letters }
setup-deck-standard = standaardtrekstapel
setup-ties-shared = gedeelde overwinning bij gelijke stand
setup-ties-meeples = bij gelijke stand wint wie meer meeples heeft
setup-announce = huisregel: melden wat iedereen krijgt

## Hoe een onvoltooide partij ervoor staat.

display-from-front = Het aanbod, van voor naar achter:
moves-possible = Mogelijke zetten: { $moves }

## Een partij die het programma tegen zichzelf speelt.

demo-again = Deze partij opnieuw bekijken: { $command }

## Of de kaarten van een partij die zijn die vóór de eerste zet vastlagen.

verify-holds = klopt: deze kaarten zijn vóór de eerste zet met { $hash } vastgelegd
verify-differs = klopt niet: de kaarten, de instellingen of de salt wijken af van wat vóór de eerste zet is vastgelegd
verify-none = de kaarten zijn hierin niet vooraf vastgelegd, dus er valt niets te controleren
verify-joint = klopt: deze kaarten volgen uit het geheim van de server ({ $hash }) en de bijdragen van de spelers
verify-joint-differs = klopt niet: de kaarten volgen niet uit het geheim van de server en de bijdragen van de spelers
verify-seed = oefenpartij: de startwaarde { $seed } is zelf gekozen, dus de kaarten kunnen bekend zijn geweest
verify-share = bijdrage van { $name }: { $share }

## Bestanden.

standard-input = standaardinvoer
game-of-file = { $file }, partij { $number }
file-unreadable = { $file } kan niet worden gelezen: { $reason }
file-no-text = { $file } is geen UTF-8-tekst en dus geen verslag van een partij
