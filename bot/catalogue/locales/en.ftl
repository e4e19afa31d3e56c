# What more than one part of the bot says, in English; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
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
former-player = Deleted user
language-name = English

## The board message

board-heading = **DVONN · match { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } to move**
turn-place = { $sign } **{ $player } to place**
next-piece-dvonn = DVONN piece { $count } of { $total }
next-piece-own = Piece { $count } of { $total }
turn-reminder = { $sign } **{ $player }, your time is running out**
your-turn = { $sign } **Your turn:** { $task }
task-move = move a stack
task-place-own = place { $colour ->
    [white] white
   *[black] black
  } piece { $count } of { $total }
task-place-dvonn = place red DVONN piece { $count } of { $total }

told-begun-record = The match starts from a recorded position.
told-begun-full = The board is empty: White begins.
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
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, now { $height } high.
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

told-latest = Last: { $told }
told-undone = { colour }’s move { $move } was taken back.

clock-runs = ⏳ { $until }
clock-away = away until { $until }
clock-given = 🎁 { $player } has given { $other } more time: { $time }.
clock-halted-channel = The match is on hold: I can’t write in { $channel }. Open it with `/dvonn games` in another channel and press **Move it here**.
clock-halted-direct = The match is on hold: my direct messages don’t reach you. Allow them, then open it with `/dvonn games` here.
clock-halted-left = The match is on hold: a player has left the server.
clock-halted-server = The match is on hold: I’m no longer in the server.
clock-halted-in-play = The match is on hold: people are playing this position in a running match, so I don’t move here yet. I’ll move as soon as that match has moved on or ended.
clock-halted-week = The match is on hold: this position belongs to the board of the week, so I don’t move here yet. I’ll move { $until }, when the week is over.

offer-draw = 🤝 **{ $player } offers a draw.** { $other }, accept or decline; the offer expires with the next move.
offer-undo = ↩️ **{ $player } asks to take { $move } back.** { $other }, accept or decline; the request expires with the next move.
offer-draw-refused = { $player } would rather play on: no draw for now.
offer-undo-refused = { $player } lets the move stand.

result-board = 🏆 **{ $first } wins { $more }–{ $less }** against { $second }.
result-resignation = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } resigned.
   *[stacking] { $second } resigned at ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } ran out of time.
   *[stacking] { $second } ran out of time at ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **A tie, { $more }–{ $more }:** { $first } and { $second } share the win.
