### De begeleide partijen: wat elke stap zegt, en wat er op een andere zet wordt geantwoord.

learn = Leer het spel
    .about = Een begeleide eerste partij: jij doet elke zet. Ongeveer 6 minuten.
learn-intro = Je hoeft vooraf niets te lezen: je speelt, en elke stap laat je één ding zien. Je kunt altijd stoppen en later terugkomen.
lesson-first = Je eerste partij
    .about = Kaarten, meeples, aanvallen en hoe de munten worden geteld. Ongeveer 6 minuten.
lesson-sides-b = B-kanten
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
lesson-to-b = Volgende les: B-kanten
lesson-to-first = Les: je eerste partij
menu-learn = Les: { $name }
lesson-stands = Wat er is gebeurd

lesson-how = Kies de kaart en druk dan op ‘{ $take }’.
lesson-how-keys = Kies met ← → de kaart en met ↑ ↓ de persoon of mogelijkheid, en druk op ⏎.
lesson-choose = Kies zelf een kaart die je kunt betalen.
lesson-look = Tik op een gebouw om te lezen wat het doet. De kaarten komen in de volgende stap.
lesson-look-b = Tik op een gebouw om te lezen wat het doet.
lesson-signs = Onder elk gebouw: = gelijk, +1 je ligt één kaart voor, −1 je ligt er één achter.
lesson-look-keys = Je vorstendom is de tabel hieronder, met een kolom per gebouw; met ? krijg je uitleg. De kaarten komen in de volgende stap.
lesson-no-hint = Een tip is niet nodig: de stap zegt zelf wat je moet doen.
lesson-kept = Verlaten (voortgang blijft)
lesson-after-keys = Met ⏎ ga je naar het menu: nieuwe partij, andere les of puzzels.
lesson-opponent = { $name } bracht { $card } { $place }: +{ $points }{ $yours ->
        [0] {""}
       *[other] , en jij +{ $yours }
    }.

lesson-wrong-half = De juiste kaart! Maar kies deze keer { $character }.
lesson-wrong-option = De kaart klopt! Alleen je keuze daaronder moet nog anders.
lesson-wrong-space = De juiste persoon! Maar kies deze keer een andere kaart.
lesson-wrong-card = Dat kan, en het zou { $points } opleveren. Maar deze stap laat je iets anders zien: ‘{ $title }’.
lesson-wrong-nothing = Bij deze stap neem je geen kaart: lees de tekst en ga verder.

ways-to-learn = Word beter
puzzle-of-the-day = Puzzel van de dag
    .about = Eén stelling, één beste zet. Vind jij hem?
daily-deal = Partij van de dag
    .about = Dezelfde kaarten voor iedereen, één poging per dag.

topic-goal = Dit is jouw vorstendom
    .text = Zeven van deze gebouwen zijn voor je personen; het achtste, het ziekenhuis, is voor gewonden en kost alleen munten. Je tegenstander is de bot ‘{ $name }’: jullie nemen elk twaalf kaarten, en wie aan het einde de meeste munten heeft, wint.
topic-front = De eerste is gratis
    .text = Zes personen willen zich bij je vestigen, en de eerste kost niets. Voor deze molenaarster betaalt de molen je { $points }, en elk nieuw gebouw telt ook aan het einde: daarover straks meer.
topic-pay = Met meeples heb je keus
    .text = Wil je een kaart verder naar achteren, zet dan op elke kaart ervoor een van je meeples. Deze vrouw van adel kost { $cost }, maar het kasteel betaalt je { $gain } voor elke vrouw van adel.
topic-collect = Meeples gevonden!
    .text = Op deze waard zette jij een meeple om de vrouw van adel te bereiken, en { $name } nog een: nu staan er { $meeples }. Wie de kaart neemt, krijgt ze erbij, en de herberg betaalt { $gain } voor elke waard.
topic-surplus = Hooguit 5 meeples
    .text = Je hebt al 5 meeples, dus de { $meeples } op deze kaart leveren { $surplus } op. De molen betaalt voor allebei je molenaarsters: in totaal { $points }. En wie hier aan het einde de meeste kaarten heeft, krijgt { $majority }.
topic-all-with = Goed voor jou en voor anderen
    .text = De brouwerij betaalt jou { $gain } voor elke brouwer, en { $points } aan alle spelers met een molenaarster: aan jou, maar ook aan { $name }. Dat zie je al voordat je een kaart neemt.
topic-split = Eén kaart, twee personen
    .text = Een dubbelkaart telt als de persoon die je kiest. Alleen als de kaart gewond raakt en weer geneest, kies je opnieuw. Als vrouw van adel levert deze kaart alleen jou iets op: { $gain }.
