## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = Partij { $match } telt niet meer voor de rating. Vanaf daar is alles opnieuw berekend.

## Commands

command-admin-unrate = Een afgelopen partij uit de ratings halen
option-unrate-match = Het nummer van de afgelopen partij
