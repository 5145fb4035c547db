### Verlassen und Aufgeben, und was andere am Tisch tun.

## Verlassen.

leave-title = Die Partie verlassen?
leave-against-people = Ein Bot spielt für dich weiter, bis du zurückkommst. Du findest die Partie auf der Startseite unter „{ your-games }“.
leave-against-bots = Die Partie wartet auf dich, so wie sie ist. Du findest sie auf der Startseite unter „{ your-games }“.
leave-stay = Bleiben

## Aufgeben.

resign = Aufgeben
resign-title = Die Partie aufgeben?
resign-against-people = Du verlierst die Partie, egal wie sie ausgeht. Ein Bot spielt für dich bis zum Ende weiter, und du kannst nicht zurückkommen.
resign-against-bots = Die Partie endet sofort, und du verlierst sie.
resign-not = Weiterspielen
resigned-you-win = { $name } hat aufgegeben, damit hast du gewonnen. Du kannst gegen einen Bot weiterspielen oder die Partie beenden.
conclude = Partie beenden

## Zurücknehmen.

take-back-title = Zug zurücknehmen?
take-back-about = Danach ist es eine Übungspartie: Die aufgedeckten Karten sind bekannt, deshalb zählt das Ergebnis nicht.

have-resigned = Du hast diese Partie aufgegeben. Zuschauen kannst du weiterhin.
you-resigned = Du hast in Runde { $round } aufgegeben, und ein Bot spielt für dich weiter. Zuschauen kannst du weiterhin.
is-resigned = hat in Runde { $round } aufgegeben

## Wie eine Partie für jemanden ausging.

remark-resigned = { $name } hat in Runde { $round } aufgegeben; ein Bot hat weitergespielt.
remark-you-resigned = Du hast in Runde { $round } aufgegeben; ein Bot hat weitergespielt.
remark-removed = { $name } wurde vom Gastgeber entfernt; ein Bot hat weitergespielt.
remark-away = Für { $name } hat am Ende ein Bot gespielt.
ended-resigned = { $name } hat in Runde { $round } aufgegeben
ended-you-resigned = Du hast in Runde { $round } aufgegeben
ended-lost = Die Partie ist zu Ende, und du hast sie verloren.
ended-early = Die Partie endete vor der letzten Runde.
points-so-far = Münzen bis dahin

## Was andere außer ihren Zügen tun, im Verlauf und als Hinweis.

log-left = { $you ->
       *[false] { $name } hat
        [true] Du hast
    } den Tisch verlassen; ein Bot spielt weiter.
log-timed-out = { $you ->
       *[false] Die Zeit von { $name }
        [true] Deine Zeit
    } ist abgelaufen; ein Bot spielt weiter.
log-came-back = { $you ->
       *[false] { $name } ist
        [true] Du bist
    } wieder da.
log-resigned = { $you ->
       *[false] { $name } hat
        [true] Du hast
    } aufgegeben; ein Bot spielt weiter.
log-resigned-end = { $you ->
       *[false] { $name } hat
        [true] Du hast
    } aufgegeben, und die Partie ist zu Ende.
log-removed = { $you ->
       *[false] { $name } wurde
        [true] Du wurdest
    } vom Gastgeber entfernt; ein Bot spielt weiter.
log-take-back-declined = { $you ->
       *[false] { $name } war
        [true] Du warst
    } nicht einverstanden, dass { $yours ->
       *[false] { $asker } den Zug zurücknimmt
        [true] du deinen Zug zurücknimmst
    }.
log-take-back-lapsed = { $you ->
       *[false] Die Bitte von { $name }
        [true] Deine Bitte
    }, einen Zug zurückzunehmen, hat sich erledigt.
take-back-declined = { $name } hat abgelehnt, dein Zug bleibt also bestehen.
take-back-lapsed = Deine Bitte, den Zug zurückzunehmen, hat sich erledigt.
rematch-offered = { $you ->
       *[false] { $name } bietet
        [true] Du bietest
    } eine Revanche an.
not-connected = { $name } ist gerade nicht verbunden.
