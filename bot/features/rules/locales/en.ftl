## Buttons

button-rules-short = Rules
button-commands = All commands

## Rules and help

rules-heading = **How to play DVONN** · { $title } · { $page } of { $pages }
ask-chapter = Go to a page
shared-rules = { $player } shows how to play DVONN:

rules-title-aim = The aim
rules-text-aim = You build stacks. A stack belongs to the color **on top**, and the player with **more pieces** at the end wins.
    But a stack stays in the game only while it’s linked to a red **DVONN piece**, so watch your links.
    -# DVONN is a game by Kris Burm, the fourth of the GIPF project.
rules-caption-aim = Pieces in the picture so far: White { $white }, Black { $black }.
rules-title-placing = Placing
rules-text-placing = Colors are drawn at random unless the challenge says otherwise. White begins, and you take turns placing one piece on any empty space. First come the three DVONN pieces (White, Black, White), then each of you places your own color, Black first. The 3 red, 23 white and 23 black pieces fill all 49 spaces.
    White, who places the last piece, **also makes the first move**.
rules-caption-placing = The picture shows the first { $count } pieces on the board.
rules-title-moving = Moving
rules-text-moving = You move one whole stack whose **top piece** is yours. A single piece is a stack of one. It goes straight in one of **six directions**, exactly **as many spaces as it has pieces**, whatever their color.
    It can cross anything, and empty spaces count too. But it must **land on** a piece or stack, yours or not. The two become one stack.
rules-caption-moving = In the picture, { $space } has { $height ->
    [one] { $height } piece
   *[other] { $height } pieces
  } and can go to { $targets }, but not to { $empty }, because nothing is there.
rules-title-blocked = Blocked stacks
rules-text-blocked = A stack **surrounded on all six sides** can’t move. So at first, only the pieces at the edge can. When a space empties, its neighbors are free.
    A single DVONN piece **never moves by itself**. But you can land on it, and then it travels in your stack.
rules-caption-blocked = In the picture, a cross (✕) marks each surrounded stack. Empty: { $empty }. Free beside them: { $free }. Everything at the edge is free too.
rules-title-connected = Staying connected
rules-text-connected = Once all pieces are placed, every stack needs a **link to a DVONN piece**: one in the stack itself, one beside it, or one at the end of a chain of stacks. After each move, stacks without a link leave the game at once, yours too, and count for **no one**.
    The three DVONN pieces always stay, even alone.
rules-caption-connected = In the picture, { $move } would break the link. The stacks marked with a minus would be lost: { $pieces } pieces of both colors, on { $spaces }.
rules-title-forced = Forced to cut off
rules-text-forced = You **must move** if you can, even if your only move cuts off **your own** stacks. I’ll ask before a move like that, but sometimes there’s no other.
    So near the end, look ahead: which moves will you have left?
rules-caption-forced = In the picture, { $move } is White’s only move. It cuts off White’s stacks on { $spaces }: { $pieces } pieces are lost.
rules-title-passing = Passing and coming back
rules-text-passing = If none of your stacks can move, you **pass**. I do that for you, and your opponent plays on alone.
    As soon as one of your stacks can move again, you’re back in the game, and you must move.
rules-caption-passing = In the picture, White’s last stack, on { $space }, is surrounded (✕), so White passes. If Black then plays { $move }, { $space } is free and has to move.
rules-title-end = The end
rules-text-end = When **neither** of you can move, the game is over. Each player counts all the pieces in their own stacks, **whatever their color**. The player with more pieces wins. Equal numbers are a **tie**.
    A DVONN piece in a stack counts like any other. One that stands alone belongs to no one.
rules-caption-end = In the picture, no one can move anymore. White wins { $more }–{ $less }, and golden spaces mark White’s stacks.
rules-title-edge = Strategy tip 1: Place well
rules-text-edge = Put plenty of your pieces **at the edge**, where they can move from the start, and **near the DVONN pieces**, where they keep their links.
    The rulebook also says to spread out. But in our test games, pieces with neighbors did better, because they have something to land on.
rules-caption-edge = In the picture, White has { $edge } of { $count } pieces at the edge and { $near } within two spaces of a DVONN piece.
rules-title-landing = Strategy tip 2: Land on stacks
rules-text-landing = When you land on your opponent’s stack, **you take it over**. Its pieces count for you, and your opponent has one stack fewer to move. But it isn’t gone: your opponent can land on it and take it back.
rules-caption-landing = In the picture, { $move } turns { $white }–{ $black } into { $more }–{ $less }. Stacks that Black can move: { $after } instead of { $before }.
rules-title-mobile = Strategy tip 3: Stay mobile
rules-text-mobile = Keep **many of your stacks able to move**. The taller a stack, the farther it has to go, and the sooner it finds nothing to land on.
rules-caption-mobile = In the picture, White’s stack on { $space } is stuck: it would have to go { $height } spaces. The low stacks on { $spaces } can still move.
rules-title-danger = Strategy tip 4: Watch the DVONN pieces
rules-text-danger = Watch any stack of your opponent’s that holds a **DVONN piece**. When it moves away, everything linked only through it is cut off. See where it can go and what that would cost you.
    If that’s too much, **land on it** yourself. Then the stack is yours, and the taller it gets, the harder it is to move.
