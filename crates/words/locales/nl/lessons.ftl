### De begeleide partijen: wat elke stap zegt, en wat er op een andere zet wordt geantwoord.

learn = Leer het spel
    .about = Een begeleide eerste partij: jij doet elke zet. Ongeveer 6 minuten.
learn-intro = Je hoeft vooraf niets te lezen: je speelt, en elke stap laat je één ding zien. Stop en kom terug wanneer je wilt.
lesson-first = Je eerste partij
    .about = Kaarten, meeples, aanvallen en hoe de munten worden geteld. Ongeveer 6 minuten.
lesson-sides-b = Kanten B
    .about = Wat er verandert als de gebouwen worden omgedraaid. 2 tot 3 minuten.
lesson-step = Stap { $step } van { $steps }
lesson-begin = Beginnen
lesson-continue = Verder bij stap { $step }
lesson-again = Nog een keer
lesson-finished = klaar
lesson-next = Verder
lesson-back = Terug
lesson-over = Opnieuw beginnen
lesson-leave = Verlaten
lesson-play = Speel tegen { $name }
lesson-to-b = Volgende les: kanten B
lesson-to-first = Les: je eerste partij
menu-learn = Les: { $name }
lesson-stands = Wat er is gebeurd

lesson-how = Druk op de kaart en dan op ‘{ $take }’.
lesson-how-keys = Kies met ← → de kaart en met ↑ ↓ de persoon of mogelijkheid, en druk op ⏎.
lesson-choose = Pak een kaart naar keuze die je kunt betalen.
lesson-look = Tik op een gebouw om te lezen wat het doet. De kaarten komen in de volgende stap.
lesson-look-keys = Je vorstendom is de tabel hieronder, een kolom per gebouw; ? legt ze uit. De kaarten komen in de volgende stap.
lesson-no-hint = Geen tip nodig: de stap zelf zegt wat je doet.
lesson-kept = Verlaten (stand blijft)
lesson-after-keys = ⏎ gaat naar het menu (nieuw spel, andere les); puzzels: majesty puzzle.
lesson-opponent = { $name } bracht { $card } { $place }: +{ $points }{ $yours ->
        [0] {""}
       *[other] , en jij +{ $yours }
    }.

lesson-wrong-half = De juiste kaart! Alleen: kies er deze keer { $character } op.
lesson-wrong-option = De juiste kaart! Er valt eronder alleen nog iets anders te kiezen.
lesson-wrong-space = De juiste persoon, maar deze keer een andere kaart.
lesson-wrong-card = Dat kan, en het zou { $points } opleveren. Maar deze stap laat je iets anders zien: ‘{ $title }’.
lesson-wrong-nothing = Bij deze stap valt er niets te pakken: lees hem en ga verder.

ways-to-learn = Word beter
puzzle-of-the-day = Puzzel van de dag
    .about = Eén stelling, één beste zet. Vind jij hem?
daily-deal = Partij van de dag
    .about = Dezelfde kaarten voor iedereen, één poging per dag.

topic-goal = Dit is jouw vorstendom
    .text = Zeven van deze gebouwen zijn voor je mensen; het achtste, het ziekenhuis, is voor gewonden en kost alleen munten. Je tegenstander is de bot ‘{ $name }’: jullie pakken elk twaalf kaarten, en wie op het eind de meeste munten heeft, wint.
topic-front = De eerste is gratis
    .text = Zes mensen willen bij je komen, en wie vooraan staat, kost niets. Voor deze molenaarster betaalt de molen je { $points }, en elk nieuw gebouw telt ook op het eind: daarover straks meer.
topic-pay = Met meeples heb je keus
    .text = Wil je een kaart verder naar achteren, leg dan op elke kaart ervoor een van je meeples. Deze vrouw van adel kost { $cost }, maar het kasteel betaalt je { $gain } per vrouw van adel.
topic-collect = Meeples gevonden!
    .text = Op deze waard legde jij een meeple voor de vrouw van adel, en { $name } nog een: nu { $meeples }. Wie de kaart pakt, krijgt ze erbij, en de herberg betaalt { $gain } per waard.
topic-surplus = Hooguit vijf meeples
    .text = Je hebt al vijf meeples, dus de { $meeples } op deze kaart worden { $surplus }. De molen betaalt voor beide molenaarsters: samen { $points }. En wie hier op het eind de meeste kaarten heeft, wint { $majority }.
topic-all-with = Goed voor jou en voor anderen
    .text = De brouwerij betaalt jou { $gain } per brouwer, en { $points } aan alle spelers met een molenaarster: aan jou, en ook aan { $name }. Het voorbeeld zegt dat voordat je een kaart pakt.
