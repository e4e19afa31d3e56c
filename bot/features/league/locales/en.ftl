## League

button-league = League
button-league-join = Join
button-league-in = I’m in
button-league-not-in = Not this time
button-league-leave = Leave the league
button-league-thread = To the season
button-league-start = Start a league
button-league-here = Post it here
button-league-end = End the league
button-league-invite = Invite a server
button-league-code = Join with a code
button-league-leave-server = Leave with this server
button-league-remove = Remove the server
league-heading = 🏆 **{ $name }** · season { $number }
league-form-random = Random setups
league-form-pairs = Random, two games with colors swapped
league-form-full = Full games
league-quiet = no pings
league-across = Across { $count } servers: { $servers }
league-direct = games in direct messages
league-of-server = { $names } ({ $server })
league-stage-open = Starts { $start } ({ $relative }). Two days before, I’ll ask the members who plays. No answer means no.
league-stage-asked = Starts { $start } ({ $relative }). Who plays? Press **I’m in** before then. No answer means no.
league-stage-waiting = There are too few players so far. The season starts by itself as soon as five are in.
league-stage-drawn = The groups are drawn. The games are starting.
league-stage-running = Runs until { $end }. Still open: { $open }.
league-stage-closing = The season’s time is up. I’m deciding the games that are still open.
league-stage-over = This season is over.
league-stage-ended = A manager has ended this league. Its games continue.
league-stage-coming = Starts { $start } ({ $relative }).
league-commitment = You play everyone in a group of four to six, all games at the same time, for { $weeks } weeks at most. Anyone who doesn’t move within 72 hours of the start, or loses a second game on time, is out.
league-names-across = The tables show your name in all of these servers.
league-nobody = No one is in yet.
league-members = Members ({ $count }): { $names }
league-players = In ({ $count }): { $names }
league-group = Group { $group }
league-table = Table
league-table-empty = No one is in this table.
league-removed = Out, games removed: { $names }
league-out = Out, open games lost: { $names }
league-open-games = Open in this group: { $count }
league-legend = A win is 2 points, a tie 1.
league-legend-pairs = The two games against one opponent count as one, with both margins added: a win is 2 points, a tie 1.
league-legend-bar = The empty part of a bar can still be won.
league-level = With equal points, the games between these players decide, then the points of the opponents they’ve beaten, then the margins.
league-row = won { $won }, tied { $tied }, lost { $lost }
league-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
league-row-open = open { $count }
league-result-board = **{ $one }** beat **{ $other }** by { $margin }.
league-result-resigned = **{ $one }** beat **{ $other }** by resignation.
league-result-time = **{ $one }** beat **{ $other }** on time.
league-result-proved = **{ $one }** beats **{ $other }**. The season ended before the game did, and I have proved who wins.
league-result-time-used = **{ $one }** beats **{ $other }**. The season ended before the game did, and **{ $other }** had used more time.
league-tied-board = **{ $one }** and **{ $other }** tied.
league-tied-proved = **{ $one }** and **{ $other }** tie. The season ended before the game did, and I have proved the tie.
league-tied-time-used = **{ $one }** and **{ $other }** tie. The season ended before the game did, and both had used the same time.
league-out-by-time = { $player } is out of this league season. Joining again counts for the next one: `/dvonn-club league`.
league-podium = The season is over. Congratulations!
league-goes-up = Goes up a group: { $player }
league-goes-down = Goes down a group: { $player }
league-question = **{ $name }**, season { $number }, starts { $start } ({ $relative }). Are you in? No answer means no.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, season { $number }, no longer takes answers.
league-thread = { $name } · season { $number }
league-thread-plain = League · season { $number }
panel-facts-league = League game
ask-resign-league = **Resign this league game?** You lose it in the league, too.

## The page

