## Direct messages

daily-message =
    { $count ->
        [one] { $count } partida espera por você.
        [many] { $count } de partidas esperam por você.
       *[other] { $count } partidas esperam por você.
    }
daily-message-why = Você recebe isto uma vez por dia, como escolheu em `/dvonn preferences`. Nos dias em que nenhuma partida espera, nada chega.
daily-answer = sua resposta
