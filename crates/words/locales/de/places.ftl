### Das Blatt, das ein Gebäude öffnet, und die Schublade mit Verlauf und Chat.

sheet-close = Schließen
talk = Verlauf und Chat
talk-new = neu
place-majority = Die meisten Karten hier am Ende der Partie: { $points }. Bei Gleichstand erhalten alle den vollen Wert.

## Ein Beispiel für jede Zeile eines Gebäudes.

example = Beispiel
example-gain = { $have }: { $gain }.
example-defend = Mit { $with } wehrst du einen Angriff mit { $equal } ab, einen mit { $more } aber nicht.
example-attack = Mit { $with } verwundest du eine Karte jedes Mitspielers, der höchstens { $fewer } hat. Gegen { $equal } richtest du nichts aus.
example-heal = Zwei deiner Karten sind verwundet: Die zuletzt verwundete kehrt in ihr Gebäude zurück.
example-trade = Du gibst { $points } für { $meeples } oder umgekehrt.
example-once = { $have }: { $gain }, auch bei mehreren Paaren nur einmal.
example-all = Du und ein Mitspieler habt je { $have }: Ihr erhaltet beide { $gain }.
example-most = { $each }, und deine größte Gruppe ist { $most }: { $sum } = { $gain }.
example-cost = { $have }: minus { $points }.
example-most-cost = { $have } bei dir, { $others } bei einem Mitspieler: minus { $points }.