result-agreement = 🤝 **A draw:** { $phase ->
    [placing] { $first } and { $second } agreed on it.
   *[stacking] { $first } and { $second } agreed on it at ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Closed without a winner:** the match between { $first } and { $second } was on hold for 30 days.
result-void = **No result:** nobody won between { $first } and { $second }.
result-cancelled-time = **Canceled, nobody has lost:** time ran out before both { $first } and { $second } had made a first move.
result-cancelled-time-rated = **Canceled, nobody has lost:** time ran out before both { $first } and { $second } had made two moves.
result-cancelled-resigned = **Canceled, nobody has lost:** a player resigned before both { $first } and { $second } had made two moves.
result-cancelled-manager = **Canceled, nobody has lost:** a manager of the server ended the match between { $first } and { $second }.
result-cancelled-week = **The week is over:** this try wasn’t finished, so it has no result. Nobody has lost.

## A position in words: what a picture shows, for those who can't see it

position-won = The game is over: { colour } wins, { $more } to { $less }.
position-tied = The game is over: a tie, { $more } all.
position-place-dvonn = { colour } is to place a DVONN piece.
position-place-white = { colour } is to place a white piece.
position-place-black = { colour } is to place a black piece.
position-pass = { colour } cannot move and must pass.
position-move = { colour } is to move.
position-players = White: { $white }. Black: { $black }.
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
position-at-risk = Only a move to { $targets } would cut off { $spaces }.
position-blocked = Surrounded on all six sides, so blocked: { $told }.
position-played = Dotted arrow, the move that was played: { $told }.
position-numbered = Numbered arrows, planned: { $told }.
position-better = Solid arrow, a better move: { $told }.
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
button-move = Move
button-why-not = Why only these?
button-close = Close
button-more = More
button-back = Back
button-never-mind = Never mind
button-play-anyway = Play it
button-rules = How to play
button-to-board = To the board
button-history = History
button-puzzle-again = Try again
button-puzzle-solution = Solution
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-share = Share
button-challenge = Challenge somebody
button-setup-full = We place the pieces
button-setup-random = Set up at random
button-anybody = Anybody may accept
button-games = My matches
button-games-running = Running
button-games-finished = Finished
button-games-challenges = Challenges
button-support = Get help
button-privacy = Privacy
button-terms = Terms
button-earlier-page = Previous
button-later-page = Next

## Direct messages and threads

ping-challenge = **{ $challenger } challenges you to DVONN** in { $server }.
ping-rematch = **{ $challenger } would like a rematch of match { $match }** in { $server }. Colors are swapped.
ping-turn = **Match { $match } in { $server }:** it’s your turn against { $opponent }.
ping-offer = **Match { $match } in { $server }:** { $opponent } is waiting for your answer.
ping-reminder = ⏳ **Match { $match } in { $server }:** your time for this move against { $opponent } is running out.
direct-message-heading = **Match { $match } in { $server }**
direct-message-away = { $opponent } is away until { $until }. Their clock is stopped in all your matches until then; nothing is lost.
direct-message-back = { $opponent } was away for a while and is back.
direct-message-halted-permissions = The match and its clock are on hold: in { $channel } I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Open it with `/dvonn games` in another channel and press **Move it here**; after 30 days the match will be closed.
direct-message-halted-channel = The match and its clock are on hold: its channel is gone, or I can’t see it any more. Open it with `/dvonn games` in another channel of the server and press **Move it here**; after 30 days the match will be closed.
direct-message-halted-left = The match and its clock are on hold: a player has left the server. It resumes when they return; after 30 days it will be closed.
direct-message-halted-server = The match and its clock are on hold: I’m no longer in the server. It resumes if I’m invited again; after 30 days it will be closed.
direct-message-halted-in-play = The match is on hold: people are playing this position in a running match. I’ll move as soon as that match has moved on or ended.
direct-message-goes-on = The match was on hold for a while and is running again.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **{ $player } to answer**
head-halted = on hold

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } challenges you to DVONN!**
challenge-anybody = **{ $challenger } would like to play DVONN.** Who accepts?
challenge-rematch = { $opponent }, **{ $challenger } would like a rematch of match { $match }.** Colors are swapped.
terms-colour-random = Colors are drawn at random.
terms-colour-white = { $challenger } plays White.
terms-colour-black = { $challenger } plays Black.
terms-setup-full = You place the pieces yourselves: about 40 turns each.
terms-setup-random = Set up at random: you start moving at once, about 15 turns each.
terms-setup-record = { $ply ->
    [0] You start from a given position.
    [1] You continue a recorded game after its first move.
   *[other] You continue a recorded game after move { $ply }.
  }
terms-pace = Time: { $pace }.
stakes-rated = Rated game.
told-rated = Rated game: try moves out and take notes, but don’t ask a program or anyone else for advice.
told-limit = { stakes-limit }
stakes-unrated = Unrated game.
stakes-limit = Unrated game: you two have begun 3 rated ones within the last 30 days.
challenge-open-until = If nobody accepts, it expires { $until }.
challenge-accepted = The challenge from { $challenger } was accepted: match { $match } has begun.
challenge-declined = { $opponent } declined the challenge from { $challenger }.
challenge-declined-for = They say: “{ $reason }”
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-expired = The challenge from { $challenger } has expired: nobody answered in time.

## Blocking

button-block = Block
button-unblock = Unblock
button-blocked = People I’ve blocked
refused-blocked-by-oneself = You’ve blocked { $opponent }. To play each other, unblock them first, in `/dvonn preferences`.

