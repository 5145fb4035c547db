daily = Partij van de dag
    .meta = Dezelfde kaarten voor iedereen tegen dezelfde bot, één keer per dag. Eén poging telt.
    .intro = Dezelfde kaarten voor iedereen, tegen dezelfde bot, één keer per dag. Eén poging telt.
    .rules = Je krijgt geen tips en kunt geen zetten terugnemen. Je kunt weggaan en terugkomen tot de dag voorbij is.
daily-today = De partij van vandaag
daily-opponent = Tegenstander
daily-sides = Kanten
daily-first = Eerste beurt
    .you = Voor jou
    .bot = Voor de bot
daily-end = Einde
daily-left = om middernacht UTC, over { $hours } uur en { $minutes } min
daily-grace = Een partij die om middernacht nog loopt, telt mee als die binnen 30 minuten is afgelopen.
daily-play = Speel de partij van vandaag
daily-continue = Ga verder met je partij
daily-late = Je partij van { $day } telt nog een paar minuten mee.
daily-players = { $count ->
    [0] Nog niemand heeft deze partij uitgespeeld.
    [one] Eén speler heeft deze partij uitgespeeld.
   *[other] { $count } spelers hebben deze partij uitgespeeld.
}
daily-draw = Gelijkspel tegen de bot
daily-place = Plaats { $place } van { $all }
daily-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
daily-void = Deze partij telt niet
    .about = Je hebt opgegeven, of de partij eindigde te laat. Morgen is er een nieuwe.
daily-strongest = De sterkste bot, de { $bot }, met dezelfde kaarten
    .thinking = De bot speelt deze partij nog. Kom over een minuut terug.
daily-results = Uitslagen
    .place = Plaats
    .player = Speler
    .points = Munten
    .margin = Verschil
    .none = Niemand heeft deze partij uitgespeeld.
    .later = De uitslagen zie je zodra je hebt gespeeld.
daily-you = Jij
daily-guest = Gast
daily-account = heeft een account
daily-yesterday = De partij van gisteren, { $day }
    .later = Het geheim van deze dag verschijnt hier een half uur na middernacht UTC, als de laatste partijen zijn afgelopen.
daily-fair = Hoe de kaarten vooraf worden vastgelegd
    .about = De kaarten, de kanten en de keuzes van de bot volgen uit een geheim van de dag. De hash van dat geheim wordt een week van tevoren gepubliceerd, dus deze server kan de kaarten niet ongemerkt veranderen. Het geheim zelf verschijnt hier zodra de dag voorbij is.
    .check = Vergelijk de hash van het geheim met de hash die eerder is gepubliceerd en deel dezelfde kaarten opnieuw:
daily-hash = Hash van het geheim van vandaag
    .next = Hashes van de komende dagen
    .of = Hash
daily-secret = Geheim
daily-rounds = Voor (▲), gelijk (=) of achter (▼) na elke ronde
daily-share = Deel de uitslag
    .copy = Kopiëren
    .copied = Gekopieerd.
    .picture = Deel als afbeelding
daily-text = Majesty, partij van de dag ({ $day }): { $result } · { $place }
daily-text-won = { $count ->
    [one] met { $count } munt verschil gewonnen
   *[other] met { $count } munten verschil gewonnen
}
daily-text-lost = { $count ->
    [one] met { $count } munt verschil verloren
   *[other] met { $count } munten verschil verloren
}
daily-text-draw = gelijkspel
daily-to = Uitslagen van de dag
daily-tag = Partij van de dag
one-try = Bij de partij van de dag heeft iedereen één poging: je kunt geen zetten terugnemen en geen revanche spelen.
deal-sealed = Anderen spelen deze partij nog. Je kunt de zetten bekijken vanaf een half uur na middernacht UTC.
daily-at = De partij van de dag op { $server }
daily-own = Jouw vorstendom
daily-realm = Vorstendom van { $name }
daily-deck = { $count ->
    [one] nog 1 kaart in de trekstapel
   *[other] nog { $count } kaarten in de trekstapel
}
daily-ask = Jouw zet (nummer, ? voor de gebouwen, q om te stoppen):
daily-what = ‘{ $text }’ is geen van de mogelijkheden.
daily-waits = Je partij blijft bewaard tot de dag voorbij is. Met dezelfde opdracht kom je terug.
