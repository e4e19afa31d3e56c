## Standing messages

standing-heading = **What I keep up to date here, and where.** Choose a channel for each, or none to stop.
standing-nowhere = { $what }: not shown
standing-shown = { $what }: in { $channel }
standing-missing-permissions = ⚠️ { $what }. Missing permissions in { $channel }: { $permissions }. Once you grant them, it will appear.
standing-channel-gone = ⚠️ { $what }: its channel is gone, or I can’t post there anymore. Choose another.
standing-stopped = **{ $what }:** message deleted.

## Commands

command-admin-show = Keep a message up to date in a channel, such as the table of ratings (needs Manage Server)
name-what = what
option-show-what = What to show. Leave empty to list what is shown where
option-show-channel = The channel to show it in. Leave empty to see where it is
