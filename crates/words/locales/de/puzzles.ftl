### Rätsel: Stellungen vom Ende einer Partie, jede mit einem besten Zug.

puzzles = Rätsel
puzzles-about = Die letzten Züge echter Partien. In jeder Stellung ist ein Zug deutlich der beste, und jede Lösung ist exakt berechnet.
meta-puzzles = Rätsel zu Majesty – deine Krone, dein Königreich. Finde den besten Zug am Ende einer Partie, jeden Tag ein neues Rätsel.
puzzle-name = Rätsel { $id }
puzzle-today = Rätsel des Tages
puzzle-find = Du bist am Zug. Finde den Zug, der am häufigsten gewinnt.
puzzle-moves-left = { $count ->
    [one] noch { $count } Zug in der Partie
   *[other] noch { $count } Züge in der Partie, deiner mitgezählt
}
puzzle-level-of = Stufe { $number } von { $all }
puzzle-sides = { $letter }-Seiten
puzzle-sides-mixed = Gemischte Seiten
puzzle-sides-strange = Manche Gebäude wirken anders, als du sie vielleicht kennst. Tippe eines an, um es nachzulesen.
puzzle-begin = Neu hier? Fang mit Stufe 1 an
puzzle-today-solved = gelöst
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-none-left = Diese Rätsel hast du alle gelöst.
puzzle-themes = Nach Thema
puzzle-levels = Nach Stufe
puzzle-theme-attack = Angriff
puzzle-theme-majority = Mehrheit
puzzle-theme-heal = Heilung
puzzle-theme-denial = Wegnehmen
puzzle-theme-timing = Timing
puzzle-theme-attack-about = Verwunde eine gegnerische Karte oder schütze deine eigenen.
puzzle-theme-majority-about = Gewinne die Mehrheit, auf die es ankommt.
puzzle-theme-heal-about = Hole eine Karte aus dem Lazarett zurück.
puzzle-theme-denial-about = Nimm, was die anderen brauchen.
puzzle-theme-timing-about = Verzichte jetzt auf Münzen, damit dein nächster Zug mehr bringt.
puzzle-progress = Dein Stand
puzzle-solved-of = { $done } von { $all } gelöst
puzzle-first-tries = { $count } beim ersten Versuch
puzzle-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-streak-none = Löse heute ein Rätsel und beginne eine Serie.
puzzle-streak-today = Löse heute ein neues Rätsel, damit deine Serie weitergeht.
puzzle-rating-yours = Deine Wertungszahl: { $rating }
puzzle-rating-about = Mit einem Konto zählt dein erster Versuch bei jedem Rätsel für deine Wertungszahl.
puzzle-rating-change = Deine Wertungszahl: { $before } → { $after }
puzzle-rating = Wertungszahl { $rating }
puzzle-right = Das ist der beste Zug!
puzzle-wrong = Nicht der beste Zug.
puzzle-leads = { $played }: Damit gewinnst du von hier aus in { $chance } der Fälle.
puzzle-wrong-lost = Ein anderer Zug ist besser. Nach deinem Zug kannst du nicht mehr gewinnen, wenn alle gut spielen.
puzzle-wrong-less = Ein anderer Zug gewinnt deutlich öfter.
puzzle-wrong-reply = Die stärkste Antwort darauf: { $played }.
puzzle-not-possible = Dieser Zug ist hier nicht möglich: { $reason }
puzzle-try-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-best-wins = Der beste Zug gewinnt in { $chance } der Fälle.
puzzle-tries = { $count ->
    [one] Beim ersten Versuch gelöst.
   *[other] Beim { $count }. Versuch gelöst.
}
puzzle-effects = Was der Zug bewirkt: { $effects }.
puzzle-about-themes = Worum es in diesem Rätsel geht: { $themes }.
puzzle-answer = Die Lösung
puzzle-chances = Deine Gewinnchance
puzzle-best = Bester Zug
puzzle-second = Nächstbester
puzzle-greedy = Am besten, wenn jetzt Schluss wäre
puzzle-exact = Diese Chancen sind exakt: Sie berücksichtigen jede Karte, die noch kommen kann, wenn alle bestmöglich spielen.
puzzle-why = Warum
puzzle-why-than = Im Vergleich mit { $played }:
puzzle-happens = Was der Zug bewirkt
puzzle-reply = Die beste Antwort von { $name }: { $played }.
puzzle-reply-likely = Die häufigste Antwort von { $name }: { $played } (am besten bei { $chance } der Karten, die noch kommen können).
puzzle-solved-by = Bots, die es lösen
puzzle-unknown = Ein Rätsel { $id } gibt es nicht.
puzzle-since = Seit deinem letzten Zug
puzzle-choose = Dein Zug (Nummer oder Kürzel · ?: Gebäude · !: Lösung · q: verlassen)
puzzle-number-wrong = Gib eine Nummer von 1 bis { $moves } oder eines der Zeichen ?, ! und q ein.
puzzle-begin-terminal = Neu hier? Fang mit einem leichten Rätsel an: majesty puzzle --level 1
puzzle-more = Mehr von Stufe { $level }: majesty puzzle --level { $level }
puzzle-solved-terminal = Gelöst: { $done } von { $all }
privacy-puzzles = Rätsel: was du versucht und gelöst hast, mit einem Konto auch deine Wertungszahl
privacy-puzzles-why = Damit du deinen Stand siehst und neue Rätsel bekommst.
privacy-puzzles-time = Als Gast { $time }, mit einem Konto, bis du es löschst
