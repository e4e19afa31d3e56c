## Blocking

done-blocked = **You’ve blocked { $user }.** Neither of you can challenge the other any more, nor accept a challenge from the other. Your running matches aren’t affected, and nobody is told.
done-unblocked = **{ $user } is no longer blocked.** You can challenge each other again.
blocked-none = You haven’t blocked anybody. You can block whoever challenges you: in `/dvonn games`, or after you’ve declined.
blocked-heading = { $count ->
    [one] **You’ve blocked { $count } person.**
   *[other] **You’ve blocked { $count } people.**
  }
