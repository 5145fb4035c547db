pager-more = Eingabetaste: weiter · q: zurück
pager-moves = Eingabetaste: die Züge · q: zurück
pager-retry = m: Stellungen mit deinen Fehlern noch einmal spielen · Eingabetaste: die Züge · q: zurück
pager-retry-again = m: Stellungen mit deinen Fehlern noch einmal spielen · Eingabetaste: zurück