## Menus of people and messages: names have at most 32 characters

refused-no-match-in-message = I can only open a match from my own messages about it: its board, its result, its accepted challenge or a ping.
refused-no-record-in-message = There’s no text or file in this message. I can read a record from a text, a code block or a file: Little Golem’s text, SGF or JSON.

## The move panel

ask-row = Choose a row…
ask-space = Row { $row }: choose a space.
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
option-makes = makes { $height }
option-cuts-off = cuts off { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = costs you { $own }
option-cuts-off-own = cuts off { $pieces } ({ $own } yours)
score-yours = you { $own }–{ $other }
score-colours = White { $white }, Black { $black }
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

plan-kept = Saved; only you can see it.

## People and servers

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

## The computer

button-computer = Play the computer
button-computer-play = Begin
button-computer-random = Any color
button-computer-white = White
button-computer-black = Black
computer-player = { $player } (level { $level })
turn-computer = { $sign } **I’m thinking** about { $colour ->
    [white] White
   *[black] Black
  }’s move
refused-level-too-high = I think too slowly for that level where I run right now. Choose level { $most } or a lower one.
refused-too-many-against-computer = You already have { $most } matches against me. Finish or resign one first; `/dvonn games` lists them.

## Hints

refused-no-hints-here = Here you find your own moves: there are hints on your turns against me, and under **History** in matches that are over.
refused-still-in-play = People are playing this position in a running match, so I won’t judge it now. I can help as soon as that match has moved on or ended.
refused-still-in-play-past = A running match has come from this position, so I won’t judge it now. I can help once that match is over.
refused-still-in-play-own = Your match { $match } has reached this position, or is about to, so I won’t judge it now. I can help as soon as that match has moved on or ended.
refused-still-in-play-own-past = Your match { $match } has come from this position, so I won’t judge it now. I can help once that match is over.
refused-week-in-play = This position belongs to the board of the week, which everyone plays without help. I can help { $until }, when the week is over.
refused-without-help = The board of the week has no hints, plans, undo or draws: everyone gets one try and plays it alone.
refused-week-over = The week of this board is over, so it can’t be played any more. There’s a new one: press **Play** there.
refused-week-shared = You’ve shared your result of that week in this server already. Others can compare theirs with it there.
refused-nothing-to-share = There’s no result of yours to share for that week. Finish your try first; it counts until the week ends.
refused-nothing-to-choose = Nobody has a choice in this position, so there is nothing to hint at. Go to another move.
refused-too-busy = I’m thinking about a lot of matches right now. Please try again in a minute.

## Reviews, chances and lines of moves

line-place = a piece on { $space }
line-pass = no move, passes
certain-win = **{ colour } wins by { $pieces }** with best play.
certain-tie = With best play **it’s a tie**.
certain-win-somehow = **{ colour } wins** with best play; by how much isn’t certain.
percent = { $percent }%
chance-estimated = Chance to win: ⚪ { $white } · ⚫ { $black }
puzzle-answer = The best answer: { $told }
chance-certain = Chance to win: ⚪ { $white } · ⚫ { $black }. { $told }
refused-no-review-yet = Match { $match } is still being played; you can have its review once it’s over.
refused-nothing-to-review = No stack has been moved in this game, so there is nothing to review.
refused-puzzle-open-here = There’s an open puzzle in this channel already. Solve that one first; it gives its solution { $until }, and then you can share the next.
refused-puzzle-open-elsewhere = Your puzzle in { $channel } is still open. You can share the next one when it gives its solution, { $until }.
refused-review-shared = The review of this match has been shared already: { $url }
refused-review-being-shared = The review of this match is just being shared; it will be in its channel in a moment.

## For those who manage a server

manager-reason = Reason: “{ $reason }”
challenge-cancelled = A manager of the server canceled the challenge from { $challenger }.
label-challenge = Challenge { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = A manager of the server canceled this challenge. You can start another with `/dvonn challenge`.
refused-nothing-to-cancel = Name either a match or a challenge, and I’ll ask you before I cancel it.

direct-message-banned = **{ $server }:** you can’t challenge anybody or accept challenges there any more; a manager of the server has decided that. Your running matches continue. If you think it’s a mistake, talk to the people who run the server.
direct-message-unbanned = **{ $server }:** you can challenge people and accept challenges there again. Have fun!
refused-banned = You can’t challenge anybody or accept challenges in this server; one of its managers has decided that. Your running matches continue. If you think it’s a mistake, talk to the people who run the server.
refused-not-banned = { $player } isn’t banned here. `/dvonn-admin ban`, without naming anybody, lists who is.

refused-nothing-to-export = There’s no match here to export. As soon as one has begun, it will be in the file.

## Looking back

history-match = **Match { $match }**
history-record = **Your record**

shared = Shared: everybody in this channel sees it now.
not-shared = Discord is slow right now, so I couldn’t post it. Please try again in a minute.

replay-pass = pass
replay-at-the-end = At the end:
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

card-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
card-time-used = time used: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = biggest cut-off: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with { $move }
card-decided = { $player } led from move { $ply } on

## Records

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

live-match = **{ $match }** · { $white } – { $black } · { $progress } · waiting for { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · over

## Private answers

delivery-delayed = It’s saved. Discord is slow right now, so the channel will show it a little later.
delivery-missing-permissions = It’s saved, but I can’t show it in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it; then open the match with `/dvonn games` and press **Post it again**.
delivery-no-channel = It’s saved, but I can no longer post in { $channel }. If the channel still exists, ask a moderator to let me see it; then open the match with `/dvonn games` and press **Post it again**.
delivery-no-direct = It’s saved, but my direct messages don’t reach you. Allow them from members of a server that we share; then open the match with `/dvonn games`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Lists

games-match = Match { $match }
place-direct = direct messages
label-match = Match { $match } · against { $opponent }
label-finished = Match { $match } · { $white } – { $black }
label-turn-own = your turn
label-turn-other = their turn
progress-placing = { $count } of { $total } pieces placed

## The lesson

button-lesson = Try a lesson

## Trying moves out

refused-no-such-line = This line isn’t there any more. Press **Try it out** under **History** to begin a new one; **My lines**, under **More** there, lists the others.
refused-no-name = That’s no name yet. Give the line a name by which you’ll know it again.
refused-too-many-lines = You keep { $most } lines already, and there’s room for no more. Delete one that you no longer need, then keep this one; it stays open meanwhile.
refused-line-in-play = Match { $match } is still being played, so this line stays between you and me. You can share it once the match is over.
refused-nothing-to-try = The game is over in this position, so there’s nothing left to try. Go back a move or two.

## Refusals

refused-challenged-oneself = You can’t challenge yourself. Pick somebody else, or leave the opponent out so that anybody may accept.
refused-challenged-bot = Other bots don’t play DVONN. Pick a person or me, or leave the opponent out so that anybody may accept.
refused-opponent-cannot-see = { $opponent } can’t see this channel. Challenge them in a channel that both of you can see.
refused-cannot-see = You can’t see the channel where this match would be played. Ask the server’s managers to let you in there first, then come back to this.
refused-no-such-challenge = This challenge no longer exists. Start a new one with `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } isn’t taking challenges. Challenge somebody else, or leave the opponent out so that anybody may accept.
refused-asked-often-enough = You’ve challenged { $opponent } several times already; challenges that you took back count too. You can ask again { $until }, or once one of your challenges is accepted.
refused-too-many-challenges = You’ve made { $most } challenges in this server, and that’s the limit; those that you took back count for a day. You can make another { $until }, or once somebody answers one.
refused-declined-lately = { $opponent } has just declined a challenge of yours. You can ask again { $until }; until then, anybody else may be glad to play.
refused-challenge-accepted = This challenge has already been accepted. The board is further down; you can start another match with `/dvonn challenge`.
refused-challenge-declined = This challenge was declined. You can start another with `/dvonn challenge`.
refused-challenge-withdrawn = This challenge was withdrawn. You can start another with `/dvonn challenge`.
refused-challenge-expired = Nobody answered this challenge in time. You can start another with `/dvonn challenge`.
refused-own-challenge = This is your own challenge, so somebody else has to answer it. You can take it back with `/dvonn games`.
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
refused-not-rated = Match { $match } doesn’t count toward the ratings. Name a finished, rated one.
refused-board-moved-on = That board is out of date: the match has moved on. This is how it stands now.
refused-not-your-turn = It isn’t your turn: we’re waiting for { $player }.
refused-no-more-time-to-give = You have already given time { $most } times in this game, and that’s the most. A friendly word helps, too.
refused-offer-stands = Another offer is still open. { $offer }
refused-offer-lapsed = That offer no longer stands: it was answered, or a move has been played since.
refused-offer-declined = { $opponent } has just declined that. Play on for now; you can ask again once you’ve both moved.
refused-own-offer = This is your own offer, so { $opponent } has to answer it.
refused-nothing-to-undo = There’s nothing to take back: you can only undo your own move, and only until your opponent has answered it.
refused-too-many-replies = That would be more than { $most } replies, and that’s all I can keep. Drop some of them first.
refused-plan-of-spaces = All pieces are placed, so there are no spaces left to plan. Answers to moves are planned with **Try it out**.
refused-plan-of-moves = Pieces are still being placed. Until the board is full, **Plan ahead** under **More** plans where yours go.
refused-plan-without-answer = A plan needs your answer: put your own move after theirs.
refused-plan-changed = Your plan has changed in the meantime. This is how it stands now.
refused-illegal-plan = { $move } can’t be played there any more, so I haven’t planned it.
refused-no-rematch-yet = This match isn’t over yet. You can ask for a rematch once it is.
refused-not-a-space = “{ $text }” is not a space of the board. Give a letter from a to k and a row from 1 to 5, such as c3.
refused-not-a-move = I can’t read “{ $text }” as a move. Give one space to place a piece, such as f3, or two to move a stack, such as d3 c2.
refused-missing-permissions = I can’t run a match in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it, or play in another channel.
refused-no-channel = I can’t post in { $channel }. Ask a moderator to let me see it, or play in another channel.
refused-not-the-manager = Only people who manage this server can do that. Ask somebody with the permission **Manage Server**.
refused-not-a-date = I can’t read “{ $text }” as a date in the future. Examples: Dec 24, tomorrow, Friday, 5 days, 2 weeks.
refused-not-a-period = I can’t read “{ $text }” as a date. Enter a year, a month or a day: 2026, June 2026 or June 14, 2026.
refused-not-quiet-hours = I can’t read “{ $text }”. Choose both hours, and give a time zone such as Europe/Berlin.
refused-not-a-pace = I can’t use “{ $text }” as a time. Write how much each move has, such as 3d or 10m, or what is added with each move: 10m + 10s, or 3d + 1d < 5d (at most 5 days). A clock starts with 10s to 30d.
refused-not-days-off = I can’t read “{ $text }” as days off. Write the days as numbers from 1 (Monday) to 7, and a time zone: 67 Europe/Berlin. A zone alone means Saturday and Sunday there.
refused-away-too-long = { $days ->
    [0] No day is left of this year’s { $most }. Each of them comes back after a year.
   *[other] That’s too long: you have { $days } of this year’s { $most } days left. Please choose an earlier day.
  }
refused-not-away = You’re not away, so your clocks are running already.
refused-channel-not-allowed = Matches in this server are played elsewhere: in { $channels }. Please use the command there.
refused-late-form = That took me too long, sorry. Please press the button again.
refused-watched-own-match = You’re playing this match yourself. `/dvonn preferences` decides when I ping you.
refused-not-watchable = This match is played in a private thread, so I don’t report on it elsewhere. Look in there to follow it.
refused-not-followed = { $channel } shows no matches. Use `/dvonn-admin follow` to let a channel show them.
refused-unreadable-command = I couldn’t read that command: perhaps it has changed since you opened Discord. Restart Discord, then type it again.
refused-discord-silent = Discord isn’t answering me at the moment, so nothing was changed. Try again in a minute.
refused-outdated-control = This button is from an older version of me. Open the match with `/dvonn games` for a fresh one.

illegal-game-over = The game is over.
illegal-must-place = All 49 pieces have to be placed before stacks move. Press **Place a piece**, or type one space with `/dvonn move`.
illegal-must-stack = All pieces are placed, so it’s time to move stacks. Press **Move**, or type two spaces with `/dvonn move`, such as d3 c2.
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

refused-picture-too-large = That animation would have more than { $limit } kB, which is too much here. **History** shows the same moves one by one.
refused-not-to-be-shared-here = Not everybody here may see that match’s channel, so I won’t show it here. You can share it in its own channel.
refused-may-not-write = You can’t write in { $channel }, so I won’t post there for you. Try it in a channel where you can.
refused-shared-often = You’ve shared { $most } things here in a short time, so let’s leave some room for others. You can share the next one { $until }.
refused-no-record-given = Give me one record: either as `text` or as a `file`.
refused-record-too-large = That is too long for a record: I read at most { $limit } kB.
refused-file-not-given = Discord didn’t hand me that file, so I couldn’t read it. Try again in a moment, or paste the record as text.
refused-record-not-text = That file isn’t plain text. Please save the record as text in UTF-8 and try again.
refused-no-such-import = I no longer have this record: I keep each one for 7 days. Use `/dvonn import` to bring it again.
refused-nothing-left-to-play = The game is over at that point, so no match can continue from it. Choose an earlier move.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = The board game DVONN: learn it, challenge people, play move by move
command-dvonn-club = What connects the games: the table and more
command-dvonn-admin = Run DVONN in this server

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-opponent = opponent
name-channel = channel
name-setup = setup
name-match = match
name-user = user
name-player = player

pace-none = no limit
pace-per-move = { $time } per move
pace-increment = { $bank } + { $increment } per move
pace-capped = { $bank } + { $increment } per move, at most { $cap }
pace-whole = { $bank } for the whole game
pace-other = another time …
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
pace-rest = { $pace }; days off: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Another time
form-pace-bank = Time at the start
form-pace-bank-explanation = A number with d, h, m or s: 3d is 3 days; 12h, 10m and 30s work, too.
form-pace-increment = Added with each move
form-pace-increment-explanation = Such as 1d or 10s. If you leave it empty, you get the whole time for each move.
form-pace-cap = At most
form-pace-cap-explanation = How much can add up, such as 5d. Leave it empty for no limit.
duration-d = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
duration-h = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
duration-m = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
duration-s = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
option-match = The number of the match, if it isn’t clear which one you mean
option-finished-match = The number of the finished game

## Private answers

done-challenged = Your challenge is posted. The match begins as soon as it’s accepted.

## The computer

button-computer-again = Play level { $level }
button-ask-to-resign = Ask it to resign
computer-begin = **Play the computer.** I answer within a second or two, let you take back any move, and there is no clock. Choose a level, how the board is set up, and your color.
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
computer-resigned = You’re right, I can’t save this one. Well played!
computer-not-lost = I won’t resign yet: I’m not certain to lose from here.
done-computer = Match { $match } has begun.
done-computer-direct = I can’t open a thread here, so our match { $match } is in your direct messages.

## Buttons

button-cut-off-before = ⏪ Cut-off
button-cut-off-after = Cut-off ⏩
button-replay = Replay

## Looking back

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
count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }

shared-position = { $player } shares a position:

replay-drawing = I’m drawing the moves one by one; just a moment, please.

## Buttons

button-place = Place a piece
button-back-to-panel = Back to your move
button-next = Your next match

## The move panel

panel-heading = **You ({ colour }) against { $opponent }:** { $task }.
panel-choose-move = choose your move
panel-choose-stack = choose a stack to move
panel-facts-match = Match { $match }
panel-facts-week = Board of week { $number }, ends { $until }
# The viewer in the bar above a board.
bar-you = You
next-is = Next: { $opponent }, match { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **You won { $own }–{ $other }.**
    [lost] **You lost { $own }–{ $other }.**
   *[tied] **A tie, { $own }–{ $other }:** you share the win.
  }
ended-resignation = { $result ->
    [won] **You won:** { $opponent } resigned.
   *[lost] **You resigned,** so { $opponent } wins.
  }
ended-time = { $result ->
    [won] **You won:** { $opponent } ran out of time.
   *[lost] **You lost:** your time ran out.
  }
ended-agreement = **A draw:** you and { $opponent } agreed on it.
ended-score = The score was { $own }–{ $other }.
ended-led = { $before ->
    [you] You led from the first move on.
   *[opponent] { $opponent } led from the first move on.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] You led until move { $ply }
    [opponent] { $opponent } led until move { $ply }
   *[nobody] It was level until move { $ply }
  } ({ $move }).
ended-cut-off = { $loser ->
    [you] That move cut off { $pieces } of your pieces.
   *[opponent] That move cut off { $pieces } of your opponent’s pieces.
  }
button-play-again = Play again

## Plans

plan-no-spaces = **Match { $match }: nothing is planned.** Choose a row, then a space: I’ll place there as soon as it’s your turn.
plan-spaces = **Match { $match }: your plan.** On each of your turns I’ll place on the first of these that is vacant: { $spaces }.
plan-placed = It was your turn, so I’ve played **{ $spaces }** for you.

## The computer

panel-computer-thinks = I’m thinking about my move

## Private answers

done-played = **{ $move }** is played.
done-answered = { $opponent } had planned a reply, so the board has already moved on.
next-none-anywhere = No match is waiting for you anywhere. Enjoy the quiet, or start one: `/dvonn challenge` here is against me, in a server’s channel against others.
next-none = No match is waiting for you. Enjoy the quiet, or start one with `/dvonn challenge`.

## Records

record-event = DVONN on Discord, match { $match }

## Rules and help

tip-edge = 💡 **Tip:** put some pieces at the edge. They can move from the start, while those inside have to wait until a neighbor leaves.
tip-red = 💡 **Tip:** stay close to the DVONN pieces ({ $spaces }). Once stacks move, whatever loses its link to them is out of the game.
tip-spread = 💡 **Tip:** spread out. Pieces that crowd together block each other and can be lost all at once.
tip-landing = 💡 **Tip:** land on your opponent’s stacks. You take over what you land on, and they have one stack fewer to move.
tip-links = 💡 **Tip:** mind your links. Without { $space } you would lose { $spaces }, so think twice before you move it.
tip-mobile = 💡 **Tip:** keep your low stacks. The one on { $space } finds nothing to land on { $height } spaces away; the higher a stack, the sooner it is stuck.
tip-danger = 💡 **Tip:** watch the DVONN piece on { $space }. If it leaves, you can lose { $spaces }; you could land on it first.
tip-last = 💡 **Tip:** the last moves often decide. Keep some in hand, so that your opponent has to pass before you do.

## Standing messages

standing-ratings = Table of ratings
standing-puzzles = Puzzles of the month
standing-week = Board of the week

## Dates

# A date and a month in numbers. What people type is read in the same order. `.gb` is for everyone but Americans.
date = { $month }/{ $day }/{ $year }
    .gb = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks.
names-of-coming-days = today tomorrow
names-of-weekdays = mon/monday tue/tues/tuesday wed/wednesday thu/thur/thurs/thursday fri/friday sat/saturday sun/sunday
names-of-months = jan feb mar apr may jun jul aug sep oct nov dec
