"""The texts of pictures: test scenes, and the boxes of letters and numbers in their pixels."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from benchmarks.pixels import Box, Ink, box_around, changed, ink_in, opened, within
from dvonn import Phase, Position, Space
from rendering import Theme, render_board
from rendering.geometry import centre, column_labels, row_labels
from rendering.pieces import number_place
from tests.dvonn.grids import board
from tests.rendering.scenes import LAST_MOVE, MIDDLE, after, placed


class Scene(NamedTuple):
    """A position and the marks of its picture."""

    position: Position
    marks: Mapping[str, Any]

    def drawn(self, theme: Theme, **changes: Any) -> Image.Image:  # noqa: ANN401  marks have many types
        """Draw the picture (RGB), with some marks changed."""
        return opened(render_board(self.position, **{**self.marks, "theme": theme, **changes}))


def _targets() -> Scene:
    chosen = Space.parse("h4")
    targets = MIDDLE.targets(chosen)
    return Scene(MIDDLE, {"chosen": chosen, "targets": targets, "named": (chosen, *targets)})


def _choice(position: Position) -> Scene:
    """Return a scene in which all stacks can be chosen, more than in any game, so that all names are visible."""
    spaces = position.stacks
    return Scene(position, {"movable": spaces, "named": spaces})


SCENES = {
    "placing": Scene(*placed(20)),
    "full board": Scene(*placed(49)),
    "mid-game": Scene(*after(MIDDLE, "f5c2")),
    "endgame": Scene(*after(LAST_MOVE, "c3a3")),
    "choice": _choice(MIDDLE),
    "choice on a full board": _choice(placed(49)[0]),
    "targets": _targets(),
}

HERE, BESIDE = Space.parse("f3"), Space.parse("g3")
"""Two spaces whose cells have both tones."""


def alone(stack: str, space: Space = HERE) -> Scene:
    """Return a board with one stack, or none (`.`), on `HERE` or `BESIDE`, and DVONN pieces that keep it connected."""
    here, beside = (stack, ".") if space == HERE else (".", stack)
    holding = "." if stack.count("D") > 1 else "D"
    position = board(f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        . . . . {holding} {here} {beside} {holding} . . .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    return Scene(position, {})


@lru_cache(maxsize=2)
def empty_board(theme: Theme) -> Image.Image:
    """Return the picture of `alone` without the stack."""
    return alone(".").drawn(theme)


class Texts(NamedTuple):
    """The texts in a picture, as recognised there."""

    labels: list[tuple[str, Ink]]
    numbers: list[tuple[str, Ink]]
    names: list[tuple[str, Ink]]
    """The names of the choices; `plates` are the areas under them."""
    vacant: list[tuple[str, Ink]]
    """The names of vacant spaces, and the numbers of cut-off pieces."""
    plates: list[list[Box]]
    """Each plate in one or two parts."""

    def areas(self) -> list[list[Box]]:
        """Return the areas, none of which may overlap another."""
        found = (*self.labels, *self.numbers, *self.vacant)
        return [[ink.box] for _, ink in found] + self.plates


def texts(scene: Scene, theme: Theme) -> Texts:
    """Find all texts of a scene's picture."""
    whole, bare = scene.drawn(theme), empty_board(theme)
    named = {space: str(space) for space in scene.marks.get("named", ())}
    feet, plates = _plates(scene, theme, list(named))
    return Texts(
        labels=[
            (text, ink_in(bare, box_around(place, 20, 18, 20, 24)))
            for text, place in row_labels() + column_labels()
        ],
        numbers=[
            (str(stack.height), ink_in(whole, _number(space, stack.height, plated=space in named)))
            for space, stack in scene.position.stacks.items()
            if stack.height > 1
        ],
        names=[
            (name, ink_in(whole, (left + 9, upper + 2, right - 9, lower - 2)))
            for name, (left, upper, right, lower) in zip(named.values(), feet, strict=True)
        ],
        vacant=[(text, ink_in(whole, where)) for text, where in _on_vacant(scene)],
        plates=plates,
    )


def _plates(scene: Scene, theme: Theme, named: Sequence[Space]) -> tuple[list[Box], list[list[Box]]]:
    """Find the plates, whole and in parts: some have a narrower part below, under the tail of a letter.

    They are found in a picture of single pieces, because numbers and gems are higher above a plate.
    """
    if not named:
        return [], []
    single = Scene(_lowered(scene.position), scene.marks)
    changes = changed(single.drawn(theme), single.drawn(theme, named=(), movable=()))
    lone = {space for space, stack in single.position.stacks.items() if stack.has_dvonn}
    heads = {space: -2 if space in lone else 30 for space in named}  # a lone gem moves, too
    whole = [_part(changes, _at(space, 38, heads[space], 38, 52)) for space in named]
    parts = [
        [_part(changes, _at(space, 38, heads[space], 38, 40)), _part(changes, _at(space, 38, -40, 38, 52))]
        for space in named
    ]
    return whole, [[part for part in plate if part[3] > part[1]] for plate in parts]


def _part(changes: Image.Image, where: Box) -> Box:
    return within(where, changes.crop(where))


def _lowered(position: Position) -> Position:
    """Return the position with one piece of each stack: a DVONN piece if it has one, else the top piece."""
    rows, *rest = str(position).split()
    lowered = [
        ",".join("D" if "D" in stack else stack[-1] for stack in row.split(",")) for row in rows.split("/")
    ]
    return Position.parse(" ".join(("/".join(lowered), *rest)))


def _at(space: Space, left: int, up: int, right: int, down: int) -> Box:
    return box_around(centre(space), left, up, right, down)


def _number(space: Space, height: int, *, plated: bool) -> Box:
    """Return the part of a pile's upper side, beside or below its gems, that holds its number."""
    x, y = centre(space)
    _, middle = number_place(height, plated=plated)
    return box_around((x, round(y + middle)), 19, 20, 19, 21)


def _on_vacant(scene: Scene) -> Iterator[tuple[str, Box]]:
    """Yield the texts on vacant spaces with their boxes, which lie inside the outline of a cut-off stack."""
    if scene.position.phase is Phase.PLACING:
        yield from ((str(space), _at(space, 30, 22, 30, 28)) for space in scene.position.vacant())
    for space, stack in scene.marks.get("cut_off", {}).items():
        yield f"\N{MINUS SIGN}{stack.height}", _at(space, 26, 20, 26, 20)
