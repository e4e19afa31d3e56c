## Direct messages

daily-message =
    { $count ->
        [one] Czeka na ciebie { $count } partia.
        [few] Czekają na ciebie { $count } partie.
        [many] Czeka na ciebie { $count } partii.
       *[other] Czeka na ciebie { $count } partii.
    }
daily-message-why = Dostajesz to raz dziennie, jak ustawiono w `/dvonn preferences`. W dni, kiedy nie czeka żadna partia, nic nie przychodzi.
daily-answer = czeka na twoją odpowiedź
