account = Konto
account-guest = Du spielst als Gast, und dir fehlt nichts: Jeder Tisch steht dir offen. Mit einem Konto hast du deine Partien in jedem Browser bei dir.
account-signed-in = Angemeldet als { $name }
account-create = Konto anlegen
account-create-about = Die Partien dieses Browsers kommen mit.
account-sign-in = Anmelden
account-sign-in-about = Die Partien dieses Browsers kommen zu denen des Kontos.
account-guest-tokens-end = Tokens, die du als Gast erstellt hast, werden zurückgezogen. Erstelle in deinem Konto neue.
account-sign-out = Abmelden
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen. Wir kennen keine Mailadresse von dir; vergisst du dein Passwort, kann dir nur der Betreiber dieses Servers einen Link für ein neues geben.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-change-about = Das meldet alle anderen Browser ab und zieht alle Tokens zurück.
account-sessions = Wo du angemeldet bist
account-session-this = dieser Browser
account-session-unknown = Ein Browser
account-session-end = Abmelden
account-others-end = Überall sonst abmelden
account-others-about = Tokens gelten weiter, wenn du sie nicht mit zurückziehst.
account-others-tokens = Auch alle Tokens zurückziehen
account-since = seit { $date }
account-used-now = gerade eben benutzt
account-used-minutes = { $count ->
    [one] vor { $count } Minute benutzt
   *[other] vor { $count } Minuten benutzt
}
account-used-hours = { $count ->
    [one] vor { $count } Stunde benutzt
   *[other] vor { $count } Stunden benutzt
}
account-used-days = { $count ->
    [one] vor { $count } Tag benutzt
   *[other] vor { $count } Tagen benutzt
}
account-tokens = Tokens für Programme
account-tokens-about = Mit einem Token setzt sich ein Programm von dir an Tische. Wer es hat, kann es benutzen; hüte es wie ein Passwort.
account-token-name = Wofür es ist
account-token-acts = Als wer es spielt
account-token-me = für mich, auf meinen Plätzen
account-token-own = als eigene Person am Tisch
account-token-create = Token erstellen
account-token-made = Das ist das neue Token. Es wird nur dieses eine Mal gezeigt und nirgends aufbewahrt: Kopiere es jetzt.
account-token-withdraw = Zurückziehen
account-export = Zum Mitnehmen
account-export-about = Alles, was über dich aufbewahrt wird, in einer Datei: Einstellungen, Tokens ohne ihre Geheimnisse, deine Tische mit allen Zügen, die Aufzeichnungen beendeter Partien und was du gesagt hast.
account-export-file = Als JSON herunterladen
account-delete = Alles löschen
account-delete-keys = Konto, Anmeldungen, Tokens und Einstellungen sind sofort weg.
account-delete-words = Was du gesagt hast, verschwindet aus jedem Chat und dein Name von jedem Platz.
account-delete-games = Partien, in denen nur du und Bots saßen, werden gelöscht. Die mit anderen Leuten bleiben ihnen; läuft eine noch, spielt ein Bot für dich.
account-delete-final = Niemand kann das rückgängig machen.
account-delete-yes = Ja, lösche alles über mich.
account-done-created = Willkommen! Deine Partien gehören jetzt zu deinem Konto.
account-done-password = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet und alle Tokens zurückgezogen.
account-done-ended = Erledigt: Das gilt nicht mehr.
account-done-others = Alle anderen Browser sind abgemeldet.
account-done-others-stay = Alle anderen Browser sind abgemeldet. Deine Tokens gelten weiter; unten kannst du sie zurückziehen.
account-done-others-tokens = Alle anderen Browser sind abgemeldet und alle Tokens zurückgezogen.
account-done-guest-tokens = Du bist angemeldet, und die Partien dieses Browsers gehören zu deinem Konto. Die Tokens, die du als Gast erstellt hast, gelten nicht mehr: Erstelle unten neue.
account-done-deleted = Alles über dich ist gelöscht.
account-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
account-name-wrong = Ein Name hat 1 bis 24 Zeichen. Wähle einen anderen.
account-password-length = Ein Passwort hat 8 bis 256 Zeichen. Wähle ein anderes.
account-no-match = Name oder Passwort ist falsch. Versuche es noch einmal; hast du das Passwort vergessen, frag beim Betreiber dieses Servers nach einem Link für ein neues.
account-password-wrong = Das ist nicht das bisherige Passwort, deshalb wurde nichts geändert. Versuche es noch einmal.
account-not-signed-in = Du bist nicht mehr angemeldet. Melde dich dafür wieder an.
account-only-browser = Mit einem Token geht das nicht. Öffne die Kontoseite in einem Browser.
account-tokens-full = Es gibt 20 Tokens, mehr werden nicht aufbewahrt. Ziehe erst eines zurück.
account-token-nameless = Sag, wofür das Token ist, damit du es später wiedererkennst.
account-key-gone = Das gilt nicht mehr oder gehört nicht dir.
account-not-sure = Es wurde nichts gelöscht: Setze das Häkchen, wenn du sicher bist.
account-busy = Gerade melden sich viele an. Versuche es in ein paar Sekunden noch einmal.
account-export-running = Du lädst deine Daten gerade schon herunter. Warte, bis das fertig ist, und versuche es dann noch einmal.
account-export-busy = Gerade laden viele ihre Daten herunter. Versuche es in einer Minute noch einmal.
