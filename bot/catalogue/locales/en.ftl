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
anybody = anyone
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Deleted user
unknown-user = Unknown user
language-name = English
label-language = Language: { $language }

## The board message

board-heading = **DVONN · game { $match }**
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

told-begun-record = The game starts from a given position.
told-begun-full = The board is empty. White begins.
told-begun-random = The pieces were set up at random. White begins.
told-placed-own = { colour } placed a piece on { $space }.
told-placed-dvonn = { colour } placed a DVONN piece on { $space }.
told-all-placed = All pieces are placed. White placed the last one and also moves first.
told-moved = { colour }: { $move }, now a stack of { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, now a stack of { $height }.
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
told-undone = { colour } undid { $move }.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } until { $at }
clock-away = away until { $until }
clock-given = 🎁 { $player } gave { $other } more time: { $time }.
clock-halted-no-channel = **On hold:** I can’t post in { $channel }. To move the game, open it with `/dvonn games` in another channel and press **Move it here**.
clock-halted-missing-permissions = **On hold.** Missing permissions in { $channel }: { $permissions }. Open the game with `/dvonn games` in another channel and press **Move it here**.
clock-halted-locked = **On hold:** { $channel } is locked, so I can’t post there. The game resumes as soon as a moderator unlocks it. To move it, open it with `/dvonn games` in another channel and press **Move it here**.
clock-halted-timeout = **On hold:** a moderator has put me in a timeout until { $until }. The game resumes after that.
clock-halted-refused = **On hold:** Discord refuses my message in { $channel }. I’ll keep trying. To move the game, open it with `/dvonn games` in another channel and press **Move it here**.
clock-halted-managed = { $player } can manage this channel, so their clock runs on. If they don’t move for 30 days, they lose.
clock-halted-managed-timeout = { $player } can put me in a timeout, so their clock runs on. If they don’t move for 30 days, they lose.
clock-halted-direct = **On hold:** I can’t send you direct messages. Allow them, then open the game with `/dvonn games` here.
clock-halted-direct-of = **On hold:** I can’t send { $player } direct messages, so their clock runs on. Once they allow them and open the game with `/dvonn games` here, it continues. If they don’t move for 30 days, they lose.
clock-halted-direct-one = **On hold:** my direct messages reach only one of you. The other player needs to allow them, or join a server that I’m in, and then open the game with `/dvonn games` here.
clock-halted-server = **On hold:** I’m no longer in the server. The game resumes if I’m invited again.
clock-halted-watched = **On hold:** the game can’t continue right now.
clock-halted-in-play = **On hold:** people are playing this position in another game, so I can’t move here yet. I’ll move as soon as their game has moved past it.
clock-halted-protected = **On hold:** this position is part of a board that everyone plays without help. I’ll move once that is over.

board-found = I’ve found an opponent: { $player }. Have fun!
offer-draw = 🤝 **{ $player } offers a draw.** { $other }, accept or decline. The offer expires with the next move.
offer-undo = ↩️ **{ $player } asks to undo { $move }.** { $other }, accept or decline. The request expires with the next move.
offer-draw-own = 🤝 **You offered a draw.** { $other } hasn’t answered yet. The offer expires with the next move.
offer-undo-own = ↩️ **You asked to undo { $move }.** { $other } hasn’t answered yet. The request expires with the next move.
offer-draw-refused = { $player } declined the draw.
offer-undo-refused = { $player } declined the undo.

result-board = 🏆 **{ $first } wins { $more }–{ $less }** against { $second }.
result-resignation = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } resigned.
   *[stacking] { $second } resigned at ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wins:** { $phase ->
    [placing] { $second } ran out of time.
   *[stacking] { $second } ran out of time at ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **A tie, { $more }–{ $more }**, between { $first } and { $second }.
result-agreement = 🤝 **A draw:** { $phase ->
    [placing] { $first } and { $second } agreed to it.
   *[stacking] { $first } and { $second } agreed to it at ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Closed without a winner:** the game between { $first } and { $second } was on hold for 30 days.
result-void = **No result** between { $first } and { $second }.
result-cancelled-time = **Canceled, no result:** { $late } ran out of time, too early for the game against { $other } to count.
result-cancelled-resigned = **Canceled, no result:** a player resigned before { $first } and { $second } had both made two moves.
result-cancelled-manager = **Canceled, no result:** a server manager ended the game between { $first } and { $second }.
result-cancelled-end = **Canceled, no result:** the game’s end date came before { $first } and { $second } had finished.

## A position in words: what a picture shows, for those who can't see it

position-won = The game is over. { colour } wins, { $more } to { $less }.
position-tied = The game is over. It’s a tie, { $more } all.
position-place-dvonn = { colour } to place a DVONN piece.
position-place = { colour } to place a piece.
position-pass = { colour } has no move and must pass.
position-move = { colour } to move.
position-players = White: { $white }. Black: { $black }.
position-withheld = -# The board is in words because you can’t attach files in this channel. In your direct messages with me, it’s a picture.
position-score = Score: White { $white }, Black { $black }.
position-row = Row { $row }, { $first } to { $last }: { $stacks }.
position-here = { $colour ->
    [white] white
   *[black] black
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}with DVONN
   *[other] {" "}with { $dvonn } DVONN
  }
position-here-empty = **empty**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: no stacks.
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
   *[other] Other empty spaces: { $count }.
  }
