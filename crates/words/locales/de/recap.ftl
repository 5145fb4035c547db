### Was seit dem letzten eigenen Zug geschah, und was Menü und Fragen am Tisch sagen.

recap = Seit deinem letzten Zug
recap-round = Die letzte Runde
recap-begin = Wer nach 12 Karten die meisten Münzen hat, gewinnt. Öffne ein Gebäude, um zu lesen, was es tut.
recap-you = Du
recap-last = { $count ->
        [one] Der letzte Zug
       *[other] Die letzten Züge
    }
recap-again = Diese Züge noch einmal zeigen
recap-open = Ab hier ansehen
recap-of = { $you ->
       *[false] Zug von { $name }
        [true] Dein Zug
    }

## Ein Angriff auf den Leser.

wounded-yours = { $character } wird verwundet
attack-repelled = du wehrst den Angriff ab
attack-nobody = bei dir gibt es niemanden zu verwunden
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
notify-blocked = Dein Browser blockiert Benachrichtigungen für diese Seite. In seinen Einstellungen kannst du sie erlauben.
rules-close = Schließen
fair-deal-why = Sobald die Partie läuft, kann niemand unbemerkt eine Karte austauschen, auch der Server nicht. Das kannst du nach der Partie prüfen.
