## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = La partida { $match } ya no cuenta para la puntuación. Desde ahí se ha vuelto a calcular todo.

## Commands

command-admin-unrate = Excluir de la puntuación una partida terminada
option-unrate-match = El número de la partida terminada
