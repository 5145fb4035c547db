log-wins-meeples = { $you ->
       *[false] { $name } побеждает
        [true] Вы побеждаете
    }: { $points } и больше всех работников.
log-score-most-wounded = { $you ->
       *[false] { $name } теряет
        [true] Вы теряете
    } { $points }: за { $wounded ->
        [one] { $wounded } раненую карту
        [few] { $wounded } раненые карты
       *[many] { $wounded } раненых карт
    } и ещё { $most } за то, что их больше всех.
side-letter = { $letter ->
    [B] Б
   *[A] А
}
