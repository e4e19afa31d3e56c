## Watching

daily-lost = **{ $server }:** I can’t post in { $channel } any more, so there’s no puzzle of the day now. `/dvonn-admin settings` starts it again.
daily-lost-permissions = **{ $server }:** in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }, so there’s no puzzle of the day now. Give that back, then start it again with `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Next puzzle
puzzle-solution-counts = the solution counts as a miss
puzzle-task = **Puzzle { $number }.** { colour } to move: only one move wins. Find it.
puzzle-task-own = **Puzzle { $number } from this server’s matches.** { colour } to move: only one move wins. Find it.
puzzle-card = **Puzzle { $number }.** { colour } to move: only one move wins. Who finds it?
puzzle-card-own = **Puzzle { $number } from this server’s matches.** { colour } to move: only one move wins. Who finds it?
puzzle-name = **Puzzle { $number }.**
puzzle-name-own = **Puzzle { $number } from this server’s matches.**
puzzle-card-heading = 🧩 **A puzzle for everybody**
puzzle-card-daily = 🧩 **Puzzle of the day**
puzzle-card-until = Only you see your tries. The solution comes { $until }.
puzzle-card-found = ✅ **Solved by { $count }:** { $named }
puzzle-card-found-further = ✅ **Solved by { $count }:** { $named } and { $others ->
    [one] { $others } other
   *[other] { $others } others
  }
puzzle-card-unsolved = Nobody here has found it this time.
shared-puzzle = { $player } shares a puzzle:
puzzle-shared-later = Discord is slow right now. The puzzle will appear in this channel as soon as it can.
button-puzzle-solve = Solve it
button-puzzle-back = Back to the puzzle
puzzle-solver = Your puzzle rating: { $rating } · { $solved } of { $tried } solved.
puzzle-longest = Longest streak: { $count }.
puzzle-solved = ✅ **{ $move } wins.** Well seen!
puzzle-solution = **{ $move }** is the only move that wins.
puzzle-theme-cut-off = It’s all about a big cut-off.
puzzle-theme-connection = It keeps your stacks linked to a DVONN piece.
puzzle-theme-last-moves = The other side runs out of moves, and you keep moving.
puzzle-theme-count = It’s all about where the last stacks land.
puzzle-missed = ❌ **{ $move } doesn’t win.**
puzzle-rated = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = That’s { $count } in a row.
puzzle-uncounted = Your puzzle rating stays at **{ $rating }**: only the first try at a puzzle counts.
button-share-result = Share my result
puzzle-result-first = 🧩 { $player }: **Puzzle { $number } · first try**
puzzle-result = 🧩 { $player }: **Puzzle { $number } · try { $count }**
puzzle-result-shared-before = There’s nothing to share: you’ve shared this result already, or the puzzle wasn’t the puzzle of the day here when you solved it.
month-heading = 🧩 **Puzzles of the day** · { $month }
month-row = first try: { $firsts } · misses: { $misses }
month-empty = Nobody has solved one at the first try this month yet.
month-further = Further down: { $count }
month-before = **The month before:** { $told }
month-own-place = **You:** number { $place } · { $figures }
month-own = **You:** { $figures }
month-own-hidden = Others don’t see you here, because your profile is hidden: `/dvonn preferences`.
month-days-in-a-row = Days in a row: { $count }. One day a week is free. Only you see this.
month-rules = Puzzles of the day in this server count if they are solved on the first try. Ties go to the player with fewer misses.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Find the one move that wins; a puzzle that matches your strength
command-club-puzzles = Who solved most puzzles of the day at the first try this month
