account = Mijn account
account-guest = Je speelt als gast, en je mist niets: elke tafel staat voor je open. Met een account heb je je partijen in elke browser bij je.
account-signed-in = Ingelogd als { $name }
account-create = Account aanmaken
account-create-about = De partijen van deze browser gaan mee.
account-sign-in = Inloggen
account-sign-in-about = De partijen van deze browser worden aan je account toegevoegd.
account-guest-tokens-end = Tokens die je als gast hebt gemaakt, worden ingetrokken. Maak nieuwe aan in je account.
account-sign-out = Uitloggen
account-password = Wachtwoord
account-password-hint = Minstens 8 tekens. We hebben geen e-mailadres van je; als je je wachtwoord vergeet, kan alleen de beheerder van deze server je een link geven waarmee je een nieuw wachtwoord instelt.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-change-about = Je wordt daarbij in alle andere browsers uitgelogd en alle tokens worden ingetrokken.
account-sessions = Waar je bent ingelogd
account-session-this = deze browser
account-session-unknown = Onbekende browser
account-session-end = Uitloggen
account-others-end = Overal elders uitloggen
account-others-about = Tokens blijven werken, tenzij je ze ook intrekt.
account-others-tokens = Ook alle tokens intrekken
account-since = sinds { $date }
account-used-now = zojuist gebruikt
account-used-minutes = { $count ->
    [one] { $count } minuut geleden gebruikt
   *[other] { $count } minuten geleden gebruikt
}
account-used-hours = { $count ->
    [one] { $count } uur geleden gebruikt
   *[other] { $count } uur geleden gebruikt
}
account-used-days = { $count ->
    [one] { $count } dag geleden gebruikt
   *[other] { $count } dagen geleden gebruikt
}
account-tokens = Tokens voor programma’s
account-tokens-about = Met een token kan een programma van jou aan tafels plaatsnemen. Wie het token heeft, kan het gebruiken; behandel het dus als een wachtwoord.
account-token-name = Waarvoor is het token?
account-token-acts = Voor wie speelt het?
account-token-me = voor mij, op mijn plaatsen
account-token-own = als aparte speler
account-token-create = Token maken
account-token-made = Dit is het nieuwe token. Het wordt alleen nu getoond: kopieer het meteen.
account-token-withdraw = Intrekken
account-export = Je gegevens
account-export-about = Alles wat over jou wordt bewaard, in één bestand: instellingen, tokens zonder hun geheimen, je tafels met alle zetten, de verslagen van gespeelde partijen en je chatberichten.
account-export-file = Als JSON downloaden
account-delete = Alles verwijderen
account-delete-keys = Je account, sessies, tokens en instellingen worden meteen verwijderd.
account-delete-words = Je berichten verdwijnen uit elke chat en je naam van elke plaats.
account-delete-games = Partijen met alleen jou en bots worden verwijderd. Partijen met andere mensen blijven bestaan; loopt er nog een, dan speelt een bot voor jou.
account-delete-final = Dit kan niet ongedaan worden gemaakt.
account-delete-yes = Ja, verwijder alles over mij.
account-done-created = Welkom! Je partijen horen nu bij je account.
account-done-password = Het wachtwoord is gewijzigd. Je bent in alle andere browsers uitgelogd en alle tokens zijn ingetrokken.
account-done-ended = Klaar: de toegang is ingetrokken.
account-done-others = Je bent in alle andere browsers uitgelogd.
account-done-others-stay = Je bent in alle andere browsers uitgelogd. Je tokens blijven werken; hieronder kun je ze intrekken.
account-done-others-tokens = Je bent in alle andere browsers uitgelogd en alle tokens zijn ingetrokken.
account-done-guest-tokens = Je bent ingelogd en de partijen van deze browser horen bij je account. De tokens die je als gast hebt gemaakt, werken niet meer: maak hieronder nieuwe.
account-done-deleted = Alles over jou is verwijderd.
account-name-taken = Deze naam is al bezet. Kies een andere, of log in als het de jouwe is.
account-name-wrong = Een naam heeft 1 tot 24 tekens. Kies een andere.
account-password-length = Een wachtwoord heeft 8 tot 256 tekens. Kies een ander.
account-no-match = Naam of wachtwoord klopt niet. Probeer het opnieuw; ben je je wachtwoord vergeten, vraag de beheerder van deze server dan om een link waarmee je een nieuw wachtwoord instelt.
account-password-wrong = Dit is niet het huidige wachtwoord, dus er is niets veranderd. Probeer het opnieuw.
account-not-signed-in = Je bent niet meer ingelogd. Log hiervoor weer in.
account-only-browser = Met een token kan dit niet. Open de accountpagina in een browser.
account-tokens-full = Je hebt al 20 tokens, meer kan niet. Trek er eerst een in.
account-token-nameless = Vul in waarvoor het token is, zodat je het later herkent.
account-key-gone = Deze toegang is niet meer geldig of niet van jou.
account-not-sure = Er is niets verwijderd: vink het vakje aan als je het zeker weet.
account-busy = Er loggen nu veel mensen in. Probeer het over een paar seconden opnieuw.
account-export-running = Je bent je gegevens al aan het downloaden. Wacht tot de download klaar is en probeer het dan opnieuw.
account-export-busy = Er downloaden nu veel mensen hun gegevens. Probeer het over een minuut opnieuw.
