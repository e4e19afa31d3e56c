## Find it yourself

button-own-mistakes = Find it yourself
button-own-mistakes-next = Next mistake
button-own-mistakes-all = My mistakes
own-mistakes-title = **Find it yourself:** your mistakes as puzzles
own-mistake-task = **What was better here?** { colour } to move. You played { $move } (dotted arrow).
own-mistake-from = Match { $match } against { $opponent }, { $date } · move { $ply }
own-mistake-solved-before = solved so far: { $count } of 3
own-mistake-wrong = ❌ **There’s something better than { $move }.**
own-mistake-again = ❌ **{ $move } is what you played then.**
own-mistake-right = ✅ **{ $move } is right.** Well seen!
own-mistake-also = { $move } would have been right, too.
own-mistake-solution = **{ $better }** (solid arrow) was better than { $move } (dotted arrow).
own-mistake-counted = Solved { $count } of 3 times. It comes back { $when }.
own-mistake-learned = Solved three times: it won’t come back.
own-mistake-learned-before = You’ve solved this one three times: it won’t come back.
own-mistake-returns = It comes back { $when }; a right answer counts from then on.
own-mistakes-none = No mistake is waiting. Look at the **Review** of a finished match of yours: the mistakes in it come back here after 1, 7 and 30 days, until you’ve solved them three times.
own-mistakes-later = Mistakes that wait: { $count }. The next one comes back { $when }.

## The latest games

button-latest-games = My latest games
latest-none = You haven’t finished a game yet.
latest-title = **Your latest games:** { $count }
latest-results = Won { $won } · tied { $tied } · lost { $lost }
latest-lost = **How you lost:** { $told }
latest-lost-time = on time { $count }
latest-lost-cut-offs = by cut-offs { $count }
latest-lost-moves = out of moves { $count }
latest-lost-other = otherwise { $count }
latest-means-cut-offs = By cut-offs: without the pieces that cut-offs cost you and your opponent, you wouldn’t have lost.
latest-means-moves = Out of moves: your opponent made the last three moves or more alone.
latest-unreviewed = You haven’t looked at the review of any of them, so I can’t say where you gave away chances.
latest-given-away = **Chance to win given away per game**, in points, by your mistakes in { $count ->
    [one] { $count } reviewed game
   *[other] { $count } reviewed games
  }: { $told }
latest-turned = **Where lost games turned:** { $told }
latest-part-beginning = beginning { $figure }
latest-part-middle = middle { $figure }
latest-part-ending = ending { $figure }
latest-means-parts = Beginning: at least 33 stacks on the board. Middle: 17 to 32. Ending: at most 16.
latest-focus-cut-offs = **Practice:** before each move, look for stacks of yours that hang on a single link to a DVONN piece.
latest-focus-moves = **Practice:** keep small stacks at the edge, so that you still have moves when the other side has none.
latest-focus-time = **Practice:** choose a slower clock, or plan moves ahead when you’ll be away.
latest-focus-beginning = **Practice:** the beginning. Take your time over the first moves, when most stacks can’t move yet.
latest-focus-middle = **Practice:** the middle. Before each move, look at your opponent’s best answer.
latest-focus-ending = **Practice:** the ending. Count both sides’ last moves to the end before you play.
latest-focus-review = **Practice:** look at the **Review** of your games; then I can tell you more here.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Your own mistakes as puzzles: what was better?
