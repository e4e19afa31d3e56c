## Reviews, chances and lines of moves

button-review = Review
button-worst-moves = Mistakes
button-review-chart = Overview
review-thinking = I’m reviewing the game. This takes a few seconds. If nothing appears, open it again.
review-title = **Review** · { $title }
    { $players }
review-turning-point = **Turning point:** { $sign } move { $ply }, { $move }. { $fall }
review-no-turning-point = **No turning point:** no single move decided the game.
review-certain = From move { $ply } on, the result is proved: { $told }
review-perfect = **Proved:** { $sign } { $player } played perfectly from move { $ply } on.
review-could-win = **You could still win until move { $ply }** (proved): { $better } instead of { $move }.
review-could-win-to-the-end = **You could still have won when the game ended** (proved).
ending-perfect = Played perfectly to the end (proved): { $players }
ending-perfect-player = { $sign } { $player } from move { $ply } on
review-worst = { $count ->
    [0] **No mistakes:** no move lowered the chance to win by five points or more.
    [one] **One move lowered the chance to win by five points or more:**
   *[other] **The worst moves**, and by how many points they lowered the chance to win:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · better: { $better }
review-estimates = -# Chances are my estimates for equally strong players. Results “with best play” are proved.
review-shallow = -# Only a slow search is available here, so this review doesn’t look as far ahead as usual.
review-mistake-title = **Mistake { $number } of { $count }** · move { $ply } of { $last } · { $sign } { $player }
review-fall = { colour }’s chance to win: { $before } → **{ $after }**
review-certain-after = After { $move }: { $told }
review-cuts-off-own = { $move } cuts off { $pieces } of { colour }’s own pieces.
review-lets-cut-off = { colour } can then cut off { $pieces } of { $colour ->
    [white] Black’s
   *[black] White’s
  } pieces with { $move }.
review-lets-take = { colour } can then take over the stack of { $height } on { $space } with { $move }.
review-would-cut-off = { $move } would have cut off { $pieces } of { colour }’s pieces.
review-would-cut-off-later = After { $first }, { $move } would have cut off { $pieces } of { colour }’s pieces.
review-would-take = { $move } would have taken over { colour }’s stack of { $height } on { $space }.
review-would-stop = { $move } would have left { colour } with no move.
review-scores = Score { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } later: White { $white }, Black { $black }, instead of { $instead_white } and { $instead_black }.
review-freedom = Possible moves afterward: White { $instead_white }, Black { $instead_black }. After the better move: White { $white }, Black { $black }.
review-later = Nothing is lost right away. The difference shows a few moves later.
review-played = **Played** (dotted arrow), and the best answers:
review-better = **Better** (solid arrow), if both play well:
review-expected = { colour }’s chance to win from there: about { $chance }.
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
