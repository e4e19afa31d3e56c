## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
profile-chart = Rating over time: from { $first } to { $last }, lowest { $lowest }, highest { $highest }. Rated games shown: { $count }.
profile-latest = Latest results, newest last: { $results }.
profile-best = Best win: against { $opponent } ({ $figures }).
profile-best-title = Best win
outcome-won = won
outcome-tied = tied
outcome-lost = lost
profile-none = No finished games against people yet, or none that you can see.
profile-none-own = No games against people yet.
profile-hidden = This profile is hidden: others see only their own games with this player.
profile-scope = The rating covers all servers. Everything else covers the games you can see.
profile-scope-own = Others see your rating, and the games they have access to. To show less, use `/dvonn preferences`.
profile-deviation = ± = how far off it may be. ? = few games yet.
profile-all = **Against people:** { $results }
profile-random = Random setup: { $results }
profile-record = From a position: { $results }
profile-together = **Against you:** { $results }
profile-results = { $won } won · { $tied } tied · { $lost } lost
profile-beaten = **Against the computer:** level { $level } beaten ({ $score })
profile-unbeaten = **Against the computer:** level { $level }: { $score }
profile-puzzles = **Puzzles:** { $rating }
profile-week = **Board of week { $number }:** { $score }
ask-played = Open a recent game
played-won = Game { $match } · { $sign } won against { $opponent }
played-tied = Game { $match } · { $sign } tied with { $opponent }
played-lost = Game { $match } · { $sign } lost to { $opponent }
menu-profile = DVONN profile

## The table

table-heading = **This server’s table**
table-empty = No one is listed yet.
table-rules = From { $games } rated games on. ±: the fewer games, the less certain; certain players rank higher.
table-legend = Bar: ±. Circles, newest on the right: full = won, half = tied, empty = lost.
table-own-rating = You: { $rating }
table-unlisted-few = You aren’t in the table yet. Rated games still needed: { $missing }.
table-unlisted-inactive = You aren’t in the table because your last rated game ended on { $last }. Play one more and you’re back.
table-unlisted-elsewhere = You aren’t in the table because you haven’t finished a game in this server in the last { $days } days.

## Managers

done-unrated = Game { $match } no longer counts toward the ratings. I recalculated them from that game on.
ask-unrate = **Take game { $match } out of the ratings?** I’ll recalculate them from that game on and tell both players. This can’t be undone.
button-unrate = Take it out

## Commands

command-profile = A player’s rating, results and recent games
command-club-table = This server’s players by rating
command-admin-unrate = Take a finished game out of the ratings (needs Manage Server)
option-profile-user = Whose profile. Leave empty for your own

direct-message-unrated = A manager of the server took this game out of the ratings. Its result stays.

## Refusals

refused-not-rated = Game { $match } doesn’t count toward the ratings. Choose a finished, rated game.

## People and servers

kept-results = Results against other people, with your rating: { $count }

## Standing messages

standing-ratings = Ratings table
