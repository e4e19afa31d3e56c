## Welcome

welcome = **¡Hola! ¿Jugamos a DVONN?**
    DVONN es un juego de tablero para dos: salta sobre otras pilas para hacerlas tuyas y mantén las tuyas conectadas con las piezas rojas, porque lo que pierde el contacto con ellas queda fuera. Se juega en un canal, jugada a jugada, en minutos o en semanas, y todo el mundo puede mirar.
button-start-match = Empezar una partida
