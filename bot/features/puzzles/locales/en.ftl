## Watching

daily-lost-notice = { $server }: there’s no puzzle of the day anymore.
daily-lost = I can’t post in { $channel } anymore. To start the puzzle again, use `/dvonn-admin settings`.
daily-lost-permissions = Missing permissions in { $channel }: { $permissions }. Grant them, then start it again with `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Next puzzle
puzzle-solution-counts = viewing the solution counts as a miss
puzzle-task = { colour } to move: only one move wins. Find it.
puzzle-card = { colour } to move: only one move wins. Who can find it?
puzzle-name = **Puzzle { $number }.**
puzzle-name-own = **Puzzle { $number } from this server’s games.**
puzzle-card-heading = 🧩 **A puzzle for everyone**
puzzle-card-daily = 🧩 **Puzzle of the day**
puzzle-card-until = Only you can see your tries. The solution comes { $until }.
puzzle-card-found = ✅ **Solved by { $count }:** { $named }
puzzle-card-found-further = ✅ **Solved by { $count }:** { $named } and { $others ->
    [one] { $others } other
   *[other] { $others } others
  }
puzzle-card-unsolved = No one here found it this time.
puzzle-shared-later = Discord is slow right now. The puzzle will appear in this channel as soon as possible.
button-puzzle-solve = Solve it
button-puzzle-back = Back to the puzzle
puzzle-solver = Your puzzle rating: { $rating } · { $solved } of { $tried } solved.
puzzle-longest = Longest streak: { $count }.
puzzle-solved = ✅ **{ $move } wins.** Well spotted!
puzzle-solution = **{ $move }** is the only move that wins.
puzzle-motif-self-cut = **Self-cut.** The move cuts off pieces of its own side. It only looks like a loss.
puzzle-motif-sacrifice = **Sacrifice.** The move lets the other side take over or cut off several pieces.
puzzle-motif-zugzwang = **Zugzwang.** The other side has to move. If it could pass, it wouldn’t lose.
puzzle-motif-bridge = **A bridge given up.** The move breaks the link between two groups of stacks.
puzzle-motif-dvonn = **A DVONN piece carried away.** Pieces that were linked to it are cut off.
puzzle-motif-rescue = **Rescue.** The other side was about to take over or cut off several pieces.
puzzle-motif-last-stack = **The last moves.** The other side runs out of moves and can only pass.
puzzle-motif-cut-off = **Cut-off.** The move cuts off several pieces of the other side at once.
puzzle-motif-prepared-cut = **Prepared cut-off.** A later move cuts off several pieces of the other side.
puzzle-motif-height = **The right height.** With its next move, the new stack takes over a tall one.
puzzle-motif-quiet = **Quiet move.** It takes nothing over and cuts nothing off.
puzzle-motif-count = **Counting.** It’s all about where the last stacks land.
puzzle-rating = This puzzle’s rating: { $rating }
puzzle-rating-estimated = This puzzle’s rating: { $rating } (estimated)
puzzle-first-tries = solved on the first try: { $solved } of { $tried }
puzzle-missed = ❌ **{ $move } doesn’t win.**
puzzle-rated = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = That’s { $count } in a row.
puzzle-uncounted = Your puzzle rating stays at **{ $rating }**, because only the first try at a puzzle counts.
button-share-result = Share my result
puzzle-result-first = 🧩 { $player }: **Puzzle { $number } · first try**
puzzle-result = 🧩 { $player }: **Puzzle { $number } · try { $count }**
puzzle-result-shared-before = Nothing to share: you’ve already shared this result, or it wasn’t the puzzle of the day here when you solved it.
month-heading = 🧩 **Puzzles of the day** · { $month }
month-row = first try: { $firsts } · misses: { $misses }
month-empty = No one has solved one on the first try yet this month.
month-before = **The month before:** { $told }
month-own = **You:** { $figures }
month-own-hidden = Others don’t see you here because your profile is hidden. You can change that in `/dvonn preferences`.
month-days-in-a-row = Days in a row: { $count }. You can skip one day a week. Only you can see this.
month-rules = Puzzles of the day in this server count if they are solved on the first try. Ties go to the player with fewer misses.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Find the only move that wins, in a puzzle that matches your strength
command-club-puzzles = Who solved the most puzzles of the day on the first try this month

## Refusals

refused-puzzle-open-here = There’s already an open puzzle in this channel. Its solution appears { $until }. You can share the next one after that.
refused-puzzle-open-elsewhere = Your puzzle in { $channel } is still open. Its solution appears { $until }. You can share the next one after that.

## People and servers

kept-puzzles = Puzzles you tried, with your puzzle rating: { $count }

## Standing messages

standing-puzzles = Puzzles of the month
