account = Konto
account-guest = Du spielst als Gast, und jeder Tisch steht dir offen. Mit einem Konto hast du deine Partien in jedem Browser dabei.
account-signed-in = Angemeldet als { $name }
account-create = Konto anlegen
account-create-about = Die Partien dieses Browsers nimmst du mit.
account-sign-in = Anmelden
account-sign-in-about = Die Partien dieses Browsers kommen zu denen des Kontos hinzu.
account-guest-tokens-end = Tokens, die du als Gast erstellt hast, werden widerrufen. Erstelle in deinem Konto neue.
account-sign-out = Abmelden
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen. Wir kennen deine E-Mail-Adresse nicht. Wenn du dein Passwort vergisst, kann dir also nur der Betreiber dieses Servers einen Link für ein neues geben.
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-change-about = Alle anderen Browser werden dabei abgemeldet und alle Tokens widerrufen.
account-sessions = Wo du angemeldet bist
account-session-this = dieser Browser
account-session-unknown = Unbekannter Browser
account-session-end = Abmelden
account-others-end = Überall sonst abmelden
account-others-about = Tokens gelten weiter, wenn du sie nicht ebenfalls widerrufst.
account-others-tokens = Auch alle Tokens widerrufen
account-since = seit { $date }
account-used-now = gerade eben benutzt
account-used-minutes = { $count ->
    [one] zuletzt vor { $count } Minute benutzt
   *[other] zuletzt vor { $count } Minuten benutzt
}
account-used-hours = { $count ->
    [one] zuletzt vor { $count } Stunde benutzt
   *[other] zuletzt vor { $count } Stunden benutzt
}
account-used-days = { $count ->
    [one] zuletzt vor { $count } Tag benutzt
   *[other] zuletzt vor { $count } Tagen benutzt
}
account-tokens = Tokens für Programme
account-tokens-about = Mit einem Token kann sich ein Programm, das du geschrieben hast, an Tische setzen. Wer das Token hat, kann es benutzen, also hüte es wie ein Passwort.
account-token-name = Wofür das Token ist
account-token-acts = Für wen es spielt
account-token-me = für mich, auf meinen Plätzen
account-token-own = als eigener Spieler
account-token-create = Token erstellen
account-token-made = Das ist dein neues Token. Es wird nur dieses eine Mal angezeigt, also kopiere es jetzt.
account-token-withdraw = Widerrufen
account-export = Deine Daten
account-export-about = Alles, was über dich gespeichert ist, in einer Datei: Einstellungen, Tokens (ohne die geheimen Werte), deine Tische mit allen Zügen, die Aufzeichnungen beendeter Partien und deine Chatnachrichten.
account-export-file = Als JSON herunterladen
account-delete = Alles löschen
account-delete-keys = Konto, Sitzungen, Tokens und Einstellungen werden sofort gelöscht.
account-delete-words = Deine Nachrichten verschwinden aus jedem Chat und dein Name von jedem Platz.
account-delete-games = Partien, in denen du nur mit Bots gespielt hast, werden gelöscht. Partien mit anderen Leuten bleiben ihnen erhalten. Läuft davon noch eine, spielt ein Bot für dich weiter.
account-delete-final = Das lässt sich nicht rückgängig machen.
account-delete-yes = Ja, lösche alles über mich.
account-done-created = Willkommen! Deine Partien gehören jetzt zu deinem Konto.
account-done-password = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet und alle Tokens widerrufen.
account-done-ended = Erledigt. Dieser Zugang gilt nicht mehr.
account-done-others = Alle anderen Browser sind abgemeldet.
account-done-others-stay = Alle anderen Browser sind abgemeldet. Deine Tokens gelten weiter; unten kannst du sie widerrufen.
account-done-others-tokens = Alle anderen Browser sind abgemeldet und alle Tokens widerrufen.
account-done-guest-tokens = Du bist angemeldet, und die Partien dieses Browsers gehören zu deinem Konto. Die Tokens, die du als Gast erstellt hast, gelten nicht mehr. Unten kannst du neue erstellen.
account-done-deleted = Alles über dich ist gelöscht.
account-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen oder melde dich an, wenn es deiner ist.
account-name-wrong = Ein Name muss 1 bis 24 Zeichen lang sein. Wähle einen anderen.
account-password-length = Ein Passwort muss 8 bis 256 Zeichen lang sein. Wähle ein anderes.
account-no-match = Name oder Passwort ist falsch. Versuche es noch einmal. Hast du dein Passwort vergessen, bitte den Betreiber dieses Servers um einen Link für ein neues.
account-password-wrong = Das ist nicht dein aktuelles Passwort, deshalb wurde nichts geändert. Versuche es noch einmal.
account-not-signed-in = Du bist nicht mehr angemeldet. Melde dich an und versuche es noch einmal.
account-only-browser = Mit einem Token geht das nicht. Öffne die Kontoseite in einem Browser.
account-tokens-full = Du hast schon 20 Tokens, mehr gehen nicht. Widerrufe erst eines.
account-token-nameless = Gib an, wofür das Token ist, damit du es später wiedererkennst.
account-key-gone = Dieser Zugang gilt nicht mehr oder gehört nicht dir.
account-not-sure = Es wurde nichts gelöscht. Setze das Häkchen, wenn du dir sicher bist.
account-busy = Gerade melden sich viele an. Versuche es in ein paar Sekunden noch einmal.
account-export-running = Du lädst deine Daten gerade schon herunter. Warte, bis das fertig ist, und versuche es dann noch einmal.
account-export-busy = Gerade laden viele ihre Daten herunter. Versuche es in einer Minute noch einmal.
