## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = Match { $match } no longer counts towards the ratings. They were computed again from there.

## Commands

command-admin-unrate = Take a finished game out of the ratings
option-unrate-match = The number of the finished match
