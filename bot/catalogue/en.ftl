# Every sentence that a user reads, in English. A test finds keys that are missing or unused.
# Style: short, friendly, at most two sentences; what happened first, then what to do.

## Words

white = White
black = Black
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } and { $last }
anybody = anybody
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = a former player
language-name = English

## The board message

board-heading = **DVONN · match { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] White to move
   *[black] Black to move
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] White to place
   *[black] Black to place
  }** piece { $count } of { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] White to place
   *[black] Black to place
  }** DVONN piece { $count } of { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] White, your time is running out
   *[black] Black, your time is running out
  }**
your-turn = { $sign } **Your turn:** { $task }
task-move = move a stack
task-place-own = place { $colour ->
    [white] white
   *[black] black
  } piece { $count } of { $total }
task-place-dvonn = place red DVONN piece { $count } of { $total }

told-begun-full = The board is empty: White begins.
told-begun-record = The match starts from a recorded position.
told-begun-random = All pieces were set up at random: White begins.
told-placed-own = { colour } placed a piece on { $space }.
told-placed-dvonn = { colour } placed a DVONN piece on { $space }.
told-all-placed = All pieces are placed. White, who placed the last one, also makes the first move.
told-moved = { $colour ->
    [white] White’s
   *[black] Black’s
  } { $height ->
    [1] single piece
   *[other] stack of { $height }
  }: { $move }, making { $built }.
told-cut-off = Cut off: { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } white piece
       *[other] { $count } white pieces
      }
   *[black] { $count ->
        [one] { $count } black piece
       *[other] { $count } black pieces
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } white stack
       *[other] { $count } white stacks
      }
   *[black] { $count ->
        [one] { $count } black stack
       *[other] { $count } black stacks
      }
  } ({ $pieces } pieces)
told-passed = { colour } has no move and passes.

told-earlier = -# { $told }
told-latest = -# Last: { $told }
told-undone = { colour }’s move { $move } was taken back: both agreed.

clock-runs = { $until }
clock-away = away until { $until }
clock-halted-channel = The match is on hold: I can’t write in { $channel }. Use `/dvonn board` in another channel to continue there.
clock-halted-direct = The match is on hold: my direct messages don’t reach you. Allow them, then use `/dvonn board` here to continue.
clock-halted-left = The match is on hold: a player has left the server.
clock-halted-server = The match is on hold: I’m no longer in the server.

offer-draw = 🤝 **{ $player } offers a draw.** { $other }, accept or decline; the offer expires with the next move.
offer-undo = ↩️ **{ $player } asks to take { $move } back.** { $other }, accept or decline; the request expires with the next move.
offer-draw-refused = { $player } would rather play on: no draw for now.
offer-undo-refused = { $player } lets the move stand.

result-board = 🏆 **{ $first } wins { $more }–{ $less }** against { $second }.
result-resignation = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } resigned.
   *[stacking] { $second } resigned at { $more }–{ $less }.
  }
result-time = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } ran out of time.
   *[stacking] { $second } ran out of time at { $more }–{ $less }.
  }
result-tie = 🤝 **A tie, { $more }–{ $more }:** { $first } and { $second } share the win.
result-agreement = 🤝 **A draw:** { $phase ->
    [placing] { $first } and { $second } agreed on it.
   *[stacking] { $first } and { $second } agreed on it at { $more }–{ $less }.
  }
result-abandoned = **Closed without a winner:** the match between { $first } and { $second } was on hold for 30 days.
result-void = **No result:** nobody won between { $first } and { $second }.
result-cancelled-time = **Cancelled, nobody has lost:** time ran out before both { $first } and { $second } had made a first move.
result-cancelled-manager = **Cancelled, nobody has lost:** a manager of the server ended the match between { $first } and { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = The game is over: { colour } wins, { $more } to { $less }.
position-tied = The game is over: a tie, { $more } all.
position-place-dvonn = { colour } is to place a DVONN piece.
position-place-white = { colour } is to place a white piece.
position-place-black = { colour } is to place a black piece.
position-pass = { colour } cannot move and must pass.
position-move = { colour } is to move.
position-score = Score: White { $white }, Black { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nothing.
position-single = { $count ->
    [one] single piece
   *[other] single pieces
  } on { $spaces }
position-high = { $count ->
    [one] stack
   *[other] stacks
  } of { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}with a DVONN piece
   *[other] {" "}with { $dvonn } DVONN pieces
  } on { $spaces }
position-high-each = stacks of { $height }, each with a DVONN piece, on { $spaces }
position-lone-dvonn = { $count ->
    [one] DVONN piece alone
   *[other] DVONN pieces alone
  } on { $spaces }.
position-empty = Empty: { $spaces }.
position-vacant = { $count ->
    [0] No space is empty.
    [49] The board is empty.
   *[other] The other { $count } spaces are empty.
  }
position-last-move = Last move: { $told }.
position-cut-off = { $count ->
    [one] It cut off the stack on { $told }.
   *[other] It cut off the stacks on { $told }.
  }
position-falling = { $count ->
    [one] The move would cut off the stack on { $told }.
   *[other] The move would cut off the stacks on { $told }.
  }
position-blocked = Surrounded on all six sides, so blocked: { $told }.
position-played = Broken arrow, the move that was played: { $told }.
position-numbered = Numbered arrows, planned: { $told }.
position-better = Whole arrow, a better move: { $told }.
position-chosen = Chosen: { $told }.
position-targets = { $count ->
    [one] Target: { $told }.
   *[other] Targets: { $told }.
  }
position-movable = Can move: { $told }.
position-planned = Planned, in this order: { $told }.
position-danger = In danger: { $threats }.
position-threat = { $spaces } if { colour } moves { $space }

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-to-challenge = See it
button-place = Place a piece
button-move = Move
button-why-not = Other stacks?
button-close = Close
button-more = More
button-back-to-panel = Back to your move
button-back = Back
button-never-mind = Never mind
button-play-anyway = Play it
button-resign = Resign
button-in-words = Board as text
button-rules = How to play
button-rules-short = Rules
button-agree = Accept
button-refuse = Decline
button-rematch = Rematch
button-move-here = Move it here
button-undo = Undo
button-draw = Offer a draw
button-plan = Plan ahead
button-drop-plan = Drop the plan
button-drop-branch = Drop this reply
button-whole-plan = Whole plan
button-plan-line = Plan this
button-plan-on = Plan on
button-resign-there = Resign there
button-next = Next match waiting
button-to-board = To the board
button-history = History
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Cut-off
button-cut-off-after = Cut-off ⏩
button-share = Share
button-replay = Replay
button-replay-last = Only the last 20 moves
button-replay-all = The whole match
button-record = Export
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Start a match from here
button-challenge = Challenge somebody
button-setup-full = We place the pieces
button-setup-random = Set up at random
button-anybody = Anybody may accept
button-to-record = Back to the record
button-games = My matches
button-games-running = Running
button-games-finished = Finished
button-open = Open
button-live = Running matches
button-commands = All commands
button-support = Get help
button-privacy = Privacy
button-terms = Terms
button-earlier-page = Back
button-later-page = Next

## Direct messages and threads

ping-challenge = **{ $challenger } challenges you to DVONN** in { $server }.
ping-rematch = **{ $challenger } would like a rematch of match { $match }** in { $server }. Colours are swapped.
ping-turn = **Match { $match } in { $server }:** it’s your turn against { $opponent }.
ping-offer = **Match { $match } in { $server }:** { $opponent } is waiting for your answer.
ping-reminder = ⏳ **Match { $match } in { $server }:** your time for this move against { $opponent } is running out.
direct-message-heading = **Match { $match } in { $server }**
direct-message-away = { $opponent } is away until { $until }. Their clock is stopped in all your matches until then; nothing is lost.
direct-message-back = { $opponent } was away for a while and is back.
direct-message-halted-permissions = The match and its clock are on hold: in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Use `/dvonn board` in another channel to continue there; after 30 days the match will be closed.
direct-message-halted-channel = The match and its clock are on hold: its channel is gone, or I can’t see it any more. Use `/dvonn board` in another channel of the server to continue there; after 30 days the match will be closed.
direct-message-halted-left = The match and its clock are on hold: a player has left the server. It resumes when they return; after 30 days it will be closed.
direct-message-halted-server = The match and its clock are on hold: I’m no longer in the server. It resumes if I’m invited again; after 30 days it will be closed.
direct-message-goes-on = The match was on hold for a while and is running again.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } challenges you to DVONN!**
challenge-anybody = **{ $challenger } would like to play DVONN.** Who accepts?
challenge-rematch = { $opponent }, **{ $challenger } would like a rematch of match { $match }.** Colours are swapped.
terms-colour-random = Colours are drawn at random.
terms-colour-white = { $challenger } plays White.
terms-colour-black = { $challenger } plays Black.
terms-setup-full = You place the pieces yourselves: about 40 turns each.
terms-setup-random = Set up at random: you start moving at once, about 15 turns each.
terms-setup-record = { $ply ->
    [0] You start from a given position.
    [1] You continue a recorded game after its first move.
   *[other] You continue a recorded game after move { $ply }.
  }
terms-pace = { $days ->
    [0] No time limit.
    [one] { $days } day for each move.
   *[other] { $days } days for each move.
  }
challenge-open-until = If nobody accepts, it expires { $until }.
challenge-accepted = The challenge from { $challenger } was accepted: match { $match } has begun.
challenge-declined = { $opponent } declined the challenge from { $challenger }.
challenge-declined-for = They say: “{ $reason }”
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-expired = The challenge from { $challenger } has expired: nobody answered in time.

