skip-to-content = Naar de inhoud
your-name = Je naam
save = Opslaan
