skip-to-content = Zum Inhalt
your-name = Dein Name
save = Speichern
