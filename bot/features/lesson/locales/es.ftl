## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Siguiente
button-lesson-again = Repetir el paso
button-lesson-before = Paso anterior
button-lesson-anew = Repetir la lección
button-first-match = Jugar mi primera partida
lesson-welcome = ¡Hola! Juegas con Blancas, y aquí nada puede salir mal.
lesson-welcome-back = ¡Hola de nuevo! Aquí lo dejaste.
lesson-aim = Ganas si al final tienes más piezas que las Negras. Toda pila con tu color encima es tuya.
lesson-heading = **Paso { $number } de { $count }.**
lesson-missed = **Casi.** { $why } { $hint }
lesson-done = ✅ **¡Bien!** { $told }
lesson-gem = La pequeña gema roja indica que dentro hay una pieza DVONN.

lesson-ask-red = Una pieza solo sigue en juego mientras una cadena de vecinas la conecte con una pieza DVONN roja. Las tres piezas DVONN se colocan primero. Pon la última en cualquier casilla vacía.
lesson-hint-red = Cualquier casilla vacía vale.
lesson-done-red = Cualquier casilla vacía vale, y lo mismo para cada pieza que coloques.
lesson-ask-edge = Ahora tu color. Coloca una pieza en el borde, junto a una pieza DVONN. Ahí está conectada y puede moverse desde el principio.
lesson-hint-edge = Mira junto a las rojas de b1 y h5.
lesson-done-edge = ¡Buen sitio! Con el tablero lleno, las Blancas también mueven primero. Los tableros siguientes muestran momentos más avanzados de una partida.
lesson-ask-single = Una pieza sola se mueve una casilla y tiene que caer sobre otra pieza o pila. Mueve la tuya.
lesson-hint-single = Busca una pieza justo al lado.
lesson-done-single = Ahora está encima, así que esta pila de dos es tuya.
lesson-ask-gap = Una pila se mueve en línea recta, en cualquiera de las seis direcciones, exactamente tantas casillas como piezas tiene, sean del color que sean. Las casillas vacías también cuentan. Mueve tu pila de tres.
lesson-hint-gap = Cuenta tres casillas desde c3.
lesson-done-gap = Ha pasado por encima de una pieza y un hueco, y ha caído en la tercera casilla.
lesson-ask-blocked = Una pieza con vecinas por los seis lados no puede moverse. ¿Cuál de las tuyas está bloqueada?
lesson-hint-blocked = Cuenta las vecinas de cada una de tus piezas.
lesson-done-blocked = f3 no tiene ningún lado libre. Con el tablero lleno, solo pueden moverse las piezas del borde.
lesson-ask-takeover = El color de encima es dueño de toda la pila, haya lo que haya debajo. Quédate con la pila de tres de las Negras.
lesson-hint-takeover = La pila negra de tres está en f3, junto a tu pieza de e3.
lesson-done-takeover = Las cuatro piezas son tuyas, y las Negras ya no pueden moverlas.
lesson-ask-dvonn = Una pieza DVONN nunca se mueve sola, pero tu pila de c3 lleva una, como indica la gema roja. Muévela para que las dos piezas de al lado pierdan su conexión.
lesson-hint-dvonn = Tu pila de c3 tiene dos piezas, así que se mueve dos casillas.
lesson-done-dvonn = Tu pila lleva la conexión consigo. Las dos piezas ya no tienen ninguna, así que quedan fuera.
lesson-ask-cutoff = Tras cada jugada, toda pila que ha perdido su conexión queda fuera. Aísla cinco piezas negras de golpe.
lesson-hint-cutoff = Cinco piezas solo están conectadas por tu pieza de e3.
lesson-done-cutoff = ¡Cinco piezas fuera de una vez! Solo las propias piezas DVONN se quedan siempre.
lesson-ask-careful = Tus pilas también pueden quedar aisladas, mueva quien mueva. Los botones rojos te avisan. Haz una jugada que las conserve todas.
lesson-hint-careful = Deja e3 donde está: de ella depende tu pila alta.
lesson-done-careful = Tu pila alta sigue conectada con la pieza DVONN.
lesson-ask-forced = Si puedes mover, tienes que hacerlo, aunque cualquier jugada aísle piezas tuyas. Haz la que menos te cueste.
lesson-hint-forced = Tu pila de h4 es más baja que la de d2.
lesson-done-forced = Todas las jugadas te costaban piezas, y esta era la que menos.
lesson-ask-pass = Solo se pasa cuando no se puede mover. Haz una jugada que obligue a las Negras a pasar.
lesson-hint-pass = La pila negra de dos solo puede caer en d3. No dejes nada allí.
lesson-done-pass = Las Negras no tienen jugadas y pasan, así que te toca otra vez.
lesson-ask-again = Tuviste que pasar, porque tu pieza de f3 estaba rodeada. La jugada de las Negras la ha liberado, así que ahora tienes que mover otra vez. Quédate con la pila de g4.
lesson-hint-again = La pila de g4 está justo al lado de tu pieza de f3.
lesson-done-again = Después de pasar, vuelves a mover en cuanto una de tus pilas queda libre.
lesson-ask-count = Nadie puede mover, así que la partida ha terminado. ¿Cuántas piezas hay en tus pilas, sean del color que sean?
lesson-hint-count = Suma los números de las pilas que tienen una blanca encima.
lesson-done-count = Cinco y seis son once. Las Negras tienen ocho, así que ganas. Con números iguales sería empate.

lesson-missed-edge = { $space } no está en el borde.
lesson-missed-beside = { $space } no tiene ninguna pieza DVONN al lado.
lesson-missed-height = Así mueves { $height ->
    [1] una pieza sola
   *[other] una pila de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Así no les quitas nada a las Negras.
    [1] Así te quedas con una pieza sola.
   *[other] Así te quedas con una pila de { $taken }.
  }
lesson-missed-carries = Esa pila no lleva ninguna pieza DVONN.
lesson-missed-keeps = Eso te cuesta { $lost ->
    [one] { $lost } pieza.
   *[other] { $lost } piezas.
  }
lesson-missed-spares = Eso te cuesta { $lost } piezas. Otra jugada cuesta menos.
lesson-missed-cuts = { $cut ->
    [0] Eso no aísla ninguna pieza negra.
    [one] Eso aísla { $cut } pieza negra.
   *[other] Eso aísla { $cut } piezas negras.
  }
lesson-missed-passes = { $left ->
    [0] Así nadie puede mover, y la partida termina.
   *[other] Así las Negras aún pueden jugar { $move }.
  }
lesson-missed-surrounded = Aún hay sitio junto a { $space }: { $free }.
lesson-missed-at-edge = { $space } está en el borde, donde ninguna pieza puede quedar rodeada.
lesson-missed-score = { $number } no es correcto.

lesson-end = 🎉 **Ya sabes jugar a DVONN.** Forma pilas, mantenlas conectadas con las piezas rojas y acaba con más piezas que tu rival.
lesson-first-match = Pulsa **Jugar mi primera partida** para empezar ahora mismo, contra mí en mi nivel más fácil. Las piezas están colocadas al azar, así que mueves desde el principio.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Aprender DVONN jugando: una lección privada de cinco minutos

## People and servers

kept-lesson = Tu avance en la lección
