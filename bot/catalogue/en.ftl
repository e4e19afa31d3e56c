# Every sentence that a user reads, in English. A test finds keys that are missing or unused.
# Style: short, friendly, at most two sentences; what happened first, then what to do.

## Words

white = White
black = Black
anybody = anybody

## The board message

board-heading = **DVONN · match { $match }**
player = { $sign } { $player } ({ $colour })
player-with-score = { $sign } { $player } ({ $colour }) **{ $score }**
your-turn = { $sign } { $player }, it is your turn: { $task }.
their-turn = { $sign } Waiting for { $player } to { $task }.
task-move = move a stack
task-place-own = place a { $colour ->
    [White] white
   *[other] black
  } piece ({ $count } of { $total })
task-place-dvonn = place a red DVONN piece ({ $count } of { $total })

told-begun-full = The match begins with an empty board. White places the first DVONN piece.
told-begun-random = Lots have placed all 49 pieces. White moves first.
told-placed-own = { $who } placed a piece on { $space }.
told-placed-dvonn = { $who } placed a DVONN piece on { $space }.
told-moved = { $who } moved { $move }, a stack of { $height }.
told-cut-off = { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
  } cut off ({ $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }).
told-passed = { $who } has no move and passes.

result-won = { $sign } **{ $winner } wins { $more }–{ $less }** against { $loser }. Well played!
result-resigned = { $sign } **{ $winner } wins:** { $loser } resigned at { $more }–{ $less }.
result-tie = **A tie:** { $white } and { $black } have { $score } pieces each. Well played!

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-make-move = Make a move
button-more = More
button-back = Back
button-never-mind = Never mind
button-play-anyway = Play it
button-resign = Resign
button-in-words = Board in words
button-rules = How to play
button-next = Next match waiting
button-to-board = To the board
button-earlier-page = Back
button-later-page = Next

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } challenges you to DVONN!**
challenge-anybody = **{ $challenger } would like to play DVONN.** Who accepts?
terms-colour-random = Colours are drawn by lot.
terms-colour-white = { $challenger } plays White.
terms-colour-black = { $challenger } plays Black.
terms-setup-full = The players place the pieces.
terms-setup-random = Lots place the pieces; you start by moving stacks.
challenge-accepted = The challenge of { $challenger } was accepted: match { $match } has begun.
challenge-declined = { $opponent } declined the challenge of { $challenger }.
challenge-withdrawn = { $challenger } withdrew the challenge.

## The move panel

panel-heading = **Match { $match }:** { $task }.
ask-row = Choose a row…
ask-space = Row { $row }: choose a space.
ask-stack = Choose a stack
ask-target = Choose where it goes
chosen-stack = **{ $space }**, { $height ->
    [one] a single piece, moves 1 space.
   *[other] a stack of { $height }, moves { $height } spaces.
  }
option-row = Row { $row } ({ $count })
option-stack = { $height ->
    [one] single piece
   *[other] stack of { $height }
  }
option-dvonn = with DVONN
option-targets = to { $targets }
option-cuts-off = cuts off { $pieces }
option-own-losses = Careful: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } of that in your own stacks
ask-own-losses = **{ $move } cuts off { $stacks ->
    [one] your own stack
   *[other] { $stacks } of your own stacks
  }** on { $spaces } ({ $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }). Play it all the same?

## Private answers

done-challenged = Your challenge is posted. You'll see the board here as soon as it is accepted.
done-declined = You declined the challenge.
done-withdrawn = You withdrew the challenge.
done-accepted = Match { $match } has begun. Have fun!
done-played = **{ $move }** is played.
done-resigned = You resigned match { $match }.
done-board-shown = The board of match { $match } is at the bottom of its channel again.
done-nothing = Nothing was changed.
more-heading = **Match { $match }**
ask-resign = **Resign match { $match }?** { $opponent } wins then, and it can't be taken back.
next-none = No match is waiting for you. Enjoy the quiet, or start one with `/dvonn challenge`.

