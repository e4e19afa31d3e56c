## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = A partida { $match } não vale mais pontuação. Tudo foi recalculado a partir dela.

## Commands

command-admin-unrate = Tirar uma partida encerrada da pontuação
option-unrate-match = O número da partida encerrada