league-none = There’s no league here. Someone with the permission **Manage Server** can start one with `/dvonn-club league`.
league-none-yet = **There’s no league here yet.** You can start one in this channel.
league-what = Everyone in a group plays everyone, all games at the same time. A season takes seven weeks, or three months with full games. Then comes the next one. In a channel, each game gets a thread of its own.
league-invited-by-others = Has another server invited yours to its league? Press **Join with a code**.
form-league = Start a league
form-league-name = Name
form-league-first-day = First day
form-league-first-day-explanation = Such as tomorrow, Friday or 12/24. The season starts at noon UTC.
form-league-clock = Time
form-league-setup = Setup
form-league-pings = Pings
form-league-pings-pings = I ping the player to move
form-league-pings-quiet = No pings: everyone looks for themselves
form-league-code = Join another server’s league
form-league-code-code = Code
form-league-code-explanation = All of its servers will see this server’s name, and the names of members who join.
league-default-name = League
league-own-outside = You’re not a member.
league-own-member = You’re a member. I’ll ask you two days before the start.
league-own-next = You’re a member. I’ll ask you before the next season.
league-own-unanswered = Are you in? No answer means no.
league-own-in = You’re in.
league-own-not-in = You’re not in this season.
league-own-out = You’re out of this season, and your remaining games are lost. You can join again for the next one.
league-own-games = You play in this season. Your open games: { $count } (`/dvonn games`)
league-joined-new = You’ve joined.
league-joined-in = You’re in. Good luck!
league-joined-next = You’ve joined.
league-joined-known = You’re already a member. I’ll ask you before each season whether you play.
league-joined-direct = Your games will be in your direct messages with me.
league-games-here = { $server }: your games in **{ $name }** will appear here.
league-started = **{ $name }** is announced in { $channel }.
league-ended-now = The league has ended. Its games continue.
league-left = You’ve left the league.
league-moved = The league is now posted here.
league-invitation = The code for one more server is **{ $code }**, valid until { $until }. A manager there uses `/dvonn-club league` and presses **Join with a code**. Anyone with the code can bring a server in, and all servers of the league show the players’ names. A new code replaces this one.
league-server-joined = This server now plays in **{ $name }**, announced in { $channel }.
league-server-left = This server has left the league. Anyone playing this season plays it to the end.
league-server-removed = **{ $server }** is no longer in the league.
league-role-chosen = The winner of a season has this role until the next one is over.
league-role-none = The winner of a season gets no role.
role-trouble-league = { $server }: I can’t give or take the role of the league’s winner. I need **Manage Roles**, and a role above it. The league works without; see `/dvonn-club league`.
league-answered-in = You’re in. Good luck in **{ $name }**!
league-answered-not-in = You’re not in this time. Before the next season of **{ $name }**, I’ll ask you again.
league-choose-role = Role of the winner (optional)
league-choose-server = Remove a server
league-for-managers = For managers of the server:
league-home-gone = ⚠️ The league’s channel is gone, or I can no longer write there. Open this page in another channel and press **Post it here**.
league-missing-permissions = ⚠️ Missing permissions in { $channel }: { $permissions }. I can’t show the league there until you grant them.
ask-league-leave = **Leave the league?** I’ll no longer ask you before a season.
ask-league-leave-playing = **Leave the league now?** Your open games are lost in the table. If you’ve played less than half of your games, all of them are removed from it. The games themselves continue.
ask-league-end = **End the league?** This season gets no result, and there’s no next one. The games themselves continue.
ask-league-end-across = The league ends in all of its servers.
ask-league-leave-server = **Leave the league with this server?** Its card here is deleted, and those who joined through this server are no longer members. Anyone playing this season plays it to the end.
ask-league-remove = **Remove { $server } from the league?** Those who joined through it are no longer members. Anyone playing this season plays it to the end.

## Commands

help-league = `/dvonn-club league` is the server’s league.
command-club-league = The league of this server: join it, see the table, or start one as a manager

## Refusals

refused-league-game = In a league game there’s no undo, no draw by agreement and no rematch. It’s played to its end, or resigned.
refused-league-exists = This server already has a league, **{ $name }**. End or leave that one first: `/dvonn-club league`.
refused-no-league = That league is over. `/dvonn-club league` shows whether there’s another one.
refused-league-hidden = A league shows its players in a table, but your profile is hidden. Show it under `/dvonn preferences`, then you can join.
refused-not-in-league = You’re not a member of this league. You can join it with `/dvonn-club league`.
refused-banned-from-league = A manager banned you from challenges in { $server }, which started this league, so you can’t play in it. If you think it’s a mistake, contact the people who run that server.
refused-not-an-invitation = That code doesn’t work: it’s mistyped, used or too old. Ask the managers of the other server for a new one.
refused-league-full = That league already runs in { $number } servers, and there’s no room for more. The managers of the server that started it can remove one.
refused-answered-too-late = That season no longer takes answers. `/dvonn-club league` shows when the next one starts.
refused-not-a-first-day = I can’t read “{ $text }” as a day from today on. Examples: tomorrow, Friday, 12/24.
refused-no-place-for-league = A league needs a text channel, a public thread or a forum post. Use the command there.

## People and servers

kept-league-memberships = Leagues you’re a member of: { $count }
kept-league-seasons = League seasons you’ve played in: { $count }

## The log of managers

log-start-league = { $manager } started the league { $value }.
log-end-league = { $manager } ended the league { $value }.
log-move-league = { $manager } moved the league { $value } to { $channel }.
log-league-role = { $manager } changed the role of the league’s winner.
log-invite-to-league = { $manager } made a code for another server to join the league { $value }.
log-join-league = { $manager } joined the league { $value } with this server.
log-leave-league = { $manager } left the league { $value } with this server.
log-remove-from-league = { $manager } removed the server { $value } from the league.