delivery-delayed = It is saved. Discord is slow right now, so the channel will show it a little later by itself.
delivery-missing-permissions = It is saved, but I can't show it in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it; then `/dvonn board` shows the match.
delivery-no-channel = It is saved, but I can no longer post in { $channel }. If the channel still exists, ask a moderator to let me see it; then `/dvonn board` shows the match.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Lists

games-heading-own = { $count ->
    [one] **You play 1 match here.**
   *[other] **You play { $count } matches here.**
  }
games-heading-other = { $count ->
    [one] **{ $player } plays 1 match here.**
   *[other] **{ $player } plays { $count } matches here.**
  }
games-none-own = You play no match here. Start one with `/dvonn challenge`.
games-none-other = { $player } plays no match here that you can see.
games-match = Match { $match }
games-line-own = { $sign } { $match } against { $opponent } · { $progress } · **your turn**
games-line-other = { $sign } { $match } against { $opponent } · { $progress } · waiting for { $mover }
games-further = … and { $count } more.
label-match = Match { $match } · against { $opponent }
label-turn-own = your turn
label-turn-other = their turn
progress-placing = placing, { $count } of { $total }

## Refusals

refused-challenged-oneself = You can't challenge yourself. Pick somebody else, or leave the opponent out so that anybody may accept.
refused-challenged-bot = Bots don't play DVONN. Pick a person, or leave the opponent out so that anybody may accept.
refused-opponent-cannot-see = { $opponent } can't see this channel. Challenge them in a channel that both of you can see.
refused-no-such-challenge = This challenge no longer exists. Start a new one with `/dvonn challenge`.
refused-challenge-accepted = This challenge has already been accepted. Look below for the board, or start another with `/dvonn challenge`.
refused-challenge-declined = This challenge was declined. You can start another with `/dvonn challenge`.
refused-challenge-withdrawn = This challenge was withdrawn. You can start another with `/dvonn challenge`.
refused-own-challenge = This is your own challenge, so somebody else has to answer it. You can take it back with **Withdraw**.
refused-not-your-challenge = Only { $opponent } can answer this challenge. Start your own with `/dvonn challenge`.
refused-decline-open-challenge = This challenge is open to anybody. Just leave it if you don't want to play.
refused-not-your-withdrawal = Only { $challenger } can withdraw this challenge.
refused-no-such-match = There is no match { $match } on this server. `/dvonn games` lists yours.
refused-no-match-meant = There is no match here that I could take. Start one with `/dvonn challenge`.
refused-unclear-match = Which match do you mean: { $matches }? Add its number as `match`.
refused-not-a-player = You're watching this match: only { $white } and { $black } can play it. Start your own with `/dvonn challenge`.
refused-match-over = Match { $match } is over, so nothing can be played in it any more. Start a new one with `/dvonn challenge`.
refused-board-moved-on = That board is no longer the current one: the match has moved on. Here is how it stands now.
refused-not-your-turn = It isn't your turn: we're waiting for { $player }.
refused-not-a-space = “{ $text }” is not a space of the board. Give a letter from a to k and a row from 1 to 5, such as c3.
refused-missing-permissions = I can't hold a match in { $channel }: I lack the { $count ->
    [one] permission
   *[other] permissions
  } { $permissions }. Ask a moderator to allow it, or play in another channel.
refused-no-channel = I can't post in { $channel }. Ask a moderator to let me see it, or play in another channel.
refused-outdated-control = This button is from an older version of me. Use `/dvonn board` for a fresh one.

