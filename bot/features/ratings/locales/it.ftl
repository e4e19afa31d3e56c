## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = La partita { $match } non vale più per il rating. Da lì in poi è tutto ricalcolato.

## Commands

command-admin-unrate = Togliere dal rating una partita finita
option-unrate-match = Il numero della partita finita
