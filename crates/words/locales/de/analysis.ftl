### Was die Analyse einer beendeten Partie sagt.

grade-world-class = Weltklasse
grade-master = Meister
grade-expert = Experte
grade-advanced = Fortgeschritten
grade-intermediate = Geübt
grade-casual = Gelegenheitsspieler
grade-beginner = Anfänger
mark-doubtful = zweifelhaft
mark-bad = schlecht
mark-very-bad = sehr schlecht

## Warum ein Zug besser ist: was am Ende zu erwarten ist.

why-nothing = An den Münzen allein sieht man es nicht, aber nach diesem Zug gewinnt man häufiger.
why-part-wounded = Verwundete
why-part-rest = alles andere

## Glück und Können in einem Satz.

verdict-best-won = { $you ->
       *[false] { $name } hat am besten gespielt und gewonnen.
        [true] Du hast am besten gespielt und gewonnen.
    }
verdict-best-shared = { $you ->
       *[false] { $name } hat am besten gespielt und teilt sich den Sieg.
        [true] Du hast am besten gespielt und teilst dir den Sieg.
    }
verdict-best-lost = { $you ->
       *[false] { $name } hat am besten gespielt, gewonnen hat aber { $winner }.
        [true] Du hast am besten gespielt, gewonnen hat aber { $winner }.
    }
verdict-you-won = { $you ->
       *[false] { $name } hat gewonnen, obwohl andere besser gespielt haben.
        [true] Du hast gewonnen, obwohl andere besser gespielt haben.
    }
verdict-even = Niemand hat deutlich besser gespielt als die anderen.
verdict-luck = { $you ->
       *[false] Das Kartenglück war auf der Seite von { $name } ({ $percent }).
        [true] Das Kartenglück war auf deiner Seite ({ $percent }).
    }
verdict-no-luck = Das Kartenglück war ausgeglichen.

## Die Teile einer Analyse.

analysis-start = Start
analysis-skill = Eigene Züge
analysis-others = Züge der anderen
analysis-luck = Karten
analysis-result = Ergebnis
analysis-adjusted = Ohne Glück
analysis-error = Verlust pro Zug
analysis-grade = Spielstärke
analysis-curve = Gewinnchance Zug um Zug
analysis-costliest = Die teuersten Züge
analysis-finds = Die besten Einfälle
analysis-decisions = Alle Züge
analysis-exact = exakt
analysis-played = { $played } kostete { $cost }
analysis-better = Besser: { $played }
analysis-instead = Statt { $played }
analysis-none = Keine, die der Rede wert wären.
analysis-progress = Zug { $done } von { $all }
analysis-not-over = Die Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich analysieren.
analysis-no-game = Hier gibt es noch keine beendete Partie. Spiele eine mit „majesty play“ oder gib eine Aufzeichnungsdatei an.
