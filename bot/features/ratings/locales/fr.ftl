## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = La partie { $match } ne compte plus pour la cote. Tout est recalculé à partir de là.

## Commands

command-admin-unrate = Retirer une partie terminée des cotes
option-unrate-match = Le numéro de la partie terminée
