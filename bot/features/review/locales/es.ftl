## Reviews, chances and lines of moves

button-review = Análisis
button-worst-moves = Errores
button-show-me = Muéstramelo
button-review-chart = Resumen
review-thinking = Estoy analizando la partida. Tardaré unos segundos. Si no aparece nada, ábrelo otra vez.
review-title = **Análisis** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Dejaste escapar la partida con la jugada { $ply }, { $move }**
    [they] **El otro bando dejó escapar la partida con la jugada { $ply }, { $move }**
    [white] **Las Blancas dejaron escapar la partida con la jugada { $ply }, { $move }**
   *[black] **Las Negras dejaron escapar la partida con la jugada { $ply }, { $move }**
  } (probabilidad de ganar { $before } → { $after }).
review-no-turning-point = **Sin momento decisivo:** ninguna jugada por sí sola decidió la partida.
review-certain = Desde la jugada { $ply }, está demostrado: { $leader ->
    [you] ganas tú
    [they] gana el otro bando
    [white] ganan las Blancas
    [black] ganan las Negras
   *[nobody] empate
  }.
review-perfect = **Demostrado:** { $sign } { $player } jugó a la perfección desde la jugada { $ply }.
review-could-win = **Hasta la jugada { $ply } aún podías ganar** (demostrado): { $better } en lugar de { $move }.
review-could-win-to-the-end = **Al acabar la partida aún podías ganar** (demostrado).
ending-perfect = Juego perfecto hasta el final (demostrado): { $players }
ending-perfect-player = { $sign } { $player } desde la jugada { $ply }
review-no-mistakes = **Sin errores:** ninguna jugada bajó en cinco puntos o más la probabilidad de ganar.
review-estimates = -# Las probabilidades son estimaciones mías, entre dos personas igual de fuertes. Donde digo “con juego perfecto”, está demostrado.
review-shallow = -# Aquí solo puedo buscar despacio, así que este análisis no mira tan lejos como siempre.
review-mistake-title = **Error { $number } de { $count }** · jugada { $ply } de { $last }
review-played = { $mover ->
    [you] **Jugaste { $move }**
    [they] **El otro bando jugó { $move }**
    [white] **Las Blancas jugaron { $move }**
   *[black] **Las Negras jugaron { $move }**
  } (flecha punteada): probabilidad de ganar { $before } → { $after }.
review-better = **Mejor:** { $move } (flecha continua).
review-shown-played = **Qué sigue a { $move }** · { $number } de { $count }
review-shown-better = **Mejor: { $move }** · { $number } de { $count }
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

## The log of managers

log-inspect = { $manager } inspeccionó la partida { $number }.
