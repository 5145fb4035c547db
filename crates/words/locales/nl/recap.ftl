### Wat er sinds je vorige beurt gebeurde, en wat het menu en de vragen aan tafel zeggen.

recap = Sinds je vorige beurt
recap-round = De laatste ronde
recap-begin = Wie na 12 kaarten de meeste munten heeft, wint. Open een gebouw om te lezen wat het doet.
recap-you = Jij
recap-last = { $count ->
        [one] De laatste zet
       *[other] De laatste zetten
    }
recap-again = Deze zetten opnieuw afspelen
recap-open = Vanaf hier bekijken
recap-of = { $you ->
       *[false] Zet van { $name }
        [true] Jouw zet
    }

## Een aanval op de lezer.

wounded-yours = { $character } raakt gewond
attack-repelled = je slaat de aanval af
attack-nobody = bij jou valt niemand te verwonden
attack-why = { $knights ->
        [one] { $knights } soldaat
       *[other] { $knights } soldaten
    } tegen { $guards ->
        [0] geen wachters
        [one] { $guards } wachter
       *[other] { $guards } wachters
    }
attack-told = { $name } valt je aan met { $knights ->
        [one] { $knights } soldaat
       *[other] { $knights } soldaten
    } en je hebt { $guards ->
        [0] geen wachters
        [one] maar { $guards } wachter
       *[other] maar { $guards } wachters
    }: { $wounded } en gaat naar het ziekenhuis.
attack-repelled-told = { $name } valt je aan met { $knights ->
        [one] { $knights } soldaat
       *[other] { $knights } soldaten
    }. { $guards ->
        [one] Je wachter slaat de aanval af.
       *[other] Je { $guards } wachters slaan de aanval af.
    }
attack-nobody-told = { $name } valt je aan, maar bij jou valt niemand te verwonden.

## Menu en vragen.

pace = Tempo van de bots
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-instant = meteen
ask-sound = Geluid als je aan de beurt bent?
ask-yes = Ja
ask-no = Nee
notify-blocked = Je browser blokkeert meldingen voor deze site. In de instellingen kun je ze toestaan.
rules-close = Sluiten
fair-deal-why = Zodra de partij begonnen is, kan niemand ongemerkt een kaart verwisselen, ook de server niet. Dat kun je na de partij controleren.
