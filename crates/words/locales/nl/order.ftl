### Orde aan tafel en in de lijst van tafels, tips volgens afspraak en klokken.

time-over = Je tijd is om, dus speelt een bot deze beurt. Vanaf je volgende beurt speel je weer zelf.
hints-off = Aan deze tafel zijn geen tips toegestaan.
hints-only-alone = Aan deze tafel zijn tips alleen toegestaan als niemand op een ander apparaat speelt.
you-are-blocked = Je bent aan deze tafel geblokkeerd. Toekijken kan nog wel.
watchers-quiet = De chat is voor toeschouwers uitgezet.
table-closed = Deze tafel is gesloten. Zoek een andere tafel op de startpagina of open er zelf een.
others-still-play = Hier spelen nog anderen. Je kunt de tafel sluiten zodra ze allemaal weg zijn.
one-seat-only = Je hebt hier al een plaats. De andere plaatsen zijn voor anderen.
too-many-listed = Je hebt al { $limit } tafels in de lijst. Speel er eerst een uit of sluit er een. Of zet deze tafel niet in de lijst en deel alleen de link.
too-many-seats = Je wacht al aan { $limit } tafels van anderen. Verlaat er eerst een.

hints = Tips
hints-alone = alleen als niemand op een ander apparaat speelt
hints-everyone = voor iedereen, en iedereen ziet het
hints-nobody = geen
took-hint = { $you ->
       *[false] { $name } heeft
        [true] Je hebt
    } een tip gevraagd.
hints-taken = Gevraagde tips

manage = Modereren
remove-person = { $name } van tafel sturen
block-person = { $name } blokkeren
unblock-person = { $name } deblokkeren
block-about = Wie geblokkeerd is, kan toekijken, maar hier niet plaatsnemen of chatten.
watchers-chat-off = Chat voor toeschouwers uitzetten
watchers-chat-on = Chat voor toeschouwers toestaan
close-table = Tafel sluiten
close-about = Je kunt een partij sluiten zodra alle anderen weg zijn.
is-removed = van tafel gestuurd
you-are-removed = Je bent van tafel gestuurd en een bot speelt verder. Toekijken kan nog wel.
watcher-tag = kijkt toe
closed-title = Deze tafel is gesloten
turn-lost = Je tijd was om, dus speelt een bot deze beurt. Vanaf je volgende beurt speel je weer zelf.

list-newer = Nieuwere tafels
list-older = Oudere tafels
