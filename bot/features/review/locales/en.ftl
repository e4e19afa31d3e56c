## Reviews, chances and lines of moves

button-review = Review
button-worst-moves = Mistakes
button-show-me = Show me
button-review-chart = Overview
review-thinking = I’m reviewing the game. This takes a few seconds. If nothing appears, open it again.
review-title = **Review** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **You gave the game away with move { $ply }, { $move }**
    [they] **They gave the game away with move { $ply }, { $move }**
    [white] **White gave the game away with move { $ply }, { $move }**
   *[black] **Black gave the game away with move { $ply }, { $move }**
  } (chance to win { $before } → { $after }).
review-no-turning-point = **No turning point:** no single move decided the game.
review-certain = From move { $ply } on, { $leader ->
    [you] your win
    [they] their win
    [white] White’s win
    [black] Black’s win
   *[nobody] a tie
  } is proved.
review-perfect = **Proved:** { $sign } { $player } played perfectly from move { $ply } on.
review-could-win = **You could still win until move { $ply }** (proved): { $better } instead of { $move }.
review-could-win-to-the-end = **You could still have won when the game ended** (proved).
ending-perfect = Played perfectly to the end (proved): { $players }
ending-perfect-player = { $sign } { $player } from move { $ply } on
review-no-mistakes = **No mistakes:** no move lowered the chance to win by five points or more.
review-estimates = -# Chances are my estimates for equally strong players. Results “with best play” are proved.
review-shallow = -# Only a slow search is available here, so this review doesn’t look as far ahead as usual.
review-mistake-title = **Mistake { $number } of { $count }** · move { $ply } of { $last }
review-played = { $mover ->
    [you] **You played { $move }**
    [they] **They played { $move }**
    [white] **White played { $move }**
   *[black] **Black played { $move }**
  } (dotted arrow): chance to win { $before } → { $after }.
review-better = **Better:** { $move } (solid arrow).
review-shown-played = **What { $move } led to** · { $number } of { $count }
review-shown-better = **Better: { $move }** · { $number } of { $count }
review-chart-chance = Chance that White wins, in %
review-chart-certain = proved
review-told = Chart of White’s chance to win. Start: { $first }. End: { $last }. Highest: { $highest } after move { $highest_ply }. Lowest: { $lowest } after move { $lowest_ply }.
review-told-turning-point = Turning point: move { $ply }, { $move }.
review-told-certain = Proved from move { $ply } on: { $told }
review-told-mistakes = { colour }’s worst { $count ->
    [one] move ({ $count })
   *[other] moves ({ $count })
  }: { $told }.
review-told-mistake = move { $ply } ({ $move })

## Looking back

shared-review = { $player } shared a review:

## How a match was played, for managers

inspect-heading = **Game { $match }: how it was played**
inspect-agreement = Same as the computer’s first choice: { $same } of { $counted } moves, { $share }%. Usual at this rating: { $usual }%.
inspect-no-choice = No moves count, because there was never a choice while the result was open.
inspect-times = Time per move: usually { $middle }, from { $shortest } to { $longest }
inspect-note = -# Only moves with a real choice count: more than one was possible, and the result was still open. These are figures, not a verdict. A single game shows little. Times are in minutes and seconds.
command-admin-inspect = How a finished game was played: agreement with the computer, time per move (needs Manage Server)

## Refusals

refused-no-review-yet = Game { $match } isn’t over yet. You can review it once it is.
refused-nothing-to-review = No stack was moved in this game, so there’s nothing to review.
refused-review-shared = The review of this game has already been shared: { $url }
refused-review-being-shared = The review of this game is being shared. It will be in its channel in a moment.

## The log of managers

log-inspect = { $manager } inspected game { $number }.
