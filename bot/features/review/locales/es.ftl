## Reviews, chances and lines of moves

button-review = Análisis
button-worst-moves = Errores
button-review-chart = Resumen
review-thinking = Estoy analizando la partida; tardaré unos segundos. Si no llega nada, vuelve a pedírmelo.
review-title = **Análisis** · { $title }
    { $players }
review-turning-point = **Momento decisivo:** { $sign } jugada { $ply }, { $move }. La probabilidad de las Blancas pasó del { $before } al { $after }.
review-no-turning-point = **Sin momento decisivo:** las { colour } llevaron ventaja todo el tiempo.
review-certain = Desde la jugada { $ply } está calculado quién gana. En ese momento: { $told }
review-perfect = **Demostrado:** { $sign } { $player } jugó a la perfección desde la jugada { $ply }.
review-could-win = **Hasta la jugada { $ply } todavía podías ganar**, demostrado: { $better } en lugar de { $move }.
review-could-win-to-the-end = **Al acabar la partida todavía podías ganar**, demostrado.
review-worst = { $count ->
    [0] **Sin errores:** ninguna jugada bajó en cinco puntos o más la probabilidad de ganar.
    [one] **Una jugada bajó en cinco puntos o más la probabilidad de ganar:**
   *[other] **Las peores jugadas** y en cuántos puntos bajaron la probabilidad de ganar:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; mejor { $better }
review-estimates = -# Las probabilidades son estimaciones mías, entre dos personas igual de fuertes. Solo es seguro lo que digo del mejor juego.
review-shallow = -# Análisis limitado: aquí solo tengo mi búsqueda lenta, así que no he podido mirar tan lejos como siempre.
review-mistake-title = **Error { $number } de { $count }** · jugada { $ply } de { $last } · { $sign } { $player }
review-fall = Probabilidad de ganar de las { colour }: { $before } → **{ $after }**
review-certain-after = Tras { $move }: { $told }
review-cuts-off-own = { $move } aísla { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las propias { colour }.
review-lets-cut-off = Así las { colour } pueden aislar { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { $colour ->
    [white] Negras
   *[black] Blancas
  } con { $move }.
review-lets-take = Así las { colour } pueden quedarse con la pila de { $height } en { $space } con { $move }.
review-would-cut-off = { $move } habría aislado { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
review-would-cut-off-later = Tras { $first }, { $move } habría aislado { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
review-would-take = { $move } se habría quedado con la pila de { $height } de las { colour } en { $space }.
review-would-stop = { $move } habría dejado a las { colour } sin jugadas.
review-scores = { $count ->
    [one] Después de { $count } jugada
   *[other] Después de { $count } jugadas
  }, las Blancas y las Negras podrían haber tenido { $white } y { $black } piezas en vez de { $instead_white } y { $instead_black }.
review-freedom = Jugadas posibles después: Blancas { $instead_white }, Negras { $instead_black }. Tras la mejor jugada: Blancas { $white }, Negras { $black }.
review-later = No se pierde nada enseguida; la diferencia se nota unas jugadas después.
review-played = **Jugado** (flecha punteada), y las mejores respuestas:
review-better = **Mejor** (flecha continua), si los dos bandos juegan bien:
review-expected = A partir de ahí, la probabilidad de ganar de las { colour } es de un { $chance } aproximadamente.
review-chart-chance = Probabilidad de que ganen las Blancas, en %
review-chart-certain = calculado
review-told = Gráfico de la probabilidad de ganar de las Blancas: { $first } al principio, { $last } al final; la más alta, { $highest } tras la jugada { $highest_ply }; la más baja, { $lowest } tras la jugada { $lowest_ply }.
review-told-turning-point = Momento decisivo: jugada { $ply }, { $move }.
review-told-certain = Calculado desde la jugada { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] La peor jugada ({ $count })
   *[other] Las peores jugadas ({ $count })
  } de las { colour }: { $told }.
review-told-mistake = jugada { $ply } ({ $move })

## Looking back

shared-review = { $player } comparte un análisis:

## How a match was played, for managers

inspect-heading = **Partida { $match }: cómo se jugó**
inspect-agreement = Jugadas de la máquina: { $same } de { $counted }, { $share } %. Lo habitual a ese nivel: { $usual } %.
inspect-no-choice = Ninguna jugada cuenta: nunca hubo elección con resultado abierto.
inspect-times = Tiempo por jugada: normalmente { $middle }; de { $shortest } a { $longest }
inspect-note = -# Se cuentan las jugadas de pilas con elección mientras el resultado estaba abierto. Son cifras, no un veredicto: una partida dice poco. Tiempos en minutos y segundos.
command-admin-inspect = Cómo se jugó una partida: jugadas de la máquina, tiempos (requiere “Gestionar servidor”)
