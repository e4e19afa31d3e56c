"""Texts in pictures: written, measured, cut and broken into lines.

Letters that the font lacks are written with those that it has, as far as they say the same; any other letter becomes a
box, and signs that are no letters are left out (see `is_legible`).
"""

import unicodedata
from bisect import bisect_right
from functools import lru_cache

from rendering.canvas import Canvas, advance, extent
from rendering.font import BOLD, MEDIUM, has
from rendering.geometry import Point
from rendering.themes import Shade

ELLIPSIS = "…"

_UNKNOWN = "\N{WHITE SQUARE}"


def write(
    canvas: Canvas,
    start: Point,
    text: str,
    size: float,
    shade: Shade,
    *,
    align: float = 0,
    weight: int = MEDIUM,
) -> None:
    """Write a line of text; `start` is a point of the line on which its letters stand.

    There the text begins with `align` 0, ends with 1, and has its middle with 0.5.
    """
    x, y = start
    x -= align * width(text, size, weight)
    canvas.glyphs((x, y), _drawn(text), size, shade, weight=weight)


def write_centred(
    canvas: Canvas, centre: Point, text: str, size: float, shade: Shade, *, weight: int = BOLD
) -> None:
    """Write a text around its middle: where a digit's middle would lie at `centre`.

    So a label's height does not depend on its letters.
    """
    text = _drawn(text)
    left, _, right, _ = extent(text, size, weight)
    _, digit_top, _, _ = extent("0", size, weight)
    x, y = centre
    canvas.glyphs((x - (left + right) / 2, y - digit_top / 2), text, size, shade, weight=weight)


@lru_cache(maxsize=2048)
def width(text: str, size: float, weight: int = MEDIUM) -> float:
    """How many pixels wide a line of text is."""
    return advance(_drawn(text), size, weight)


def fitted(text: str, room: float, size: float, weight: int = MEDIUM) -> str:
    """A text that is at most `room` pixels wide: the text, or its beginning and an ellipsis."""
    if width(text, size, weight) <= room:
        return text

    def beginning(length: int) -> str:
        return text[:length].rstrip() + ELLIPSIS

    too_many = bisect_right(range(len(text)), room, key=lambda length: width(beginning(length), size, weight))
    return beginning(max(too_many - 1, 0))


def broken(text: str, room: float, size: float, *, most: int) -> list[str]:
    """A text in at most `most` lines, none wider than `room` pixels; the rest is cut off, and so is a wider word."""
    words = [fitted(word, room, size) for word in text.split()]
    lines: list[list[str]] = [[]]
    left = room
    for number, word in enumerate(words):
        needed = width(word, size) + (width(" ", size) if lines[-1] else 0)
        if needed > left and len(lines) == most:
            lines[-1] = [fitted(" ".join((*lines[-1], *words[number:])), room, size)]
            break
        if needed > left:
            lines.append([word])
            left = room - width(word, size)
        else:
            lines[-1].append(word)
            left -= needed
    return [" ".join(line) for line in lines]


def is_legible(text: str) -> bool:
    """Whether all letters and digits of a text can be written, and at least one is there."""
    signs = [sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] in "LN"]
    return bool(signs) and not any(_UNKNOWN in _written(sign) for sign in signs)


def _drawn(text: str) -> str:
    """A text in signs that the font has, accents together with their letters."""
    return "".join(map(_written, unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=4096)
def _written(sign: str) -> str:
    """The signs that are written for one: itself, its parts, a box for a letter, nothing for anything else."""
    if sign.isspace():
        return " "
    category = unicodedata.category(sign)[0]
    if category == "C":
        return ""
    if has(sign):
        return sign
    parts = "".join(filter(has, unicodedata.normalize("NFKD", sign)))
    return parts or (_UNKNOWN if category in "LN" else "")
