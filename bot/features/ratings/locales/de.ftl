## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = Partie { $match } zählt nicht mehr für die Wertung. Von da an ist alles neu berechnet.

## Commands

command-admin-unrate = Eine beendete Partie aus der Wertung nehmen
option-unrate-match = Die Nummer der beendeten Partie
