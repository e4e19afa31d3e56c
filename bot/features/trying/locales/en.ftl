## Trying moves out

button-try-out = Try it out
button-chances = Chances
button-keep-line = Keep
button-rename-line = Rename
button-drop-line = Delete
button-share-line = Share picture
button-animate-line = Share animation
button-lines = My lines
form-line-name = Keep this line
field-line-name = Name
ask-line = Open a line
try-named = **{ $name }**
try-unnamed = **Trying moves out**
try-task = trying moves out
try-from = { $title }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-start = { $left ->
    [0] Play for both sides, as far as you like. Nothing here is played in your match, and only you see it.
   *[other] This is where your line starts. Press ▶, or play other moves.
  }
try-step = Move { $at } of { $last }: { $told }
try-to-move = { $sign } { colour } to move
try-to-place-dvonn = { $sign } { colour } to place a DVONN piece
try-to-place = { $sign } { colour } to place a piece
try-to-pass = { $sign } { colour } has no move and passes: press ▶
try-resumed = This is how far you got here before.
try-no-moves = No moves yet: go back and play some, for both sides.
try-earlier = { $count ->
    [one] The first { $count } move: { $moves }
   *[other] The first { $count } moves: { $moves }
  }
try-caption = { $match ->
    [0] From a record
   *[other] From match { $match }
  }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-told = Moves that somebody tried: { $moves }.
lines-none = You keep no lines yet. Press **Try it out** under a match’s **History**, play some moves for both sides, then press **More** and **Keep**.
lines-heading = **Your lines** ({ $count } of { $most })
lines-of-record = From a record
lines-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
shared-line = { $player } shares some moves to think about:
done-line-kept = ✅ Kept. You’ll find it under **My lines**.
done-line-dropped = Deleted from your lines. It’s still open here: **Keep** brings it back.
