"""Text in pictures: writing, measuring, truncating and line breaking.

Letters missing in the font are replaced by equivalent ones where possible, otherwise by a box; other missing
characters are left out (see `is_legible`).
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
    """Write a line of text; `start` is a point on the baseline.

    The text starts there with `align` 0, ends there with 1, and is centred there with 0.5.
    """
    x, y = start
    x -= align * width(text, size, weight)
    canvas.glyphs((x, y), _drawn(text), size, shade, weight=weight)


def write_centred(
    canvas: Canvas, centre: Point, text: str, size: float, shade: Shade, *, weight: int = BOLD
) -> None:
    """Write text centred on a point.

    A digit's height determines the vertical position, so the baseline does not depend on the text.
    """
    text = _drawn(text)
    left, _, right, _ = extent(text, size, weight)
    _, digit_top, _, _ = extent("0", size, weight)
    x, y = centre
    canvas.glyphs((x - (left + right) / 2, y - digit_top / 2), text, size, shade, weight=weight)


@lru_cache(maxsize=2048)
def width(text: str, size: float, weight: int = MEDIUM) -> float:
    """Return the width of a line of text in pixels."""
    return advance(_drawn(text), size, weight)


def fitted(text: str, room: float, size: float, weight: int = MEDIUM) -> str:
    """Return the text, truncated with an ellipsis to at most `room` pixels."""
    if width(text, size, weight) <= room:
        return text

    def beginning(length: int) -> str:
        return text[:length].rstrip() + ELLIPSIS

    too_many = bisect_right(range(len(text)), room, key=lambda length: width(beginning(length), size, weight))
    return beginning(max(too_many - 1, 0))


def broken(text: str, room: float, size: float, *, most: int) -> list[str]:
    """Break text into at most `most` lines of at most `room` pixels; truncate long words and drop the rest."""
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
    """Return whether the text has letters or digits and the font can write all of them."""
    signs = [sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] in "LN"]
    return bool(signs) and not any(_UNKNOWN in _written(sign) for sign in signs)


def _drawn(text: str) -> str:
    """Return the text with only characters of the font, composed with their accents."""
    return "".join(map(_written, unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=4096)
def _written(sign: str) -> str:
    """Return the replacement for a character: itself, its parts, a box for a letter, otherwise nothing."""
    if sign.isspace():
        return " "
    category = unicodedata.category(sign)[0]
    if category == "C":
        return ""
    if has(sign):
        return sign
    parts = "".join(filter(has, unicodedata.normalize("NFKD", sign)))
    return parts or (_UNKNOWN if category in "LN" else "")
