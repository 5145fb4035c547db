### Waarom een verslag niet te lezen is. De namen van de kenmerken en de letters van zetten en kaarten
### zijn in elke taal gelijk.

record-unreadable = Dit verslag kan niet worden gelezen. Regel { $line }, teken { $column }: { $reason }
record-tag-syntax = Een kenmerk ziet er zo uit: [Naam "waarde"].
record-tag-late = Kenmerken moeten vóór de eerste zet staan.
record-tag-twice = Het kenmerk { $tag } staat hier een tweede keer.
record-tag-missing = Vóór deze regel ontbreekt het kenmerk { $tag }.
record-version = Alleen verslagen van versie { $known } kunnen worden gelezen; dit verslag heeft versie ‘{ $found }’.
record-control = Een verslag mag geen stuurtekens bevatten.
record-seats = Er kunnen twee tot vier spelers meedoen: Seat1, Seat2 enzovoort, zonder er een over te slaan.
record-sides = De kanten zijn acht letters, A of B, één voor elk gebouw van de molen tot het ziekenhuis.
record-value = Hier kan alleen ‘{ $one }’ of ‘{ $other }’ staan.
record-card = ‘{ $word }’ is geen kaart van dit spel.
record-cards-number = { $expected ->
    [one] De trekstapel moet { $expected } kaart hebben, niet { $found }.
   *[other] De trekstapel moet { $expected } kaarten hebben, niet { $found }.
}
record-cards-many = Kaart { $place } is één { $card } te veel voor dit spel.
record-cards-many-tier = Kaart { $place } is één { $card } te veel voor stapel { $tier }.
record-scores-early = Het kenmerk Scores mag alleen in het verslag van een voltooide partij staan.
record-scores = De zetten leiden tot de scores ‘{ $scores }’.
record-round = Ronde { $round } moet met ‘{ $round }.’ beginnen.
record-after-end = De partij is hier al afgelopen: iedereen heeft twaalf kaarten genomen.
record-word = ‘{ $word }’ is geen zet. { $reason }
record-word-space = Een zet begint met een positie in het aanbod, 1 tot en met { $spaces }.
record-word-character = Hier moet de letter van een persoon staan: M, B, W, G, K, I of N.
record-word-trade = Geef een ruil op als + of - gevolgd door het aantal meeples, bijvoorbeeld +2.
record-word-long = De zet is hier al compleet; wat volgt, kan niet worden gelezen.
record-illegal = De zet { $word } is niet toegestaan. { $reason }
