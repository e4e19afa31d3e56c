## Hints

button-hint = Hint
button-hint-move = Show the move
hint-why-cut-off = **Why:** it cuts off { $pieces } of { colour }’s pieces.
hint-why-cut-off-later = **Why:** { $move } can then cut off { $pieces } of { colour }’s pieces.
hint-why-take = **Why:** it takes over { colour }’s stack of { $height } on { $space }.
hint-why-take-piece = **Why:** it takes over one of { colour }’s pieces.
hint-why-stop = **Why:** it leaves { colour } with no move.
hint-why-save = **Why:** otherwise { colour } can cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with { $move }.
hint-why-save-stack = **Why:** otherwise { $move } takes over the stack of { $height } on { $space }.
hint-why-free = **Why:** it frees the stack of { $height } on { $space }.
hint-why-block = **Why:** it blocks the stack of { $height } on { $space }.
hint-why-freedom = **Why:** it leaves White { $white } moves and Black { $black }. Few moves do better.
hint-why-near = **Why:** next to a DVONN piece, it’s hard to cut off.
hint-why-edge = **Why:** at the edge, it isn’t surrounded so easily.
hint-why-later = **Why:** nothing changes right away. It pays off a few moves later.
button-hint-line = Show the line
button-hint-play = Play { $move }
hint-stack = 💡 **Hint:** look at **{ $space }**.
hint-row = 💡 **Hint:** look at row **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **What could come next** if both sides play well:
hint-after = The board after these moves:
hint-ahead = My estimate: { colour } finishes about { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } ahead.
hint-even = My estimate: both sides finish about even.
hint-dvonn = 💡 There are no hints for DVONN pieces, because no one knows yet which space is best. Place it anywhere you like.

## Refusals

refused-no-hints-here = No hints in running games between people. You’ll find hints on your turns against me, and under **History** once a game is over.
refused-nothing-to-choose = There’s only one possible move here, so there’s no hint. Go to another move.
