## Trying moves out

button-try-out = Try it out
button-chances = Chances
button-keep-line = Save
button-rename-line = Rename
button-drop-line = Delete
button-share-line = Share picture
button-animate-line = Share animation
button-lines = My lines
form-line-name = Save this line
field-line-name = Name
ask-line = Open a line
try-unnamed = **Trying moves out**
try-task = trying moves out
try-from = { $title }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-start = { $left ->
    [0] Play for both sides, as far as you like.
   *[other] Your line starts here. Press ▶️, or play other moves.
  }
try-alone = Nothing here is played in your game, and only you can see it.
try-step = Move { $at } of { $last }: { $told }
try-to-move = { $sign } { colour } to move
try-to-place-dvonn = { $sign } { colour } to place a DVONN piece
try-to-place = { $sign } { colour } to place a piece
try-to-pass = { $sign } { colour } has no move and passes. Press ▶️.
try-resumed = Here’s your line from last time.
try-no-moves = No moves yet. Go back and play some, for both sides.
try-earlier = First moves ({ $count }): { $moves }
try-caption = { $match ->
    [0] From a record
   *[other] From game { $match }
  }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-told = Moves tried out: { $moves }.
lines-none = No saved lines yet. Press **Try it out** under a game’s **History**, play some moves for both sides, then press **More** and **Save**.
lines-heading = **Your lines** ({ $count } of { $most })
lines-of-record = From a record
shared-line = { $player } shared a line to think about:
done-line-kept = ✅ Saved. You’ll find it under **My lines**.
done-line-dropped = Deleted from your lines. It’s still open here, and **Save** brings it back.

## Refusals

refused-no-such-line = This line was deleted. To start a new one, press **Try it out** under **History**. Your other lines: **My lines**, under **More** there.
refused-too-many-lines = You’ve saved { $most } lines, the maximum. This one stays open: delete a line you no longer need, then save it.
refused-line-in-play = Game { $match } isn’t over yet, so you can’t share this line. You can share it once the game is over.
refused-nothing-to-try = The game is over in this position, so there are no moves to try. Go back a move or two.

## People and servers

kept-lines = Saved lines: { $count }
