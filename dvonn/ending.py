"""How a game ended: on the board, or by what the players did beyond it.

As text it is what the Smart Game Format writes as a result:

    W+5   White won by five pieces          Draw  a tie on the board, or a draw by agreement before
    B+R   Black won: White resigned         Void  abandoned, nobody won
    W+T   White won: Black's time was up
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from dvonn.errors import Expected
from dvonn.pieces import Colour

if TYPE_CHECKING:
    from dvonn.position import Position
    from dvonn.reading import Value


class Termination(Enum):
    """What ended a game."""

    BOARD = "board"
    """Neither player could move any more."""
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    """The players agreed to a draw."""
    ABANDONED = "abandoned"
    """The game stood still, and nobody won."""


_LOST_BY_SOMEBODY = {Termination.RESIGNATION, Termination.TIME}
_LOST_BY_NOBODY = {Termination.AGREEMENT, Termination.ABANDONED}


@dataclass(frozen=True, slots=True)
class Ended:
    """What ended a game, and who lost by it (None: nobody).

    ValueError if nobody lost by resignation or time, or somebody by agreement or an abandoned game.
    """

    by: Termination
    lost_by: Colour | None = None

    def __post_init__(self) -> None:
        if self.by in (_LOST_BY_NOBODY if self.lost_by else _LOST_BY_SOMEBODY):
            raise ValueError(f"{self.by.value}, lost by {self.lost_by}")

    @staticmethod
    def on_the_board(position: Position) -> Ended | None:
        """Return how the game ended in this position by the rules alone; None where it goes on."""
        if (outcome := position.outcome) is None:
            return None
        return Ended(Termination.BOARD, outcome.winner.opponent if outcome.winner else None)

    @property
    def winner(self) -> Colour | None:
        """The player who won; None after a tie, a draw, or an abandoned game."""
        return self.lost_by.opponent if self.lost_by else None


_LETTER = {Termination.RESIGNATION: "R", Termination.TIME: "T"}
_DRAWS = {"draw", "0"}
_UNKNOWN = {"", "?"}


def _said_beyond_the_board() -> dict[str, Ended]:
    said = {word: Ended(Termination.AGREEMENT) for word in _DRAWS}
    said["void"] = Ended(Termination.ABANDONED)
    for colour in Colour:
        for word, by in {"resign": Termination.RESIGNATION, "time": Termination.TIME}.items():
            for way in (word, word[0]):
                said[f"{colour.value}+{way}"] = Ended(by, colour.opponent)
    return said


_BEYOND_THE_BOARD = _said_beyond_the_board()


def format_ended(ended: Ended, position: Position) -> str:
    """Write how the game ended in ``position``."""
    if ended.by is Termination.ABANDONED:
        return "Void"
    if ended.winner is None:
        return "Draw"
    return f"{ended.winner.value.upper()}+{_LETTER.get(ended.by, position.score.lead)}"


def read_ended(value: Value, position: Position) -> Ended | None:
    """Read how the game ended whose last position this is; None where nothing is said, or ``?``.

    Capitals make no difference; ``Resign``, ``Time``, ``0`` (a draw) and ``W+`` (without the margin) are understood
    too. UnreadableError if it is no result, or not the one that the board shows.
    """
    said = value.content.strip().lower()
    if said in _UNKNOWN:
        return None
    if on_the_board := Ended.on_the_board(position):
        result = format_ended(on_the_board, position).lower()
        if said in (_DRAWS if on_the_board.winner is None else {result, result[:2]}):
            return on_the_board
    elif ended := _BEYOND_THE_BOARD.get(said):
        return ended
    raise value.stop(Expected.RESULT)
