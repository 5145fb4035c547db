account = Konto
account-guest = Du spielst als Gast, und dir fehlt nichts: Jeder Tisch steht dir offen. Mit einem Konto hast du deine Partien in jedem Browser bei dir.
account-signed-in = Angemeldet als { $name }
account-create = Konto anlegen
account-create-about = Die Partien dieses Browsers kommen mit.
account-sign-in = Anmelden
account-sign-in-about = Die Partien dieses Browsers kommen zu denen des Kontos.
account-sign-out = Abmelden
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen. Wir kennen keine Mailadresse von dir und können ein vergessenes nicht ersetzen.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-change-about = Alle anderen Browser werden dabei abgemeldet.
account-sessions = Wo du angemeldet bist
account-session-this = dieser Browser
account-session-unknown = Ein Browser
account-session-end = Abmelden
account-others-end = Überall sonst abmelden
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
account-done-password = Das Passwort ist geändert, und alle anderen Browser sind abgemeldet.
account-done-ended = Erledigt: Das gilt nicht mehr.
account-done-deleted = Alles über dich ist gelöscht.
account-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
account-name-wrong = Ein Name hat 1 bis 24 Zeichen. Wähle einen anderen.
account-password-length = Ein Passwort hat 8 bis 256 Zeichen. Wähle ein anderes.
account-no-match = Name und Passwort gehören nicht zusammen. Versuche es noch einmal; ersetzen können wir ein Passwort nicht.
account-password-wrong = Das ist nicht das bisherige Passwort, deshalb wurde nichts geändert. Versuche es noch einmal.
account-not-signed-in = Du bist nicht mehr angemeldet. Melde dich dafür wieder an.
account-only-browser = Mit einem Token geht das nicht. Öffne die Kontoseite in einem Browser.
account-tokens-full = Es gibt 20 Tokens, mehr werden nicht aufbewahrt. Ziehe erst eines zurück.
account-token-nameless = Sag, wofür das Token ist, damit du es später wiedererkennst.
account-key-gone = Das gilt nicht mehr oder gehört nicht dir.
account-not-sure = Es wurde nichts gelöscht: Setze das Häkchen, wenn du sicher bist.
account-busy = Gerade melden sich viele an. Versuche es in ein paar Sekunden noch einmal.