position-last-move = Last move: { $told }.
position-cut-off = This cut off: { $told }.
position-falling = The move would cut off: { $told }.
position-at-risk = Cut off only if the move ends on { $targets }: { $spaces }.
position-blocked = Blocked (surrounded on all six sides): { $told }.
position-played = Dotted arrow (the move played): { $told }.
position-numbered = Numbered arrows (the plan): { $told }.
position-better = Solid arrow (a better move): { $told }.
position-chosen = Chosen: { $told }.
position-targets = { $count ->
    [one] Target: { $told }.
   *[other] Targets: { $told }.
  }
position-movable = Can move: { $told }.
position-planned = Planned, in this order: { $told }.
position-danger = In danger: { $threats }.
position-threat = { $spaces } if { colour } moves from { $space }

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-to-challenge = Go to the challenge
button-move = Move
button-why-not = Why only these?
button-close = Close
button-more = More
button-open = Open
button-back = Back
button-never-mind = Never mind
button-play-anyway = Play it
button-rules = How to play
button-to-board = Go to the board
button-show-here = Show it here
button-to-channel = Go to the channel
button-to-server = Go to the server
button-history = History
button-puzzle-again = Try again
button-puzzle-solution = Solution
button-share = Share
button-challenge = Challenge someone
button-setup-full = We place the pieces
button-setup-random = Random setup
button-anybody = Anyone can accept
button-find-opponent = Find an opponent
button-games = My games
button-games-running = Running
button-games-finished = Finished
button-games-challenges = Challenges
button-install = Add to your apps
button-support = Get help
button-privacy = Privacy
button-terms = Terms
button-earlier-page = Previous
button-later-page = Next
button-next-file = Next file

## Direct messages and threads

ping-challenge = { $challenger } challenges you to DVONN in { $server }.
ping-rematch = { $challenger } would like a rematch of game { $match } in { $server }. You swap colors.
notify-game = { $match } ({ $server })
notify-turn = Your turn in game { $game }{ $phase ->
    [placing] : place a piece.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Your time for this move in game { $game } is running out{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } offers a draw in game { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } asks to undo { $move } in game { $game }.
notify-begun = The game between { $white } and { $black } begins.
notify-begun-live = ⚡ Live game { $game } begins: { $white } against { $black }. { $first } moves first.
notify-placed = { $player } placed a piece on { $space }.
notify-moved = { $player } moved { $move }.
notify-pass = { $player } has no move and passes.
notify-standing = Game { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } won game { $game } against { $second }, { $more }–{ $less }.
notify-over-tie = Game { $game } between { $first } and { $second } is a tie, { $more }–{ $more }.
notify-over-resignation = { $second } resigned game { $game } against { $first }.
notify-over-time = { $second } ran out of time in game { $game } against { $first }.
notify-over-agreement = { $first } and { $second } agreed to a draw in game { $game }.
notify-over-closed = Game { $game } between { $first } and { $second } ended without a result.
notify-challenge = { $challenger } challenges you to DVONN.
notify-rematch = { $challenger } would like a rematch of game { $match }.
notify-on-hold = Game { $game } is on hold.
notify-goes-on = Game { $game } continues.
notify-unrated = Game { $game } is no longer rated.
notify-away = Game { $game }: { $player } is away.
notify-back = Game { $game }: { $player } is back.
notify-done = Game { $game }: what you asked for is done.
direct-message-late-answer = Discord may have told you that I didn’t respond. But what you asked for is done, so there is no need to repeat it.
direct-message-halted-here = You can also play on right here with `/dvonn games`.
direct-message-halted-closing = The clock is stopped. After 30 days on hold, the game is closed.
direct-message-goes-on = The game is no longer on hold.
direct-message-begun = Your challenge was accepted. Your clock runs only while it’s your turn.
direct-message-moved = I can’t post in the game’s thread anymore, so it continues in { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **{ $player } to answer**
head-halted = on hold
head-live = ⚡ live in the thread

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } challenges you to DVONN!**
challenge-anybody = **{ $challenger } would like to play DVONN.** Who accepts?
challenge-rematch = { $opponent }, **{ $challenger } would like a rematch of game { $match }.** You swap colors.
terms-colour-random = Colors are drawn at random.
terms-colour-white = { $challenger } plays White.
terms-colour-black = { $challenger } plays Black.
terms-setup-full = You place the pieces yourselves: about 40 turns each.
terms-setup-random = Random setup: you move right away, about 15 turns each.
terms-setup-record = { $ply ->
    [0] You start from a given position.
    [1] You continue a recorded game after its first move.
   *[other] You continue a recorded game after move { $ply }.
  }
terms-pace = Time: { $pace }.
terms-private = You play in direct messages with me. No one else sees the game.
terms-private-rematch = You play in direct messages with me.
terms-foreign = You play right here. The board also comes to your direct messages with me, if I may write to you.
stakes-rated = Rated game.
told-rated = Rated game. You can try moves out and take notes, but don’t ask a program or anyone else for help.
told-limit = { stakes-limit }
stakes-unrated = Unrated game.
stakes-limit = Unrated game: you two have already started 3 rated games in the last 30 days.
challenge-open-until = Expires { $until } if no one accepts.
challenge-accepted = { $challenger }’s challenge was accepted. Game { $match } has started.
challenge-accepted-private = { $challenger }’s challenge was accepted. The game is played in private.
challenge-declined = { $opponent } declined { $challenger }’s challenge.
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-expired = { $challenger }’s challenge expired without an answer.
form-reason = Reason (optional)

## Blocking

button-block = Block
button-unblock = Unblock
button-blocked = Blocked people
refused-blocked-by-oneself = You’ve blocked { $opponent }. To play each other, unblock them first in `/dvonn preferences`.

## The move panel

ask-row = Choose a row…
ask-space = Row { $row }: choose a space
chosen-stack = **{ $space }**: { $height ->
    [1] a single piece, moves 1 space.
   *[other] a stack of { $height }, moves { $height } spaces.
  }
option-row = Row { $row } ({ $count })
option-stack = { $height ->
    [1] single piece
   *[other] stack of { $height }
  }
option-dvonn = with a DVONN piece
option-makes = stack of { $height }
option-cuts-off = cuts off { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = costs you { $own }
option-cuts-off-own = cuts off { $pieces } ({ $own } yours)
score-yours = you { $own }–{ $other }
score-colours = White { $white }, Black { $black }
why-heading = **These can’t move right now:**
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
  }). Play it anyway?

