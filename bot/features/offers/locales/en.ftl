## Buttons

button-resign = Resign
button-undo = Undo
button-draw = Offer a draw

## The computer

computer-agreed-undo = Undone: your last move. It’s your turn again.
computer-agreed-draw = I agree. Game { $match } ends in a draw.
computer-plays-on = I’d rather play on. A draw isn’t certain here.

## Private answers

done-offered-draw = You offered a draw. { $opponent } can accept on the board. The offer expires with the next move.
done-offered-undo = You asked for an undo. { $opponent } can accept on the board. The request expires with the next move.
done-agreed-draw = You accepted. Game { $match } ends in a draw.
done-agreed-undo = You accepted. The move is undone.
done-refused = You declined. The game continues.
done-resigned = You resigned game { $match }.
ask-resign = **Resign game { $match }?** { $opponent } wins. This can’t be undone.
ask-resign-early = **Resign game { $match }?** It has only just started, so it will be canceled: { $opponent } won’t win, and you won’t lose.
ask-draw = **Offer { $opponent } a draw in game { $match }?** If they accept, the game ends without a winner.
ask-agree = **Accept the draw in game { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** The game ends without a winner. This can’t be undone.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Resign or offer a draw (I’ll ask first)
