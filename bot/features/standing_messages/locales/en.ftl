## Standing messages

standing-heading = **Messages that I keep up to date here**
standing-nowhere = - { $what }: not shown
standing-shown = - { $what }: in { $channel }
standing-missing-permissions = - ⚠️ { $what }: in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Allow it, and I’ll show it.
standing-channel-gone = - ⚠️ { $what }: I can’t write in its channel any more, or it is gone. Choose another one with `/dvonn-admin show`.
ask-standing = Say what to show there, too: the option `what`.
standing-stopped = **{ $what }:** I’ve deleted the message.
button-stop-standing = Stop showing it

## Commands

command-admin-show = Keep a message up to date in a channel, such as the table of ratings (needs Manage Server)
name-what = what
option-show-what = What to show; leave it out to see what is shown where
option-show-channel = The channel that shows it; leave it out to see where it is
