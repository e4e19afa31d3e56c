## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Next
button-lesson-again = Repeat this step
button-lesson-before = Previous step
button-lesson-anew = Restart the lesson
button-first-match = Play your first game
lesson-welcome = Welcome! You play White, and nothing can go wrong here.
lesson-welcome-back = Welcome back! This is where you left off.
lesson-aim = You win if you have more pieces than Black at the end. Every stack with your color on top is yours.
lesson-heading = **Step { $number } of { $count }.**
lesson-missed = **Not quite.** { $why } { $hint }
lesson-done = ✅ **Right!** { $told }
lesson-gem = The small red gem means there’s a DVONN piece inside.

lesson-ask-red = Pieces stay in the game only while a chain of neighbors links them to a red DVONN piece. The three DVONN pieces are placed first. Put the last one on any empty space.
lesson-hint-red = Any empty space will do.
lesson-done-red = Any empty space is allowed, for every piece you place.
lesson-ask-edge = Now your own color. Place a piece at the edge, next to a DVONN piece. There it’s linked, and it can move from the start.
lesson-hint-edge = Look beside the red pieces on b1 and h5.
lesson-done-edge = Good spot! Once the board is full, White also moves first. The next boards show moments from later in a game.
lesson-ask-single = A single piece moves one space and must land on another piece or stack. Move yours.
lesson-hint-single = Look for a piece right next to it.
lesson-done-single = It’s on top now, so this stack of two is yours.
lesson-ask-gap = A stack moves straight, in any of the six directions, exactly as many spaces as it has pieces, whatever their color. Empty spaces count too. Move your stack of three.
lesson-hint-gap = Count three spaces from c3.
lesson-done-gap = It crossed a piece and a gap, and landed on the third space.
lesson-ask-blocked = A piece with neighbors on all six sides can’t move. Which of yours is blocked?
lesson-hint-blocked = Count the neighbors of each of your pieces.
lesson-done-blocked = f3 has no open side. On a full board, only pieces at the edge can move.
lesson-ask-takeover = The color on top owns the whole stack, no matter what is below. Take over Black’s stack of three.
lesson-hint-takeover = Black’s stack of three is on f3, next to your piece on e3.
lesson-done-takeover = All four pieces are yours, and Black can’t move them anymore.
lesson-ask-dvonn = A DVONN piece never moves alone, but your stack on c3 carries one, shown by the red gem. Move it so that the two pieces beside it lose their link.
lesson-hint-dvonn = Your stack on c3 has two pieces, so it moves two spaces.
lesson-done-dvonn = Your stack carries its link with it. The two pieces have none left, so they’re out of the game.
lesson-ask-cutoff = After each move, every stack that has lost its link is out. Cut off five black pieces at once.
lesson-hint-cutoff = Five pieces are linked only through your piece on e3.
lesson-done-cutoff = Five pieces gone in one move! Only the DVONN pieces themselves always stay.
lesson-ask-careful = Your own stacks can be cut off too, no matter who moves. Red buttons warn you. Make a move that keeps all your stacks.
lesson-hint-careful = Leave e3 where it is: your tall stack depends on it.
lesson-done-careful = Your tall stack is still linked to the DVONN piece.
lesson-ask-forced = If you can move, you must, even if every move cuts off your own pieces. Make the move that costs you the fewest.
lesson-hint-forced = Your stack on h4 is lower than the one on d2.
lesson-done-forced = Every move cost you pieces, and this one cost the fewest.
lesson-ask-pass = You pass only if you can’t move. Make a move that forces Black to pass.
lesson-hint-pass = Black’s stack of two can only land on d3. Leave nothing there.
lesson-done-pass = Black has no move and passes, so it’s your turn again.
lesson-ask-again = You had to pass because your piece on f3 was surrounded. Black’s move has freed it, so now you must move again. Take over the stack on g4.
lesson-hint-again = The stack on g4 is right next to your piece on f3.
lesson-done-again = After a pass, you move again as soon as one of your stacks is free.
lesson-ask-count = No one can move, so the game is over. How many pieces are in your stacks, whatever their color?
lesson-hint-count = Add up the numbers on the stacks with a white top.
lesson-done-count = Five and six make 11. Black has eight, so you win. Equal numbers would be a tie.

lesson-missed-edge = { $space } isn’t at the edge.
lesson-missed-beside = { $space } has no DVONN piece beside it.
lesson-missed-height = That moves { $height ->
    [1] a single piece
   *[other] a stack of { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] That takes nothing from Black.
    [1] That takes over a single piece.
   *[other] That takes over a stack of { $taken }.
  }
lesson-missed-carries = That stack doesn’t carry a DVONN piece.
lesson-missed-keeps = That costs you { $lost ->
    [one] { $lost } piece.
   *[other] { $lost } pieces.
  }
lesson-missed-spares = That costs you { $lost } pieces. Another move costs fewer.
lesson-missed-cuts = { $cut ->
    [0] That cuts off none of Black’s pieces.
    [one] That cuts off { $cut } black piece.
   *[other] That cuts off { $cut } black pieces.
  }
lesson-missed-passes = { $left ->
    [0] Then no one can move, and the game is over.
   *[other] Then Black can still play { $move }.
  }
lesson-missed-surrounded = Still empty beside { $space }: { $free }.
lesson-missed-at-edge = { $space } is at the edge, where nothing is ever surrounded.
lesson-missed-score = { $number } isn’t right.

lesson-end = 🎉 **You know how to play DVONN.** Build stacks, keep them linked to the red pieces, and finish with more pieces than your opponent.
lesson-first-match = Press **Play your first game** to start right now, against me at my easiest level. The board is set up at random, so you can move at once.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Learn DVONN by playing: a private five-minute lesson

## People and servers

kept-lesson = Your progress in the lesson
