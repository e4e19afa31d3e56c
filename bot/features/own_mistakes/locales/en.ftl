## Find it yourself

button-own-mistakes = Find it yourself
button-own-mistakes-next = Next mistake
button-own-mistakes-all = My mistakes
own-mistakes-title = **Find it yourself:** your mistakes as puzzles
own-mistake-task = **What was better here?** { colour } to move. You played { $move } (dotted arrow).
own-mistake-from = Game { $match } against { $opponent }, { $date } · move { $ply }
own-mistake-solved-before = solved so far: { $count } of 3
own-mistake-wrong = ❌ **There’s something better than { $move }.**
own-mistake-again = ❌ **That’s the move you played in the game:** { $move }.
own-mistake-right = ✅ **{ $move } is right.** Well spotted!
own-mistake-also = Also right: { $move }.
own-mistake-solution = Better: **{ $better }** (solid arrow). You played: { $move } (dotted arrow).
own-mistake-counted = Solved { $count } of 3 times. It comes back { $when }.
own-mistake-learned = Solved three times, so it won’t come back.
own-mistake-learned-before = You’ve solved this one three times, so it won’t come back.
own-mistake-returns = It comes back { $when }. A right answer counts from then on.
own-mistakes-none = No mistakes to practice right now. Open the **Review** of one of your finished games: its mistakes come back here after 1, 7 and 30 days, until you’ve solved them three times.
own-mistakes-later = Mistakes to practice later: { $count }. The next one comes back { $when }.

## The latest games

button-latest-games = My latest games
latest-none = You haven’t finished a game yet.
latest-title = **Your latest games:** { $count }
latest-results = Won { $won } · tied { $tied } · lost { $lost }
latest-lost = **How you lost:** { $told }
latest-lost-time = { $count } on time
latest-lost-cut-offs = { $count } by cut-offs
latest-lost-moves = { $count } out of moves
latest-lost-other = { $count } in other ways
latest-means-cut-offs = By cut-offs: without the pieces that both of you lost to cut-offs, you wouldn’t have lost.
latest-means-moves = Out of moves: your opponent played at least the last three moves alone.
latest-unreviewed = You haven’t opened the review of any of these games, so I can’t say where you gave away chances.
latest-given-away = **Chance to win given away per game**, in points (games reviewed: { $count }): { $told }
latest-turned = **Turning points in lost games:** { $told }
latest-part-beginning = opening { $figure }
latest-part-middle = middle game { $figure }
latest-part-ending = endgame { $figure }
latest-means-parts = Opening: at least 33 stacks on the board. Middle game: 17 to 32. Endgame: at most 16.
latest-focus-cut-offs = **Practice:** before each move, look for your own stacks that depend on a single link to a DVONN piece.
latest-focus-moves = **Practice:** keep small stacks at the edge, so you still have moves when your opponent has none.
latest-focus-time = **Practice:** choose a slower clock, or plan moves ahead when you’ll be away.
latest-focus-beginning = **Practice:** the opening. Take your time over the first moves, while most stacks can’t move yet.
latest-focus-middle = **Practice:** the middle game. Before each move, look at your opponent’s best answer.
latest-focus-ending = **Practice:** the endgame. Count both sides’ remaining moves before you play.
latest-focus-review = **Practice:** open the **Review** of your games. Then I can tell you more here.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Your own mistakes as puzzles: what was better?

## People and servers

kept-mistakes = Mistakes from your reviews, for practice: { $count }
