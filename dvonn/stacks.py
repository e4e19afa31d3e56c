from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from dvonn.pieces import Colour, Piece


@dataclass(frozen=True, slots=True)
class Stack:
    """An immutable stack of at least one piece; `pieces` are ordered from bottom to top.

    `height` is the number of pieces, `owner` the colour of the top piece (None for a lone DVONN piece, which is
    never placed onto another), `has_dvonn` whether a DVONN piece is in the stack. `letters` are the pieces' letters
    in the same order, as in `str`.
    """

    pieces: tuple[Piece, ...]
    height: int = field(init=False, compare=False, repr=False)
    owner: Colour | None = field(init=False, compare=False, repr=False)
    has_dvonn: bool = field(init=False, compare=False, repr=False)
    letters: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "height", len(self.pieces))
        object.__setattr__(self, "owner", self.pieces[-1].owner)
        object.__setattr__(self, "has_dvonn", Piece.DVONN in self.pieces)
        object.__setattr__(self, "letters", "".join(piece.value for piece in self.pieces))

    def onto(self, other: Stack) -> Stack:
        """Return the stack that results when this one lands on another."""
        return stack_of(other.letters + self.letters)

    def __str__(self) -> str:
        return self.letters


@lru_cache(maxsize=4096)  # cached: low stacks recur, and building them again would double the cost of a move
def stack_of(letters: str) -> Stack:
    """Return the stack with these pieces, given by letter from bottom to top."""
    return Stack(tuple(map(Piece, letters)))
