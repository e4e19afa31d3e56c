## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Siguiente
button-lesson-again = Repetir el paso
button-lesson-before = Paso anterior
button-lesson-anew = Repetir la lección
button-first-match = Jugar mi primera partida
lesson-welcome = ¡Hola! Juegas con Blancas, y aquí nada puede salir mal.
lesson-welcome-back = ¡Hola de nuevo! Aquí lo dejaste.
lesson-aim = Ganas si al final tienes más piezas que las Negras.
lesson-heading = **Paso { $number } de { $count }.**
lesson-missed = **Casi.** { $why } { $hint }
lesson-done = ✅ **¡Bien!** { $told }
lesson-gem = La pequeña gema roja indica que dentro hay una pieza DVONN.

lesson-ask-single = Una pieza sola se mueve una casilla y tiene que caer sobre otra pieza o pila. Mueve la tuya.
lesson-hint-single = Busca una pieza justo al lado.
lesson-done-single = Ahora está encima, así que la pila es tuya.
lesson-ask-takeover = El color de encima es dueño de toda la pila. Quédate con la pila de tres de las Negras.
lesson-hint-takeover = La pila negra de tres está en f3, junto a tu pieza de e3.
lesson-done-takeover = Las cuatro piezas son tuyas, y las Negras ya no pueden moverlas.
lesson-ask-gap = Una pila se mueve en línea recta, en cualquiera de las seis direcciones, exactamente tantas casillas como piezas tiene, sean del color que sean. Las casillas vacías también cuentan. Mueve tu pila de tres.
lesson-hint-gap = Cuenta tres casillas desde c3.
lesson-done-gap = Por encima de una pieza y un hueco, hasta la tercera casilla.
lesson-ask-blocked = Una pieza con vecinas por los seis lados no puede moverse. ¿Cuál de las tuyas está bloqueada?
lesson-hint-blocked = Cuenta las vecinas de cada una de tus piezas.
lesson-done-blocked = f3 no tiene ningún lado libre. Con el tablero lleno, solo pueden moverse las piezas del borde.
lesson-ask-dvonn = Una pila solo sigue en juego mientras una cadena de vecinas la conecte con una pieza DVONN roja. La gema roja indica que tu pila de c3 lleva una. Muévela para que dos piezas pierdan su conexión.
lesson-hint-dvonn = Cuenta dos casillas desde c3.
lesson-done-dvonn = Esas dos quedan fuera. Tu pila lleva la conexión consigo. Sola, una pieza DVONN nunca se mueve.
lesson-ask-cutoff = Toda pila sin conexión queda fuera al instante. Aísla cinco piezas negras.
lesson-hint-cutoff = Cinco piezas solo están conectadas por tu pieza de e3.
lesson-done-cutoff = ¡Cinco piezas fuera! Solo las propias piezas DVONN se quedan siempre.
lesson-ask-careful = Tus pilas también pueden quedar aisladas, mueva quien mueva. Haz una jugada que las conserve todas.
lesson-hint-careful = Deja e3 donde está: de ella depende tu pila alta.
lesson-done-careful = Tu pila alta sigue conectada.
lesson-ask-count = Si puedes mover, tienes que hacerlo; si no, pasas. Aquí nadie puede mover, así que la partida ha terminado. ¿Cuántas piezas hay en tus pilas, sean del color que sean?
lesson-hint-count = Suma los números de las pilas que tienen una blanca encima.
lesson-done-count = Cinco y seis son once. Las Negras tienen ocho, así que ganas. Con números iguales sería empate.
lesson-ask-edge = Una cosa más: antes de mover se llena el tablero. En cualquier casilla vacía se ponen las piezas DVONN y después las de cada color. Coloca una tuya en el borde, junto a una pieza DVONN.
lesson-hint-edge = Mira junto a las rojas de b1 y h5.
lesson-done-edge = Está conectada y puede moverse desde el principio. Con el tablero lleno, las Blancas también mueven primero.
lesson-ask-labels = Ahora como en una partida: los botones dicen qué hace cada jugada y cómo queda el marcador, primero el tuyo. Elige una pila y ponte por delante.
lesson-hint-labels = Prueba con tu pieza de d3 y compara los marcadores de sus botones.
lesson-done-labels = Vas ganando 4–2. Así te ayudan los botones.

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
lesson-missed-cuts = { $cut ->
    [0] Eso no aísla ninguna pieza negra.
    [one] Eso aísla { $cut } pieza negra.
   *[other] Eso aísla { $cut } piezas negras.
  }
lesson-missed-leads = Así el marcador queda { $own }–{ $other }.
lesson-missed-surrounded = Aún hay sitio junto a { $space }: { $free }.
lesson-missed-at-edge = { $space } está en el borde, donde ninguna pieza puede quedar rodeada.
lesson-missed-score = { $number } no es correcto.

lesson-end = 🎉 **¡Ya sabes jugar a DVONN!**
lesson-first-match = Pulsa **Jugar mi primera partida** para empezar ahora mismo, contra mí en mi nivel más fácil. Las piezas están colocadas al azar, así que mueves desde el principio.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Aprender DVONN jugando: una lección privada de cinco minutos

## People and servers

kept-lesson = Tu avance en la lección