challenges-none = You have no open challenges here. Start one with `/dvonn challenge`.
challenges-none-anywhere = You have no open challenges in any server. In a server’s channel, `/dvonn challenge` starts one; here you can play me.
challenges-anywhere = { $count ->
    [one] **{ $count } open challenge**
   *[other] **{ $count } open challenges**
  }
challenges-heading = { $count ->
    [one] **{ $count } open challenge here**
   *[other] **{ $count } open challenges here**
  }
challenges-own = **Your challenge to { $opponent }**
challenges-own-open = **Your challenge to anybody**
challenges-other = **{ $challenger } challenges you**

form-decline = Decline the challenge
form-decline-reason = Why? You can leave this empty
form-decline-explanation = Your words will be shown below the challenge.

## Blocking

button-block = Block
button-unblock = Unblock
button-blocked = People I’ve blocked
done-blocked = **You’ve blocked { $user }.** Neither of you can challenge the other any more, nor accept a challenge from the other. Your running matches aren’t affected, and nobody is told.
done-unblocked = **{ $user } is no longer blocked.** You can challenge each other again.
blocked-none = You haven’t blocked anybody. You can block whoever challenges you: in `/dvonn me challenges`, or after you’ve declined.
blocked-heading = { $count ->
    [one] **You’ve blocked { $count } person.**
   *[other] **You’ve blocked { $count } people.**
  }
