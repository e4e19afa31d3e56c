## For those who manage a server

ask-cancel = **Cancel a game or a challenge.** Choose one. I’ll ask again before I cancel it.
ask-cancel-none = There are no running games or open challenges in this server.
ask-cancel-some-match = Cancel a game…
ask-cancel-some-challenge = Cancel a challenge…
ask-cancel-match = **Cancel game { $match }?** It ends without a result and can’t be continued. I’ll tell both players.
ask-cancel-challenge = **Cancel challenge { $challenge }?** No one can accept it after that. Its message will say it was canceled.
button-cancel-match = Cancel the game
button-cancel-challenge = Cancel the challenge
form-cancel-match = Cancel game { $match }
form-cancel-explanation = Shown to everyone who can see the game or the challenge.
done-cancelled-match = Game { $match } is canceled. There’s no result.
done-cancelled-challenge = The challenge is canceled.

done-banned = **Banned from challenges:** { $player }. They’ll get a direct message about it. Their running games continue.
done-banned-closed = Open challenges closed: { $count }.
done-unbanned = ✅ { $player } can send and accept challenges here again. They’ll get a direct message about it.
banned-heading = **Banned from challenges:** { $count }
banned-none = No one is banned here. To ban someone from challenges, use `/dvonn-admin ban`.
banned-person = { $player } · since { $since }
button-unban = Unban
button-banned = Banned people
button-log = Log

exported = { $count ->
    [1] **Game { $first }** from this server.
   *[other] **{ $count } games** from this server, numbers { $first } to { $last }. Each line is one game in JSON.
  }
exported-left = { $count ->
    [0] That’s all of them.
   *[other] Games that didn’t fit into this file: { $count }.
  }

log-heading = **Log** · entries: { $count }
log-none = The log is empty. Changes, cancellations and exports by managers are saved here for a year.
log-setting-channels = Channels for games
log-setting-threads = Where games appear
log-setting-quiet = Quiet channel
log-setting-ping-by = Pings
log-setting-pace = Default time
log-setting-language = Language of public messages
log-setting-keep-boards = Results stay for
log-setting-challenges-last = Challenges stay open for
log-setting-daily-channel = Channel for the puzzle of the day
log-setting-daily-hour = Time of the puzzle of the day
log-setting-own-puzzles = Puzzles from this server’s games
log-export = { $manager } exported games: { $number }.

command-admin-cancel = Cancel a game or a challenge in this server (needs Manage Server)
option-cancel-match = The running game to cancel
option-cancel-challenge = The open challenge to cancel
command-admin-ban = Ban someone from challenges here, or list who is banned (needs Manage Server)
option-ban-user = The person to ban. Leave empty to list bans
option-ban-reason = The reason, shown to the person
command-admin-unban = Lift someone’s ban from challenges here (needs Manage Server)
option-unban-user = The person to unban
command-admin-export = Export all games of this server to a file, one per line (needs Manage Server)
command-admin-log = See what managers did here, and who is banned (needs Manage Server)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = challenge
name-reason = reason

direct-message-banned = { $server }: a manager banned you from challenges there, so you can’t send or accept any. Your running games continue. If you think it’s a mistake, contact the people who run the server.
direct-message-unbanned = { $server }: you can send and accept challenges there again. Have fun!

## Refusals

refused-nothing-to-cancel = Choose a game or a challenge. I’ll ask before I cancel it.
refused-not-banned = { $player } isn’t banned here. To see who is, use `/dvonn-admin ban` without a name.
