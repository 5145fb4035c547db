### Puzzels: stellingen van het einde van een partij, elk met één beste zet.

puzzles = Puzzels
puzzles-about = De laatste zetten van echte partijen. In elke stelling is één zet duidelijk de beste, en elke oplossing is exact berekend.
meta-puzzles = Puzzels voor Majesty: Eén koninkrijk – Eén kroon. Vind de beste zet aan het einde van een partij, elke dag een nieuwe puzzel.
puzzle-name = Puzzel { $id }
puzzle-today = Puzzel van de dag
puzzle-find = Jij bent aan de beurt. Vind de zet die het vaakst wint.
puzzle-moves-left = { $count ->
    [one] nog { $count } zet in de partij
   *[other] nog { $count } zetten in de partij, die van jou meegeteld
}
puzzle-level-of = Niveau { $number } van { $all }
puzzle-sides = { $letter }-kanten
puzzle-sides-mixed = Gemengde kanten
puzzle-sides-strange = Sommige gebouwen werken anders dan je misschien gewend bent. Tik er een aan voor uitleg.
puzzle-begin = Nieuw hier? Begin met niveau 1
puzzle-today-solved = opgelost
puzzle-solve = Oplossen
puzzle-look = Opnieuw bekijken
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-none-left = Deze heb je allemaal opgelost.
puzzle-themes = Per thema
puzzle-levels = Per niveau
puzzle-theme-attack = Aanval
puzzle-theme-majority = Meerderheid
puzzle-theme-heal = Genezen
puzzle-theme-denial = Afpakken
puzzle-theme-timing = Timing
puzzle-theme-attack-about = Verwond een kaart van een tegenstander of bescherm je eigen kaarten.
puzzle-theme-majority-about = Win de meerderheid die telt.
puzzle-theme-heal-about = Haal een kaart terug uit het ziekenhuis.
puzzle-theme-denial-about = Neem wat je tegenstanders nodig hebben.
puzzle-theme-timing-about = Laat nu munten liggen, zodat je volgende beurt meer oplevert.
puzzle-progress = Jouw voortgang
puzzle-solved-of = { $done } van { $all } opgelost
puzzle-first-tries = { $count ->
    [one] { $count } bij de eerste poging
   *[other] { $count } bij de eerste poging
}
puzzle-streak = { $count ->
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
}
puzzle-streak-none = Los vandaag een puzzel op en begin een reeks.
puzzle-streak-today = Los vandaag een nieuwe puzzel op, dan gaat je reeks door.
puzzle-rating-yours = Jouw rating: { $rating }
puzzle-rating-about = Met een account telt je eerste poging bij elke puzzel voor je rating.
puzzle-rating-change = Jouw rating: { $before } → { $after }
puzzle-rating = Rating { $rating }
puzzle-right = Dat is de beste zet!
puzzle-wrong = Niet de beste zet.
puzzle-leads = { $played }: daarmee win je vanaf hier in { $chance } van de gevallen.
puzzle-wrong-lost = Een andere zet is beter. Als iedereen hierna goed speelt, kun je niet meer winnen.
puzzle-wrong-less = Een andere zet wint duidelijk vaker.
puzzle-wrong-reply = Het sterkste antwoord: { $played }.
puzzle-not-possible = Deze zet is hier niet mogelijk: { $reason }
puzzle-try-again = Opnieuw proberen
puzzle-show = Toon de oplossing
puzzle-best-wins = De beste zet wint in { $chance } van de gevallen.
puzzle-tries = { $count ->
    [one] Bij de eerste poging opgelost.
   *[other] In { $count } pogingen opgelost.
}
puzzle-effects = Wat de zet doet: { $effects }.
puzzle-about-themes = Waar deze puzzel om draait: { $themes }.
puzzle-answer = De oplossing
puzzle-chances = Jouw winstkans
puzzle-best = Beste zet
puzzle-second = Op één na beste
puzzle-greedy = Het best als de partij nu eindigde
puzzle-exact = Deze kansen zijn exact: elke kaart die nog kan komen, is meegeteld, en iedereen speelt zo goed mogelijk.
puzzle-why = Waarom
puzzle-why-than = Vergeleken met { $played }:
puzzle-happens = Wat de zet doet
puzzle-reply = Beste antwoord van { $name }: { $played }.
puzzle-reply-likely = Waarschijnlijk het beste antwoord van { $name }: { $played } (het best bij { $chance } van de kaarten die kunnen komen).
puzzle-solved-by = Bots die deze puzzel oplossen
puzzle-unknown = Puzzel { $id } bestaat niet.
puzzle-since = Sinds je vorige beurt
puzzle-choose = Jouw zet, als nummer of in notatie; ? legt de gebouwen uit, ! toont de oplossing, q stopt
puzzle-number-wrong = Typ een nummer van 1 tot en met { $moves }, ?, ! of q.
puzzle-begin-terminal = Nieuw hier? Begin met een makkelijke: majesty puzzle --level 1
puzzle-more = Meer puzzels van niveau { $level }: majesty puzzle --level { $level }
puzzle-solved-terminal = Opgelost: { $done } van { $all }
privacy-puzzles = Puzzels: wat je hebt geprobeerd en opgelost, en met een account je rating
privacy-puzzles-why = Zodat je je voortgang ziet en nieuwe puzzels krijgt.
privacy-puzzles-time = Gasten: { $time }; met een account tot je het verwijdert
