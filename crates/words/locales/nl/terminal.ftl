### De tafel in de terminal.

## Het menu.

new-game = Nieuwe partij
interrupted = Je hebt nog een lopende partij.
interrupted-about = Begin je een nieuwe partij, dan wordt de oude als verslag opgeslagen.
seat-person = iemand aan dit toetsenbord
house-rule-short = Huisregel: melden
menu-choose = kiezen
menu-change = wijzigen
yes = ja
no = nee
too-small = De tafel heeft { $columns } kolommen en { $rows } regels nodig. Maak het venster groter.

## Aan tafel.

hint-thinking = De sterkste bot denkt na …
leave-ask = De tafel verlaten?
leave-kept = De partij blijft bewaard en je kunt er de volgende keer mee verdergaan.
saved-as = Opgeslagen als { $file }
not-saved = De partij kon niet worden opgeslagen: { $reason }
keys-ways = kiezen hoe je de kaart speelt
keys-save = het verslag opslaan
keys-analyse = de partij analyseren
keys-locations = een ander gebouw bekijken
legend = M 10: gebouw, munten voor de meerderheid · ◎ munten · ♟ meeples · ★ de meeste kaarten · = gelijk · ✚ gewonden, met de bovenste kaart
saved-to-analyse = Opgeslagen. Analyseren: { $command }
# Na een partij, naast de toets.
analyse = Analyseren
back-to-table = Enter: terug
