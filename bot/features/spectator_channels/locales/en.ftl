## Watching

live-board-heading = 🔴 **Live**
button-unfollow = Stop showing
follow-server-all = { $channel } now shows this server’s running games as live boards, and the results.
follow-server-results = { $channel } now shows the results of this server’s games.
follow-player-all = { $channel } now shows { $player }’s running games as live boards, and the results.
follow-player-results = { $channel } now shows the results of { $player }’s games.
follow-privacy = -# Games from channels that some people there can’t see aren’t shown.
follow-missing-permissions = ⚠️ Missing permissions in { $channel }: { $permissions }. Grant them, then use `/dvonn-admin follow` again.
follow-stopped = { $channel } no longer shows games. Its live boards will disappear, but results stay.
follow-lost-notice = { $server }: a channel no longer shows games.
follow-lost = I can’t post in { $channel } anymore. To start again, use `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Let a channel show this server’s games to spectators (needs Manage Server)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = results-only
name-stop = stop

option-follow-channel = The channel that shows the games
option-follow-player = Show only this player’s games
option-follow-results = Show only results, no live boards
option-follow-stop = Stop showing games in the channel

## Refusals

refused-not-followed = { $channel } doesn’t show games. Set that up with `/dvonn-admin follow`.

## People and servers

kept-follows = Spectator channels you set up, or that show only your games: { $count }

## The log of managers

log-follow = { $manager } started showing games to spectators in { $channel }.
log-unfollow = { $manager } stopped showing games in { $channel }.
