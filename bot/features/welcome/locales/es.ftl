## Welcome

welcome = **¡Hola! ¿Jugamos a DVONN?**
    DVONN es un juego de tablero para dos. Salta sobre otras pilas para hacerlas tuyas, y mantente en contacto con las piezas rojas, porque las pilas que pierden su conexión quedan fuera. Se juega en un canal, jugada a jugada, en minutos o en semanas, y todo el mundo puede mirar.
button-start-match = Empezar una partida
