"""Stacks of pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dvonn.pieces import Piece

if TYPE_CHECKING:
    from dvonn.pieces import Colour


class Stack:
    """An immutable pile of at least one piece; ``pieces`` goes from the bottom to the top.

    ``height`` counts the pieces, ``owner`` has the colour of the top piece (None: a lone DVONN piece,
    which is never put onto another), ``has_dvonn`` says whether a DVONN piece is in it.
    """

    __slots__ = ("has_dvonn", "height", "owner", "pieces")

    pieces: tuple[Piece, ...]
    height: int
    owner: Colour | None
    has_dvonn: bool

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.height = len(pieces)
        self.owner = pieces[-1].owner
        self.has_dvonn = Piece.DVONN in pieces

    def onto(self, other: Stack) -> Stack:
        """Return the stack that results when this one lands on another."""
        return Stack(other.pieces + self.pieces)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return "".join(piece.value for piece in self.pieces)

    def __repr__(self) -> str:
        return f"Stack({str(self)!r})"


SINGLE = {piece: Stack((piece,)) for piece in Piece}
"""The stack of one piece, for each kind."""
