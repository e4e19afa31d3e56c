"""Lines: moves that somebody tries out for both sides, from a position of a game.

A line is its owner's alone, and nothing of it is played. Where a player has to pass, the pass is a move of it like any
other; so a line never ends where somebody can't but pass.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NewType

from bot.domain.history import Turn
from bot.domain.ids import PastId, PlyNumber, UserId
from bot.domain.match import Match
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS, Game, Move, Position

LineId = NewType("LineId", int)
LinePly = NewType("LinePly", int)
"""Counts the moves of a line from 1, whichever ply of a game it starts from; ply 0 is its start."""
ChangeNumber = NewType("ChangeNumber", int)
"""Counts the changes of a line's moves; a press carries the number that it has seen."""

UNCHANGED = ChangeNumber(1)

MOST_KEPT = 20
"""How many lines a person keeps under a name."""

MOST_OPEN = 5
"""How many lines without a name are there for one person: a further one takes the place of the longest unused."""

LONGEST_NAME = 40
"""Characters of a line's name."""


@dataclass(frozen=True, slots=True)
class Start:
    """A position of a game, from which something is tried out: of a match of the bot's, or of a record."""

    past: PastId
    ply: PlyNumber
    position: Position


@dataclass(frozen=True, slots=True)
class Line:
    """A start and legal moves from there, passes among them."""

    start: Start
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, start: Start, moves: Iterable[Move] = ()) -> "Line":
        """The line of these moves; the passes between them need not be named. Raises `IllegalMove`."""
        game = _passing(Game(start=start.position))
        for move in moves:
            if move is not PASS:
                game = _passing(game.play(move))
        return cls(start, game.moves)

    @property
    def game(self) -> Game:
        """The moves as a game that begins at the start. Raises `IllegalMove` where they can't be played."""
        return Game(self.moves, start=self.start.position)

    @property
    def end(self) -> LinePly:
        """The ply of its last position."""
        return LinePly(len(self.moves))

    def turns(self) -> tuple[Turn, ...]:
        """Its moves with the positions around them."""
        game = self.game
        return tuple(Turn.made(game, ply) for ply in range(1, self.end + 1))

    def played(self, at: int, move: Move) -> "Line":
        """The line with a move after its first `at` ones, and with the pass that must follow.

        It stays as it is where that is its next move anyway; else all that came later is gone. Raises `IllegalMove`,
        and `IndexError` for a ply beyond its end.
        """
        position = self.game.position_at(at)
        if self.moves[at : at + 1] == (move,):
            return self
        pass_of_other = (PASS,) if position.play(move).must_pass else ()
        return replace(self, moves=(*self.moves[:at], move, *pass_of_other))

    def after(self, at: int) -> LinePly:
        """The ply at which somebody chooses again, after the move at a ply and the pass that may follow it."""
        further = at + 1
        return LinePly(further + 1 if self.moves[further : further + 1] == (PASS,) else further)

    def is_of_present(self, match: Match) -> bool:
        """Whether it begins where a match that goes on stands."""
        start = self.start
        return not match.is_over and start.past.match == match.id and start.position == match.position


def _passing(game: Game) -> Game:
    """The game with a pass at its end, where one must follow."""
    return game.play(PASS) if game.position.must_pass else game


@dataclass(frozen=True, slots=True)
class OwnLine:
    """A line of somebody's: one that is being tried out, or one that is kept under a name."""

    id: LineId
    user: UserId
    line: Line
    number: ChangeNumber = UNCHANGED
    """Goes up by 1 with each change of its moves."""
    name: str = ""
    """The name under which it is kept. A line that isn't kept has the name of its `origin`, or none."""
    kept: bool = False
    origin: LineId | None = None
    """The kept line that was played on from, to get this one."""

    @property
    def start(self) -> Start:
        """The position in which it begins."""
        return self.line.start


def check_name(text: str) -> str:
    """The name that somebody has typed, without blanks around it. Raises `Refused`: NO_NAME."""
    name = " ".join(text.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refused(RefusalReason.NO_NAME)
    return name