## Plans

plan-kept = Saved. Only you can see it.

## People and servers

choice-no-channel = In no channel
choice-no-role = No role
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Make puzzles
choice-own-puzzles-no = Don’t make puzzles
choice-everywhere = Everywhere
choice-place-automatic = Channel first, then threads
choice-place-channel = In the channel
choice-place-threads = A thread for each game
choice-quiet-yes = On
choice-quiet-no = Off
choice-ping-automatic = Automatic
choice-ping-channel = In the channel
choice-ping-direct = By direct message
choice-language-own = Players’ or server’s language
choice-ever = Forever

## The computer

button-computer = Play the computer
button-computer-play = Start
button-computer-random = Any color
button-computer-white = White
button-computer-black = Black
computer-player = { $player } (level { $level })
turn-computer = { $sign } **I’m thinking** about { $colour ->
    [white] White
   *[black] Black
  }’s move
refused-level-too-high = That level isn’t available right now. Choose level { $most } or lower.
refused-too-many-against-computer = You already have { $most } games against me. Finish or resign one first. `/dvonn games` lists them.

## Hints

refused-still-in-play = People are playing this position right now, so I can’t comment on it yet. I can help once their game has moved past it or ended.
refused-still-in-play-past = A running game came through this position, so I can’t comment on it yet. I can help once that game is over.
refused-still-in-play-own = Your game { $match } has reached this position, or is about to, so I can’t comment on it yet. I can help once that game has moved past it or ended.
refused-still-in-play-own-past = Your game { $match } came through this position, so I can’t comment on it yet. I can help once that game is over.
refused-played-without-help = This position is part of a board that everyone plays without help. I can help when that is over, { $until }.
refused-not-in-this-game = That isn’t possible in this kind of game.
refused-past-its-end = This game’s end date has passed, so it can’t continue.
refused-too-busy = I’m busy with a lot of games right now. Please try again in a minute.

## Reviews, chances and lines of moves

line-place = a piece on { $space }
line-pass = no move, passes
certain-win = **{ colour } wins by { $pieces }** with best play.
certain-tie = **A tie** with best play.
certain-win-somehow = **{ colour } wins** with best play. The margin isn’t certain.
percent = { $percent }%
chance-estimated = Chance to win: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Best reply: { $told }
chance-certain = Chance to win: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Reason: “{ $reason }”
challenge-cancelled = A server manager canceled { $challenger }’s challenge.
label-challenge = Challenge { $challenge } · { $challenger } → { $opponent }

refused-banned = A manager banned you from challenges in this server, so you can’t send or accept any. Your running games continue. If you think it’s a mistake, contact the people who run the server.

refused-nothing-to-export = There are no games here to export yet.

## Looking back

history-match = **Game { $match }**
history-record = **Your record**

shared = Shared. Everyone in this channel can see it.
not-shared = Discord is slow right now, so I couldn’t post it. Please try again in a minute.

