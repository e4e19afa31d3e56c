"""The legibility of a picture on a phone: sizes, overlaps, contrasts, and colours for colour-blind people.

Run `python -m benchmarks.legibility`. Everything is measured in the pixels of finished pictures. Lengths are those of a
picture scaled to 300 pixels; colours are those of the picture as sent, because contrast is defined for plain colours.
The exit status is 1 if a figure is out of range.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import cos, radians, sin
from statistics import mean
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from benchmarks.colours import BLINDNESS, Colour, as_seen, contrast, difference
from benchmarks.pixels import changed, colour_at, colours, font_size, gap, grey_at, pixels
from benchmarks.texts import BESIDE, HERE, SCENES, alone, empty_board, texts
from dvonn import Place, parse_move
from rendering import THEMES, Theme
from rendering.geometry import WIDTH, centre
from rendering.pieces import top

PHONE = 300 / WIDTH
_RIM = 12
"""The width of a piece's rim in pixels."""
_GEMS = 32
"""The distance from a pile's middle within which gems are counted, a little below their own middle."""
_TALL = 5
"""The height of the stacks in which gems are counted."""
_TEXTS = (
    ("number of a stack", "numbers", 13),
    ("name that can be chosen", "names", 11),
    ("name or number on a vacant space", "vacant", 11),
    ("row and column", "labels", 10),
)
"""Each kind of text, by its name in `Texts`, and its minimum size."""


class Figure(NamedTuple):
    """A figure and its lower limit."""

    name: str
    value: float
    least: float


Kind = Callable[[Theme], Iterator[Figure]]
"""A function that yields the figures of one kind."""


def of_texts(theme: Theme) -> Iterator[Figure]:
    """Yield the sizes and contrasts of all texts, and the smallest distance between two of them."""
    found = {name: texts(scene, theme) for name, scene in SCENES.items()}
    for about, kind, least in _TEXTS:
        written = [text for scene in found.values() for text in getattr(scene, kind)]
        yield Figure(f"{about}: px", mean(font_size(text, ink.box) for text, ink in written) * PHONE, least)
        yield Figure(f"{about}: contrast", min(contrast(ink.colour, ink.ground) for _, ink in written), 4.5)
    for name, scene in found.items():
        nearest = min(gap(*parts) for areas in combinations(scene.areas(), 2) for parts in product(*areas))
        yield Figure(f"gap between texts, {name}: px", nearest * PHONE, 1.5)


def of_pieces(theme: Theme) -> Iterator[Figure]:
    """Yield the size of pieces, the share of the cells, and the contrast of pieces and the last move."""
    empty = empty_board(theme)
    cells = {space: colour_at(empty, centre(space)) for space in (HERE, BESIDE)}
    yield Figure("cells: % of the board's picture", 100 * _share_of_cells(theme, *cells.values()), 70)
    for name, piece in (("white", "W"), ("black", "B"), ("DVONN", "D")):
        wide, seen, marked = [], [], []
        for space, cell in cells.items():
            scene = alone(piece, space)
            plain, moved = scene.drawn(theme), scene.drawn(theme, last_move=Place(space))
            whole = changed(plain, empty)
            seen.append(_strongest(colours(plain, _rim(whole)), cell))
            marked.append(_strongest(colours(moved, changed(moved, plain)), colours(plain, _rim(whole))[0]))
            left, _, right, _ = whole.getbbox() or (0, 0, 0, 0)
            wide.append(right - left)
        yield Figure(f"{name} piece, diameter: px", min(wide) * PHONE, 22)
        yield Figure(f"{name} piece on its cell: contrast", min(seen), 3)
        yield Figure(f"last move on {name}: contrast", min(marked), 3)
    for space, way in ((HERE, "f3f4"), (BESIDE, "g3g4")):
        arrow = alone(".").drawn(theme, last_move=parse_move(way))
        seen_on_cell = _strongest(colours(arrow, changed(arrow, empty)), cells[space])
        yield Figure(f"last move from {space}: contrast", seen_on_cell, 3)


def _strongest(found: list[Colour], ground: Colour) -> float:
    return max(contrast(colour, ground) for colour in found)


def _rim(piece: Image.Image) -> Image.Image:
    """Return the mask (1) of a piece's rim, from the mask of the piece."""
    left, upper, right, lower = piece.getbbox() or (0, 0, 0, 0)
    rim = piece.copy()
    ImageDraw.Draw(rim).ellipse((left + _RIM, upper + _RIM, right - _RIM, lower - _RIM), fill=0)
    return rim


