## Buttons

button-rules-short = Rules
button-commands = All commands

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
rules-text-placing = Colours are drawn at random, unless the challenge says so. White begins, and you take turns: one piece at a time, on any empty space. First come the three DVONN pieces (White, Black, White), then each of you places your own colour, Black first, until all 23 white and 23 black pieces fill the 49 spaces.
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
rules-text-edge = Put plenty of your pieces **at the edge**, where they can move from the start, and **near the DVONN pieces**, where they keep their links: near all three rather than a single one.
    Don’t keep your pieces apart: any piece beside one of yours is something to land on.
rules-caption-edge = In the picture, White has { $edge } of { $count } pieces at the edge and { $near } within two spaces of a DVONN piece.
rules-title-landing = Advice 2: land on stacks
rules-text-landing = Whenever you land on your opponent’s stack, **you take it over**: its pieces count for you, and your opponent has one stack fewer to move. It isn’t gone, though: whoever lands on it next takes it in turn.
rules-caption-landing = In the picture, { $move } turns { $white }–{ $black } into { $more }–{ $less }, and Black can move { $after } stacks instead of { $before }.
rules-title-mobile = Advice 3: stay mobile
rules-text-mobile = Keep **many of your stacks able to move**. The higher a stack grows, the farther it has to go, and the sooner it finds nothing to land on.
    Build high late, and where you mean to stay.
rules-caption-mobile = In the picture, White’s stack on { $space } is stuck: it would have to go { $height } spaces. The low stacks on { $spaces } can still move.
rules-title-danger = Advice 4: watch the DVONN pieces
rules-text-danger = Beware of a stack of your opponent’s with a **DVONN piece** in it: when it leaves, everything that was linked only through it is cut off. Look where it can go and what that would cost you.
    If it’s too much, **land on it** yourself: the higher it gets, the harder it is to move.
rules-caption-danger = In the picture it’s White’s turn. Next, { $move } would cut off White’s stacks on { $spaces }, so White takes that stack first: { $answer }.
rules-title-last = Advice 5: have the last moves
rules-text-last = The last moves often decide. A player who can **still move** while the other has to pass picks up one stack after another.
    So keep some moves in hand, and try to make your opponent pass before you have to.
rules-caption-last = In the picture, { $space } is the only stack that Black can move. White plays { $move }; Black has to pass, and White moves on.

help = **DVONN, a move at a time** · a game by Kris Burm, the fourth of the GIPF project
    If you’re new here, **Try a lesson** takes five minutes, and **How to play** explains all the rules.
    { $place ->
        [direct] Press **Play the computer**, and we start right here. To play people, press **Challenge somebody** in a server’s channel.
       *[server] Press **Challenge somebody**, and I’ll keep the board in the channel and ping each of you when it’s your turn.
    }
    You play with the buttons under the board, or by typing `/dvonn move`, which is best with a screen reader.
help-version = Version { $version }
help-commands = **All commands** · { $topic }
ask-help-topic = Choose a topic
help-topic-begin = Begin
help-topic-play = Play
help-topic-better = Get better
help-topic-watch = Watch and look back
help-topic-yours = Settings and data
help-topic-server = Run a server
help-text-begin =
    - **Learn:** `/dvonn learn` is a lesson on small boards, `/dvonn rules` explains all the rules with pictures. Both work in direct messages with me, too.
    - **Begin:** `/dvonn challenge` challenges somebody, or whoever accepts first; with a `level` from 1 to 8 you play me, at once, in direct messages, too.
    - **Find your way:** `/dvonn next` opens the match that has waited longest for you, `/dvonn games` lists your matches, running and finished, and your challenges. **Open** shows a board; **Post it again** brings it to the bottom of its channel.
    - **Strength:** `/dvonn profile` shows a rating, results and recent games. `/dvonn-club table` is this server’s table.
help-text-play =
    - **Play by typing:** `/dvonn move` takes a space to place a piece, or two to move a stack. It suggests the legal moves in words, each with what it leads to: the best way with a screen reader.
    - **Without pictures:** `/dvonn preferences` has your own pages told in words; **Board as text**, under **More**, tells any board line by line.
    - **Save time:** **Plan ahead**, under **More**, lines up your next placements, or your answers to what your opponent may play.
    - **Change your mind:** **Undo**, under **More**, asks to take a move back; `/dvonn resign` gives a match up or offers a draw (I’ll ask first).
    - **Mind the time:** a challenge can have any clock, from ten seconds per move to no limit, with days off if you like; **Give a day** under **More** gives your opponent time.
help-text-better =
    - **Get better:** `/dvonn puzzle` sets you a puzzle that matches your strength; press **Hint** on your turn against me, or under **History** in a match that is over.
    - **Try moves out:** **Try it out**, under **History** and on your own boards, lets you play for both sides in private; **My lines**, under **More** there, lists what you keep.
    - **Learn from a match:** **Review**, under its result, shows the worst moves and what was better.
    - **Every week:** `/dvonn-club week` is the board of the week. `/dvonn-club puzzles` is the table of this month’s puzzles. `/dvonn-club mistakes` brings back your own mistakes, as puzzles.
help-text-watch =
    - **Watch:** `/dvonn watch` lists the running matches, and those that you watch; **Watch** under a board keeps you posted. `/dvonn remind` reminds you of a match tomorrow.
    - **Look back:** press **History** under a board; under **More**, **Replay** shows a match as a short animation, **Chart** at a glance, and **Export** gives you its record. `/dvonn import` reads a record, and a match can start from it. `/dvonn-club archive` finds finished games by player, result, set-up, length and date.
help-text-yours =
    - **Make it yours:** `/dvonn preferences` is about pings, quiet hours, pictures, and who may challenge you. `/dvonn away` stops your clocks while you can’t play.
    - **Your data:** `/dvonn forget` shows what I keep about you, and deletes it if you wish; PRIVACY.md, next to my source code, tells more.
    Nothing is lost if I restart: matches and buttons keep working.
help-text-server =
    For those who manage the server:
    - `/dvonn-admin settings` says where and how matches are played.
    - `/dvonn-admin follow` lets a channel show them to spectators.
    - `/dvonn-admin show` keeps the table of ratings up to date in a channel.
    - `/dvonn-admin cancel` ends a match or a challenge.
    - `/dvonn-admin inspect` shows how a finished game was played.
    - `/dvonn-admin unrate` takes a finished game out of the ratings.
    - `/dvonn-admin ban` and `/dvonn-admin unban` decide who may challenge others.
    - `/dvonn-admin export` hands out all matches.
    - `/dvonn-admin log` tells who did what.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = All the rules of DVONN with pictures, and five pieces of advice
command-help = How to begin, and everything I can do
