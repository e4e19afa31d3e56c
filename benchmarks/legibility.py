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

from benchmarks.colours import BLINDNESS, Colour, as_seen, contrast, difference, light
from benchmarks.pixels import changed, colour_at, colours, font_size, gap, grey_at, pixels
from benchmarks.texts import BESIDE, HERE, SCENES, alone, empty_board, texts
from dvonn import Place, parse_move
from rendering import THEMES, Theme
from rendering.geometry import WIDTH, centre
from rendering.pieces import RADII, THICK, places
from rendering.surface import empty_board as bare_board

PHONE = 300 / WIDTH
_RIM = 12
"""The width of a piece's rim in pixels."""
_TALL = 5
"""The height of the stacks in which DVONN pieces are counted."""
_STUDS, _STUD_CONTRAST = 3, 60
"""The minimum number of light spots along the edge of a DVONN piece, and their minimum contrast."""
_TEXTS = (
    ("number of a stack", "numbers", 13),
    ("name that can be chosen", "names", 9.5),
    ("name or number on a vacant space", "vacant", 11),
    ("row and column", "labels", 9),
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
    yield Figure("cells: % of the board's picture", 100 * _share_of_cells(theme), 65)
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


def _share_of_cells(theme: Theme) -> float:
    """Return the share of the picture covered by cells and the lines between them."""
    board = bare_board(theme).convert("L")
    lighter = board.point([255 * (level > _lightest_around_cells(board)) for level in range(256)])
    # Growing by three pixels closes the lines between cells; shrinking by three restores the outline.
    whole = lighter.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.MinFilter(7)).convert("1")
    return pixels(whole) / (whole.width * whole.height)


def _lightest_around_cells(board: Image.Image) -> int:
    """Return the lightness of the lightest line of the grain in the strip above the cells."""
    levels = board.crop((0, 0, board.width, 30)).histogram()
    return max(level for level, count in enumerate(levels) if count)


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


def of_contrasts(theme: Theme) -> Iterator[Figure]:
    """Yield the contrasts within marks, of their light and dark parts, in pictures of 300 pixels.

    The lightness alone counts, as in grey; people who see no green or no red see another lightness.
    """
    single, pile = alone("W"), alone("BWB")
    without, red = (alone(pieces).drawn(theme).reduce(round(1 / PHONE)) for pieces in ("BWB", "BDB"))
    for eyes in (None, *BLINDNESS):
        contrast_of_red = _range_of_light(red, changed(without, red), eyes)
        yield Figure(f"DVONN piece in a pile, {eyes or 'grey'}: contrast", contrast_of_red, 7)
    falling = pile.position.stacks
    for name, scene, marks in (
        ("last move on a piece", single, {"last_move": Place(HERE)}),
        ("last move on a pile", pile, {"last_move": Place(HERE)}),
        ("where it came from", alone("."), {"last_move": parse_move("f3f4")}),
        ("what can move", single, {"movable": [HERE]}),
        ("its name", single, {"movable": [HERE], "named": [HERE]}),
        ("chosen", single, {"chosen": HERE}),
        ("target", single, {"targets": [HERE]}),
        ("planned", alone("."), {"planned": [HERE]}),
        ("cut off, white", alone("."), {"cut_off": {HERE: single.position.stacks[HERE]}}),
        ("cut off, black", alone("."), {"cut_off": {HERE: falling[HERE]}}),
        ("would be cut off", pile, {"falling": {HERE: falling[HERE]}}),
        ("blocked", single, {"blocked": [HERE]}),
    ):
        plain, marked = (scene.drawn(theme, **each).reduce(round(1 / PHONE)) for each in ({}, marks))
        seen = changed(marked, plain)
        for eyes in (None, *BLINDNESS):
            yield Figure(f"{name}, {eyes or 'grey'}: contrast", _range_of_light(marked, seen, eyes), 7)


def _range_of_light(picture: Image.Image, mask: Image.Image, blindness: str | None) -> float:
    """Return the contrast of a mark's lightest and darkest twentieths."""
    shown = Image.new("RGB", picture.size)
    shown.paste(picture, mask=mask)
    channels = zip(*(part.tobytes() for part in shown.split()), mask.convert("L").tobytes(), strict=True)
    lights = sorted(light((red, green, blue), blindness) for red, green, blue, there in channels if there)
    few = len(lights) // 20
    return _contrast(lights[-1 - few], lights[few])


def _contrast(one: float, other: float) -> float:
    """Return the contrast ratio of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def of_dvonn(theme: Theme) -> Iterator[Figure]:
    """Yield how a DVONN piece differs from its cell and from other pieces for people who don't see red.

    The last figure is the number of stacks whose DVONN pieces are miscounted in a greyscale picture.
    """
    empty, rims = empty_board(theme), {}
    for piece in "WBD":
        plain = alone(piece).drawn(theme)
        rims[piece] = colours(plain, _rim(changed(plain, empty)))
    faces = {piece: _lying_on_top(alone(piece).drawn(theme)) for piece in "WBD"}
    cell = colour_at(empty, centre(HERE))
    for eyes in (None, *BLINDNESS):
        lights = [light(rim, eyes) for rim in rims["D"]]
        yield Figure(
            f"DVONN piece on its cell, {eyes or 'grey'}: contrast",
            _contrast(max(lights), light(cell, eyes)),
            3,
        )
        rim_on_face = _contrast(max(lights), light(faces["D"], eyes))
        yield Figure(f"rim of a DVONN piece, {eyes or 'grey'}: contrast", rim_on_face, 4.5)
        black = max(light(rim, eyes) for rim in rims["B"])
        yield Figure(f"DVONN rim from black, {eyes or 'grey'}: contrast", _contrast(max(lights), black), 3)
        white = _contrast(light(faces["W"], eyes), light(faces["D"], eyes))
        yield Figure(f"DVONN face from white, {eyes or 'grey'}: contrast", white, 4.5)
    wrong = 0
    for owner, count in product("WB", (0, 1, 2, 3)):
        other = "BW"["BW".index(owner) - 1]
        for pieces in (
            count * "D" + owner * (_TALL - count),
            other + count * "D" + owner * (_TALL - 1 - count),
        ):
            wrong += _studded(alone(pieces).drawn(theme)) != count
    yield Figure("stacks whose DVONN pieces are miscounted in grey", -wrong, 0)


def _studded(picture: Image.Image) -> int:
    """Return the number of edges in a pile in which lightness changes back and forth."""
    (x, y), (across, up) = centre(HERE), RADII
    bands = 0
    for dx, dy in places(_TALL)[:-1]:
        middle = y + dy + THICK / 2
        greys = [
            grey_at(picture, (round(x + dx + across * sin(turn)), round(middle + up * cos(turn))))
            for turn in map(radians, range(-45, 46))
        ]
        light = (max(greys) + min(greys)) / 2
        runs = "".join("#" if grey > light else " " for grey in greys).split()
        bands += len(runs) >= _STUDS and max(greys) - min(greys) > _STUD_CONTRAST
    return bands


KINDS: tuple[Kind, ...] = (of_texts, of_pieces, of_marks, of_contrasts, of_crosses, of_dvonn)


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
