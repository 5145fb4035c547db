### Het einde van een partij: de uitslag voor wie die leest, wat de doorslag gaf, en het delen ervan.

end-you-won = { $count ->
    [one] Je wint met { $count } munt voorsprong
   *[other] Je wint met { $count } munten voorsprong
}
end-you-won-meeples = Je wint dankzij meer meeples
# Als een speler met meer munten heeft opgegeven.
end-you-won-anyway = Je hebt gewonnen
end-you-share = Je deelt de overwinning met { $names }
end-you-lost = { $count ->
    [one] Je verliest met { $count } munt verschil
   *[other] Je verliest met { $count } munten verschil
}
end-you-lost-meeples = Je verliest door minder meeples
end-won = { $count ->
    [one] { $name } wint met { $count } munt voorsprong
   *[other] { $name } wint met { $count } munten voorsprong
}
end-won-meeples = { $name } wint dankzij meer meeples
end-won-anyway = { $name } heeft gewonnen
end-place = { $players ->
    [3] { $place ->
        [2] Tweede van drie
       *[3] Derde van drie
    }
   *[4] { $place ->
        [2] Tweede van vier
        [3] Derde van vier
       *[4] Vierde van vier
    }
}
end-behind = { $points } achter { $names }
end-level = Gelijk met { $names }, maar met minder meeples

## Waar de munten vandaan kwamen.

end-part-play = { $points } tijdens het spel
end-part-variety = { $points } voor verschillende personen
end-part-majorities = { $points } voor meerderheden
end-part-wounded = { $points } voor gewonden
end-majorities = Meerderheden
end-other = Meeples
end-other-about = Geruilde en overtollige meeples
end-silence = Vergeten meldingen
end-decided = Doorslaggevend: { $lines }
end-shared-yours = Waar jij voorlag: { $lines }. Waar { $name } voorlag: { $theirs }
end-shared = Waar { $name } voorlag: { $lines }. Waar { $other } voorlag: { $theirs }
end-counting = De munten worden geteld …
end-decided-theirs = Waar { $name } op jou voorlag: { $lines }
end-line-play = munten { $place }
end-line-majority = meerderheid { $place }
end-line-variety = verschillende personen
end-line-wounded = minder gewonden
end-line-other = munten voor meeples
end-line-silence = minder vergeten meldingen
end-placing = Eindstand
## Hoe het verdergaat.

end-from-round = Opnieuw vanaf ronde
end-more = Meer
end-same-cards = Dezelfde kaarten in dezelfde volgorde.
end-stronger = Speel tegen { $level }
end-play-on = Spelen
end-share = Delen
end-share-saved = Afbeelding opgeslagen.
end-share-copied = Afbeelding opgeslagen, link naar de partij gekopieerd.
# Wat een speler zonder naam deelt.
share-won = { $count ->
    [one] Ik win met { $count } munt voorsprong
   *[other] Ik win met { $count } munten voorsprong
}
share-won-meeples = Ik win dankzij meer meeples
share-victory-with = Ik deel de overwinning met { $names }
share-lost = { $count ->
    [one] Ik verlies met { $count } munt verschil
   *[other] Ik verlies met { $count } munten verschil
}
share-lost-meeples = Ik verlies door minder meeples
share-me = Ik
