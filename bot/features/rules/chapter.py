"""A chapter of the rules: a position that shows what it tells, and what its caption says of that.

The sentences are in the catalogue under the chapter's name: `rules-title-…`, `rules-text-…`, `rules-caption-…`. The
numbers and spaces in a caption are found in the position by the rules of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.catalogue import Language
from bot.ui.position_words import Marks
from bot.ui.words import Told, said
from dvonn import Colour, Jump, Position, Space


@dataclass(frozen=True)
class Chapter:
    """A chapter by its name, with the position in its picture."""

    name: str
    position: Position
    marks: Marks = field(default_factory=Marks)
    named: tuple[Space, ...] = ()
    """The spaces whose names are written on them."""
    told: Mapping[str, Told] = field(default_factory=dict)
    """The values of its caption."""

    def caption(self, language: Language) -> str:
        """A sentence or two on what the picture shows."""
        return language.say(f"rules-caption-{self.name}", **said(self.told, language))


def drawn(drawing: str, *, to_move: Colour = Colour.WHITE, placing: bool = False) -> Position:
    """A position from a drawing of its rows, row 5 first: stacks from the bottom, and dots for empty spaces.

    Raises as `Position.parse`.
    """
    rows = "/".join(",".join(line.split()) for line in drawing.strip().splitlines())
    return Position.parse(f"{rows} {to_move.value} {'p' if placing else 's'}")


def space(name: str) -> Space:
    """A space by its name."""
    return Space.parse(name)


def jump(source: str, target: str) -> Jump:
    """A move by the names of its spaces."""
    return Jump(space(source), space(target))
