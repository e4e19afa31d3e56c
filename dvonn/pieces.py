"""The two players' colours and the three kinds of piece."""

from __future__ import annotations

from enum import Enum


class Colour(Enum):
    """A player, named by the colour of the pieces."""

    WHITE = "w"
    BLACK = "b"

    @property
    def opponent(self) -> Colour:
        """The other player."""
        return _BLACK if self is _WHITE else _WHITE


# Asked with every move; names of the module are found faster than an enumeration's members.
_WHITE, _BLACK = Colour.WHITE, Colour.BLACK


class Piece(Enum):
    """A kind of piece; its value is its letter in a position's text."""

    WHITE = "W"
    BLACK = "B"
    DVONN = "D"

    owner: Colour | None

    def __init__(self, letter: str) -> None:
        # A plain attribute: a property would cost a call for every stack that is built.
        self.owner = {"W": Colour.WHITE, "B": Colour.BLACK}.get(letter)

    @classmethod
    def of(cls, colour: Colour) -> Piece:
        """The piece in a player's own colour."""
        return cls.WHITE if colour is Colour.WHITE else cls.BLACK


PIECES_IN_A_SET = {Piece.WHITE: 23, Piece.BLACK: 23, Piece.DVONN: 3}
"""How many pieces of each kind the game has: together one for each of the 49 spaces."""