replay-pass = pass
replay-at-the-end = At the end:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Score
chart-cut-off = Pieces cut off
chart-mobility = Possible moves
chart-ply = Move
chart-told-score = Chart of the game. Score: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Biggest lead: { $player } by { $pieces } after move { $ply }.
chart-told-no-lead = No one ever led.
chart-told-mobility = Possible moves for { $player }: { $least } to { $most }.
chart-told-cut-offs = { $count ->
    [1] Cut off once
   *[other] Cut off { $count } times
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with move { $ply }

card-time-used = Time used: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } cut off { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } with { $move }
card-decided = { $player } led from move { $ply } on

## Records

ask-opponent = Challenge someone

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · waiting for { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · over

## Private answers

delivery-delayed = Saved. Discord is slow right now, so it will appear in the channel a little later.
delivery-missing-permissions = Saved, but I can’t show it yet. Missing permissions in { $channel }: { $permissions }. Ask a moderator to grant them. Then open the game with `/dvonn games` and press **Post it again**.
delivery-no-channel = Saved, but I can’t post in { $channel } anymore. If the channel still exists, ask a moderator to let me see it. Then open the game with `/dvonn games` and press **Post it again**.
delivery-locked = Saved, but { $channel } is locked, so I can’t show it there. Ask a moderator to unlock it. I’ll show it then.
delivery-timeout = Saved, but a moderator has put me in a timeout until { $until }. I’ll show it after that.
delivery-refused = Saved, but Discord refuses my message in { $channel }. I’ll keep trying. You can also open the game with `/dvonn games` in another channel and press **Move it here**.
delivery-no-direct = Saved, but I can’t send you direct messages. Allow them from members of a server we share. Then open the game with `/dvonn games`.
delivery-install = If we don’t share a server, [add me to your apps]({ $install }). Then I can write to you.
foreign-no-server = I can’t write to you because we share no server, so I can only ping you in this chat, when your opponent moves here. Look at the board here now and then: any button brings it up to date.
foreign-stranger = I can’t write to you yet, so I can only ping you in this chat, when your opponent moves here. [Add me to your apps]({ $install }), and you’ll get a board of your own and a message for each turn.
foreign-closed = You don’t take direct messages from me, so I can only ping you in this chat, when your opponent moves here. Unblock me or allow direct messages, and you’ll also get a board of your own.
foreign-not-called = I couldn’t ping { $player } here. Please let them know that it’s their turn.
foreign-call-in-doubt = I’m not sure that my ping reached { $player }. Please let them know that it’s their turn.
foreign-how = Press the stack that moves, then its target.
foreign-moved-on = Game { $match } continues in a newer message here.
foreign-behind = The board in the other chat shows it once someone presses a button there.
foreign-behind-call = I can’t write to { $player }. Press any button of the board in the chat where you play: I’ll ping them there.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Lists

games-match = Game { $match }
match-number = game { $match }
place-direct = direct messages
place-foreign = another chat
label-match = Game { $match } · against { $opponent }
label-finished = Game { $match } · { $white } – { $black }
label-turn-own = your turn
label-turn-other = their turn
progress-placing = { $count } of { $total } pieces placed
ranking-further = … and { $count } more
ranking-own = **You:** place { $place } · { $figures }

## The lesson

button-lesson = Try a lesson

## Trying moves out

refused-no-name = Enter a name for this line.

## Refusals

refused-challenged-oneself = You can’t challenge yourself. Choose someone else, or leave the opponent empty for an open challenge.
refused-challenged-bot = Other bots don’t play DVONN. Choose a person or me, or leave the opponent empty for an open challenge.
refused-opponent-cannot-see = { $opponent } can’t see this channel. Challenge them in a channel you can both see.
refused-no-such-challenge = This challenge no longer exists. Start a new one with `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } isn’t accepting challenges. Challenge someone else, or leave the opponent empty for an open challenge.
refused-asked-often-enough = You’ve already challenged { $opponent } as often as I allow, counting the challenges you withdrew and those that expired. You can ask again { $until }, or once one of them is accepted.
refused-too-many-challenges = You’ve reached the limit of { $most } challenges in this server. Those that were withdrawn or expired count for a day. You can send another { $until }, or once one is answered.
refused-declined-lately = { $opponent } just declined your challenge. You can ask them again { $until }. You can challenge other people right away.
refused-own-challenge = This is your own challenge. Someone else has to answer it. You can withdraw it here.
refused-not-your-challenge = Only { $opponent } can answer this challenge. Start your own with `/dvonn challenge`.
refused-decline-open-challenge = Anyone can accept this challenge, so there’s no need to decline it.
refused-not-your-withdrawal = Only { $challenger } can withdraw this challenge.
refused-challenge-closed = Start another challenge with `/dvonn challenge`.
refused-no-such-match = There’s no game { $match } in this server. `/dvonn games` lists yours.
no-games-here = You’re not playing in this server right now. Start a game with `/dvonn challenge`.
no-games-anywhere = You’re not playing any games right now. To start one, use `/dvonn challenge`: against me in our direct messages, against others in any other chat or channel.
refused-direct-no-such-match = You have no game { $match }. `/dvonn games` lists yours. Other people’s games are shown only in their server.
refused-only-in-servers = **{ $command }** only works in a server’s channel, where others can see it. Please use it there.
refused-nobody-else-here = No one else reads this chat. Choose an opponent you’ve played before, or challenge people in a server’s channel.
refused-not-played-yet = From here you can only challenge people you’ve played before, so that no one gets messages from strangers. Challenge { $opponent } in a channel or chat that you share.
refused-cannot-write-to = I can’t send { $opponent } direct messages, so this game can’t be played there. They have to allow them first.
refused-left-the-server = You’re no longer in this game’s server. Join it again, then try again.
refused-unclear-match = More than one game is possible: { $matches }. Enter a number under `game`.
refused-not-a-player = Only the players can do that: { $white } and { $black }. Start your own game with `/dvonn challenge`.
refused-match-over = Game { $match } is over. Start a new one with `/dvonn challenge`.
refused-out-of-time = Too late: a clock in game { $match } had already run out. The result will be here in a moment.
refused-own-match = You play or played game { $match } yourself, so you can’t decide about it. Ask another server manager.
refused-board-moved-on = That board was out of date. This is the current one.
refused-not-your-turn = It’s not your turn. To move: { $player }.
refused-no-more-time-to-give = You’ve given time { $most } times in this game, the maximum.
refused-offer-stands = Another offer is still open. { $offer }
refused-offer-lapsed = That offer is no longer open. It was answered, or a move was played since.
refused-offer-declined = { $opponent } just declined that. You can ask again once you’ve both moved.
refused-own-offer = This is your own offer. { $opponent } has to answer it.
refused-nothing-to-undo = There’s no move to undo. You can only undo your own move, before your opponent has answered it.
refused-too-many-replies = A plan can have at most { $most } replies. Delete some of them first.
refused-plan-of-spaces = All pieces are placed, so there are no spaces to plan. To plan moves, use **Try it out**.
refused-plan-of-moves = Pieces are still being placed. To plan where yours go, use **Plan ahead** under **More**.
refused-plan-without-answer = This plan needs an answer. Add your own move after theirs.
refused-plan-changed = Your plan has changed in the meantime. This is the current one.
refused-illegal-plan = Not planned, because it isn’t possible there anymore: { $move }.
refused-no-rematch-yet = This game isn’t over yet. You can ask for a rematch once it is.
refused-not-a-space = “{ $text }” isn’t a space of the board. Enter a letter from a to k and a row from 1 to 5, such as c3.
refused-missing-permissions = Missing permissions in { $channel }: { $permissions }. Ask a moderator to grant them, or play in another channel.
refused-no-channel = I can’t post in { $channel }. Ask a moderator to let me see it, or play in another channel.
refused-locked = { $channel } is locked, so I can’t post there. Ask a moderator to unlock it, or play in another channel.
refused-timeout = A moderator has put me in a timeout until { $until }. Try again after that.
refused-refused = Discord refuses my message in { $channel }. Try again later, or play in another channel.
refused-not-the-manager = You need a permission for that: **Manage Server**. Ask someone who has it.
refused-not-a-date = I can’t read “{ $text }” as a date in the future. Examples: Dec 24, tomorrow, Friday, 5 days, 2 weeks.
refused-not-quiet-hours = I can’t read “{ $text }”. Choose both hours, and enter a time zone such as Europe/Berlin.
refused-not-a-daily-hour = I can’t read “{ $text }”. Choose an hour, and enter a time zone such as Europe/Berlin.
refused-not-a-pace = I can’t use “{ $text }” as a time. Enter the time for each move, such as 3d or 10m, or a starting time and what each move adds: 10m + 10s, or 3d + 1d < 5d (at most 5 days). The starting time can be 10s to 30d.
refused-time-without-unit = “{ $part }” has no unit: d for days, h for hours, m for minutes, s for seconds. Enter, for example, { $instead } or { $other }.
refused-times-without-sign = “{ $part }” can be one time or two. Enter { $instead } for one time for each move, or { $other } for a starting time and what each move adds.
refused-clock-without-start = With a starting time of “{ $part }”, no one could make a move. Start with some time, such as { $instead } or { $other }.
refused-clock-too-short = “{ $part }” is too short: a clock starts with at least 10s. Enter, for example, { $instead } or { $other }.
refused-time-too-long = “{ $part }” is too long: 30d is the most. Enter, for example, { $instead } or { $other }.
refused-maximum-too-low = The maximum of “{ $part }” is less than the starting time. Enter at least as much, such as { $instead }.
refused-maximum-without-increment = No move adds time, so nothing can add up to “{ $part }”. Enter { $instead } for that time for each move, or { $other }.
refused-not-days-off = I can’t read “{ $text }” as days off. Enter the days as numbers from 1 (Monday) to 7, and a time zone: 67 Europe/Berlin. A time zone alone means Saturday and Sunday there.
refused-away-too-long = { $days ->
    [0] You’ve used all { $most } away days for this year. Each one comes back a year after you used it.
   *[other] That’s too long. Away days left this year: { $days } of { $most }. Choose an earlier date.
  }
refused-channel-not-allowed = Games in this server are played in other channels: { $channels }. Please use the command there.
refused-late-form = Sorry, that took me too long. Please press the button again.
refused-not-watchable = This game is in a private thread, so you can only follow it where you see it.
refused-unreadable-command = I couldn’t read that command. It may have changed since you opened Discord. Restart Discord, then type it again.
refused-not-in-server = I’m not a member of this server yet, so that doesn’t work here. Ask someone who manages it to [invite me]({ $invite }). You can still challenge people here, or play me in your direct messages.
refused-not-in-private-channels = In this chat I can only answer you in private, so the others would see nothing of it. Play me: that board comes to your direct messages. To play people, use `/dvonn challenge` right here.
refused-no-files-here = You can’t attach files in this channel, so I can’t send you any here. Use the command in your direct messages with me.
refused-no-direct-messages = I can’t send you direct messages, and that’s where you’d play. Allow them from members of a server we share, then try again.
refused-seen-by-nobody-else = You may not use your own apps openly in this channel, so no one but you would see the challenge. Use `/dvonn challenge` in a group chat or in your direct messages with someone. Or play me: that board comes to your direct messages.
others-play-install = For one of your own, [add me to your apps]({ $install }) and use `/dvonn challenge`.
refused-others-play = Only { $white } and { $black } can use this board: it’s their game.
refused-discord-silent = Discord isn’t responding right now, so nothing was changed. Try again in a minute.
refused-outdated-control = This button is out of date. Open the game with `/dvonn games` to get a new one.

illegal-game-over = The game is over.
illegal-must-place = All 49 pieces have to be placed before stacks can move. Press **Place a piece**, or type one space with `/dvonn move`.
illegal-must-stack = All pieces are placed, so it’s time to move stacks. Press **Move**, or type two spaces with `/dvonn move`, such as d3 c2.
illegal-must-pass = None of your stacks can move, so you pass.
illegal-may-not-pass = One of your stacks can move, so you can’t pass.
illegal-occupied = { $space } is occupied. Choose an empty space.
illegal-empty-space = There’s no stack on { $source }.
illegal-lone-dvonn = The DVONN piece on { $source } belongs to no one and never moves by itself.
illegal-not-your-stack = The stack on { $source } isn’t yours. Its top piece is your opponent’s.
illegal-surrounded = The stack on { $source } is surrounded on all six sides, so it can’t move.
illegal-same-space = A stack can’t move to its own space, { $source }.
illegal-not-a-straight-line = { $move } isn’t in a straight line.
illegal-wrong-distance = The stack on { $source } has { $height ->
    [one] { $height } piece, so it moves exactly { $height } space
   *[other] { $height } pieces, so it moves exactly { $height } spaces
  }, not { $distance }.
illegal-empty-target = { $target } is empty. A move has to end on a piece or stack.
illegal-anywhere = { $height ->
    [1] There’s nothing to land on next to { $source }.
   *[other] There’s nothing to land on exactly { $height } spaces from { $source }.
  }
legal-targets = Possible moves from { $source }: { $targets }.
legal-stacks = Stacks you can move: { $spaces }.

apology = Sorry, something went wrong on my side. Please try again. If it keeps happening, report this reference to the people who run this bot: **{ $reference }**
apology-store = Sorry, I can’t reach my database right now. Nothing was changed. Please try again in a minute. Reference: **{ $reference }**
apology-saved = Sorry, something went wrong on my side after this was saved. Look at the result before you repeat it. Reference: **{ $reference }**
apology-stopping = Sorry, I’m restarting and couldn’t finish this. Please check whether it went through. If not, try again in a minute.

refused-picture-too-large = That animation would be larger than { $limit } kB. **History** shows the same moves one by one.
refused-not-to-be-shared-here = Some people here can’t see that game’s channel, so I can’t share it here. You can share it in its own channel.
refused-may-not-write = You can’t post in { $channel }, so I can’t post there for you. Try a channel where you can.
refused-shared-often = You’ve shared { $most } things here in a short time. To leave some room for others, you can share the next one { $until }.
refused-no-such-import = This record is gone: I keep each one for 7 days. Import it again with `/dvonn import`.
refused-nothing-left-to-play = The game is over at that point, so it can’t be continued. Choose an earlier move.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = The board game DVONN: learn it, challenge people, play move by move
command-dvonn-club = DVONN in this server: ratings, puzzles, the archive and more
command-dvonn-admin = Manage DVONN in this server

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-opponent = opponent
name-channel = channel
name-setup = setup
name-match = game
name-user = user
name-player = player

pace-none = no limit
pace-per-move = { $time } per move
pace-increment = { $bank } + { $increment } per move
pace-capped = { $bank } + { $increment }/move, max { $cap }
pace-whole = { $bank } for the whole game
pace-other = custom time…
pace-live = ⚡ Live, now
pace-rest = { $pace } · days off: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Custom time
form-pace-bank = Starting time
form-pace-bank-explanation = A number with d, h, m or s: 3d is 3 days. 12h, 10m and 30s also work.
form-pace-increment = Added with each move
form-pace-increment-explanation = Such as 1d or 10s. If empty, you get the whole time for each move.
form-pace-cap = Maximum
form-pace-cap-explanation = The most that can add up, such as 5d. Leave empty for no limit.
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
option-match = The number of the game, if you have more than one
option-finished-match = The number of the finished game
option-only-against = Only games against this person

## Private answers

done-challenged = Your challenge is posted. The game starts as soon as someone accepts.
done-challenged-directly = I asked { $opponent } by direct message. The game starts when it’s accepted, and you play in direct messages with me.

## The computer

button-computer-again = Play level { $level }
button-computer-change = Change…
button-ask-to-resign = Ask it to resign
computer-begin = **Play the computer.** I answer within seconds, you can undo any move, and there’s no clock. Choose a level, a setup and a color.
computer-up-to = Highest level available right now: { $most }.
computer-level = Level { $level }
computer-level-1 = Just learned the rules
computer-level-2 = Looks one move ahead, and misses a lot
computer-level-3 = A casual player
computer-level-4 = Plays often, and misses little
computer-level-5 = Rarely gives anything away
computer-level-6 = Plans two moves ahead
computer-level-7 = A strong club player
computer-level-8 = Hard to beat
computer-level-9 = Beats strong programs
computer-level-10 = As strong as I can play: a second or two for each move
computer-resigned = You’re right, I can’t save this one. Well played!
computer-not-lost = I won’t resign yet. I might still save this one.
done-computer = Game { $match } has started.
done-computer-direct = { $place ->
        [guild] I can’t open a thread here, so our game { $match } is in your direct messages.
       *[foreign] Our game { $match } is in your direct messages, because I can’t keep a board up to date here.
    }

## Buttons

button-cut-off = Cut-off
button-replay = Replay

## Looking back

history-at = { $title } · { $ply ->
    [0] start{ $left ->
        [0] {""}
        [one] , { $left } move to come
       *[other] , { $left } moves to come
      }
   *[other] move { $ply } of { $last }
  }
history-begun-here = The players of this game took over from here.
ask-ply = Jump to a move
option-start = Start
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
shared-by = Shared by { $player }:

replay-drawing = Drawing the moves one by one. This takes a moment.

## Buttons

button-place = Place a piece
button-back-to-panel = Back to your move
button-next = Your next game
button-show-panel = Show the game

## The move panel

panel-heading = **You ({ colour }) against { $opponent }:** { $task }.
panel-waits = **{ $opponent } is thinking.** You play { colour }.
panel-farewell = **Game { $match } continues,** but I can’t update this page any longer. Press **Show the game** to see where it stands.
panel-choose-move = choose your move
panel-choose-stack = choose a stack to move
# The viewer in the bar above a board.
bar-you = You
next-is = Next: { $opponent }, game { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **You won { $own }–{ $other }.**
    [lost] **You lost { $own }–{ $other }.**
   *[tied] **A tie, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **You won:** { $opponent } resigned.
   *[lost] **You resigned,** so { $opponent } wins.
  }
ended-time = { $result ->
    [won] **You won:** { $opponent } ran out of time.
   *[lost] **You lost:** your time ran out.
  }
ended-agreement = **A draw:** you and { $opponent } agreed to it.
ended-score = Score: { $own }–{ $other }.
ended-led = { $before ->
    [you] You were ahead from the first move on.
   *[opponent] { $opponent } was ahead from the first move on.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] You were ahead until move { $ply }
    [opponent] { $opponent } was ahead until move { $ply }
   *[nobody] It was even until move { $ply }
  }.
ended-cut-off = { $loser ->
    [you] That move cut off { $pieces } of your pieces.
   *[opponent] That move cut off { $pieces } of your opponent’s pieces.
  }
button-play-again = Play again
button-result = Result

## Plans

plan-no-spaces = **Game { $match }: no plan.** Choose a row, then a space. I’ll place there as soon as it’s your turn.
plan-spaces = **Game { $match }: your plan.** On each of your turns, I’ll place a piece on the first empty one of these spaces: { $spaces }.
plan-placed = Played as planned: **{ $spaces }**.

## The computer

panel-computer-thinks = I’m thinking about my move

## Private answers

done-played = Played: **{ $move }**.
done-answered = { $opponent } had planned a reply, so the board has already moved on.
next-none-anywhere = No game is waiting for you. To start one, use `/dvonn challenge`: against me in our direct messages, against others in any other chat or channel.
next-none = No game is waiting for you. To start one, use `/dvonn challenge`.

## Records

record-event = DVONN on Discord, game { $match }

## Rules and help

tip-edge = 💡 **Tip:** put some pieces at the edge. They can move from the start, while those inside have to wait until a neighbor leaves.
tip-red = 💡 **Tip:** stay close to the DVONN pieces ({ $spaces }). Once stacks move, every stack that loses its link to them is out of the game.
tip-start = 💡 **Tip:** start at the edge: { $space } can take over a { $colour ->
    [white] white
   *[black] black
  } neighbor.
tip-landing = 💡 **Tip:** land on your opponent’s stacks. You take over what you land on, and they have one stack fewer to move.
tip-links = 💡 **Tip:** mind your links. If the stack on { $space } leaves, you can lose { $spaces }.
tip-mobile = 💡 **Tip:** keep your stacks low. The one on { $space } has nothing to land on { $height } spaces away. The taller a stack, the sooner it’s stuck.
tip-danger = 💡 **Tip:** watch the DVONN piece on { $space }. If it leaves, you can lose { $spaces }. You could land on it first.
tip-last = 💡 **Tip:** the last moves often decide. Save some, so that your opponent has to pass before you do.

## Tables

table-unlisted-private = You aren’t in the table because your profile is hidden. You can change that in `/dvonn preferences`.

## The log of managers

log-setting = { $manager } changed **{ $setting }:** { $value }
log-show = { $manager } started showing in { $channel }: { $value }.
log-stop-showing = { $manager } stopped showing: { $value }.
log-cancel-match = { $manager } canceled game { $number }.
log-cancel-challenge = { $manager } canceled challenge { $number }.
log-ban = { $manager } banned { $player } from challenges.
log-unban = { $manager } unbanned { $player }.
log-unrate = { $manager } removed game { $number } from the ratings.

## Titles with a role

role-missing = ⚠️ I can’t give this role yet: I need **Manage Roles**, and a role above it.

## Dates

# A date and a month in numbers. What people type is read in the same order. `.gb` is for everyone but Americans.
date = { $month }/{ $day }/{ $year }
    .gb = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = today tomorrow
names-of-days-ahead = in-#-days/in-#-day/#-days
names-of-weekdays = Monday/mon Tuesday/tue/tues Wednesday/wed Thursday/thu/thur/thurs Friday/fri Saturday/sat Sunday/sun
names-of-months = jan feb mar apr may jun jul aug sep oct nov dec

## Why a move was a mistake: what follows from it, or would have followed from a better one

cause-own = { $mover ->
    [you] of your pieces
    [they] of their pieces
    [white] of White’s pieces
   *[black] of Black’s pieces
  }
cause-other = { $mover ->
    [you] of their pieces
    [they] of your pieces
    [white] of Black’s pieces
   *[black] of White’s pieces
  }
cause-own-stack = { $mover ->
    [you] your stack of { $pieces }
    [they] their stack of { $pieces }
    [white] White’s stack of { $pieces }
   *[black] Black’s stack of { $pieces }
  }
cause-other-stack = { $mover ->
    [you] their stack of { $pieces }
    [they] your stack of { $pieces }
    [white] Black’s stack of { $pieces }
   *[black] White’s stack of { $pieces }
  }
cause-cuts-own = It cuts off { $pieces } { $mover ->
    [you] of your own pieces
    [they] of their own pieces
    [white] of White’s own pieces
   *[black] of Black’s own pieces
  }.
cause-link = Then { $move } cuts off { $pieces } { cause-own }: only the stack on { $source } linked them.
cause-carried = Then { $move } carries the DVONN piece away from { $source }. It cuts off { $pieces } { cause-own }.
cause-cut-off-later = It leads to { $mover ->
    [you] your own { $move }
    [they] their own { $move }
    [white] White’s own { $move }
   *[black] Black’s own { $move }
  }, which cuts off { $pieces } { cause-own }.
cause-gives = Then { $move } takes over { cause-own-stack }, which has just moved there.
cause-loses = Then { $move } takes over { cause-own-stack } on { $space }.
cause-loses-piece = Then { $move } takes over { $mover ->
    [you] your piece
    [they] their piece
    [white] White’s piece
   *[black] Black’s piece
  } on { $space }.
cause-stuck = A few moves later, { $mover ->
    [you] you have
    [they] they have
    [white] White has
   *[black] Black has
  } no move left.
cause-frees = It frees { cause-other-stack } on { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move } would
   *[later] After { $better }, { $move } would
  } have cut off { $pieces } { cause-other }.
cause-missed-take = { $soon ->
    [now] { $move } would
   *[later] After { $better }, { $move } would
  } have taken over { cause-other-stack } on { $space }.
cause-missed-dvonn = { $move } would have taken over the DVONN piece on { $space }.
cause-loses-dvonn = Then { $move } takes over the DVONN piece on { $space }.
cause-missed-stuck = After { $better }, { $mover ->
    [you] they
    [they] you
    [white] Black
   *[black] White
  } would soon have had no move left.
cause-ending = Played to the end: { $actual }. After { $better }: { $possible }.
cause-score = { $count } moves later: { $actual }. After { $better }: { $possible }.
cause-moves = you { $own }, they { $other }
cause-freedom = Moves to choose from soon after: { $actual }. After { $better }: { $possible }.
cause-and-other = It cuts off { $also } { cause-other }, too.
cause-and-own = It would also have cut off { $also } { cause-own }.
cause-result = Proved: it turned { $before ->
    [win] a win
   *[tie] a tie
  } into { $after ->
    [tie] a tie
   *[loss] a loss
  }.
