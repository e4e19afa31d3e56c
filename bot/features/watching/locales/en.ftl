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
watch-heading = **Watch match { $match }**
watch-not-yet = Want updates? Choose when: at each move, when 3 or more pieces are cut off, or only at the end.
watch-set-each = 👀 I’ll tell you about **each move**, { watch-by }.
watch-set-cuts = 👀 I’ll tell you when **3 or more pieces are cut off**, and about the end, { watch-by }.
watch-set-end = 👀 I’ll tell you about **the end** only, { watch-by }.
watch-by = { $means ->
    [direct] by direct message
   *[thread] by a mention in the match’s thread
  }
watch-lost = 🔕 My direct messages don’t reach you, so I can’t tell you about this match. Allow them for this server, then press **Watch** on the board again.
watch-stopped = You’re no longer watching match { $match }. Press **Watch** on its board to start again.
watch-notice = 👀 News from **match { $match } in { $server }**, which you’re watching:
watch-notice-over = 👀 **Match { $match } in { $server }**, which you’re watching, is over:
watch-earlier = -# { $count ->
    [one] { $count } move came before these.
   *[other] { $count } moves came before these.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **You’re watching { $count } match here.**
   *[other] **You’re watching { $count } matches here.**
  }
watching-none = You aren’t watching any matches here. Find one under **Running here**, then press **Watch** on its board.
watching-stop = Stop watching…
live-heading = { $count ->
    [one] **{ $count } match is running here.**
   *[other] **{ $count } matches are running here.**
  }
live-heading-more = **Matches running here: { $count } and more.**
live-none = No match that you can see is running here. Start one with `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Started { $at }; no moves yet.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Other people’s matches: what is running, and what you watch
