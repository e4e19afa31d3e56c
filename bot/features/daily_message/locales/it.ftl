## Direct messages

daily-message =
    { $count ->
        [one] { $count } partita ti aspetta.
        [many] { $count } di partite ti aspettano.
       *[other] { $count } partite ti aspettano.
    }
daily-message-why = Lo ricevi una volta al giorno, come scelto in `/dvonn preferences`. Nei giorni senza partite in attesa non arriva nulla.
daily-answer = tocca a te rispondere
