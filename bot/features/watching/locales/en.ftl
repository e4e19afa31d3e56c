## Watching

button-watch = Watch
button-unwatch = Stop watching
button-live = Running here
button-watched = Watching
button-watch-each = Each move
button-watch-cuts = Big cut-offs
button-watch-end = The end
button-watch-direct = Direct message
button-watch-thread = In the thread
watch-heading = **Watch game { $match }**
watch-not-yet = Want updates? Choose when: at each move, when 3 or more pieces are cut off, or only at the end.
watch-set-each = 👀 Updates: **at each move**, { watch-by }.
watch-set-cuts = 👀 Updates: **at cut-offs of 3 or more pieces** and at the end, { watch-by }.
watch-set-end = 👀 Updates: **only at the end**, { watch-by }.
watch-by = { $means ->
    [direct] by direct message
   *[thread] by a mention in the game’s thread
  }
watch-lost = 🔕 My direct messages don’t reach you, so you won’t get updates on this game. Allow them for this server, then press **Watch** on the board again.
watch-stopped = You’re no longer watching game { $match }. Press **Watch** on its board to start again.
watch-earlier = -# Earlier moves not shown: { $count }
watching-heading = **Games you’re watching here: { $count }**
watching-none = You aren’t watching any games here. Find one under **Running here**, then press **Watch** on its board.
watching-stop = Stop watching…
live-heading = **Games running here: { $count }**
live-heading-more = **Games running here: more than { $count }**
live-none = No games that you can see are running here. Start one with `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Started { $at }, no moves yet

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = See running games, and the games you’re watching

## Refusals

refused-watched-own-match = You’re playing in this game. Choose when I ping you in `/dvonn preferences`.

## People and servers

kept-watched = Games you’re watching, and how you get updates: { $count }
