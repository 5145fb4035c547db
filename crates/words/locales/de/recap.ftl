### Was seit dem letzten eigenen Zug geschah, und was Menü und Fragen am Tisch sagen.

recap = Seit deinem letzten Zug
recap-round = Die letzte Runde
recap-begin = Hier siehst du die Züge der anderen.
recap-you = Du
recap-again = Diese Züge noch einmal zeigen
recap-open = Partie ab hier ansehen
recap-of = Zug von { $name }

## Ein Angriff auf den Leser.

wounded-miller = deine Müllerin wird verwundet
wounded-brewer = dein Brauer wird verwundet
wounded-witch = deine Hexe wird verwundet
wounded-guard = deine Wache wird verwundet
wounded-knight = dein Soldat wird verwundet
wounded-innkeeper = dein Wirt wird verwundet
wounded-noble = deine Adlige wird verwundet
attack-repelled = du wehrst den Angriff ab
attack-nobody = du hast niemanden zu verwunden
attack-why = { $knights ->
        [one] { $knights } Soldat
       *[other] { $knights } Soldaten
    } gegen { $guards ->
        [0] keine Wache
        [one] { $guards } Wache
       *[other] { $guards } Wachen
    }
attack-told = { $name } greift dich mit { $knights } Soldaten an, und du hast { $guards ->
        [0] keine Wache
        [one] nur { $guards } Wache
       *[other] nur { $guards } Wachen
    }: { $wounded } und kommt ins Lazarett.
attack-repelled-told = { $name } greift dich mit { $knights } Soldaten an. { $guards ->
        [one] Deine Wache wehrt den Angriff ab.
       *[other] Deine { $guards } Wachen wehren den Angriff ab.
    }
attack-nobody-told = { $name } greift dich an, aber du hast niemanden, den der Angriff verwunden könnte.

## Menü und Fragen.

pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
ask-sound = Ton, wenn du am Zug bist?
ask-yes = Ja
ask-no = Nein
rules-close = Schließen
fair-deal-why = Sobald die Partie läuft, kann niemand unbemerkt eine Karte austauschen, auch der Server nicht. Das kannst du nach der Partie prüfen.