rules-caption-danger = In the picture, it’s White’s turn. Next, { $move } would cut off White’s stacks on { $spaces }, so White takes that stack first: { $answer }.
rules-title-last = Strategy tip 5: Save moves for the end
rules-text-last = The last moves often decide the game. If you can **still move** while your opponent has to pass, you pick up stack after stack.
    So keep some moves in hand, and try to make your opponent pass before you have to.
rules-caption-last = In the picture, { $space } is the only stack that Black can move. White plays { $move }. Black has to pass, and White plays on.

help = **DVONN, one move at a time** · a game by Kris Burm, the fourth of the GIPF project
    New here? **Try a lesson** takes five minutes, and **How to play** explains all the rules.
    { $place ->
        [bot-dm] Press **Play the computer** to start right here. To play people, press **Find an opponent**, or **Challenge someone** you’ve played before.
        [foreign] Press **Play the computer**, and the board comes to your direct messages. To play people, use `/dvonn challenge` here: the first to accept plays you. Only you see my other answers.
       *[guild] Press **Challenge someone**, and I’ll keep the board in the channel and ping each of you when it’s your turn.
    }
    Play with the buttons under the board, or type `/dvonn move` (best with a screen reader).
help-version = Version { $version }
help-commands = **All commands** · { $topic }
ask-help-topic = Choose a topic
help-topic-begin = Get started
help-topic-play = Play
help-topic-better = Improve
help-topic-watch = Watch and look back
help-topic-yours = Settings and data
help-topic-server = Run a server
help-text-begin =
    - **Learn:** `/dvonn learn` is a lesson on small boards. `/dvonn rules` explains all the rules with pictures.
    - **Start:** `/dvonn challenge` challenges someone or posts an open challenge. With a `level` from 1 to 10, you play me right away, in direct messages too.
    - **Find an opponent:** `/dvonn-club opponent` pairs you with someone who’s also looking, live or over several days.
    - **Find your games:** `/dvonn next` opens the game that’s been waiting longest for you. `/dvonn games` lists your games, running and finished, and your challenges. **Open** shows a board.
    - **Strength:** `/dvonn profile` shows a rating, results and recent games. `/dvonn-club table` is the server’s table.
help-text-play =
    - **Play by typing:** `/dvonn move` takes one space to place a piece, or two to move a stack. It suggests the possible moves in words, with what each one does. This works best with a screen reader.
    - **Without pictures:** `/dvonn preferences` shows your private pages in words. **Board as text**, under **More**, describes any board line by line.
    - **Save time:** **Plan ahead**, under **More**, lines up your next placements, or your answers to your opponent’s moves.
    - **Change your mind:** **Undo**, under **More**, asks to undo a move. `/dvonn resign` resigns or offers a draw. I’ll ask before it counts.
    - **Clocks:** a challenge can have any clock, from ten seconds per move to no limit, with days off if you like. **Give a day**, under **More**, gives your opponent time.
help-text-better =
    - **Practice:** `/dvonn puzzle` gives you a puzzle that matches your strength. Press **Hint** on your turn against me, or under **History** in a finished game.
    - **Try moves out:** **Try it out**, under **History** and on your own boards, lets you play for both sides in private. **My lines**, under **More** there, lists your saved lines.
    - **Learn from a game:** **Review**, under its result, shows the worst moves and what was better.
    - **Every week:** `/dvonn-club week` is the board of the week. `/dvonn-club puzzles` is the table of this month’s puzzles. `/dvonn-club mistakes` brings back your own mistakes as puzzles.
help-text-watch =
    - **Watch:** `/dvonn watch` lists running games and the ones you’re watching. **Watch**, under a board, sends you updates. `/dvonn remind` reminds you of a game tomorrow.
    - **Look back:** press **History** under a board. Under **More**, **Replay** shows a game as a short animation, **Chart** draws it as a curve, and **Export** gives you its record. `/dvonn import` reads a record, and you can start a game from it. `/dvonn-club archive` finds finished games by player, result, setup, length and date.
help-text-yours =
    - **Preferences:** `/dvonn preferences` sets pings, quiet hours, pictures, and who may challenge you. `/dvonn away` stops your clocks while you can’t play.
    - **Your data:** `/dvonn forget` shows what is stored about you, and deletes it if you wish.
    Nothing is lost if I restart: games and buttons keep working.
help-text-server =
    For people who manage the server:
    - `/dvonn-admin settings` sets where and how games are played.
    - `/dvonn-admin follow` lets a channel show games to spectators.
    - `/dvonn-admin show` keeps the table of ratings up to date in a channel.
    - `/dvonn-admin cancel` ends a game or a challenge.
    - `/dvonn-admin inspect` shows how a finished game was played.
    - `/dvonn-admin unrate` takes a finished game out of the ratings.
    - `/dvonn-admin ban` and `/dvonn-admin unban` decide who may challenge others.
    - `/dvonn-admin export` exports all games.
    - `/dvonn-admin log` shows who did what.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = All the rules of DVONN with pictures, and five strategy tips
command-help = How to start, and everything the bot can do
