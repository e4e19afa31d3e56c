"""Lines: variations that a user tries out for both sides, from a position of a game.

A line is private and is never played. Forced passes are part of it, so a line never ends before a forced pass.
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
"""The number of a move in a line, from 1, wherever the line starts in its game; ply 0 is the line's start."""
ChangeNumber = NewType("ChangeNumber", int)
"""A line's version, incremented by each change.

A control carries the version it was drawn for, so that outdated ones are noticed.
"""

UNCHANGED = ChangeNumber(1)

MOST_KEPT = 20
"""The maximum number of named lines per user."""

MOST_OPEN = 5
"""The maximum number of unnamed lines per user; a further line replaces the least recently used."""

LONGEST_NAME = 40
"""The maximum length of a name, in characters."""


@dataclass(frozen=True, slots=True)
class Start:
    """The position that a line starts from, in a match or an imported record."""

    past: PastId
    ply: PlyNumber
    position: Position


@dataclass(frozen=True, slots=True)
class Line:
    """A start and legal moves from there, passes included."""

    start: Start
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, start: Start, moves: Iterable[Move] = ()) -> "Line":
        """Return the line of these moves, with omitted forced passes added. Raises `IllegalMove`."""
        game = _passing(Game(start=start.position))
        for move in moves:
            if move is not PASS:
                game = _passing(game.play(move))
        return cls(start, game.moves)

    @property
    def game(self) -> Game:
        """The line as a game of its own. Raises `IllegalMove` if a stored move is illegal."""
        return Game(self.moves, start=self.start.position)

    @property
    def end(self) -> LinePly:
        return LinePly(len(self.moves))

    def turns(self) -> tuple[Turn, ...]:
        game = self.game
        return tuple(Turn.made(game, ply) for ply in range(1, self.end + 1))

    def played(self, at: int, move: Move) -> "Line":
        """Return the line with a move after its first `at` moves, and with the forced pass that may follow.

        The line stays unchanged if that is already its next move; otherwise the rest of the line is dropped. Raises
        `IllegalMove`, and `IndexError` for a ply past the end.
        """
        position = self.game.position_at(at)
        if self.moves[at : at + 1] == (move,):
            return self
        pass_of_other = (PASS,) if position.play(move).must_pass else ()
        return replace(self, moves=(*self.moves[:at], move, *pass_of_other))

    def after(self, at: int) -> LinePly:
        """Return the ply of the next choice: after the move at `at` and a forced pass that may follow."""
        further = at + 1
        return LinePly(further + 1 if self.moves[further : further + 1] == (PASS,) else further)

    def is_of_present(self, match: Match) -> bool:
        """Whether the line starts from the current position of a running match."""
        start = self.start
        return not match.is_over and start.past.match == match.id and start.position == match.position


def _passing(game: Game) -> Game:
    """Return the game, continued by a pass if the player to move must pass."""
    return game.play(PASS) if game.position.must_pass else game


@dataclass(frozen=True, slots=True)
class OwnLine:
    """A stored line: an open one, or one saved under a name."""

    id: LineId
    user: UserId
    line: Line
    number: ChangeNumber = UNCHANGED
    """Incremented by each change of the moves."""
    name: str = ""
    """The name of a saved line. An unsaved line has the name of its `origin`, or none."""
    kept: bool = False
    origin: LineId | None = None
    """The saved line that this one continues."""

    @property
    def start(self) -> Start:
        return self.line.start


def check_name(text: str) -> str:
    """Normalize a name's white space and cut it to `LONGEST_NAME`. Raises `Refused`: NO_NAME."""
    name = " ".join(text.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refused(RefusalReason.NO_NAME)
    return name
