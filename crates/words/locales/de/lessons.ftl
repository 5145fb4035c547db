### Die geführten Partien: was jeder Schritt sagt und was auf einen anderen Zug geantwortet wird.

learn = Spielen lernen
    .about = Eine geführte erste Partie: Du machst jeden Zug. Etwa 6 Minuten.
learn-intro = Du musst vorher nichts lesen. Du spielst, und jeder Schritt zeigt dir etwas Neues. Du kannst jederzeit aufhören und später weitermachen.
lesson-first = Deine erste Partie
    .about = Karten, Meeple, Angriffe und wie die Münzen gezählt werden. Etwa 6 Minuten.
lesson-sides-b = B-Seiten
    .about = Was anders ist, wenn die Gebäude umgedreht sind. 2 bis 3 Minuten.
lesson-step = Schritt { $step } von { $steps }
lesson-begin = Anfangen
lesson-continue = Weiter bei Schritt { $step }
lesson-again = Noch einmal
lesson-finished = geschafft
lesson-next = Weiter
lesson-back = Zurück
lesson-over = Von vorn
lesson-leave = Verlassen
lesson-play = Gegen { $name } spielen
lesson-to-b = Nächste Lektion: B-Seiten
lesson-to-first = Lektion: deine erste Partie
menu-learn = Lektion: { $name }
lesson-stands = Was passiert ist

lesson-how = Tippe auf die Karte und dann auf „{ $take }“.
lesson-how-keys = Wähle mit ← → die Karte, mit ↑ ↓ die Person oder Möglichkeit und drücke ⏎.
lesson-choose = Nimm eine beliebige Karte, die du bezahlen kannst.
lesson-look = Tippe auf ein Gebäude, um zu lesen, was es tut. Die Karten kommen im nächsten Schritt.
lesson-look-b = Tippe auf ein Gebäude, um zu lesen, was es tut.
lesson-signs = Unter jedem Gebäude: = Gleichstand, +1 eine Karte Vorsprung, −1 eine Karte Rückstand.
lesson-look-keys = Dein Königreich ist die Tabelle unten, eine Spalte je Gebäude; ? erklärt sie. Die Karten kommen im nächsten Schritt.
lesson-no-hint = Kein Tipp nötig: Der Schritt selbst sagt dir, was zu tun ist.
lesson-kept = Verlassen (Stand bleibt)
lesson-after-keys = Mit ⏎ kommst du ins Menü: neue Partie, andere Lektion, Rätsel.
lesson-opponent = { $name } holte { $card } { $place }: +{ $points }{ $yours ->
        [0] {""}
       *[other] , und du +{ $yours }
    }.

lesson-wrong-half = Die richtige Karte! Aber wähle darauf diesmal { $character }.
lesson-wrong-option = Die richtige Karte! Jetzt fehlt nur noch die richtige Wahl darunter.
lesson-wrong-space = Die richtige Person, aber diesmal eine andere Karte.
lesson-wrong-card = Das ginge und brächte { $points }. Aber dieser Schritt zeigt dir etwas anderes: „{ $title }“.
lesson-wrong-nothing = In diesem Schritt nimmst du keine Karte. Lies ihn und mach weiter.

ways-to-learn = Besser werden
puzzle-of-the-day = Rätsel des Tages
    .about = Eine Stellung, ein bester Zug. Findest du ihn?
daily-deal = Tagespartie
    .about = Dieselben Karten für alle, ein Versuch am Tag.

topic-goal = Das ist dein Königreich
    .text = Sieben dieser Gebäude sind für deine Personen; das achte, das Lazarett, ist für Verwundete und kostet nur Münzen. Dein Gegner ist der Bot „{ $name }“: Jeder nimmt zwölf Karten, und wer am Ende die meisten Münzen hat, gewinnt.
topic-front = Die erste Karte ist kostenlos
    .text = Sechs Personen möchten zu dir, und die erste kostet nichts. Für diese Müllerin zahlt dir die Mühle { $points }. Jedes neue Gebäude zählt auch am Ende, dazu bald mehr.
topic-pay = Mit Meeple hast du die Wahl
    .text = Willst du eine Karte weiter hinten nehmen, setze auf jede Karte davor einen deiner Meeple. Diese Adlige kostet { $cost }, aber das Schloss zahlt dir { $gain } für jede Adlige.
topic-collect = Meeple gefunden!
    .text = Auf dem Weg zur Adligen hast du einen Meeple auf diesen Wirt gesetzt, und von { $name } kam noch einer: Jetzt sind es { $meeples }. Wer die Karte nimmt, erhält die Meeple dazu, und die Taverne zahlt { $gain } für jeden Wirt.
topic-surplus = Höchstens fünf Meeple
    .text = Du hast schon fünf Meeple, also werden die { $meeples } auf dieser Karte zu { $surplus }. Die Mühle zahlt für beide Müllerinnen, zusammen { $points }. Und wer hier am Ende die meisten Karten hat, erhält { $majority }.
topic-all-with = Gut für dich und für andere
    .text = Die Brauerei zahlt dir { $gain } für jeden Brauer. Außerdem erhalten alle mit mindestens einer Müllerin { $points }, also du und auch { $name }. Die Vorschau sagt dir das, bevor du eine Karte nimmst.
