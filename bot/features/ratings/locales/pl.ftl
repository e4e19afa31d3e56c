## Result cards

rating-shift = { $player } { $before } → { $after }

## Managers

done-unrated = Partia { $match } nie liczy się już do rankingu. Od niej wszystko policzono na nowo.

## Commands

command-admin-unrate = Usuń zakończoną partię z rankingu
option-unrate-match = Numer zakończonej partii
