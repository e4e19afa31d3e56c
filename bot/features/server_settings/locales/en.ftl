## People and servers

settings-heading = **Server settings.** The defaults work well, so change only what you want. Running games keep their channel and their clock.
settings-missing = ⚠️ Missing permissions in { $channel }: { $permissions }.
settings-missing-further = ⚠️ More channels with missing permissions: { $count }.
settings-channels = **Where games can be played.** Choose none to allow all channels. A thread counts as its channel.
settings-threads = **Where boards appear.** Threads keep a channel with several games tidy.
settings-quiet = **Quiet channel:** each game gets a thread, whatever is chosen above, and leaves a single line with its result.
settings-quiet-daily = -# The puzzle of the day still appears in { $channel }, as chosen below.
settings-pings = **Pings** for players who haven’t chosen how to get them:
settings-pings-all = This server pings its members for all messages, so I ping by direct message, except in a game’s thread.
settings-pings-mentions = This server pings its members for mentions only, so I ping in the channel.
settings-pings-everyone = This server pings its members for all messages, so each move pings everyone who hasn’t limited the channel to mentions.
settings-pace = **Time**, unless a challenge says otherwise:
settings-language = **Language** of public messages. By default the players’ if they share one, otherwise the server’s.
settings-boards = **Results of finished games** shrink to two lines in a channel, after a day or once the next game begins there. Keep them:
settings-challenges = **Keep challenges open** for:
settings-daily-channel = **A puzzle every day** for everyone, in this channel:
settings-daily-hour = **Posted at** { $time }, your time:
settings-own-puzzles = **Puzzles from this server’s games**, once they’re over. They show a position without names. Games from channels that some people here can’t see aren’t used.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Where and how games are played in this server (needs Manage Server)
