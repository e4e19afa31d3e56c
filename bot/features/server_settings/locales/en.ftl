## People and servers

settings-heading = **Server settings.** Everything works out of the box; change only what you want. Running matches keep their place and their pace.
settings-missing = ⚠️ In { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }.
settings-missing-further = ⚠️ I lack permissions in { $count ->
    [one] { $count } more channel.
   *[other] { $count } more channels.
  }
settings-channels = **Where matches may be played.** Choose none for everywhere; a thread counts as its channel.
settings-threads = **Where boards stand.** Threads keep a channel with several matches tidy.
settings-pace = **Time**, unless a challenge says otherwise:
settings-language = **Language** of public messages.
settings-boards = **Boards of finished matches** are kept:
settings-challenges = **Challenges** stay open for:
settings-daily-channel = **A puzzle every day** for everybody, in this channel:
settings-daily-hour = **It comes at** { $time }, in your time:
settings-own-puzzles = **Puzzles from this server’s matches**, once these are over. They show a position and name nobody; matches that not everybody here may see are left out.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Where and how matches are played in this server (needs Manage Server)
