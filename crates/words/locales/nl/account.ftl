account = Mijn account
account-guest = Je speelt als gast, en er ontbreekt je niets: elke tafel staat voor je open. Met een account heb je je spellen in elke browser bij je.
account-signed-in = Aangemeld als { $name }
account-create = Account aanmaken
account-create-about = De spellen van deze browser gaan mee.
account-sign-in = Aanmelden
account-sign-in-about = De spellen van deze browser komen bij die van het account.
account-guest-tokens-end = Tokens die je als gast hebt gemaakt, worden ingetrokken. Maak in je account nieuwe.
account-sign-out = Afmelden
account-password = Wachtwoord
account-password-hint = Minstens 8 tekens. We kennen geen mailadres van je; als je je wachtwoord vergeet, kan alleen de beheerder van deze server je een link geven waarmee je een nieuw wachtwoord instelt.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-change-about = Hiermee worden alle andere browsers afgemeld en alle tokens ingetrokken.
account-sessions = Waar je bent aangemeld
account-session-this = deze browser
account-session-unknown = Een browser
account-session-end = Afmelden
account-others-end = Overal elders afmelden
account-others-about = Tokens blijven werken als je ze niet ook intrekt.
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
account-tokens-about = Met een token gaat een programma van jou aan tafels zitten. Wie het heeft, kan het gebruiken; bewaar het als een wachtwoord.
account-token-name = Waarvoor het is
account-token-acts = Als wie het speelt
account-token-me = voor mij, op mijn plaatsen
account-token-own = als een eigen speler
account-token-create = Token maken
account-token-made = Dit is het nieuwe token. Het wordt alleen nu getoond en nergens bewaard: kopieer het nu.
account-token-withdraw = Intrekken
account-export = Om mee te nemen
account-export-about = Alles wat over jou wordt bewaard in één bestand: instellingen, tokens zonder hun geheimen, je tafels met alle zetten, de verslagen van gespeelde spellen en wat je hebt gezegd.
account-export-file = Als JSON downloaden
account-delete = Alles verwijderen
account-delete-keys = Account, aanmeldingen, tokens en instellingen zijn meteen weg.
account-delete-words = Wat je hebt gezegd verdwijnt uit elke chat en je naam van elke plaats.
account-delete-games = Spellen met alleen jou en bots worden verwijderd. Die met andere mensen blijven van hen; loopt er nog een, dan speelt een bot voor jou.
account-delete-final = Niemand kan het ongedaan maken.
account-delete-yes = Ja, verwijder alles over mij.
account-done-created = Welkom! Je spellen horen nu bij je account.
account-done-password = Het wachtwoord is gewijzigd. Alle andere browsers zijn afgemeld en alle tokens ingetrokken.
account-done-ended = Gedaan: dat geldt niet meer.
account-done-others = Alle andere browsers zijn afgemeld.
account-done-others-stay = Alle andere browsers zijn afgemeld. Je tokens blijven werken; hieronder kun je ze intrekken.
account-done-others-tokens = Alle andere browsers zijn afgemeld en alle tokens ingetrokken.
account-done-guest-tokens = Je bent aangemeld en de spellen van deze browser horen bij je account. De tokens die je als gast hebt gemaakt, werken niet meer: maak hieronder nieuwe.
account-done-deleted = Alles over jou is verwijderd.
account-name-taken = Iemand heeft deze naam al. Kies een andere, of meld je aan als het de jouwe is.
account-name-wrong = Een naam heeft 1 tot 24 tekens. Kies een andere.
account-password-length = Een wachtwoord heeft 8 tot 256 tekens. Kies een ander.
account-no-match = Naam of wachtwoord klopt niet. Probeer het nog eens; ben je je wachtwoord vergeten, vraag de beheerder van deze server dan om een link waarmee je een nieuw wachtwoord instelt.
account-password-wrong = Dit is niet het huidige wachtwoord, dus er is niets veranderd. Probeer het nog eens.
account-not-signed-in = Je bent niet meer aangemeld. Meld je hiervoor weer aan.
account-only-browser = Met een token kan dit niet. Open de accountpagina in een browser.
account-tokens-full = Er zijn 20 tokens, meer worden er niet bewaard. Trek er eerst een in.
account-token-nameless = Zeg waarvoor het token is, zodat je het later herkent.
account-key-gone = Dat geldt niet meer of is niet van jou.
account-not-sure = Er is niets verwijderd: zet het vinkje als je het zeker weet.
account-busy = Er melden zich nu veel mensen aan. Probeer het over een paar seconden nog eens.
account-export-running = Je bent je gegevens al aan het downloaden. Wacht tot dat klaar is en probeer het dan nog eens.
account-export-busy = Er downloaden nu veel mensen hun gegevens. Probeer het over een minuut nog eens.
