## Buttons

button-resign = Resign
button-agree = Accept
button-refuse = Decline
button-undo = Undo
button-draw = Offer a draw

## The computer

computer-agreed-undo = Your last move is taken back: it’s your turn again.
computer-agreed-draw = I agree: match { $match } ends in a draw.
computer-plays-on = I’d rather play on: a draw isn’t certain here.

## Private answers

done-offered-draw = You offered a draw. { $opponent } can accept on the board; your offer expires with the next move.
done-offered-undo = You asked for an undo. { $opponent } can accept on the board; your request expires with the next move.
done-agreed-draw = You accepted: match { $match } ends in a draw.
done-agreed-undo = You accepted, so the move is taken back.
done-refused-draw = You declined the draw. The match continues.
done-refused-undo = You declined, so the move stands.
done-resigned = You’ve resigned match { $match }.
ask-resign = **Resign match { $match }?** { $opponent } will win, and it can’t be taken back.
ask-resign-early = **Resign match { $match }?** It has hardly begun, so it will be canceled: { $opponent } won’t win, and you won’t lose.
ask-resign-week = **End your try at the board of the week?** It then has no result, and there’s no second try this week.
ask-draw = **Offer { $opponent } a draw in match { $match }?** If they accept, the match ends without a winner.
ask-agree = **Accept the draw in match { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** It ends without a winner, and that can’t be taken back.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Give a match up, or offer a draw; I’ll ask before it counts
