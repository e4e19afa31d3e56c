## The digest

digest-heading = 🗞️ **The week from { $since } to { $until }** · { $count ->
    [one] { $count } game finished
   *[other] { $count } games finished
  }
digest-game = **Game of the week:** { $players }
    With { $move }, { $player }’s chance to win went from { $before }% to { $after }%.
digest-movers = **Movers in the table**
digest-board = **Best on the board of week { $number }**
digest-crown = 👑 { $player } wears the crown.
digest-crown-new = 👑 New this week: { $player } wears the crown.
digest-league-join = Join with `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Weekly digest**
digest-off = Once a week, one silent message tells what happened: the game of the week, the movers, the league, the board of the week and the crown. Choose a channel to start it.
digest-on = It appears in { $channel }, next on { $next } your time, unless no one has finished a game. No one is pinged. Choose no channel to stop it.
digest-times = Day and hour, time zone { $zone }:
digest-missing = ⚠️ Missing permissions in { $channel }: { $permissions }.
button-digest-zone = Time zone
form-digest-zone = Time zone
form-digest-zone-explanation = Continent/City, such as Europe/Berlin, or just the city
digest-day-1 = Mondays
digest-day-2 = Tuesdays
digest-day-3 = Wednesdays
digest-day-4 = Thursdays
digest-day-5 = Fridays
digest-day-6 = Saturdays
digest-day-7 = Sundays
digest-lost = { $server }: there’s no weekly digest anymore, as I can’t post in { $channel }. Choose another channel with `/dvonn-admin digest`.
digest-lost-permissions = { $server }: there’s no weekly digest anymore. Missing permissions in { $channel }: { $permissions }. Grant them, then choose the channel again with `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest` starts a weekly digest.
command-admin-digest = One silent message a week about what happened here (needs Manage Server)

## Refusals

refused-not-a-zone = I can’t find a time zone called “{ $text }”. Enter a place such as Europe/Berlin, or a large city.
