### Mit Freunden spielen, und die eigenen Partien auf der Startseite.

play-friend = Mit Freunden spielen
    .about = Du bekommst einen Link zum Verschicken. Die Partie beginnt von selbst, sobald jemand Platz nimmt.
friend-name = Dein Name, damit man weiß, wer einlädt
friend-options = Spieler und Seiten
finished-games = Beendete Partien
finished-all = Alle beendeten Partien
finished-none = Keine deiner beendeten Partien passt dazu.
filter-opponent = Gegner
filter-sides = Seiten
filter-any = alle
filter-show = Anzeigen

## Der Tisch vor der Partie.

invite-about = Verschicke den Link. Die Partie beginnt von selbst, sobald jemand Platz nimmt.
    .more = Verschicke den Link. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
    .host = Verschicke den Link. Sind alle bereit, startet der Gastgeber die Partie.
invite-share = Teilen
invite-scan = Scannen und mitspielen
invite-notify = Benachrichtige mich, wenn jemand Platz nimmt
auto-start = Die Partie beginnt von selbst, sobald alle bereit sind.
begun = Alle sind da. Die Partie beginnt!
join-play = Platz nehmen und spielen
    .here = Hier hinsetzen
join-name = Dein Name (freiwillig)
join-rules = Neu bei Majesty? Lies zuerst die Regeln.
share-add = Meinen Anteil hinzufügen
