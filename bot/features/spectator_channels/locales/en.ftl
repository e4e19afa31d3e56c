## Watching

live-board-heading = 🔴 **Live**
button-unfollow = Stop showing
follow-server-all = { $channel } now shows each running match of this server as a live board, and the results.
follow-server-results = { $channel } now shows the results of this server’s matches.
follow-player-all = { $channel } now shows each of { $player }’s running matches as a live board, and the results.
follow-player-results = { $channel } now shows the results of { $player }’s matches.
follow-privacy = -# Matches from channels that not everybody there can see are left out.
follow-missing-permissions = ⚠️ In { $channel } I still lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Allow it, then use `/dvonn-admin follow` once more.
follow-stopped = { $channel } no longer shows matches. Its live boards will disappear; results stay.
follow-lost = **{ $server }:** I can’t post in { $channel } any more, so I’ve stopped showing matches there. `/dvonn-admin follow` starts it again.
follow-lost-permissions = **{ $server }:** in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }, so I’ve stopped showing matches there. `/dvonn-admin follow` starts it again.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Let a channel show this server’s matches to spectators (needs Manage Server)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = results-only
name-stop = stop

option-follow-channel = The channel that shows them
option-follow-player = Whose matches; leave it out for everybody’s
option-follow-results = Show only results, no live boards
option-follow-stop = Stop showing matches in the channel
