## Reviews, chances and lines of moves

button-review = Análisis
button-worst-moves = Errores
button-review-chart = Resumen
review-thinking = Estoy analizando la partida. Tardaré unos segundos. Si no aparece nada, ábrelo otra vez.
review-title = **Análisis** · { $title }
    { $players }
review-turning-point = **Momento decisivo:** { $sign } jugada { $ply }, { $move }. { $fall }
review-no-turning-point = **Sin momento decisivo:** ninguna jugada por sí sola decidió la partida.
review-certain = Desde la jugada { $ply }, el resultado está demostrado: { $told }
review-perfect = **Demostrado:** { $sign } { $player } jugó a la perfección desde la jugada { $ply }.
review-could-win = **Hasta la jugada { $ply } aún podías ganar** (demostrado): { $better } en lugar de { $move }.
review-could-win-to-the-end = **Al acabar la partida aún podías ganar** (demostrado).
ending-perfect = Juego perfecto hasta el final (demostrado): { $players }
ending-perfect-player = { $sign } { $player } desde la jugada { $ply }
review-worst = { $count ->
    [0] **Sin errores:** ninguna jugada bajó en cinco puntos o más la probabilidad de ganar.
    [one] **Una jugada bajó en cinco puntos o más la probabilidad de ganar:**
   *[other] **Las peores jugadas**, y en cuántos puntos bajaron la probabilidad de ganar:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · mejor: { $better }
review-estimates = -# Las probabilidades son estimaciones mías, entre dos personas igual de fuertes. Donde digo “con juego perfecto”, está demostrado.
review-shallow = -# Aquí solo puedo buscar despacio, así que este análisis no mira tan lejos como siempre.
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
review-scores = Marcador { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  } después: Blancas { $white }, Negras { $black }, en vez de { $instead_white } y { $instead_black }.
review-freedom = Jugadas posibles después: Blancas { $instead_white }, Negras { $instead_black }. Tras la mejor jugada: Blancas { $white }, Negras { $black }.
review-later = De momento no se pierde nada. La diferencia se nota unas jugadas después.
review-played = **Jugado** (flecha punteada), y las mejores respuestas:
review-better = **Mejor** (flecha continua), si los dos bandos juegan bien:
review-expected = Probabilidad de ganar de las { colour } desde ahí: { $chance } aproximadamente.
review-chart-chance = Probabilidad de que ganen las Blancas, en %
review-chart-certain = demostrado
review-told = Gráfico de la probabilidad de ganar de las Blancas. Al principio: { $first }. Al final: { $last }. Máxima: { $highest } tras la jugada { $highest_ply }. Mínima: { $lowest } tras la jugada { $lowest_ply }.
review-told-turning-point = Momento decisivo: jugada { $ply }, { $move }.
review-told-certain = Demostrado desde la jugada { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] La peor jugada ({ $count })
   *[other] Las peores jugadas ({ $count })
  } de las { colour }: { $told }.
review-told-mistake = jugada { $ply } ({ $move })

## Looking back

shared-review = { $player } comparte un análisis:

## How a match was played, for managers

inspect-heading = **Partida { $match }: cómo se jugó**
inspect-agreement = Igual que la primera opción de la máquina: { $same } de { $counted } jugadas, { $share } %. Lo habitual con esta puntuación: { $usual } %.
inspect-no-choice = No cuenta ninguna jugada, porque nunca hubo elección con el resultado abierto.
inspect-times = Tiempo por jugada: normalmente { $middle }, de { $shortest } a { $longest }
inspect-note = -# Solo cuentan las jugadas en las que había elección y el resultado seguía abierto. Son cifras, no un veredicto. Una sola partida dice poco. Tiempos en minutos y segundos.
command-admin-inspect = Cómo se jugó una partida terminada: parecido con la máquina, tiempos (requiere “Gestionar servidor”)

## Refusals

refused-no-review-yet = La partida { $match } aún no ha terminado. Podrás ver su análisis cuando termine.
refused-nothing-to-review = En esta partida no se ha movido ninguna pila, así que no hay nada que analizar.
refused-review-shared = El análisis de esta partida ya se ha compartido: { $url }
refused-review-being-shared = El análisis de esta partida se está compartiendo. Enseguida estará en su canal.