refused-blocked-by-oneself = You’ve blocked { $opponent }. To play each other, unblock them first, in `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } person you’ve blocked
   *[other] { $count } people you’ve blocked
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Challenge to DVONN
menu-open = Open this match
menu-read = Read as a DVONN record
compose-heading = **Challenge { $opponent } to a match of DVONN.** The challenge will appear in this channel.
compose-blocked = You’ve blocked { $opponent }. To play each other, unblock them first.
compose-colour-random = Colours: drawn at random
compose-colour-white = Colours: I play White
compose-colour-black = Colours: I play Black
compose-setup-full = Set-up: we place the pieces
compose-setup-full-means = About 40 turns each
compose-setup-random = Set-up: random
compose-setup-random-means = You start moving at once: about 15 turns each
compose-pace = { $days ->
    [0] Time: no limit
    [one] Time: { $days } day for each move
   *[other] Time: { $days } days for each move
  }
button-send-challenge = Send the challenge
refused-no-match-in-message = I can only open a match from my own messages about it: its board, its result, its accepted challenge or a ping.
refused-no-record-in-message = There’s no text or file in this message. I can read a record from a text, a code block or a file: Little Golem’s text, SGF or JSON.

## The move panel

panel-heading = **Match { $match }:** { $task }.
ask-row = Choose a row…
ask-space = Row { $row }: choose a space.
ask-target = Choose where it goes
chosen-stack = **{ $space }**, { $height ->
    [1] a single piece, moves { $height } space.
   *[other] a stack of { $height }, moves { $height } spaces.
  }
option-row = Row { $row } ({ $count })
option-stack = { $height ->
    [1] single piece
   *[other] stack of { $height }
  }
option-dvonn = with DVONN
option-targets = to { $targets }
option-makes = makes { $height }
option-cuts-off = cuts off { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = costs you { $own }
option-cuts-off-own = cuts off { $pieces } ({ $own } yours)
score-yours = you { $own }–{ $other }
score-colours = White { $white }, Black { $black }
option-own-losses = Careful: { $pieces ->
    [one] { $pieces } of these pieces is
   *[other] { $pieces } of these pieces are
  } in your own stacks
why-heading = **These can’t move just now:**
why-surrounded = - Surrounded on all six sides: { $spaces }
why-empty-target = - Nothing to land on at the right distance: { $spaces }
why-lone-dvonn = - DVONN pieces never move by themselves: { $spaces }
ask-move = **Play { $move }?**
ask-own-losses = **{ $move } cuts off { $stacks ->
    [1] your own stack
   *[other] { $stacks } of your own stacks
  }** on { $spaces } ({ $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  }). Play it all the same?

## Plans

plan-no-spaces = **Match { $match }: nothing is planned.** Choose a row, then a space: I’ll place there as soon as it’s your turn.
plan-spaces = **Match { $match }: your plan.** On each of your turns I’ll place on the first of these that is vacant: { $spaces }.
plan-no-replies = **Match { $match }: nothing is planned.** Choose a move that { $opponent } may play, then your answer: I’ll play it at once.
plan-replies = **Match { $match }: your plan for { $opponent }’s next moves** ({ $count } of { $most } replies). Whatever they don’t play is dropped; the rest stays.
plan-begins = **Match { $match }: your plan from your move on** ({ $count } of { $most } replies). It’s your turn: play the first move yourself, and what follows it stays.
plan-at-reply = **Match { $match }: reply { $number } of your plan.** The board shows the position after it; what you add here follows it.
plan-at-end = **Match { $match }: reply { $number } of your plan.** The match ends with it, so nothing can follow.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** If { $theirs }: { $own }
plan-line-beside = **{ $number }** Or if { $theirs }: { $own }
plan-line-then = **{ $number }** then if { $theirs }: { $own }
plan-line-after = **{ $number }** or, after { $after }, if { $theirs }: { $own }
plan-line-begin = **{ $number }** Once you’ve played { $own }
plan-they-pass = they pass
plan-you-pass = you pass
plan-resign = you resign
words-for-pass = pass passes
words-for-resign = resign resigns
option-reply = { $number }: if { $theirs }: { $own }
option-begin = { $number }: once you’ve played { $own }
plan-kept = Saved; only you can see it.
plan-waits = Saved; only you can see it. It waits until you’ve played its first move.
plan-replaced = It takes the place of your answer { $own }, and of all that followed that.
plan-placed = It was your turn, so I’ve played **{ $spaces }** for you.
plan-their-stack = If they move **{ $space }** …
plan-theirs = If they play **{ $theirs }**, I’ll play …
plan-no-answer = After **{ $theirs }** you have no move to plan.
plan-passed = After **{ $theirs }** you can’t move, so I’ll pass for you. You can plan on from there.
plan-answered = So far, you’ve planned **{ $own }** here. Another answer takes its place, and that of all that follows it.
plan-own-stack = If they play **{ $theirs }**, I’ll move **{ $space }** …
ask-their-stack = Choose one of their stacks
ask-their-target = Choose where they go
ask-own-stack = Choose one of your stacks
ask-reply = Look at a reply
ask-plan-resign = **Resign match { $match } as soon as { $opponent } plays { $theirs }?** They’ll win, and once it’s played it can’t be taken back.

## People and servers

preferences-heading = **Your preferences**
preferences-no-quiet-hours = **Quiet hours:** none
preferences-quiet-hours = **Quiet hours:** { $start } to { $end } ({ $zone }). Pings during these hours wait until { $end }.
preferences-pictures = **Private pages and direct messages:** with pictures
preferences-words = **Private pages and direct messages:** in words, without pictures
preferences-turned = **Board:** turned round in your own pictures, row 5 at the bottom
preferences-not-turned = **Board:** row 1 at the bottom, as everybody sees it
preferences-asked = **Before a move:** I always ask first
preferences-not-asked = **Before a move:** I only ask if it cuts off stacks of yours
preferences-chances = **Finished matches:** with the chance to win, under **History**
preferences-no-chances = **Finished matches:** without the chance to win
ping-when-each = Ping me on every turn
ping-when-first = Ping me only when nothing else waits
ping-when-never = Never ping me
ping-when-never-means = Nor for a challenge, nor before my time runs out
challenges-from-everybody = Anybody may challenge me
challenges-from-played = Only people I’ve played may challenge me
challenges-from-nobody = Nobody may challenge me
challenges-from-nobody-means = I can still challenge others, and accept open challenges
ping-by-channel = Ping me in the channel
ping-by-direct = Ping me by direct message
ping-by-direct-means = Where direct messages don’t reach me, the board mentions me
language-as-discord = Language: as in my Discord
language-chosen = Language: { $language }
theme-walnut = My own pictures: walnut
theme-contrast = My own pictures: high contrast
button-quiet-hours = Change hours…
button-no-quiet-hours = No quiet hours
button-turn = Turn the board
button-turn-back = Turn it back
button-words = Words instead
button-pictures = Show pictures
button-do-ask = Always ask
button-do-not-ask = Ask less often
button-show-chances = Show chances
button-hide-chances = Hide chances
form-quiet-hours = Quiet hours
form-quiet-from = From
form-quiet-until = To
form-quiet-zone = Time zone
form-quiet-zone-explanation = As Continent/City, such as Europe/Berlin, or the city alone, such as New York

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
settings-pace = **Unless a challenge says otherwise:**
settings-language = **Language** of public messages.
settings-boards = **Boards of finished matches** are kept:
settings-challenges = **Challenges** stay open for:
settings-daily-channel = **A puzzle every day** for everybody, in this channel:
settings-daily-hour = **It comes at** { $time }, in your time:
settings-own-puzzles = **Puzzles from this server’s matches**, once these are over. They show a position and name nobody; matches that not everybody here may see are left out.
choice-no-channel = In no channel
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Make puzzles from our matches
choice-own-puzzles-no = Make none
choice-everywhere = Everywhere
choice-place-automatic = First in the channel, then threads
choice-place-channel = In the channel
choice-place-threads = In a thread for each match
choice-language-own = The players’, else the server’s
choice-ever = forever
choice-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }

done-away = **You’re away until { $until }** ({ $relative }). `/dvonn me back` ends it sooner.
away-left = { $days ->
    [0] After that you have no days away left this year.
    [one] After that you have { $days } more day away this year.
   *[other] After that you have { $days } more days away this year.
  }
clocks-away = { $count ->
    [one] Your clock is stopped in match { $matches }.
   *[other] Your clocks are stopped in matches { $matches }.
  }
clocks-back = { $count ->
    [one] Your clock runs again in match { $matches }.
   *[other] Your clocks run again in matches { $matches }.
  }
clocks-none = You have no match with a clock.
done-back = **Welcome back!**
choice-until = { $length }: until { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d day days
words-for-weeks = w week weeks
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = jan feb mar apr may jun jul aug sep oct nov dec

kept-heading = **This is what I keep about you:**
kept-name = the name { $name }
kept-language = your language: { $language }
kept-running = { $count ->
    [one] { $count } running match
   *[other] { $count } running matches
  }
kept-finished = { $count ->
    [one] { $count } finished match
   *[other] { $count } finished matches
  }
kept-challenges = { $count ->
    [one] { $count } open challenge
   *[other] { $count } open challenges
  }
kept-preferences = your preferences
kept-absences = when you were away ({ $count ->
    [1] once
   *[other] { $count } times
  })
kept-imports = { $count ->
    [one] { $count } imported record
   *[other] { $count } imported records
  } (kept for 7 days)
kept-watched = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } you’re watching, and how you want to hear about them
kept-follows = { $count ->
    [one] { $count } spectators’ channel that you set up, or that shows
   *[other] { $count } spectators’ channels that you set up, or that show
  } only your matches
kept-lesson = how far you’ve come in the lesson
kept-lines = { $count ->
    [one] { $count } line that you’ve tried out
   *[other] { $count } lines that you’ve tried out
  }
kept-puzzles = { $count ->
    [one] { $count } puzzle that you’ve tried, and your puzzle rating
   *[other] { $count } puzzles that you’ve tried, and your puzzle rating
  }
kept-nothing = I keep nothing about you.
ask-forget = **Shall I forget you?** This resigns your matches and closes your challenges; your moves stay, as those of “a former player”. Boards of our matches in direct messages are deleted. It can’t be undone.
button-forget-me = Forget me
done-forgotten = Done: I’ve forgotten you. Older boards with your name will be redrawn within a few minutes.

## Welcome

welcome = **Hello! Let’s play DVONN.**
    DVONN is a board game for two: jump onto other stacks to make them yours, and stay linked to the red pieces, because whatever loses touch with them is out. You play it right in a channel, one move at a time, over minutes or over weeks, and everybody can watch.
button-start-match = Start a match
begin-first = Your first match? **Set up at random** skips the placing, so you move stacks right away.

## The computer

button-computer = Play the computer
button-computer-play = Begin
button-computer-again = Play level { $level }
button-computer-random = Any colour
button-computer-white = White
button-computer-black = Black
button-ask-to-resign = Ask it to resign
computer-begin = **Play the computer.** I answer within a second or two, take back whatever you ask me to, and have no clock. Choose a level, how the board is set up, and your colour.
computer-up-to = I can’t think any faster where I run right now, so level { $most } is the highest I can play here.
computer-level = Level { $level }
computer-level-1 = Has just learned the rules
computer-level-2 = Looks one move ahead, and misses things
computer-level-3 = A casual player
computer-level-4 = Rarely gives anything away
computer-level-5 = Plans two moves ahead
computer-level-6 = A strong club player
computer-level-7 = Hard to beat
computer-level-8 = As strong as I can play
computer-player = { $player } (level { $level })
turn-computer = { $sign } **I’m thinking** about { $colour ->
    [white] White
   *[black] Black
  }’s move
panel-computer-thinks = I’m thinking about my move; this page shows it as soon as it’s made.
computer-agreed-undo = Your last move is taken back: it’s your turn again.
computer-agreed-draw = I agree: match { $match } ends in a draw.
computer-plays-on = I’d rather play on: a draw isn’t certain here.
computer-resigned = You’re right, I can’t save this one. Well played!
computer-not-lost = I won’t resign yet: I’m not certain to lose from here.
done-computer = Match { $match } has begun.
refused-level-too-high = I think too slowly for that level where I run right now. Choose level { $most } or a lower one.
refused-too-many-against-computer = You already have { $most } matches against me. Finish or resign one first; `/dvonn games` lists them.

## Hints

button-hint = Hint
button-hint-move = Show the move
button-hint-line = Show the line
hint-stack = 💡 **Hint:** look at your stack on **{ $space }**.
hint-stack-of = 💡 **Hint:** look at { colour }’s stack on **{ $space }**.
hint-row = 💡 **Hint:** look at row **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **What could come next**, if both sides play well:
hint-after = The board after these moves:
hint-ahead = My estimate: { colour } ends about { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } ahead.
hint-even = My estimate: the two sides end about even.
hint-dvonn = 💡 There’s no hint for DVONN pieces: nobody knows yet which space is best. Place it wherever you like.
refused-no-hints-here = Here you find your own moves: there are hints on your turns against me, and under **History** in matches that are over.
refused-still-in-play = This very game is being played on in another match, so I keep what I think of it to myself until that one is over.
refused-nothing-to-choose = Nobody has a choice in this position, so there is nothing to hint at. Go to another move.
refused-too-busy = I’m thinking about a lot of matches right now. Please try again in a minute.

## Reviews, chances and lines of moves

button-review = Review
button-worst-moves = Mistakes
button-mistake-back = ◀ Previous
button-mistake-on = Next ▶
button-review-chart = Overview
line-place = a piece on { $space }
line-pass = no move, passes
certain-win = **{ colour } wins by { $pieces }** with best play.
certain-tie = With best play **it’s a tie**.
certain-win-somehow = **{ colour } wins** with best play; by how much isn’t certain.
percent = { $percent }%
chance-estimated = Chance to win: ⚪ { $white } · ⚫ { $black }
chance-certain = Chance to win: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = I’m looking through the game; that takes a few seconds. If nothing comes, just ask again.
review-title = **Review** · { $title }
    { $players }
review-turning-point = **Turning point:** { $sign } move { $ply }, { $move }. White’s chance went from { $before } to { $after }.
review-no-turning-point = **No turning point:** { colour } was ahead all the time.
review-certain = From move { $ply } on it’s worked out who wins. At that point: { $told }
review-worst = { $count ->
    [0] **No mistakes:** no move lowered the chance to win by five points or more.
    [one] **One move lowered the chance to win by five points or more:**
   *[other] **The worst moves**, and by how many points they lowered the chance to win:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; better { $better }
review-estimates = -# Chances are my estimates, for players of equal strength. Only what is said of best play is certain.
review-shallow = -# Only my slow search runs on this machine, so I couldn’t look as far ahead as usual.
review-mistake-title = **Mistake { $number } of { $count }** · move { $ply } of { $last } · { $sign } { $player }
review-fall = { colour }’s chance to win: { $before } → **{ $after }**
review-certain-after = After { $move }: { $told }
review-cuts-off-own = { $move } cuts off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { colour }’s own.
review-lets-cut-off = { colour } can then cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { $colour ->
    [white] Black’s
   *[black] White’s
  } with { $move }.
review-lets-take = { colour } can then take over the stack of { $height } on { $space } with { $move }.
review-would-cut-off = { $move } would have cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { colour }’s.
review-would-cut-off-later = After { $first }, { $move } would then have cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of { colour }’s.
review-would-take = { $move } would have taken over { colour }’s stack of { $height } on { $space }.
review-would-stop = { $move } would have left { colour } without a move.
review-scores = { $count ->
    [one] After { $count } move
   *[other] After { $count } moves
  }, White and Black could have had { $white } and { $black } pieces instead of { $instead_white } and { $instead_black }.
review-freedom = White and Black could have been left with { $white } and { $black } possible moves instead of { $instead_white } and { $instead_black }.
review-later = Nothing is lost at once; the difference shows some moves later.
review-played = **Played** (broken arrow), and the best answers:
review-better = **Better** (whole arrow), if both play well:
review-chart-chance = Chance that White wins, in %
review-chart-certain = worked out
review-told = Chart of White’s chance to win: { $first } at first, { $last } at the end; the most is { $highest } after move { $highest_ply }, the least { $lowest } after move { $lowest_ply }.
review-told-turning-point = Turning point: move { $ply }, { $move }.
review-told-certain = Worked out from move { $ply } on: { $told }
review-told-mistakes = { colour }’s worst { $count ->
    [one] move ({ $count })
   *[other] moves ({ $count })
  }: { $told }.
review-told-mistake = move { $ply } ({ $move })
refused-no-review-yet = Match { $match } is still being played; you can have its review once it’s over.
refused-nothing-to-review = No stack has been moved in this game, so there is nothing to review.
refused-puzzle-open-here = There’s an open puzzle in this channel already. Solve that one first; it gives its solution { $until }, and then you can share the next.
refused-puzzle-open-elsewhere = Your puzzle in { $channel } is still open. You can share the next one when it gives its solution, { $until }.
refused-review-shared = The review of this match has been shared already: { $url }
refused-review-being-shared = The review of this match is just being shared; it will be in its channel in a moment.

## For those who manage a server

manager-reason = Reason: “{ $reason }”
ask-cancel-match = **Cancel match { $match }?** Nobody wins or loses, and it can’t be continued. Both players are told.
ask-cancel-challenge = **Cancel challenge { $challenge }?** Nobody can accept it then, and its message says so.
button-cancel-match = Cancel the match
button-cancel-challenge = Cancel the challenge
form-cancel-match = Cancel match { $match }
form-cancel-challenge = Cancel the challenge
form-cancel-reason = Why? You can leave this empty
form-cancel-explanation = Everybody who sees the match or the challenge can read it.
done-cancelled-match = Match { $match } is cancelled: nobody has won or lost.
done-cancelled-challenge = The challenge is cancelled.
challenge-cancelled = A manager of the server cancelled the challenge from { $challenger }.
label-challenge = Challenge { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = A manager of the server cancelled this challenge. You can start another with `/dvonn challenge`.
refused-nothing-to-cancel = Name either a match or a challenge, and I’ll ask you before I cancel it.

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
direct-message-banned = **{ $server }:** you can’t challenge anybody or accept challenges there any more; a manager of the server has decided that. Your running matches continue. If you think it’s a mistake, talk to the people who run the server.
direct-message-unbanned = **{ $server }:** you can challenge people and accept challenges there again. Have fun!
refused-banned = You can’t challenge anybody or accept challenges in this server; one of its managers has decided that. Your running matches continue. If you think it’s a mistake, talk to the people who run the server.
refused-not-banned = { $player } isn’t banned here. `/dvonn-admin ban`, without naming anybody, lists who is.

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
refused-nothing-to-export = There’s no match here to export. As soon as one has begun, it will be in the file.

log-heading = { $count ->
    [one] **Log** · { $count } entry
   *[other] **Log** · { $count } entries
  }
log-none = The log is empty. What managers change, cancel or take along here stays in it for a year.
log-forgotten = a forgotten person
log-setting = { $manager } changed { $setting }: { $value }.
log-setting-channels = where matches may be played
log-setting-threads = where boards stand
log-setting-pace = the usual time for a move
log-setting-language = the language of public messages
log-setting-keep-boards = how long boards of finished matches are kept
log-setting-challenges-last = how long challenges stay open
log-setting-daily-channel = where the puzzle of the day comes
log-setting-daily-hour = when the puzzle of the day comes
log-setting-own-puzzles = puzzles from this server’s matches
log-follow = { $manager } let { $channel } show matches to spectators.
log-unfollow = { $manager } stopped showing matches in { $channel }.
log-cancel-match = { $manager } cancelled match { $number }.
log-cancel-challenge = { $manager } cancelled challenge { $number }.
log-ban = { $manager } banned { $player } from challenging.
log-unban = { $manager } let { $player } challenge again.
log-export = { $number ->
    [one] { $manager } exported { $number } match.
   *[other] { $manager } exported { $number } matches.
  }

kept-bans = { $count ->
    [one] that you can’t challenge in { $count } server: this
   *[other] that you can’t challenge in { $count } servers: this
  } stays even if I forget you, until a manager there lifts it
kept-acts = { $count ->
    [one] { $count } entry in a server’s log of what managers did
   *[other] { $count } entries in servers’ logs of what managers did
  }, from which you would be taken out

command-admin-cancel = Cancel a match or a challenge of this server (needs Manage Server)
option-cancel-match = The running match that is to be cancelled
option-cancel-challenge = The open challenge that is to be cancelled
command-admin-ban = Keep somebody from challenging and accepting here, or see who is (needs Manage Server)
option-ban-user = Who may not challenge or accept any more; leave it out to see who is banned
option-ban-reason = Why; the person is told
command-admin-unban = Let somebody challenge and accept here again (needs Manage Server)
option-unban-user = Who may challenge and accept again
command-admin-export = Take all matches of this server home as a file, one a line (needs Manage Server)
command-admin-log = What managers have done here, and who is banned (needs Manage Server)

## Looking back

history-match = **Match { $match }**
history-record = **Your record**
history-at = { $title } · { $ply ->
    [0] the start{ $left ->
        [0] {""}
        [one] , { $left } move to come
       *[other] , { $left } moves to come
      }
   *[other] move { $ply } of { $last }
  }
history-given-start = The game starts from a given position.
history-begun-here = From here on, the players of this match took over.
ask-ply = Jump to a move
option-start = The start
option-ply = { $ply }: { colour } { $move }

shared = Shared: everybody in this channel sees it now.
not-shared = Discord is slow right now, so I couldn’t post it. Please try again in a minute.
shared-position = { $player } shares a position:
shared-replay = { $player } shares a replay:
shared-review = { $player } shares a review:
shared-chart = { $player } shares a chart:

replay-drawing = I’m drawing the moves one by one; just a moment, please.
replay-span = { $first ->
    [0] the start
   *[other] moves { $first } to { $last }
  }
replay-told = { $first ->
    [0] The start.
   *[other] Moves { $first } to { $last }, one after the other: { $moves }.
  }
replay-pass = pass
replay-at-the-end = At the end:
replay-start = The start.
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Score
chart-cut-off = Pieces cut off
chart-mobility = Possible moves
chart-ply = Move
chart-told-score = Chart of the match. Score: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Biggest lead: { $player } by { $pieces } after move { $ply }.
chart-told-no-lead = Nobody ever led.
chart-told-mobility = { $player } had { $least } to { $most } possible moves.
chart-told-cut-offs = { $count ->
    [1] Cut off once
   *[other] Cut off { $count } times
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with move { $ply }
chart-not-yet = The chart begins once stacks move.
chart-of-latest = The last match that finished here:
chart-of-running = No match has finished here yet. This one is still being played:

card-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
card-largest-cut-off = biggest cut-off: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with { $move }
card-decided = { $player } led from move { $ply } on

## Records

record-event = DVONN on Discord, match { $match }
ask-format = **The record of match { $match }:** which format would you like?
record-exported = **The record of match { $match }**
begin-from = { $title } · a match from here, { $ply ->
    [0] from the start
    [one] after { $ply } move
   *[other] after { $ply } moves
  }. { $sign } { colour } is to move.
begin-from-opponent = Choose your colour, then your opponent; nothing begins until they accept.
begin-from-computer = You play me: choose a level and your colour, and we begin at once.
begin-new = **A new match:** choose how the board is set up, then your opponent. With `/dvonn challenge` you can choose your colour and the time for each move, too.
ask-opponent = Challenge somebody

flaw-place = I can’t read this record: line { $line }, column { $column }.
flaw-field = I can’t read this record: look at “{ $field }”.
flaw-illegal = { $move } can’t be played there.
expected-space = A space of the board should be there, such as c3.
expected-move = A move should be there, such as c3, c3d4 or pass.
expected-end = Nothing more should follow there: the game or its record has ended.
expected-stack = A stack of the letters W, B and D should be there, or a full stop for an empty space.
expected-next-space = A comma and the next space should follow there.
expected-next-row = A slash and the next row should follow there.
expected-blank = A blank should be there.
expected-turn = w or b should be there, for who is to move.
expected-phase = p or s should be there, for placing or stacking.
expected-position = A position in one line should be there, one that a game can reach.
expected-header-value = A value in square brackets should follow there.
expected-header = This header appears a second time; once is enough.
expected-header-name = A header’s name should be there, in the letters A to Z only, and none that records use themselves.
expected-move-number = The number of the next turn should be there.
expected-legal-move = A move that the rules allow should be there.
expected-other-colour = It’s the other player’s turn there.
expected-time = A time should be there, such as 2025-03-01T18:30:00Z.
expected-result = This result doesn’t match the moves. Valid results look like W+5, B+R, W+T, Draw and Void.
expected-character = There is a broken character there. Please save it as plain text in UTF-8.
expected-tree = SGF begins with an opening parenthesis; one should be there.
expected-node = A semicolon should be there.
expected-property = A property, a semicolon or a parenthesis should be there; a property may appear only once in its node.
expected-parenthesis = A parenthesis should be there; perhaps one is missing at the end.
expected-one-value = This property takes one value, and there is a second.
expected-game = This is the record of another game: DVONN has the number 37 there.
expected-step = A step of a turn should be there, such as dropb E 4, pickb E 4, move E 4 F 4, pass or done.
expected-json = From there on it’s no longer JSON: perhaps a comma, a quotation mark or a bracket is missing, or there’s one too many.
expected-object = An object in braces should be there.
expected-list = A list in square brackets should be there.
expected-string = Text in double quotes should be there.
expected-member = One of the names version, headers, start, moves and result should be there, each of them once.
expected-move-member = One of the names move and time should be there, each of them once.
expected-version = The version of the format should be there: 1.
expected-moves = The list of moves is missing.

## Watching

button-watch = Watch
button-unwatch = Stop watching
button-watch-each = Each move
button-watch-cuts = Big cut-offs
button-watch-end = The end
button-watch-direct = Direct message
button-watch-thread = In the thread
watch-heading = **Watch match { $match }**
watch-not-yet = Want updates? Choose when: at each move, when 3 or more pieces are cut off, or only at the end.
watch-set-each = 👀 I’ll tell you about **each move**, { watch-by }.
watch-set-cuts = 👀 I’ll tell you when **3 or more pieces are cut off**, and about the end, { watch-by }.
watch-set-end = 👀 I’ll tell you about **the end** only, { watch-by }.
watch-by = { $means ->
    [direct] by direct message
   *[thread] by a mention in the match’s thread
  }
watch-lost = 🔕 My direct messages don’t reach you, so I can’t tell you about this match. Allow them for this server, then press **Watch** on the board again.
watch-stopped = You’re no longer watching match { $match }. Press **Watch** on its board to start again.
watch-notice = 👀 News from **match { $match } in { $server }**, which you’re watching:
watch-notice-over = 👀 **Match { $match } in { $server }**, which you’re watching, is over:
watch-earlier = -# { $count ->
    [one] { $count } move came before these.
   *[other] { $count } moves came before these.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **You’re watching { $count } match here.**
   *[other] **You’re watching { $count } matches here.**
  }
watching-none = You aren’t watching any matches here. Press **Watch** on a board, or find one with `/dvonn watch live`.
watching-stop = Stop watching…

live-heading = { $count ->
    [one] **{ $count } match is running here.**
   *[other] **{ $count } matches are running here.**
  }
live-heading-more = **Matches running here: { $count } and more.**
live-none = No match that you can see is running here. Start one with `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · waiting for { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · over
live-latest = -# { $told } ({ $at })
live-begun = -# Started { $at }; no moves yet.

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
daily-lost = **{ $server }:** I can’t post in { $channel } any more, so there’s no puzzle of the day now. `/dvonn-admin settings` starts it again.
daily-lost-permissions = **{ $server }:** in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }, so there’s no puzzle of the day now. Give that back, then start it again with `/dvonn-admin settings`.
follow-lost = **{ $server }:** I can’t post in { $channel } any more, so I’ve stopped showing matches there. `/dvonn-admin follow` starts it again.
follow-lost-permissions = **{ $server }:** in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }, so I’ve stopped showing matches there. `/dvonn-admin follow` starts it again.