topic-split = Eén kaart, twee personen
    .text = Een dubbelkaart telt als de persoon die je kiest; alleen als ze gewond raakt en geneest, kies je opnieuw. Als vrouw van adel levert deze { $gain } op, alleen voor jou.
topic-attack = Ten aanval!
    .text = Een soldaat valt elke tegenstander aan, en { $name } heeft geen wachter: de nieuwste kaart van het meest linkse gebouw daar gaat naar het ziekenhuis. De kazerne betaalt ook { $points } per soldaat.
topic-hit = Raak!
    .text = De nieuwste molenaarster van { $name } ligt nu in het ziekenhuis. Daar telt ze niet meer mee voor meerderheden of verschillende personen, en op het eind kost ze { $name } een munt.
topic-guard = Voordat er wraak komt
    .text = { $name } heeft al een nieuwe molenaarster en kan straks een soldaat pakken. Bescherm jezelf dus: elke wachter houdt één soldaat tegen.
topic-majority = Heb de meeste
    .text = { $name } viel aan, maar je wachter hield stand. Wie op het eind de meeste brouwers heeft, krijgt { $points }, bij een gelijke stand allemaal: met een tweede brouwer krijg alleen jij ze. Waar niemand een kaart heeft, krijgt niemand iets.
topic-heal = Au! Daar helpt een heks
    .text = Twee soldaten tegen één wachter: je gewonde molenaarster telt niet mee voor meerderheden of verschillende personen. Een heks haalt de bovenste kaart uit je ziekenhuis terug (dat moet, en haar gebouw betaalt dan niets), en haar heksenhuis betaalt { $points }.
topic-variety = Overal iemand
    .text = Je hebt nu kaarten bij alle { $count } gebouwen voor personen; verschillende personen leveren op het eind { $count } × { $count } = { $points } op. Met één gebouw minder zou het maar { $less } zijn.
topic-last = Je laatste kaart
    .text = We hebben een ronde overgeslagen: jij pakte { $card }. Dit is je twaalfde kaart, en de keus is aan jou: vergelijk wat het voorbeeld belooft.
topic-count = De partij is uit: nu tellen
    .text = Tijdens de partij verzamelde jij { $own } en { $name } { $other }. Dan het ziekenhuis: elke gewonde kaart kost een munt, dus { $name } verliest { $lost }.
topic-count-more = Nu de grote bedragen
    .text = Verschillende personen leveren jou { $own } op en { $name } { $other }. Dan beloont elk gebouw wie er de meeste kaarten heeft, bij een gelijke stand iedereen: { $majorities } voor jou.
topic-finish = Gewonnen!
    .text = { $own } tegen { $other }, tegen { $name }: een mooie eerste partij. Bij een gelijke stand deel je de overwinning. Speel nu zonder hulp tegen { $name }, doe de les over kanten B of probeer een puzzel.

topic-b-intro = Draai de gebouwen om
    .text = Kaarten en beurten blijven hetzelfde, maar kanten B belonen slimme combinaties en straffen gewonden. We stappen in ronde { $round } van een partij in.
topic-b-brewery = Een lonend paar
    .text = Heb je een waard en een vrouw van adel, dan betaalt deze brouwerij { $pair }, hoeveel paren het ook zijn. Je molenaarsters en brouwers leveren ook { $meeples } op.
topic-b-inn = In goed gezelschap
    .text = Een waard levert nu 2 munten op voor elke persoon van de soort waarvan je er de meeste hebt: je { $most } molenaarsters. Met twee waarden is dat { $points }.
topic-b-castle = Een wond die loont
    .text = { $name } heeft je molenaarster verwond, maar het kasteel betaalt { $points } per gewonde kaart. En je mag ruilen: verkoop hier twee meeples voor 2 munten.
topic-b-infirmary = Heb niet de meeste gewonden
    .text = Elke gewonde kaart kost op het eind 2 munten, en wie de meeste heeft, verliest er nog 10, ook bij een gelijke stand. Jij en { $name } hebben er elk één: genees de jouwe!
topic-b-last = Je laatste kaart
    .text = Nog één kaart, en de keus is aan jou. Het voorbeeld kent kanten B, dus vergelijk.
topic-b-count = Wat een wond kost
    .text = Alleen { $name } heeft nu een gewonde kaart en verliest daarvoor { $lost }. Verschillende personen en meerderheden tellen als altijd, maar met de waarden van kanten B.
topic-b-finish = Je kent kanten B
    .text = { $own } tegen { $other }, tegen { $name }! Ook molen, heksenhuis, wachttoren en kazerne zijn anders: aan tafel zegt elk gebouw wat het doet. Speel nu tegen { $name } op kanten B.
