## For those who manage a server

ask-cancel = **Which match or challenge shall I cancel?** I’ll ask you once more.
ask-cancel-none = No match is running in this server, and no challenge is open.
ask-cancel-some-match = Cancel a match …
ask-cancel-some-challenge = Cancel a challenge …
ask-cancel-match = **Cancel match { $match }?** Nobody wins or loses, and it can’t be continued. Both players are told.
ask-cancel-challenge = **Cancel challenge { $challenge }?** Nobody can accept it then, and its message says so.
button-cancel-match = Cancel the match
button-cancel-challenge = Cancel the challenge
form-cancel-match = Cancel match { $match }
form-cancel-challenge = Cancel the challenge
form-cancel-reason = Why? You can leave this empty
form-cancel-explanation = Everybody who sees the match or the challenge can read it.
done-cancelled-match = Match { $match } is canceled: nobody has won or lost.
done-cancelled-challenge = The challenge is canceled.

done-banned = { $player } can’t challenge anybody or accept challenges here any more, and gets a direct message about it. Running matches continue.
done-banned-closed = { $count ->
    [one] { $count } open challenge was closed.
   *[other] { $count } open challenges were closed.
  }
done-unbanned = ✅ { $player } can challenge people and accept challenges here again, and gets a direct message about it.
banned-heading = { $count ->
    [one] **{ $count } person can’t challenge or accept here.**
   *[other] **{ $count } people can’t challenge or accept here.**
  }
banned-none = Nobody is banned here. `/dvonn-admin ban` keeps somebody from challenging and accepting.
banned-person = { $player } · since { $since }
button-unban = Unban
button-banned = Banned people
button-log = Log

exported = { $count ->
    [1] **Match { $first }** of this server.
   *[other] **{ $count } matches** of this server, from { $first } to { $last }: each line is one match in JSON.
  }
exported-left = { $count ->
    [0] That’s all of them.
    [one] { $count } more match didn’t fit into this file.
   *[other] { $count } more matches didn’t fit into this file.
  }
button-export-next = Next file

log-heading = { $count ->
    [one] **Log** · { $count } entry
   *[other] **Log** · { $count } entries
  }
log-none = The log is empty. What managers change, cancel or take along here stays in it for a year.
log-forgotten = Deleted user
log-setting = { $manager } changed { $setting }: { $value }.
log-setting-channels = where matches may be played
log-setting-threads = where boards stand
log-setting-pace = the usual time
log-setting-language = the language of public messages
log-setting-keep-boards = how long boards of finished matches are kept
log-setting-challenges-last = how long challenges stay open
log-setting-daily-channel = where the puzzle of the day comes
log-setting-daily-hour = when the puzzle of the day comes
log-setting-own-puzzles = puzzles from this server’s matches
log-follow = { $manager } let { $channel } show matches to spectators.
log-unfollow = { $manager } stopped showing matches in { $channel }.
log-show = { $manager } had this shown in { $channel }: { $value }.
log-stop-showing = { $manager } stopped showing: { $value }.
log-cancel-match = { $manager } canceled match { $number }.
log-unrate = { $manager } took match { $number } out of the ratings.
log-inspect = { $manager } looked at how match { $number } was played.
log-cancel-challenge = { $manager } canceled challenge { $number }.
log-ban = { $manager } banned { $player } from challenging.
log-unban = { $manager } let { $player } challenge again.
log-export = { $number ->
    [one] { $manager } exported { $number } match.
   *[other] { $manager } exported { $number } matches.
  }

command-admin-cancel = Cancel a match or a challenge of this server (needs Manage Server)
option-cancel-match = The running match that is to be canceled
    .gb = The running match that is to be cancelled
option-cancel-challenge = The open challenge that is to be canceled
    .gb = The open challenge that is to be cancelled
command-admin-ban = Keep somebody from challenging and accepting here, or see who is (needs Manage Server)
option-ban-user = Who may not challenge or accept any more; leave it out to see who is banned
option-ban-reason = Why; the person is told
command-admin-unban = Let somebody challenge and accept here again (needs Manage Server)
option-unban-user = Who may challenge and accept again
command-admin-export = Take all matches of this server home as a file, one a line (needs Manage Server)
command-admin-log = What managers have done here, and who is banned (needs Manage Server)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = challenge
name-reason = reason