illegal-game-over = The game is over.
illegal-must-place = All 49 pieces must be placed before stacks move. Use `/dvonn place` or **Make a move**.
illegal-must-stack = All pieces are placed; now stacks move. Use `/dvonn move` or **Make a move**.
illegal-must-pass = You have no stack that can move, so you pass.
illegal-may-not-pass = You can move, so you may not pass.
illegal-occupied = { $space } is occupied. Choose a vacant space.
illegal-off-the-board = There is no such space.
illegal-empty-space = There is no stack on { $source }.
illegal-lone-dvonn = The DVONN piece on { $source } belongs to nobody and never moves by itself.
illegal-not-your-stack = The stack on { $source } is not yours: its top piece is your opponent's.
illegal-surrounded = The stack on { $source } is surrounded on all six sides, so it can't move.
illegal-same-space = A stack has to move to another space than { $source }.
illegal-not-a-straight-line = { $move } is not a straight line along the board.
illegal-wrong-distance = The stack on { $source } has { $height ->
    [one] 1 piece, so it moves exactly 1 space
   *[other] { $height } pieces, so it moves exactly { $height } spaces
  }, not { $distance }.
illegal-empty-target = { $target } is empty: a move has to end on another stack.
legal-targets = From { $source } you can go to { $targets }.
legal-stacks = These stacks of yours can move: { $spaces }.

apology = Something went wrong on my side, sorry. Please try again; if it stays, tell whoever runs me the reference **{ $reference }**.
apology-store = I can't reach my records right now, sorry, and nothing was changed. Please try again in a minute (reference **{ $reference }**).

## Rules and help

rules-page-1 = **How to play DVONN: 1. Placing**
    The board has 49 spaces. There are 23 white pieces, 23 black ones and 3 red **DVONN pieces**.
    You take turns, White first, and put one piece a turn on any vacant space: the three DVONN pieces first, then your own colour, until the board is full.
rules-page-2 = **How to play DVONN: 2. Moving stacks**
    White begins. A turn moves one whole stack whose **top piece** is yours (a single piece counts as a stack of one).
    It goes in a straight line, exactly **as many spaces as it has pieces**, and must land on another piece or stack: yours, your opponent's or a DVONN piece. It may pass over anything, gaps too.
    A stack with neighbours on all six sides can't move. A DVONN piece alone never moves; inside a stack it travels along.
rules-page-3 = **How to play DVONN: 3. Cutting off, and the end**
    After every move, whatever is no longer **connected to a DVONN piece** through neighbouring pieces leaves the board, whoever owns it. Here the pale stacks have just gone.
    If you can't move but your opponent can, you pass. When nobody can move, the game ends: you score all pieces in the stacks that you own, whatever their colour. The higher score wins.
help = **DVONN, a move at a time**
    `/dvonn challenge` starts a match, with somebody or with whoever accepts.
    When it is your turn, press **Make a move** under the board, or type `/dvonn place` and `/dvonn move`.
    `/dvonn next` opens the match that has waited longest for you; `/dvonn games` lists all of them.
    `/dvonn board` brings a board down to the bottom of its channel; `/dvonn text` tells it in words.
    `/dvonn resign` gives a match up (I ask first). `/dvonn rules` explains the game with three pictures.
    Take all the time you need: matches and buttons are kept, whatever happens to me.

## Commands: names stand in the code, descriptions have at most 100 characters

command-dvonn = Play DVONN in this server
command-challenge = Challenge somebody to a match of DVONN
option-opponent = Whom to challenge; leave it out and anybody may accept
option-colour = The colour that you want to play; lots decide by default
option-setup = full: you both place the pieces; random: lots do, and stacks move at once
command-place = Place a piece
option-space = A vacant space, such as c3
command-move = Move a stack
option-from = The space of your stack, such as c3
option-to = The space that it goes to
option-match = The number of the match, if it isn't clear which one you mean
command-board = Show the board of a match
command-text = Tell the board of a match in words
command-games = List matches, whose turn it is, and where the boards are
option-player = Whose matches; leave it out for your own
command-next = Open the match that has waited longest for you
command-resign = Give a match up; I ask before it counts
command-rules = How DVONN is played, in three short pages with pictures
command-help = What I can do
