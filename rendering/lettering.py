"""Sentences in pictures, with the letters of Latin languages.

Pillow's own font has plain letters only. Accents, dashes and arrows are drawn beside its glyphs; ligatures are spelt
out; a letter of any other script is drawn as a question mark (see `is_legible`).
"""

import string
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rendering.accents import ABOVE, ACCENTS, ENTWINED, ROOM_ABOVE, draw_accent
from rendering.canvas import Box, Canvas, advance, extent
from rendering.geometry import Point
from rendering.themes import Shade

ELLIPSIS = "…"

_QUOTES = "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}“”«»"
_IN_THE_FONT = frozenset(string.ascii_letters + string.digits + string.punctuation + _QUOTES + " ©°±·…™")
_SPELT = {
    "ß": "ss",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "þ": "th",
    "Þ": "Th",
    "ð": "d",
    "Ð": "D",
    "ŋ": "ng",
    "Ŋ": "Ng",
    "ŧ": "t",
    "Ŧ": "T",
    "ẞ": "SS",
    "ĸ": "k",
    "„": "“",
    "\N{NON-BREAKING HYPHEN}": "-",
    **ENTWINED,
}
"""Letters and signs that are drawn as others, or as others with an accent."""
_DOTLESS = "\N{LATIN SMALL LETTER DOTLESS I}"
_DRAWN = {"–": 0.58, "—": 1.0, "−": 0.6, "×": 0.56, "→": 0.98, _DOTLESS: 0.0}
"""The signs that are drawn by lines, and their widths in ems; the dotless i is as wide as the other."""
_UNKNOWN = "?"

_LINE, _STEM, _MIDDLE, _ARROWHEAD = 0.08, 0.1, 0.3, 0.2
"""In ems: how thick lines and stems are, how high arrows and dashes lie, and how far an arrow's head reaches."""


def write(
    canvas: Canvas,
    start: Point,
    text: str,
    size: float,
    shade: Shade,
    *,
    align: float = 0,
    bolder: float = 0,
) -> None:
    """Write a line of text; `start` is a point of the line on which its letters stand.

    There the text begins with `align` 0, ends with 1, and has its middle with 0.5. Strokes are `bolder` pixels
    thicker than the font's.
    """
    x, y = start
    x -= align * width(text, size)
    for part in _parts(text):
        if part.text in _DRAWN:
            _draw(canvas, (x, y), part.text, size, shade)
        else:
            canvas.glyphs((x, y), part.text, size, shade, bolder=bolder)
        left, top, right, bottom = _box((x, y), part.text, size)
        for accent in part.accents:
            draw_accent(canvas, (left, top, right, bottom), accent, size, shade)
            top -= ROOM_ABOVE * size if accent in ABOVE else 0
        x += _advance(part.text, size)


@lru_cache(maxsize=2048)
def width(text: str, size: float) -> float:
    """How many pixels wide a line of text is."""
    return sum(_advance(part.text, size) for part in _parts(text))


def fitted(text: str, room: float, size: float) -> str:
    """A text that is at most `room` pixels wide: the text, or its beginning and an ellipsis."""
    if width(text, size) <= room:
        return text

    def beginning(length: int) -> str:
        return text[:length].rstrip() + ELLIPSIS

    too_many = bisect_right(range(len(text)), room, key=lambda length: width(beginning(length), size))
    return beginning(max(too_many - 1, 0))


def broken(text: str, room: float, size: float, *, most: int, longest_word: float | None = None) -> list[str]:
    """A text in at most `most` lines, none wider than `room` pixels; the rest is cut off.

    A word that is wider than `longest_word`, by default a line, is cut off too.
    """
    words = [fitted(word, longest_word or room, size) for word in text.split()]
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
    """Whether all letters and digits of a text can be drawn, and at least one is there."""
    signs = [sign for sign in text if unicodedata.category(sign)[0] in "LN"]
    return bool(signs) and not any(_UNKNOWN in part.text for sign in signs for part in _parts(sign))


class _Part(NamedTuple):
    """Some glyphs of the font, or one that is drawn, or one letter with accents."""

    text: str
    accents: str = ""


def _parts(text: str) -> Iterator[_Part]:
    """Yield the parts in which a text is drawn, as few as possible."""
    plain = ""
    for letter, accents in _letters(text):
        if not accents and letter in _IN_THE_FONT:
            plain += letter
            continue
        if plain:
            yield _Part(plain)
            plain = ""
        dotted = letter == "i" and not ABOVE.isdisjoint(accents)
        yield _Part(_DOTLESS if dotted else letter, accents)
    if plain:
        yield _Part(plain)


def _letters(text: str) -> Iterator[tuple[str, str]]:
    """Yield letters and the accents that each of them bears."""
    letter, accents = "", ""
    for sign in "".join(map(_spelt, unicodedata.normalize("NFC", text))):
        if sign in ACCENTS:
            accents += sign
            continue
        if letter:
            yield letter, accents
        letter, accents = sign, ""
    if letter:
        yield letter, accents


def _spelt(sign: str) -> str:
    """The signs that are drawn in place of one; for an unknown one a question mark, or nothing if it is no letter."""
    if sign in _IN_THE_FONT or sign in _DRAWN:
        return sign
    if sign.isspace():
        return " "
    parts = _SPELT.get(sign) or unicodedata.normalize("NFKD", sign)
    known = "".join(part for part in parts if part in _IN_THE_FONT or part in _DRAWN or part in ACCENTS)
    return known or (_UNKNOWN if unicodedata.category(sign)[0] in "LN" else "")


def _advance(part: str, size: float) -> float:
    return _DRAWN.get(part, 0) * size or advance("i" if part == _DOTLESS else part, size)


def _box(start: Point, letter: str, size: float) -> Box:
    """The box that a letter covers."""
    (x, y), dotless = start, letter == _DOTLESS
    left, top, right, bottom = extent("i" if dotless else letter, size)
    if dotless:
        top = extent("x", size)[1]
    return x + left, y + top, x + right, y + bottom


def _draw(canvas: Canvas, start: Point, sign: str, size: float, shade: Shade) -> None:
    """Draw a sign that the font lacks."""
    x, y = start
    if sign == _DOTLESS:
        middle, half, top = x + _advance(sign, size) / 2, _STEM * size / 2, _box(start, sign, size)[1]
        corners = ((middle - half, top), (middle + half, top), (middle + half, y), (middle - half, y))
        canvas.polygon(corners, shade)
        return
    margin, thick = 0.09 * size, _LINE * size
    left, right, middle = x + margin, x + _DRAWN[sign] * size - margin, y - _MIDDLE * size
    if sign == "×":
        half = (right - left) / 2
        canvas.line((left, middle - half), (right, middle + half), thick, shade)
        canvas.line((left, middle + half), (right, middle - half), thick, shade)
        return
    canvas.line((left, middle), (right, middle), thick, shade)
    if sign == "→":
        back = right - _ARROWHEAD * size
        canvas.line((back, middle - _ARROWHEAD * size), (right, middle), thick, shade)
        canvas.line((back, middle + _ARROWHEAD * size), (right, middle), thick, shade)
