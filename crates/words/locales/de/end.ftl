### Das Ende einer Partie: das Ergebnis für alle, die es lesen, was den Ausschlag gab, und das Teilen.

end-you-won = { $count ->
    [one] Du gewinnst mit { $count } Münze Vorsprung
   *[other] Du gewinnst mit { $count } Münzen Vorsprung
}
end-you-won-meeples = Du gewinnst dank mehr Meeple
# Where a player with more points resigned.
end-you-won-anyway = Du gewinnst
end-you-share = Du teilst dir den Sieg mit { $names }
end-you-lost = { $count ->
    [one] Du verlierst mit { $count } Münze Rückstand
   *[other] Du verlierst mit { $count } Münzen Rückstand
}
end-you-lost-meeples = Du verlierst mit weniger Meeple
end-won = { $count ->
    [one] { $name } gewinnt mit { $count } Münze Vorsprung
   *[other] { $name } gewinnt mit { $count } Münzen Vorsprung
}
end-won-meeples = { $name } gewinnt dank mehr Meeple
end-won-anyway = { $name } gewinnt
end-place = Platz { $place } von { $players }
end-behind = { $points } hinter { $names }
end-level = Gleichauf mit { $names }, aber mit weniger Meeple

## Woher die Münzen kamen.

end-part-play = { $points } während der Partie
end-part-variety = { $points } für unterschiedliche Personen
end-part-majorities = { $points } für Mehrheiten
end-part-wounded = { $points } für Verwundete
end-majorities = Mehrheiten
end-other = Meeple
end-other-about = Getauschte und überzählige Meeple
end-silence = Vergessene Ansagen
end-decided = Entscheidend: { $lines }
end-shared-yours = Wo du vorn lagst: { $lines }. Wo { $name } vorn lag: { $theirs }
end-shared = Wo { $name } vorn lag: { $lines }. Wo { $other } vorn lag: { $theirs }
end-counting = Die Münzen werden gezählt …
end-decided-theirs = Wo { $name } vor dir lag: { $lines }
end-line-play = Münzen { $place }
end-line-majority = Mehrheit { $place }
end-line-variety = unterschiedliche Personen
end-line-wounded = weniger Verwundete
end-line-other = Münzen für Meeple
end-line-silence = weniger vergessene Ansagen
end-placing = Platzierung
## Wie es weitergeht.

end-from-round = Noch einmal ab Runde
end-more = Mehr
end-same-cards = Dieselben Karten in derselben Reihenfolge.
end-stronger = Weiter gegen: { $level }
end-play-on = Spielen
end-share = Teilen
end-share-saved = Bild gespeichert.
end-share-copied = Bild gespeichert, Link zur Partie kopiert.
# What a player shares who has given no name.
share-won = { $count ->
    [one] Ich gewinne mit { $count } Münze Vorsprung
   *[other] Ich gewinne mit { $count } Münzen Vorsprung
}
share-won-meeples = Ich gewinne dank mehr Meeple
share-victory-with = Ich teile mir den Sieg mit { $names }
share-lost = { $count ->
    [one] Ich verliere mit { $count } Münze Rückstand
   *[other] Ich verliere mit { $count } Münzen Rückstand
}
share-lost-meeples = Ich verliere mit weniger Meeple
share-me = Ich
