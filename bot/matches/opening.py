"""The opening of a match: what stood on the board when the players took over.

Its text is the moves so far, separated by blanks, behind the position from which they were played if that was not the
empty board (its one-line text with `_` for each blank).
"""

from dataclasses import dataclass
from functools import cached_property

from dvonn import Game, Move, Position, parse_move

EMPTY = Position()


@dataclass(frozen=True)
class Opening:
    """A position and the moves since; by default the empty board."""

    moves: tuple[Move, ...] = ()
    start: Position = EMPTY

    @classmethod
    def of(cls, game: Game) -> "Opening":
        """The opening that a game makes."""
        return cls(game.moves, game.start)

    @classmethod
    def parse(cls, text: str) -> "Opening":
        """Read what `str` wrote. Raises what the engine raises for other texts."""
        words = text.split()
        start = EMPTY
        if words and "/" in words[0]:
            start = Position.parse(words.pop(0).replace("_", " "))
        return cls(tuple(map(parse_move, words)), start)

    @cached_property
    def game(self) -> Game:
        """The game so far. Raises `IllegalMove` where the moves break the rules."""
        return Game(self.moves, start=self.start)

    def __str__(self) -> str:
        start = [] if self.start == EMPTY else [str(self.start).replace(" ", "_")]
        return " ".join([*start, *map(str, self.moves)])
