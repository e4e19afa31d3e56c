## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Next
button-lesson-again = Repeat this step
button-lesson-before = Previous step
button-lesson-anew = Restart the lesson
button-first-match = Play your first game
lesson-welcome = Welcome! You play White, and nothing can go wrong here.
lesson-welcome-back = Welcome back! This is where you left off.
lesson-aim = Your goal: own more pieces than Black at the end.
lesson-heading = **Step { $number } of { $count }.**
lesson-missed = **Not quite.** { $why } { $hint }
lesson-done = ✅ **Right!** { $told }
lesson-gem = The small red gem means there’s a DVONN piece inside.

lesson-ask-single = A single piece moves one space, onto another piece or stack. Move yours.
lesson-hint-single = Look for a piece right next to it.
lesson-done-single = It’s on top now, so this stack is yours.
lesson-ask-takeover = The color on top owns the whole stack. Take over Black’s stack of three.
lesson-hint-takeover = Black’s stack of three is on f3, next to your piece on e3.
lesson-done-takeover = All four are yours, and Black can’t move them anymore.
lesson-ask-gap = A stack moves straight, in any of six directions, exactly as many spaces as it has pieces, whatever their color. Empty spaces count. Move your stack of three.
lesson-hint-gap = Count three spaces from c3.
lesson-done-gap = Across a piece and a gap, onto the third space.
lesson-ask-blocked = A piece with neighbors on all six sides can’t move. Which of yours is blocked?
lesson-hint-blocked = Count the neighbors of each of your pieces.
lesson-done-blocked = f3 has no open side. On a full board, only pieces at the edge can move.
lesson-ask-dvonn = Stacks stay in the game only while a chain of neighbors links them to a red DVONN piece. The red gem shows one in your stack on c3. Move that stack so that two pieces lose their link.
lesson-hint-dvonn = Count two spaces from c3.
lesson-done-dvonn = Those two are out. Your stack carries its link with it. Alone, a DVONN piece never moves.
lesson-ask-cutoff = Every stack without a link is out at once. Cut off five black pieces.
lesson-hint-cutoff = Five pieces are linked only through your piece on e3.
lesson-done-cutoff = Five pieces gone! Only the DVONN pieces themselves always stay.
lesson-ask-careful = Your own stacks can be cut off too, no matter who moves. Make a move that keeps them all.
lesson-hint-careful = Leave e3 where it is: your tall stack depends on it.
lesson-done-careful = Your tall stack is still linked.
lesson-ask-count = You must move if you can, and pass if you can’t. Here no one can, so the game is over. How many pieces are in your stacks, whatever their color?
lesson-hint-count = Add up the numbers on the stacks with a white top.
lesson-done-count = Five and six make 11. Black has eight, so you win. Equal numbers would be a tie.
lesson-ask-edge = One more thing: before the first move, the board is filled. You take turns on any empty space: first with the DVONN pieces, then with your own. Place one of yours at the edge, next to a DVONN piece.
lesson-hint-edge = Look next to the red pieces on b1 and h5.
lesson-done-edge = It’s linked, and can move from the start. White places first, and also moves first once the board is full.
lesson-ask-labels = Now as in a game: buttons say what each move does and the new score, yours first. Choose a stack and take the lead.
lesson-hint-labels = Try your piece on d3, and compare the scores on its buttons.
lesson-done-labels = You lead 4–2. That’s how a game’s buttons help.

lesson-missed-edge = { $space } isn’t at the edge.
lesson-missed-beside = { $space } has no DVONN piece next to it.
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
lesson-missed-cuts = { $cut ->
    [0] That cuts off none of Black’s pieces.
    [one] That cuts off { $cut } black piece.
   *[other] That cuts off { $cut } black pieces.
  }
lesson-missed-leads = That makes the score { $own }–{ $other }.
lesson-missed-surrounded = Still empty next to { $space }: { $free }.
lesson-missed-at-edge = { $space } is at the edge, where nothing is ever surrounded.
lesson-missed-score = { $number } isn’t right.

lesson-end = 🎉 **You know how to play DVONN!**
lesson-first-match = Press **Play your first game** to start right now, against me at my easiest level. The board is set up at random, so you can move at once.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Learn DVONN by playing: a private five-minute lesson

## People and servers

kept-lesson = Your progress in the lesson