## Private answers

done-challenged = Your challenge is posted. The match begins as soon as it’s accepted.
done-declined = You declined the challenge.
done-withdrawn = You withdrew the challenge.
done-accepted = Match { $match } has begun. Have fun!
done-played = **{ $move }** is played.
done-answered = { $opponent } had planned a reply, so the board has already moved on.
done-offered-draw = You offered a draw. { $opponent } can accept on the board; your offer expires with the next move.
done-offered-undo = You asked for an undo. { $opponent } can accept on the board; your request expires with the next move.
done-agreed-draw = You accepted: match { $match } ends in a draw.
done-agreed-undo = You accepted, so the move is taken back.
done-refused-draw = You declined the draw. The match continues.
done-refused-undo = You declined, so the move stands.
done-rematch = You asked for a rematch. It begins as soon as it’s accepted, with colours swapped.
done-moved-here = Match { $match } continues in this channel.
done-resigned = You’ve resigned match { $match }.
done-board-shown = The board of match { $match } is at the bottom of its channel again.
more-heading = **Match { $match }** – what else you can do
ask-resign = **Resign match { $match }?** { $opponent } will win, and it can’t be taken back.
ask-draw = **Offer { $opponent } a draw in match { $match }?** If they accept, the match ends without a winner.
ask-agree = **Accept the draw in match { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** It ends without a winner, and that can’t be taken back.
next-none-anywhere = No match is waiting for you anywhere. Enjoy the quiet, or start one: `/dvonn challenge` here is against me, in a server’s channel against others.
next-none = No match is waiting for you. Enjoy the quiet, or start one with `/dvonn challenge`.

delivery-delayed = It’s saved. Discord is slow right now, so the channel will show it a little later.
delivery-missing-permissions = It’s saved, but I can’t show it in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it; then `/dvonn board` shows the match.
delivery-no-channel = It’s saved, but I can no longer post in { $channel }. If the channel still exists, ask a moderator to let me see it; then `/dvonn board` shows the match.
delivery-no-direct = It’s saved, but my direct messages don’t reach you. Allow them from members of a server that we share; then `/dvonn board` shows the match.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Lists

games-heading-own = **Your matches in this server**
games-heading-anywhere = **Your matches, here and in all servers**
games-heading-other = **{ $player }’s matches in this server**
games-against = against { $opponent }
games-none-own = You’re not playing here right now. Start a match with `/dvonn challenge`.
games-none-anywhere = You’re not playing anywhere right now. `/dvonn challenge` starts a match: here against me, in a server’s channel against others.
games-none-finished = No match of yours has ended yet.
games-none-other = There are none that you can see.
games-none-against = There are none against them.
games-match = Match { $match }
games-line = { $sign } { $match } against { $opponent }
games-won = **won**
games-lost = **lost**
games-drawn = **a draw**
games-cancelled = cancelled
games-closed = closed without a winner
games-score = { $own }–{ $other }
games-own-turn = **your turn**
games-other-turn = waiting for { $mover }
games-offer-draw = **a draw is offered to you**
games-offer-undo = **your opponent asks for an undo**
games-due = time runs out { $until }
games-away = clock stopped: away until { $until }
games-halted = on hold
place-direct = direct messages
label-match = Match { $match } · against { $opponent }
label-finished = Match { $match } · { $white } – { $black }
label-turn-own = your turn
label-turn-other = their turn
progress-placing = { $count } of { $total } pieces placed

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Try a lesson
button-lesson-next = Next
button-lesson-again = Once more
button-lesson-before = Previous step
button-lesson-anew = Start the lesson again
button-first-match = Play your first match
lesson-welcome = Welcome! You play White, and nothing can go wrong here.
lesson-welcome-back = Welcome back! This is where you left off.
lesson-heading = **Step { $number } of { $count }.**
lesson-missed = **Not quite.** { $why } { $hint }
lesson-done = ✅ **Right!** { $told }

lesson-ask-red = Pieces stay in the game only while a chain of neighbours links them to a red DVONN piece. Place the last red one at least three spaces away from the other two.
lesson-hint-red = In every row, the spaces from h on are far enough.
lesson-done-red = Far apart, the red pieces offer links all over the board.
lesson-ask-edge = Now your own colour. Place a piece at the edge, next to a DVONN piece: there it can move from the start, and is linked.
lesson-hint-edge = Look beside the red pieces on b1 and h5.
lesson-done-edge = A good place! Once the board is full, White also moves first; the next boards show moments from later in a game.
lesson-ask-single = A single piece moves one space, and has to land on another piece or stack. Move yours.
lesson-hint-single = Look for a piece right beside it.
lesson-done-single = It stands on top now, so this stack of two is yours.
lesson-ask-gap = A stack moves straight, in any of the six directions, exactly as many spaces as it has pieces; empty ones count, too. Move your stack of three.
lesson-hint-gap = Count three spaces from c3.
lesson-done-gap = It crossed a piece and a gap, and landed on the third space.
lesson-ask-blocked = A piece with neighbours on all six sides can’t move. Which of yours is blocked?
lesson-hint-blocked = Count the neighbours of each of your pieces.
lesson-done-blocked = No side of f3 is open. On a full board, only pieces at the edge can move.
lesson-ask-takeover = The colour on top owns the whole stack. Take over Black’s stack of three.
lesson-hint-takeover = Black’s stack of three stands on f3, next to your piece on e3.
lesson-done-takeover = All four pieces are yours, and Black can’t move them any more.
lesson-ask-dvonn = A DVONN piece never moves alone, but your stack on c3 carries one. Move it, so that the two pieces beside it lose their link.
lesson-hint-dvonn = Your stack on c3 has two pieces, so it moves two spaces.
lesson-done-dvonn = Without a link to a DVONN piece, both are out of the game.
lesson-ask-cutoff = So after each move, whatever has lost its link is out. Cut off five black pieces at once.
lesson-hint-cutoff = Your piece on e3 is the only link of five.
lesson-done-cutoff = Five pieces gone in one move! Only the DVONN pieces themselves always stay.
lesson-ask-careful = Your own stacks can fall, too; the red buttons warn you. Make a move that keeps all of them.
lesson-hint-careful = Leave e3 where it is: your tall stack hangs on it.
lesson-done-careful = Your tall stack is still linked to the DVONN piece.
lesson-ask-pass = You may pass only if you can’t move. Move so that Black has to pass.
lesson-hint-pass = Black’s stack of two can land on d3 alone: leave nothing there.
lesson-done-pass = Black has no move and passes, so you move again.
lesson-ask-count = Nobody can move, so the game is over. How many pieces are in your stacks, whatever their colour?
lesson-hint-count = Add the numbers on the stacks with a white top.
lesson-done-count = Five and six make 11, Black has eight: you win. Equal numbers would be a tie.

lesson-missed-apart = That is only { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
  } from the DVONN piece on { $space }.
lesson-missed-edge = { $space } isn’t at the edge.
lesson-missed-beside = { $space } has no DVONN piece beside it.
lesson-missed-height = That moves { $height ->
    [1] a single piece
   *[other] a stack of { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] That takes nothing from Black.
    [1] That takes over a single piece.
   *[other] That takes over a stack of { $taken }.
  }
lesson-missed-carries = That stack carries no DVONN piece.
lesson-missed-keeps = That costs you { $lost ->
    [one] { $lost } piece.
   *[other] { $lost } pieces.
  }
lesson-missed-cuts = { $cut ->
    [0] That cuts off nothing of Black’s.
    [one] That cuts off { $cut } black piece.
   *[other] That cuts off { $cut } black pieces.
  }
lesson-missed-passes = { $left ->
    [0] Then nobody can move, and the game is over.
   *[other] Then Black can still play { $move }.
  }
lesson-missed-surrounded = There is still room beside { $space }: { $free }.
lesson-missed-at-edge = { $space } lies at the edge, where nothing is ever surrounded.
lesson-missed-score = It isn’t { $number }.

lesson-end = 🎉 **You know how to play DVONN.** Build stacks, keep them linked to the red pieces, and hold more than the other side at the end.
lesson-first-match = **Play your first match** begins right now, against me at my easiest. The board is set up at random, so you start moving at once.

## Trying moves out

button-try-out = Try it out
button-chances = Chances
button-keep-line = Keep
button-rename-line = Rename
button-drop-line = Delete
button-share-line = Share picture
button-animate-line = Share animation
button-lines = My lines
form-line-name = Keep this line
field-line-name = Name
ask-line = Open a line
try-named = **{ $name }**
try-unnamed = **Trying moves out**
try-from = { $title }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-start = { $left ->
    [0] Play for both sides, as far as you like. Nothing of it counts, and only you see it.
   *[other] This is where your line starts. Press ▶, or play other moves.
  }
try-step = Move { $at } of { $last }: { $told }
try-to-move = { $sign } { colour } to move
try-to-place-dvonn = { $sign } { colour } to place a DVONN piece
try-to-place = { $sign } { colour } to place a piece
try-to-pass = { $sign } { colour } has no move and passes: press ▶
try-resumed = This is how far you got here before.
try-no-moves = No moves yet: go back and play some, for both sides.
try-earlier = { $count ->
    [one] The first { $count } move: { $moves }
   *[other] The first { $count } moves: { $moves }
  }
try-caption = { $match ->
    [0] From a record
   *[other] From match { $match }
  }, { $ply ->
    [0] from the start
   *[other] after move { $ply }
  }
try-told = Moves that somebody tried: { $moves }.
lines-none = You keep no lines yet. Press **Try it out** under a match’s **History**, play some moves for both sides, then press **More** and **Keep**.
lines-heading = **Your lines** ({ $count } of { $most })
lines-of-record = From a record
lines-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
shared-line = { $player } shares some moves to think about:
done-line-kept = ✅ Kept. You’ll find it under `/dvonn me lines`.
done-line-dropped = Deleted from your lines. It’s still open here: **Keep** brings it back.

refused-no-such-line = This line isn’t there any more. Open another one under `/dvonn me lines`, or begin anew: **Try it out** stands under **History**.
refused-no-name = That’s no name yet. Give the line a name by which you’ll know it again.
refused-too-many-lines = You keep { $most } lines already, and there’s room for no more. Delete one that you no longer need, then keep this one; it stays open meanwhile.
refused-line-in-play = Match { $match } is still being played, so this line stays between you and me. You can share it once the match is over.
refused-nothing-to-try = The game is over in this position, so there’s nothing left to try. Go back a move or two.

## Puzzles

button-puzzle-another = Next puzzle
button-puzzle-again = Try again
button-puzzle-solution = Solution
puzzle-task = **Puzzle { $number }.** { colour } to move: only one move wins. Find it.
puzzle-task-own = **Puzzle { $number } from this server’s matches.** { colour } to move: only one move wins. Find it.
puzzle-card = **Puzzle { $number }.** { colour } to move: only one move wins. Who finds it?
puzzle-card-own = **Puzzle { $number } from this server’s matches.** { colour } to move: only one move wins. Who finds it?
puzzle-name = **Puzzle { $number }.**
puzzle-name-own = **Puzzle { $number } from this server’s matches.**
puzzle-card-heading = 🧩 **A puzzle for everybody**
puzzle-card-daily = 🧩 **Puzzle of the day**
puzzle-card-until = Only you see your tries. The solution comes { $until }.
puzzle-card-found = ✅ **Solved by { $count }:** { $named }
puzzle-card-found-further = ✅ **Solved by { $count }:** { $named } and { $others ->
    [one] { $others } other
   *[other] { $others } others
  }
puzzle-card-unsolved = Nobody here has found it this time.
shared-puzzle = { $player } shares a puzzle:
puzzle-shared-later = Discord is slow right now. The puzzle will appear in this channel as soon as it can.
button-puzzle-solve = Solve it
button-puzzle-back = Back to the puzzle
puzzle-solver = Your puzzle rating: { $rating } · { $solved } of { $tried } solved.
puzzle-longest = Longest streak: { $count }.
puzzle-solved = ✅ **{ $move } wins.** Well seen!
puzzle-solution = **{ $move }** is the only move that wins.
puzzle-theme-cut-off = It’s all about a big cut-off.
puzzle-theme-connection = It keeps your stacks linked to a DVONN piece.
puzzle-theme-last-moves = The other side runs out of moves, and you keep moving.
puzzle-theme-count = It’s all about where the last stacks land.
puzzle-missed = ❌ **{ $move } doesn’t win.**
puzzle-answer = The best answer: { $told }
puzzle-rated = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = That’s { $count } in a row.
puzzle-uncounted = Your puzzle rating stays at **{ $rating }**: only the first try at a puzzle counts.

## Refusals

refused-challenged-oneself = You can’t challenge yourself. Pick somebody else, or leave the opponent out so that anybody may accept.
refused-challenged-bot = Other bots don’t play DVONN. Pick a person or me, or leave the opponent out so that anybody may accept.
refused-opponent-cannot-see = { $opponent } can’t see this channel. Challenge them in a channel that both of you can see.
refused-cannot-see = You can’t see the channel where this match would be played. Ask the server’s managers to let you in there first, then come back to this.
refused-no-such-challenge = This challenge no longer exists. Start a new one with `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } isn’t taking challenges. Challenge somebody else, or leave the opponent out so that anybody may accept.
refused-asked-often-enough = { $opponent } already has several challenges from you. Wait for an answer, or take one back in `/dvonn me challenges`.
refused-too-many-challenges = You have { $most } open challenges in this server, and that’s the limit. Take one back in `/dvonn me challenges`, or wait for an answer.
refused-declined-lately = { $opponent } has just declined a challenge of yours. You can ask again { $until }; until then, anybody else may be glad to play.
refused-challenge-accepted = This challenge has already been accepted. The board is further down; you can start another match with `/dvonn challenge`.
refused-challenge-declined = This challenge was declined. You can start another with `/dvonn challenge`.
refused-challenge-withdrawn = This challenge was withdrawn. You can start another with `/dvonn challenge`.
refused-challenge-expired = Nobody answered this challenge in time. You can start another with `/dvonn challenge`.
refused-own-challenge = This is your own challenge, so somebody else has to answer it. You can take it back with `/dvonn me challenges`.
refused-not-your-challenge = Only { $opponent } can answer this challenge. Start your own with `/dvonn challenge`.
refused-decline-open-challenge = This challenge is open to anybody. Just leave it if you don’t want to play.
refused-not-your-withdrawal = Only { $challenger } can withdraw this challenge.
refused-no-such-match = There is no match { $match } in this server. `/dvonn games` lists yours.
refused-no-match-meant = You have no match in this server. Start one with `/dvonn challenge`.
refused-direct-no-such-match = You have no match { $match }. `/dvonn games` lists yours; those of others I only show in their server.
refused-direct-no-match-meant = You’re not playing anywhere right now. `/dvonn challenge` starts a match against me here, or against somebody else in a server’s channel.
refused-only-in-servers = **{ $command }** belongs in a channel of a server, where others can see it. Please use it there.
refused-nobody-else-here = Here you can only play me: leave the opponent out. Challenge people in a channel of a server, where they can see it.
refused-left-the-server = You’re no longer in the server where this would be played. Join it again first, then come back to this.
refused-unclear-match = Which match do you mean: { $matches }? Give its number in `match`.
refused-not-a-player = You’re watching this match: only { $white } and { $black } can play it. Start your own with `/dvonn challenge`.
refused-match-over = Match { $match } is over, so nothing more can be played in it. Start a new one with `/dvonn challenge`.
refused-board-moved-on = That board is out of date: the match has moved on. This is how it stands now.
refused-not-your-turn = It isn’t your turn: we’re waiting for { $player }.
refused-offer-stands = Another offer is still open. { $offer }
refused-offer-lapsed = That offer no longer stands: it was answered, or a move has been played since.
refused-own-offer = This is your own offer, so { $opponent } has to answer it.
refused-nothing-to-undo = There’s nothing to take back: you can only undo your own move, and only until your opponent has answered it.
refused-too-many-replies = That would be more than { $most } replies, and that’s all I can keep. Drop some of them first.
refused-plan-of-spaces = All pieces are placed, so there are no spaces left to plan. `/dvonn plan` without spaces plans answers to moves.
refused-plan-of-moves = Pieces are still being placed. Until the board is full, `/dvonn plan` with spaces plans where yours go.
refused-plan-without-answer = A plan needs your answer: put your own move after theirs.
refused-plan-changed = Your plan has changed in the meantime. This is how it stands now.
refused-illegal-plan = { $move } can’t be played there any more, so I haven’t planned it.
refused-plan-on-own-turn = It’s your turn, so there’s nothing to wait for: just play your move. To plan what follows it, type `/dvonn plan` with a line.
refused-no-rematch-yet = This match isn’t over yet. You can ask for a rematch once it is.
refused-not-a-list-of-spaces = “{ $text }” is not a space of the board. Give spaces with blanks between them, such as c3 d4 e2.
refused-not-a-line = I can’t read “{ $text }” as a move. Give both sides’ moves in turn, such as c3-d4 e5-e4.
refused-not-a-space = “{ $text }” is not a space of the board. Give a letter from a to k and a row from 1 to 5, such as c3.
refused-missing-permissions = I can’t run a match in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it, or play in another channel.
refused-no-channel = I can’t post in { $channel }. Ask a moderator to let me see it, or play in another channel.
refused-not-the-manager = Only people who manage this server can do that. Ask somebody with the permission **Manage Server**.
refused-not-a-date = I can’t read “{ $text }” as a time in the future. Write a date such as 2026-12-24 or 24 Dec, or how long, such as 5 days or 2 weeks.
refused-not-quiet-hours = I can’t read “{ $text }”. Choose both hours, and give a time zone such as Europe/Berlin.
refused-away-too-long = { $days ->
    [0] No day is left of this year’s { $most }. Each of them comes back after a year.
   *[other] That’s too long: you have { $days } of this year’s { $most } days left. Please choose an earlier day.
  }
refused-not-away = You’re not away, so your clocks are running already.
refused-channel-not-allowed = Matches in this server are played elsewhere: in { $channels }. Please use the command there.
refused-late-form = That took me too long, sorry. Please press the button again.
refused-watched-own-match = You’re playing this match yourself. `/dvonn me preferences` decides when I ping you.
refused-not-watchable = This match is played in a private thread, so I don’t report on it elsewhere. Look in there to follow it.
refused-not-followed = { $channel } shows no matches. Use `/dvonn-admin follow` to let a channel show them.
refused-unreadable-command = I couldn’t read that command: perhaps it has changed since you opened Discord. Restart Discord, then type it again.
refused-discord-silent = Discord isn’t answering me at the moment, so nothing was changed. Try again in a minute.
refused-outdated-control = This button is from an older version of me. Use `/dvonn board` for a fresh one.

illegal-game-over = The game is over.
illegal-must-place = All 49 pieces have to be placed before stacks move. Use `/dvonn place` or **Place a piece**.
illegal-must-stack = All pieces are placed, so it’s time to move stacks. Use `/dvonn move` or **Move**.
illegal-must-pass = None of your stacks can move, so you pass.
illegal-may-not-pass = One of your stacks can move, so you may not pass.
illegal-occupied = { $space } is occupied. Choose a vacant space.
illegal-empty-space = There is no stack on { $source }.
illegal-lone-dvonn = The DVONN piece on { $source } belongs to nobody and never moves by itself.
illegal-not-your-stack = The stack on { $source } is not yours: its top piece is your opponent’s.
illegal-surrounded = The stack on { $source } is surrounded on all six sides, so it can’t move.
illegal-same-space = A stack has to move to a space other than { $source }.
illegal-not-a-straight-line = { $move } is not a straight line along the board.
illegal-wrong-distance = The stack on { $source } has { $height ->
    [one] { $height } piece, so it moves exactly { $height } space
   *[other] { $height } pieces, so it moves exactly { $height } spaces
  }, not { $distance }.
illegal-empty-target = { $target } is empty: a move has to end on a piece or stack.
illegal-anywhere = From { $source } there’s nothing to land on { $height ->
    [1] on a space next to it
   *[other] exactly { $height } spaces away
  }.
legal-targets = From { $source } it can go to { $targets }.
legal-stacks = You can move: { $spaces }.

apology = Something went wrong on my side, sorry. Please try again; if it keeps happening, give the reference **{ $reference }** to whoever runs me.
apology-store = I can’t reach my database right now, sorry, and nothing was changed. Please try again in a minute (reference **{ $reference }**).
apology-stopping = I’m being restarted right now, so I couldn’t finish this, sorry. Please check whether it went through; if not, try again in a minute.

refused-no-such-plies = This match has the moves { $first } to { $last }. Give `from` and `to` within them, the smaller one first.
refused-picture-too-large = That replay would have more than { $limit } kB, which is too much here. Ask for fewer moves with `from` and `to`.
refused-not-to-be-shared-here = Not everybody here may see that match’s channel, so I won’t show it here. You can share it in its own channel.
refused-may-not-write = You can’t write in this channel, so I won’t post for you here.
refused-no-record-given = Give me one record: either as `text` or as a `file`.
refused-record-too-large = That is too long for a record: I read at most { $limit } kB.
refused-file-not-given = Discord didn’t hand me that file, so I couldn’t read it. Try again in a moment, or paste the record as text.
refused-record-not-text = That file isn’t plain text. Please save the record as text in UTF-8 and try again.
refused-no-such-import = I no longer have this record: I keep each one for 7 days. Use `/dvonn record import` to bring it again.
refused-nothing-left-to-play = The game is over at that point, so no match can continue from it. Choose an earlier move.

## Rules and help

rules-heading = **How to play DVONN: { $title }** · { $page } of { $pages }
ask-chapter = Go to a page
button-page-before = ◀ Back
button-page-after = Next ▶
shared-rules = { $player } shows how DVONN is played:

rules-title-aim = The aim
rules-text-aim = You build stacks. A stack belongs to the colour **on top** of it, and whoever holds **more pieces** at the end wins.
    But a stack stays in the game only while it is connected to a red **DVONN piece**, so mind your links.
    -# DVONN is a game by Kris Burm, the fourth of the GIPF project.
rules-caption-aim = In the picture, White’s stacks hold { $white } pieces so far, Black’s { $black }.
rules-title-placing = Placing
rules-text-placing = Lots decide who is White, unless the challenge says so. White begins, and you take turns: one piece at a time, on any empty space. First come the three DVONN pieces (White, Black, White), then each of you places your own colour, Black first, until all 23 white and 23 black pieces fill the 49 spaces.
    White, who places the last piece, **also makes the first move**.
rules-caption-placing = The picture shows the first { $count } pieces on the board.
rules-title-moving = Moving
rules-text-moving = You move one whole stack whose **top piece** is yours; a single piece is a stack of one. It goes straight in one of **six directions**, exactly **as many spaces as it has pieces**, of whatever colour.
    It may cross anything, and empty spaces count, too. But it must **land on** a piece or stack, no matter whose; the two become one stack.
rules-caption-moving = In the picture, { $space } has { $height ->
    [one] { $height } piece
   *[other] { $height } pieces
  } and can go to { $targets }, but not to { $empty }: nothing is there.
rules-title-blocked = Blocked stacks
rules-text-blocked = A stack that is **surrounded on all six sides** can’t move. So only the pieces at the edge can at first; where a space empties, its neighbours come free.
    A single DVONN piece **never moves by itself**. But you may land on it, and then it travels along in your stack.
rules-caption-blocked = In the picture, a cross (✕) marks each surrounded stack. { $empty } are empty, so { $free } are free, as is the edge.
rules-title-connected = Staying connected
rules-text-connected = Once all are placed, each stack needs a **link to a DVONN piece**: beside it, or through a chain of other stacks. Whatever a move leaves without one is out of the game at once, yours as well, and counts for **nobody**.
    The three DVONN pieces always stay, even alone.
rules-caption-connected = In the picture, { $move } would take the link away. The stacks with a minus would go: { $pieces } pieces of both colours, on { $spaces }.
rules-title-forced = Forced to cut
rules-text-forced = You **must move** if you can, even if your only move cuts off **your own** stacks. I’ll ask first when a move does that, but sometimes there’s no other.
    So look ahead near the end: which moves will you have left?
rules-caption-forced = In the picture, { $move } is White’s only move. It leaves White’s stacks on { $spaces } without a link: { $pieces } pieces are gone.
rules-title-passing = Passing and coming back
rules-text-passing = If none of your stacks can move, you **pass**; I do that for you. Your opponent plays on alone.
    As soon as one of your stacks can move again, you’re back in the game, and then you must move.
rules-caption-passing = In the picture, White’s last stack, on { $space }, is surrounded (✕), so White passes. If Black then plays { $move }, { $space } is free and has to move.
rules-title-end = The end
rules-text-end = When **neither** of you can move, the game is over. Each of you counts all pieces in your own stacks, **whatever their colours**. More pieces win; equal numbers are a **tie**.
    A DVONN piece inside a stack counts like any other; one that lies alone belongs to nobody.
rules-caption-end = In the picture, nobody can move any more: White wins { $more } to { $less }, and golden spaces show with which stacks.
rules-title-edge = Advice 1: place well
rules-text-edge = Put plenty of your pieces **at the edge**, where they can move from the start, and **near the DVONN pieces**, where they keep their links.
    Spread out: pieces that crowd together block each other and can be lost all at once.
rules-caption-edge = In the picture, White has { $edge } of { $count } pieces at the edge and { $near } within two spaces of a DVONN piece, and none of them touch.
rules-title-landing = Advice 2: land on stacks
rules-text-landing = Whenever you land on your opponent’s stack, **you take it over**: its pieces count for you, and your opponent has one stack fewer to move. It isn’t gone, though: whoever lands on it next takes it in turn.
rules-caption-landing = In the picture, { $move } turns { $white }–{ $black } into { $more }–{ $less }, and Black can move { $after } stacks instead of { $before }.
rules-title-mobile = Advice 3: stay mobile
rules-text-mobile = Keep **many of your stacks able to move**. The higher a stack grows, the farther it has to go, and the sooner it finds nothing to land on.
    Build high late, and where you mean to stay.
rules-caption-mobile = In the picture, White’s stack on { $space } is stuck: it would have to go { $height } spaces. The low stacks on { $spaces } can still move.
rules-title-danger = Advice 4: watch the DVONN pieces
rules-text-danger = Beware of a stack of your opponent’s with a **DVONN piece** in it: when it leaves, all that hung on it is cut off. Look where it can go and what that would cost you.
    If it’s too much, **land on it** yourself: the higher it gets, the harder it is to move.
rules-caption-danger = In the picture it’s White’s turn. Next, { $move } would cut off White’s stacks on { $spaces }, so White takes that stack first: { $answer }.
rules-title-last = Advice 5: have the last moves
rules-text-last = The last moves often decide. Whoever can **still move** while the other has to pass picks up one stack after another.
    So keep some moves in hand, and try to make your opponent pass before you have to.
rules-caption-last = In the picture, { $space } is the only stack that Black can move. White plays { $move }; Black has to pass, and White moves on.

tip-edge = 💡 **Tip:** put some pieces at the edge. They can move from the start, while those inside have to wait until a neighbour leaves.
tip-red = 💡 **Tip:** stay close to the DVONN pieces ({ $spaces }). Once stacks move, whatever loses its link to them is out of the game.
tip-spread = 💡 **Tip:** spread out. Pieces that crowd together block each other and can be lost all at once.
tip-landing = 💡 **Tip:** land on your opponent’s stacks. You take over what you land on, and they have one stack fewer to move.
tip-links = 💡 **Tip:** mind your links. Without { $space } you would lose { $spaces }, so think twice before you move it.
tip-mobile = 💡 **Tip:** keep your low stacks. The one on { $space } finds nothing to land on { $height } spaces away; the higher a stack, the sooner it is stuck.
tip-danger = 💡 **Tip:** watch the DVONN piece on { $space }. If it leaves, you can lose { $spaces }; you could land on it first.
tip-last = 💡 **Tip:** the last moves often decide. Keep some in hand, so that your opponent has to pass before you do.

help = **DVONN, a move at a time** · a game by Kris Burm, the fourth of the GIPF project
    If you’re new here, **Try a lesson** takes four minutes, and **How to play** tells all the rules.
    { $place ->
        [direct] Press **Play the computer**, and we start right here. To play people, press **Challenge somebody** in a server’s channel.
       *[server] Press **Challenge somebody**, and I’ll keep the board in the channel and call each of you when it’s your turn.
    }
    You play with the buttons under the board, or by typing `/dvonn place` and `/dvonn move`, which is best with a screen reader.
help-commands = **All commands**
    - **Learn:** `/dvonn learn` is a lesson on small boards, `/dvonn rules` tells all the rules with pictures. Both work in direct messages with me, too.
    - **Begin:** `/dvonn challenge` challenges somebody, or whoever accepts first; with a `level` from 1 to 8 you play me, at once, in direct messages, too. `/dvonn me challenges` lists your open challenges.
    - **Find your way:** `/dvonn next` opens the match that has waited longest for you, `/dvonn games` lists your matches, running and finished, and `/dvonn board` brings a board back to the bottom of its channel.
    - **Play by typing:** `/dvonn place` and `/dvonn move` do what the buttons do. They suggest the legal moves in words, each with what it leads to: the best way with a screen reader.
    - **Without pictures:** `/dvonn text` tells the board line by line; `/dvonn me preferences` has your own pages told in words.
    - **Get better:** `/dvonn puzzle` sets you a puzzle that matches your strength; press **Hint** on your turn against me, or under **History** in a match that is over.
    - **Try moves out:** **Try it out**, under **History** and on your own boards, lets you play for both sides in private; `/dvonn me lines` lists what you keep.
    - **Learn from a match:** `/dvonn review`, or **Review** under its result, shows the worst moves and what was better.
    - **Save time:** `/dvonn plan` lines up your next placements, or answers to your opponent’s next move.
    - **Change your mind:** `/dvonn undo` asks to take a move back; `/dvonn resign` gives a match up or offers a draw (I’ll ask first).
    - **Watch:** `/dvonn watch live` lists the running matches; **Watch** under a board keeps you posted, and `/dvonn watch list` lists what you watch.
    - **Look back:** press **History** under a board; `/dvonn record replay` shows a match as a short animation, `/dvonn record chart` at a glance. `/dvonn record export` gives you its record; `/dvonn record import` reads one, and a match can start from it.
    - **Make it yours:** `/dvonn me preferences` is about pings, quiet hours, pictures, and who may challenge you. `/dvonn me away` stops your clocks while you can’t play, `/dvonn me back` starts them again.
    - **Your data:** `/dvonn me forget` shows what I keep about you, and deletes it if you wish; PRIVACY.md, next to my source code, tells more.
    - **Run a server:** for those who manage it, `/dvonn-admin settings` says where and how matches are played, `/dvonn-admin follow` lets a channel show them to spectators, `/dvonn-admin cancel` ends a match or a challenge, `/dvonn-admin ban` and `/dvonn-admin unban` decide who may challenge others, `/dvonn-admin export` hands out all matches, and `/dvonn-admin log` tells who did what.
    Nothing is lost if I restart: matches and buttons keep working.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = The board game DVONN: learn it, challenge people, play move by move
command-learn = Learn DVONN by playing it: a lesson of four minutes, for you alone
command-rules = All the rules of DVONN with pictures, and five pieces of advice
command-challenge = Start a match: challenge somebody, or whoever accepts first
command-help = How to begin, and everything I can do
command-puzzle = Find the one move that wins; a puzzle that matches your strength
command-next = Your next move: opens the match that has waited longest for you
command-games = Your matches, running and finished: whose turn it is, and each board at one press
command-place = Place a piece by typing its space; only vacant ones are offered
command-move = Move a stack by typing; only legal moves are offered, each with what it leads to
command-board = The board of a match as it stands now; your own comes to the bottom of its channel
command-text = The board of a match in words, line by line, for those who don’t see pictures
command-review = A finished match looked through: chances to win, the worst moves, what was better
command-plan = Moves laid down beforehand, played the moment your turn comes; only you see them
command-undo = Ask your opponent to let you take back your last move
command-resign = Give a match up, or offer a draw; I’ll ask before it counts
command-watch = Other people’s matches: what is running, and what you watch
command-watch-live = The matches that are running in this server, with links to their boards
command-watch-list = The matches that you watch in this server, and a way to stop
command-record = Matches as animations, charts and files
command-record-replay = A match, or a part of it, as an animated picture
command-record-chart = A match at a glance: scores, cut-offs and possible moves
command-record-export = The record of a match as a file to take home
command-record-import = Leaf through the record of a game, and start a match from any of its positions
command-me = Your preferences, challenges, absences and data
command-me-preferences = When I ping you, quiet hours, who may challenge you, how your pictures look
command-me-lines = Your lines: moves that you’ve tried out for both sides, kept under a name
command-me-challenges = Your open challenges: accept, decline or withdraw them
command-me-away = Stop your clocks while you can’t play, for up to 30 days a year
command-me-back = End your absence, so that your clocks run again
command-me-forget = See what I keep about you, and have it deleted
command-dvonn-admin = Run DVONN in this server
command-admin-settings = Where and how matches are played in this server (needs Manage Server)
command-admin-follow = Let a channel show this server’s matches to spectators (needs Manage Server)

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-opponent = opponent
name-colour = colour
    .us = color
name-setup = setup
name-level = level
name-pace = pace
name-until = until
name-match = match
name-space = space
name-source = from
name-target = to
name-player = player
name-spaces = spaces
name-line = line
name-first = from
name-last = to
name-chosen = format
name-text = text
name-file = file
name-channel = channel
name-results-only = results-only
name-stop = stop
name-challenge = challenge
name-user = user
name-reason = reason

option-opponent = Who to challenge; leave it out and anybody may accept
option-colour = The colour you want to play; random by default
    .us = The color you want to play; random by default
choice-colour-random = random
choice-colour-white = White
choice-colour-black = Black
option-setup = How the pieces come onto the board; you place them yourselves by default
choice-setup-full = you place the pieces yourselves: about 40 turns each
choice-setup-random = random: start moving at once, about 15 turns each
option-level = Play against me: 1 is for beginners, 8 is as strong as I can play
option-pace = The time for each move; this server’s usual pace if you leave it out
choice-pace-none = no time limit
choice-pace-one = 1 day for each move
choice-pace-three = 3 days for each move
choice-pace-week = 7 days for each move
choice-pace-fortnight = 14 days for each move
option-until = A date such as 2026-12-24 or 24 Dec, or how long, such as 5 days
option-space = A vacant space, such as c3
option-from = The space of your stack, such as c3
option-to = The space that it goes to
option-match = The number of the match, if it isn’t clear which one you mean
option-player = Whose matches; leave it out for your own
option-games-against = Only matches against this person
ask-games-against = Only matches against …
choice-games-everybody = against everybody
option-spaces = Where your next pieces go, most wanted first: c3 d4 e2; leave it out to see your plan
option-line = Moves of both sides from now on: c3-d4 e5-e4 f3-g3 …; yours are played as answers
option-first = From which move on; 0 is the start
option-last = Up to which move
option-format = How it is written; the way Little Golem does if you leave it out
choice-format-text = text, as Little Golem has it
choice-format-sgf = SGF
choice-format-json = JSON, with the time of each move
option-text = The record itself: Little Golem’s text, SGF or JSON
option-file = The record as a file of at most 64 kB
option-follow-channel = The channel that shows them
option-follow-player = Whose matches; leave it out for everybody’s
option-follow-results = Show only results, no live boards
option-follow-stop = Stop showing matches in the channel
