## Hints

button-hint = Hint
button-hint-move = Show the move
hint-why-cut-off = **Why:** it cuts off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { colour }’s.
hint-why-cut-off-later = **Why:** { $move } can then cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { colour }’s.
hint-why-take = **Why:** it takes over { colour }’s stack of { $height } on { $space }.
hint-why-take-piece = **Why:** it takes one of { colour }’s pieces.
hint-why-stop = **Why:** it leaves { colour } without a move.
hint-why-save = **Why:** otherwise { colour } can cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with { $move }.
hint-why-freedom = **Why:** possible moves after it: White { $white }, Black { $black }.
hint-why-near = **Why:** next to a DVONN piece it’s hard to cut off.
hint-why-edge = **Why:** at the edge it isn’t surrounded so easily.
hint-why-later = **Why:** nothing changes at once; the gain shows some moves later.
button-hint-line = Show the line
button-hint-play = Play { $move }
hint-stack = 💡 **Hint:** look at your stack on **{ $space }**.
hint-stack-of = 💡 **Hint:** look at { colour }’s stack on **{ $space }**.
hint-row = 💡 **Hint:** look at row **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **What could come next**, if both sides play well:
hint-after = The board after these moves:
hint-ahead = My estimate: { colour } ends about { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } ahead.
hint-even = My estimate: the two sides end about even.
hint-dvonn = 💡 There’s no hint for DVONN pieces: nobody knows yet which space is best. Place it wherever you like.
