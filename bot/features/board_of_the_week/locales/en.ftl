## Board of the week

button-week = Results
button-week-play = Play this board
button-week-level = Level { $level }
button-week-continue = Show my board
button-week-shared = Shared
button-week-best = Best line
button-week-current = This week’s board
week-heading = 📅 **Board of week { $number }**
week-name = Week { $number } of { $year }
week-past = Past weeks
week-until = Ends { $until }.
week-ended = Ended on { $until }.
week-rules = You play { $colour ->
    [white] White
   *[black] Black
  } on the same board as everyone: **one try**, no hints, no undo. Your score: your lead plus the points of the level.
week-opponent-2 = **{ $points }** · I overlook things. For first games.
week-opponent-5 = **{ $points }** · I overlook little. For practiced players.
week-opponent-7 = **{ $points }** · I always play the best move I find.
week-begun = Your try has started in your direct messages.
week-playing = Your try against level { $level } is running in your direct messages. It counts until the week ends.
week-had = You’ve had your try at this board.
week-over-unfinished = You didn’t finish your try, so it has no result.
week-own = **You: { $result }** against level { $level }.
week-result = { $result ->
    [won] won by { $margin }
    [tied] tied
   *[lost] lost by { $margin }
  }
week-par = par **{ $par }**
week-explained = Score: your lead plus the points of the level. Par: my score at full strength.
week-place-here = { $count ->
    [1] only result in this server
   *[other] { $place ->
        [1] first
       *[other] place { $place }
      } of { $count } in this server
  }
week-place-everywhere = { $count ->
    [1] only result in all servers
   *[other] { $place ->
        [1] first
       *[other] place { $place }
      } of { $count } in all servers
  }
week-hidden = You’ll see the results once you’ve finished your own try.
week-finished = Finished so far: { $count }.
week-nobody = No one has finished yet.
week-unfinished = Without a result: { $count }
week-best = **My result at full strength** against level { $level }: { $score }.
week-best-later = I’m still working out the best line.
week-last = **Best of week { $number }**
week-new = That week is over. This is the new board.
week-shared = { $player } against level { $level }: { $result }.
panel-facts-week = Board of week { $number }, ends { $until }
ask-resign-week = **End your try at the board of the week?** You’ll have no result, and there’s no second try this week.
result-cancelled-week = **The week is over.** This try wasn’t finished, so it has no result.
clock-halted-in-week = **On hold:** this position is part of the board of the week. I’ll move when the week ends, { $until }.

## Commands

command-club-week = Board of the week: the same board for everyone, one try each, and a table

## Refusals

refused-week-in-play = This position is part of the board of the week, which everyone plays without help. I can help when the week ends, { $until }.
refused-without-help = The board of the week has no hints, plans, undo or draws. Everyone gets one try and plays it alone.
refused-week-over = This board’s week is over, so it can’t be played anymore. This week’s board: `/dvonn-club week`.
refused-week-forgotten = You had your try at this board before you deleted your data, and everyone gets only one. The next board comes on Monday: `/dvonn-club week`.
refused-week-shared = You’ve already shared your result for that week in this server. Others can compare their own results with it there.
refused-nothing-to-share = You have no result to share for that week. Finish your try before the week ends.

## People and servers

kept-week-tries = Tries at the board of the week: { $count }

## Standing messages

standing-week = Board of the week
