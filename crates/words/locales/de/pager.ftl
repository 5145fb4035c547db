pager-more = Eingabetaste: weiter · q: zurück
pager-moves = Eingabetaste: die Züge · q: zurück
pager-retry = m: deine Fehler noch einmal versuchen · Eingabetaste: die Züge · q: zurück
pager-retry-again = m: deine Fehler noch einmal versuchen · Eingabetaste: zurück
