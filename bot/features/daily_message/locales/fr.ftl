## Direct messages

daily-message =
    { $count ->
        [one] { $count } partie t’attend.
        [many] { $count } de parties t’attendent.
       *[other] { $count } parties t’attendent.
    }
daily-message-why = Tu reçois ce message une fois par jour, comme choisi dans `/dvonn preferences`. Rien n’arrive les jours où aucune partie ne t’attend.
daily-answer = à toi de répondre
