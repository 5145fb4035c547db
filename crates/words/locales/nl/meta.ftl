meta-game = Majesty: Eén koninkrijk – Eén kroon
meta-start = Speel het kaartspel Majesty: Eén koninkrijk – Eén kroon in je browser, tegen bots of met vrienden. Voor twee tot vier spelers, zo’n 15 minuten, zonder account.
meta-rules = De spelregels van Majesty: Eén koninkrijk – Eén kroon, kort en volledig, met alle kaarten en beide kanten van de acht gebouwen.
meta-new-table = Zet een tafel klaar voor Majesty: kies de spelers, de kanten van de gebouwen en de tijd per beurt, en nodig vrienden uit met een link.
meta-open-record = Open het verslag van een partij Majesty en bekijk die zet voor zet.
meta-account = Een account voor Majesty is niet verplicht en je hebt er geen e-mailadres voor nodig. Met een account heb je je partijen in elke browser bij je.
meta-picture = Het woord Majesty naast een kroon, met daaronder zeven kaarten met portretten en een vorstendom van de molen tot het ziekenhuis

## De link naar een tafel.

meta-invites = { $name } nodigt je uit voor een partij Majesty
meta-invited = Je bent uitgenodigd voor een partij Majesty
meta-sides-a = A-kanten
meta-sides-b = B-kanten
meta-free-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
meta-join = Open de link, neem plaats en speel in je browser, zonder account.
meta-watch = Open de link en kijk mee.
meta-over = Bekijk de eindtelling en de hele partij zet voor zet.
meta-replay = Bekijk deze partij Majesty zet voor zet, vanaf de plaats van elke speler.