def _share_of_cells(theme: Theme, *tones: Colour) -> float:
    """Return the share of the picture covered by cells and the lines between them."""
    cells = Image.new("1", empty_board(theme).size)
    # Cells hidden by pieces in one of these pictures are vacant in the other.
    for picture in (empty_board(theme), alone("DDDW").drawn(theme)):
        for tone in tones:
            others = changed(picture, Image.new("RGB", picture.size, tone))
            cells = ImageChops.logical_or(cells, ImageChops.invert(others))
    # Growing by two pixels closes the lines between cells; shrinking by two restores the outline.
    whole = cells.convert("L").filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.MinFilter(5))
    return pixels(whole) / (whole.width * whole.height)


def of_marks(theme: Theme) -> Iterator[Figure]:
    """Yield the differences in shape and colour between the last move and the possible choices."""
    scene = alone("W")
    plain, moved = scene.drawn(theme), scene.drawn(theme, last_move=Place(HERE))
    last = changed(moved, plain)
    for name, marks in (
        ("target", {"targets": [HERE], "named": [HERE]}),
        ("what can move", {"movable": [HERE], "named": [HERE]}),
        ("chosen", {"chosen": HERE, "named": [HERE]}),
    ):
        marked = scene.drawn(theme, **marks)
        choice = changed(marked, plain)
        apart = pixels(ImageChops.logical_xor(last, choice)) / pixels(ImageChops.logical_or(last, choice))
        yield Figure(f"last move from {name}, in shape: %", 100 * apart, 50)
        for blindness in BLINDNESS:
            one, other = (
                as_seen(_brightest(picture, mask), blindness)
                for picture, mask in ((moved, last), (marked, choice))
            )
            yield Figure(f"last move from {name}, {blindness}: ΔE", difference(one, other), 20)


def of_crosses(theme: Theme) -> Iterator[Figure]:
    """Yield the size of the crosses on blocked stacks, and their contrast to pieces and other marks."""
    for name, piece in (("white", "W"), ("black", "B"), ("a pile", "WWB")):
        scene = alone(piece)
        plain, crossed = scene.drawn(theme), scene.drawn(theme, blocked=[HERE])
        cross = changed(crossed, plain)
        left, upper, right, lower = cross.getbbox() or (0, 0, 0, 0)
        yield Figure(f"cross on {name}, across: px", min(right - left, lower - upper) * PHONE, 15)
        face = _lying_on_top(plain)
        yield Figure(f"cross on {name}: contrast", _strongest(colours(crossed, cross), face), 3)
        for other, marks in (
            ("what would be cut off", {"falling": scene.position.stacks}),
            ("a name", {"named": [HERE]}),
        ):
            marked = changed(scene.drawn(theme, **marks), plain).crop((left, upper, right, lower))
            here = cross.crop((left, upper, right, lower))
            apart = pixels(ImageChops.logical_xor(here, marked)) / pixels(ImageChops.logical_or(here, marked))
            yield Figure(f"cross on {name} from {other}, in shape: %", 100 * apart, 50)


def _lying_on_top(plain: Image.Image) -> Colour:
    """Return the colour of the piece on top, beside its middle."""
    x, y = centre(HERE)
    return colour_at(plain, (x + 30, y - 6))


def _brightest(picture: Image.Image, mask: Image.Image) -> Colour:
    """Return a mark's own colour; every mark also contains a dark one."""
    return max(colours(picture, mask)[:2], key=lambda colour: contrast(colour, (0, 0, 0)))


def of_gems(theme: Theme) -> Iterator[Figure]:
    """Yield the number of stacks whose DVONN pieces are miscounted in a greyscale picture."""
    x, y = centre(HERE)
    stone = grey_at(alone("D").drawn(theme), (x, y + 6))
    y += round(top(_TALL)[1])
    arc = [(x + _GEMS * sin(radians(angle)), y - _GEMS * cos(radians(angle))) for angle in range(-80, 81)]
    wrong = 0
    for owner in "WB":
        for count in (1, 2, 3):
            picture = alone(count * "D" + owner * (_TALL - count)).drawn(theme)
            like_stone = (abs(grey_at(picture, (round(x), round(y))) - stone) < 8 for x, y in arc)
            runs = "".join("#" if alike else " " for alike in like_stone).split()
            wrong += sum(len(run) >= 8 for run in runs) != count
    yield Figure("stacks whose DVONN pieces are miscounted in grey", -wrong, 0)


KINDS: tuple[Kind, ...] = (of_texts, of_pieces, of_marks, of_crosses, of_gems)


def figures() -> Iterator[tuple[str, Figure]]:
    """Yield all figures with their theme."""
    for theme in THEMES.values():
        for kind in KINDS:
            for figure in kind(theme):
                yield theme.name, figure


def main() -> int:
    """Print the table and return 1 if a figure is below its limit."""
    good = True
    for about, (name, value, least) in figures():
        good &= value >= least
        print(f"{about:10} {name:50} {value:6.1f}   at least {least:5.1f}{'' if value >= least else '   !'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
