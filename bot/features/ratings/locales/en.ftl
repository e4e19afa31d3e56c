## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
profile-chart = Rating over time: from { $first } to { $last }, lowest { $lowest }, highest { $highest }. Rated games shown: { $count }.
profile-none = No finished games with other people yet that you may see.
profile-hidden = This profile shows others only their own games with its owner.
profile-scope = The rating covers all servers. Everything else covers the games that you may see.
profile-scope-own = Others see your rating, and only those of your games that they could see anyway. `/dvonn preferences` limits that further.
profile-deviation = ± shows how sure the rating is: about as far as it may be off. A ? means that it is still rough.
profile-all = **Games against people:** { $results }
profile-white = White: { $results }
profile-black = Black: { $results }
profile-full = Pieces placed in turn: { $results }
profile-random = Set up at random: { $results }
profile-record = From a position: { $results }
profile-together = **Against you:** { $results }
profile-results = { $won } won · { $tied } tied · { $lost } lost
profile-pace = Usual time for a move: { $time }
profile-on-time = Lost on time: { $count }
profile-puzzles = Puzzle rating: { $rating }
profile-best = Best win: against { $opponent } ({ $rating })
profile-opponents = Most often against: { $opponents }
ask-played = Open a recent game
played-won = Match { $match } · { $sign } won against { $opponent }
played-tied = Match { $match } · { $sign } tied with { $opponent }
played-lost = Match { $match } · { $sign } lost to { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } d
menu-profile = DVONN profile

## Managers

done-unrated = Match { $match } no longer counts towards the ratings. They were computed again from there.

## Commands

command-profile = A player’s rating, results and recent games
command-admin-unrate = Take a finished game out of the ratings
option-unrate-match = The number of the finished match
option-profile-user = Whose profile; your own if you leave it out
