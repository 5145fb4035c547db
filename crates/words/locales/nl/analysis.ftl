### Wat de analyse van een afgelopen partij zegt.

grade-world-class = Wereldklasse
grade-master = Meester
grade-expert = Expert
grade-advanced = Gevorderd
grade-intermediate = Geoefend
grade-casual = Gelegenheidsspeler
grade-beginner = Beginner
mark-doubtful = twijfelachtig
mark-bad = slecht
mark-very-bad = heel slecht

## Waarom een zet beter is: wat er aan het einde te verwachten is.

why-nothing = Aan de munten alleen zie je het niet, maar na deze zet win je vaker.
why-part-wounded = gewonden
why-part-rest = al het andere

## Geluk en kunde in één zin.

verdict-best-won = { $you ->
       *[false] { $name } speelde het best en won.
        [true] Je speelde het best en won.
    }
verdict-best-shared = { $you ->
       *[false] { $name } speelde het best en deelt de overwinning.
        [true] Je speelde het best en deelt de overwinning.
    }
verdict-best-lost = { $you ->
       *[false] { $name } speelde het best, maar { $winner } won.
        [true] Je speelde het best, maar { $winner } won.
    }
verdict-you-won = { $you ->
       *[false] { $name } won, al speelden anderen beter.
        [true] Je won, al speelden anderen beter.
    }
verdict-even = Niemand speelde duidelijk beter dan de anderen.
verdict-luck = { $you ->
       *[false] { $name } had geluk met de kaarten: +{ $percent }.
        [true] Je had geluk met de kaarten: +{ $percent }.
    }
verdict-no-luck = De kaarten trokken niemand voor.

## De onderdelen van een analyse.

analysis-start = Begin
analysis-skill = Eigen zetten
analysis-others = Zetten van anderen
analysis-luck = Kaarten
analysis-result = Uitslag
analysis-adjusted = Zonder geluk
analysis-error = Verlies per zet
analysis-grade = Niveau
analysis-curve = Winstkans, zet voor zet
analysis-costliest = Duurste zetten
analysis-finds = Beste vondsten
analysis-decisions = Alle zetten
analysis-exact = exact
analysis-played = { $played } kostte { $cost }
analysis-better = Beter: { $played }
analysis-instead = In plaats van { $played }
analysis-none = Niets noemenswaardigs.
analysis-progress = zet { $done } van { $all }
analysis-not-over = De partij is nog niet afgelopen. Alleen voltooide partijen kunnen worden geanalyseerd.
analysis-no-game = Er is hier nog geen voltooide partij. Speel er een met majesty play, of geef een verslagbestand op.
