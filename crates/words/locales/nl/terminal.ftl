### De tafel in de terminal.

## Het menu.

new-game = Nieuw spel
interrupted = Een spel werd onderbroken.
interrupted-about = Bij een nieuw spel blijft het onafgemaakte als verslag bewaard.
seat-person = iemand aan dit toetsenbord
house-rule-short = Huisregel: aankondigen
menu-choose = kiezen
menu-change = wijzigen
yes = ja
no = nee
too-small = De tafel heeft { $columns } kolommen en { $rows } regels nodig. Maak het venster groter.

## Aan tafel.

hint-thinking = De sterkste bot denkt na …
leave-ask = De tafel verlaten?
leave-kept = Het spel blijft bewaard en je kunt het de volgende keer voortzetten.
saved-as = Bewaard als { $file }
not-saved = Het spel kon niet worden bewaard: { $reason }
keys-ways = kiezen hoe ze gespeeld wordt
keys-save = het spel bewaren
keys-analyse = het spel analyseren
keys-locations = een andere locatie bekijken
legend = M 10: locatie, munten voor de meerderheid · ◎ munten · ♟ meeples · ★ de meeste kaarten · = gelijk · ✚ gewonden, met de bovenste kaart
saved-to-analyse = Bewaard. Analyseren: { $command }
# After a game, beside its key.
analyse = Analyseren
back-to-table = Enter: terug