topic-split = Eine Karte, zwei Personen
    .text = Eine Doppelkarte zählt als die Person, die du wählst; nur wenn sie verwundet und geheilt wird, wählst du neu. Als Adlige bringt diese Karte { $gain }, und zwar nur dir.
topic-attack = Zum Angriff!
    .text = Ein Soldat greift alle an, die weniger Wachen haben als du Soldaten. { $name } hat keine, also kommt die neueste Karte im ersten besetzten Gebäude von links ins Lazarett. Die Kaserne zahlt außerdem { $points } für jeden Soldaten.
topic-hit = Getroffen!
    .text = Die neueste Müllerin von { $name } liegt jetzt im Lazarett. Dort zählt sie weder für Mehrheiten noch für unterschiedliche Personen, und am Ende kostet sie { $name } eine Münze.
topic-guard = Bevor der Gegner zurückschlägt
    .text = { $name } hat sich eine weitere Müllerin geholt und könnte als Nächstes einen Soldaten nehmen. Schütze dich: Jede Wache hält einen Soldaten ab.
topic-majority = Wer hat die meisten?
    .text = { $name } hat angegriffen, aber deine Wache hielt stand. Wer am Ende die meisten Brauer hat, erhält { $points }, auch bei Gleichstand: Mit einem zweiten Brauer liegst du allein vorn. Wo niemand eine Karte hat, erhält niemand etwas.
topic-heal = Autsch! Da hilft eine Hexe
    .text = Zwei Soldaten gegen eine Wache: Deine verwundete Müllerin zählt weder für Mehrheiten noch für unterschiedliche Personen. Eine Hexe muss die oberste Karte deines Lazaretts heilen (das Gebäude der Karte zahlt dabei nichts), und das Hexenhaus zahlt { $points }.
topic-variety = Überall jemand
    .text = Du hast jetzt Karten in allen { $count } Gebäuden für Personen; unterschiedliche Personen bringen dir am Ende { $count } × { $count } = { $points }. Mit einem Gebäude weniger wären es nur { $less }.
topic-last = Deine letzte Karte
    .text = Wir haben eine Runde übersprungen, in der du { $card } genommen hast. Jetzt kommt deine zwölfte Karte, und du hast die Wahl: Vergleiche, was die Vorschau verspricht.
topic-count = Die Partie ist zu Ende: Jetzt wird gezählt
    .text = Während der Partie hast du { $own } gesammelt und { $name } { $other }. Dann zählt das Lazarett: Jede verwundete Karte kostet eine Münze, darum verliert { $name } { $lost }.
topic-count-more = Nun die großen Beträge
    .text = Unterschiedliche Personen bringen dir { $own } und { $name } { $other }. Dann belohnt jedes Gebäude den Spieler mit den meisten Karten dort, bei Gleichstand jeden der Führenden: zusammen { $majorities } für dich.
topic-finish = Gewonnen!
    .text = { $own } zu { $other } gegen { $name }: eine schöne erste Partie. Bei Gleichstand hättet ihr euch den Sieg geteilt. Als Nächstes: Spiel ohne Hilfe gegen { $name }, nimm die Lektion zu den B-Seiten oder probier ein Rätsel.

topic-b-intro = Dreh die Gebäude um
    .text = Karten und Züge bleiben gleich, aber die B-Seiten belohnen kluge Kombinationen und bestrafen Verwundete. Wir steigen in Runde { $round } einer Partie ein.
topic-b-brewery = Ein einträgliches Paar
    .text = Hast du einen Wirt und eine Adlige, zahlt diese Brauerei { $pair }, egal wie viele Paare es sind. Deine Müllerinnen und Brauer bringen dir außerdem { $meeples }.
topic-b-inn = In guter Gesellschaft
    .text = Ein Wirt bringt jetzt 2 Münzen für jede Karte der Person, die du am häufigsten hast: deine { $most } Müllerinnen. Mit zwei Wirten macht das { $points }.
topic-b-castle = Eine Wunde, die sich lohnt
    .text = { $name } hat deine Müllerin verwundet, aber das Schloss zahlt { $points } für jede verwundete Karte. Und du darfst tauschen: Verkaufe hier zwei Meeple für 2 Münzen.
topic-b-infirmary = Nur nicht die meisten Verwundeten
    .text = Jede verwundete Karte kostet am Ende 2 Münzen, und wer die meisten hat, verliert weitere 10, auch bei Gleichstand. Du und { $name } habt je eine, also heile deine!
topic-b-last = Deine letzte Karte
    .text = Noch eine Karte, und du hast die Wahl. Die Vorschau kennt die B-Seiten, also vergleiche.
topic-b-count = Was eine Wunde kostet
    .text = Nur noch { $name } hat eine verwundete Karte und verliert dafür { $lost }. Unterschiedliche Personen und Mehrheiten zählen wie immer, nur mit den Werten der B-Seiten.
topic-b-finish = Du kennst die B-Seiten
    .text = { $own } zu { $other } gegen { $name }! Auch Mühle, Hexenhaus, Wachturm und Kaserne sind anders: Am Tisch sagt dir jedes Gebäude, was es tut. Spiel jetzt gegen { $name } mit den B-Seiten.
