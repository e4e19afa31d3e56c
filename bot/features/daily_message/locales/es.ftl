## Direct messages

daily-message =
    { $count ->
        [one] Te espera { $count } partida.
        [many] Te esperan { $count } de partidas.
       *[other] Te esperan { $count } partidas.
    }
daily-message-why = Te llega una vez al día, como elegiste en `/dvonn preferences`. Los días en que no te espera ninguna partida no llega nada.
daily-answer = te toca responder
