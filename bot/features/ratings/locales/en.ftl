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

## The table

table-heading = **Table of this server**
table-empty = Nobody is in it yet.
table-further = … and { $count ->
    [one] { $count } more player
   *[other] { $count } more players
  }
table-rules = Listed are players with at least { $games } rated games, one of them in the last { $days } days, ordered by rating minus the number after ±.
table-own = You: number { $place }, { $rating }.
table-own-rating = You: { $rating }.
table-unlisted-private = You aren’t in the table, because your profile is hidden: `/dvonn preferences`.
table-unlisted-few = You aren’t in the table yet: { $missing ->
    [one] { $missing } rated game is missing
   *[other] { $missing } rated games are missing
  }.
table-unlisted-inactive = You aren’t in the table: your last rated game ended on { $last }. One more, and you are back.
table-unlisted-elsewhere = You aren’t in the table: you haven’t finished a game in this server in the last { $days } days.

## Managers

done-unrated = Match { $match } no longer counts toward the ratings. They were computed again from there.

## Commands

command-profile = A player’s rating, results and recent games
command-club-table = The table of this server’s players by rating
command-admin-unrate = Take a finished game out of the ratings
option-unrate-match = The number of the finished match
option-profile-user = Whose profile; your own if you leave it out
