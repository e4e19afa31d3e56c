"""Positions that show everything a picture can show."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypedDict

from dvonn import Colour, Game, Jump, Move, Position, Reason, Space, Stack, parse_move
from rendering import CONTRAST, Theme, render_board
from tests.dvonn.grids import board

PLACEMENTS = (
    "e4 b3 i3 d5 c4 k4 d4 e1 f3 h2 b4 g2 a2 j3 g4 c3 i1 e3 h5 b2 d2 f5 k3 a1 c1 g3 "
    "i4 e5 b1 h3 j5 d3 f1 c5 j2 i5 e2 a3 g1 h4 c2 f2 h1 j4 d1 f4 g5 i2 k5"
)


class Marks(TypedDict, total=False):
    """The keywords of `render_board`."""

    last_move: Move
    cut_off: Mapping[Space, Stack]
    movable: Iterable[Space]
    chosen: Space
    targets: Iterable[Space]
    planned: Iterable[Space]
    blocked: Iterable[Space]
    played: Jump
    better: Jump
    numbered: Mapping[int, Jump]
    rotated: bool
    theme: Theme


def placed(pieces: int) -> tuple[Position, Marks]:
    """The position after some placements, the last one marked."""
    game = Game([parse_move(name) for name in PLACEMENTS.split()[:pieces]])
    return game.position, Marks(last_move=game.moves[-1])


def after(position: Position, move: str) -> tuple[Position, Marks]:
    """The position after a move, with the move and what it cut off marked."""
    jump = parse_move(move)
    return position.play(jump), Marks(last_move=jump, cut_off=position.cut_off_by(jump))


MIDDLE = board(
    """
        BW  .   .   WBB W   B   .   B   .
      .   WW  .   W   W   D   BB  .   B   .
    .   D   BBW BB  W   .   BW  B   W   B   W
      WW  .   W   .   .   BB  WB  B   W   W
        .   B   B   W   .   .   .   W   D
    """,
    to_move=Colour.BLACK,
)

BRIDGE = board(
    """
        D   W   B   .   .   .   .   .   .
      W   BB  W   .   .   .   .   .   .   .
    B   WW  B   W   W   B   W   BWB W   B   BBW
      .   .   .   .   .   .   .   W   W   WB
        .   .   .   .   .   .   .   B   W
    """
)

TOWERS = board(
    """
        .   WB  BW  WBW BWWB .  .   .   .
      .   WBWBB W .  BWBWBW B .   .   .   .
    .   .   WWDBDBBW W WBBWBWBWBDWB WBW . . . . .
      .   .   .   .   B   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)

CROWD = board(
    """
        WB  .   .   W   .   B   .   W   .
      B   WBB W   B   W   W   WDW B   B   .
    .   .   B   B   W   D   B   BW  B   W   B
      .   B   W   WB  B   D   BBW B   W   .
        .   .   B   W   W   .   B   .   BW
    """
)
"""Stacks of several heights that are surrounded."""

LAST_MOVE = board(
    """
        .   .   .   WBB .   .   .   .   .
      .   .   .   WBDW .  .   .   .   .   .
    WWBBWB D  BW  .   .   .   .   .   .   .   .
      .   .   WB  .   .   .   .   .   .   .
        .   .   .   BDB .   .   .   .   .
    """
)

TIE = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    DWW .   .   .   .   .   .   .   .   .   DBB
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   D   .   .   .   .
    """
)


def choosing(position: Position, source: str) -> tuple[Position, Marks]:
    """A position with the targets of one stack marked."""
    space = Space.parse(source)
    return position, Marks(chosen=space, targets=position.targets(space))


def crossed(position: Position) -> tuple[Position, Marks]:
    """A position with crosses on the stacks of both players that are surrounded."""
    stuck = [position.stuck(colour).items() for colour in Colour]
    return position, Marks(
        blocked={space for each in stuck for space, reason in each if reason is Reason.SURROUNDED}
    )


def answering(moves: str) -> tuple[Position, Marks]:
    """The middle of a game with planned moves; only the arrows matter, not whether the rules allow them."""
    jumps = (Jump(Space.parse(each[:2]), Space.parse(each[2:])) for each in moves.split())
    return MIDDLE, Marks(numbered=dict(enumerate(jumps, start=1)))


def compared(played: str, better: str) -> tuple[Position, Marks]:
    """A position with the arrows of two moves."""
    one, other = (Jump(Space.parse(each[:2]), Space.parse(each[2:])) for each in (played, better))
    return MIDDLE, Marks(played=one, better=other)


def planning(pieces: int, spaces: str) -> tuple[Position, Marks]:
    """The position after some placements with the spaces that a player has planned."""
    position, marks = placed(pieces)
    return position, {**marks, "planned": [Space.parse(name) for name in spaces.split()]}


def _in_contrast(scene: tuple[Position, Marks]) -> tuple[Position, Marks]:
    position, marks = scene
    return position, {**marks, "theme": CONTRAST}


def _rotated(scene: tuple[Position, Marks]) -> tuple[Position, Marks]:
    position, marks = scene
    return position, {**marks, "rotated": True}


SCENES: dict[str, Callable[[], tuple[Position, Marks]]] = {
    "empty": lambda: (Position(), Marks()),
    "placing": lambda: placed(20),
    "full": lambda: placed(49),
    "movable": lambda: (MIDDLE, Marks(movable=MIDDLE.movable())),
    "targets": lambda: choosing(MIDDLE, "h4"),
    "jump": lambda: after(MIDDLE, "f5c2"),
    "cut-off": lambda: after(BRIDGE, "e3f3"),
    "towers": lambda: (TOWERS, Marks(last_move=parse_move("h3f3"))),
    "won": lambda: after(LAST_MOVE, "c3a3"),
    "tie": lambda: (TIE, Marks()),
    "contrast-placing": lambda: _in_contrast(placed(20)),
    "contrast-targets": lambda: _in_contrast(choosing(MIDDLE, "h4")),
    "contrast-cut-off": lambda: _in_contrast(after(BRIDGE, "e3f3")),
    "planned": lambda: planning(20, "c1 f2 j4 b1 a3 h1 i4 d3 f1 i2 g5 j5"),
    "contrast-planned": lambda: _in_contrast(planning(20, "c1 f2 j4 b1 a3 h1 i4 d3 f1 i2 g5 j5")),
    "blocked": lambda: crossed(CROWD),
    "contrast-blocked": lambda: _in_contrast(crossed(CROWD)),
    "compared": lambda: compared("h4e4", "h5g5"),
    "compared-on-one-line": lambda: compared("h5g5", "g5h5"),
    "contrast-compared": lambda: _in_contrast(_rotated(compared("h4e4", "h4h1"))),
    "numbered": lambda: answering("f5c2 h5g5 g5h5 h4e4 j3i2 d1c1 b4b3 i4h3 c5d5 f3d3 k3k4 j4i3"),
    "contrast-numbered": lambda: _in_contrast(_rotated(answering("f5c2 h5g5 h4e4 h4h1"))),
    "rotated-placing": lambda: _rotated(placed(20)),
    "rotated-targets": lambda: _rotated(choosing(MIDDLE, "h4")),
    "rotated-cut-off": lambda: _rotated(after(BRIDGE, "e3f3")),
}


def draw(name: str) -> bytes:
    """Draw a scene."""
    position, marks = SCENES[name]()
    return render_board(position, **marks)