topic-attack = Ten aanval!
    .text = Een soldaat valt iedereen aan die minder wachters heeft dan jij soldaten. { $name } heeft geen wachters: de laatst gelegde kaart bij het meest linkse bezette gebouw gaat naar het ziekenhuis. De kazerne betaalt bovendien { $points } voor elke soldaat.
topic-hit = Raak!
    .text = De laatst gelegde molenaarster van { $name } ligt nu in het ziekenhuis. Daar telt ze niet meer mee voor meerderheden of verschillende personen, en aan het einde kost ze { $name } een munt.
topic-guard = Vóór de tegenaanval
    .text = { $name } heeft al een nieuwe molenaarster en kan hierna een soldaat nemen. Bescherm jezelf dus: elke wachter houdt één soldaat tegen.
topic-majority = Zorg dat je de meeste hebt
    .text = { $name } viel aan, maar je wachter hield stand. Wie aan het einde de meeste brouwers heeft, krijgt { $points }, ook bij een gelijke stand. Met een tweede brouwer krijg jij ze als enige; waar niemand een kaart heeft, krijgt niemand iets.
topic-heal = Au! Daar helpt een heks
    .text = Twee soldaten tegen één wachter: je gewonde molenaarster telt niet meer mee voor meerderheden of verschillende personen. Een heks haalt de bovenste gewonde kaart terug (verplicht; de molen betaalt daar niets voor), en haar heksenhuis betaalt { $points }.
topic-variety = Overal iemand
    .text = Je hebt nu kaarten bij alle { $count } gebouwen voor personen. Verschillende personen leveren aan het einde dus { $count } × { $count } = { $points } op; met één gebouw minder zou het maar { $less } zijn.
topic-last = Je laatste kaart
    .text = We hebben een ronde overgeslagen: jij nam { $card }. Dit is je twaalfde kaart, en de keus is aan jou: vergelijk wat elke kaart belooft.
topic-count = De partij is afgelopen: nu tellen
    .text = Tijdens het spel verzamelde jij { $own } en { $name } { $other }. Dan het ziekenhuis: elke gewonde kaart kost een munt, dus { $name } verliest { $lost }.
topic-count-more = Nu de grote bedragen
    .text = Verschillende personen leveren jou { $own } op en { $name } { $other }. Daarna beloont elk gebouw wie er de meeste kaarten heeft, ook bij een gelijke stand: jij krijgt { $majorities }.
topic-finish = Gewonnen!
    .text = Met { $own } tegen { $other } versla je { $name }: een mooie eerste partij. Bij een gelijke stand had je de overwinning gedeeld. Speel nu zonder hulp tegen { $name }, doe de les over de B-kanten of probeer een puzzel.

topic-b-intro = Draai de gebouwen om
    .text = Kaarten en beurten blijven hetzelfde, maar de B-kanten belonen slimme combinaties en straffen gewonden af. We beginnen midden in een partij, in ronde { $round }.
topic-b-brewery = Een lonend paar
    .text = Heb je een waard en een vrouw van adel, dan betaalt deze brouwerij { $pair }, hoeveel paren je ook hebt. Je molenaarsters en brouwers leveren daarnaast { $meeples } op.
topic-b-inn = In goed gezelschap
    .text = Een waard levert nu 2 munten op voor elke persoon van de soort waarvan je er de meeste hebt: je { $most } molenaarsters. Met twee waarden is dat { $points }.
topic-b-castle = Een wond die loont
    .text = { $name } heeft je molenaarster verwond, maar het kasteel betaalt { $points } voor elke gewonde kaart. Je mag ook ruilen: verkoop hier 2 meeples voor 2 munten.
topic-b-infirmary = Liever niet de meeste gewonden
    .text = Elke gewonde kaart kost aan het einde 2 munten, en wie de meeste heeft, verliest er nog 10, ook bij een gelijke stand. Jij en { $name } hebben er elk één: genees de jouwe!
topic-b-last = Je laatste kaart
    .text = Nog één kaart, en de keus is aan jou. Je ziet vooraf wat elke kaart met de B-kanten oplevert: vergelijk ze.
topic-b-count = Wat een wond kost
    .text = Alleen { $name } heeft nu een gewonde kaart en verliest daarvoor { $lost }. Verschillende personen en meerderheden tellen zoals altijd, maar met de waarden van de B-kanten.
topic-b-finish = Je kent de B-kanten
    .text = Met { $own } tegen { $other } versla je { $name }! Ook de molen, het heksenhuis, de wachttoren en de kazerne zijn anders: aan tafel lees je bij elk gebouw wat het doet. Speel nu met de B-kanten tegen { $name }.
