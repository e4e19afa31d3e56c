"""The players' colours and the kinds of piece."""

from __future__ import annotations

from enum import Enum


class Colour(Enum):
    """A player, identified by colour."""

    WHITE = "w"
    BLACK = "b"

    @property
    def opponent(self) -> Colour:
        return _BLACK if self is _WHITE else _WHITE


# Called for every move; module globals are faster than enumeration members.
_WHITE, _BLACK = Colour.WHITE, Colour.BLACK


class Piece(Enum):
    """A kind of piece; its value is its letter in the notation."""

    WHITE = "W"
    BLACK = "B"
    DVONN = "D"

    owner: Colour | None

    def __init__(self, letter: str) -> None:
        # A plain attribute: a property would cost a call for every new stack.
        self.owner = {"W": Colour.WHITE, "B": Colour.BLACK}.get(letter)

    @classmethod
    def of(cls, colour: Colour) -> Piece:
        """Return the player's own kind of piece."""
        return cls.WHITE if colour is Colour.WHITE else cls.BLACK


PIECES_IN_A_SET = {Piece.WHITE: 23, Piece.BLACK: 23, Piece.DVONN: 3}
"""The number of pieces of each kind; together one for each of the 49 spaces."""
