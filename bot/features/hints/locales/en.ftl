## Hints

button-hint = Hint
button-hint-move = Show the move
button-hint-line = Show the line
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
