"""Text without the disguises in which phones, chats and copied pages deliver it.

Invisible signs are dropped; full-width, bold and other compatible forms become the letters and digits that they show;
letters of other alphabets that look like one of the board's columns become that column; capitals become small.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

INVISIBLE = (
    r"\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20e3\u3164"
    r"\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff"
)
"""Signs without a shape of their own, for a class of a regular expression: joiners, directions, variations, keycaps."""

_INVISIBLE = re.compile(f"[{INVISIBLE}]")

_LOOK_ALIKES = {
    "İ": "i",
    "\N{LATIN SMALL LETTER DOTLESS I}": "i",
    "\N{LATIN SMALL LETTER SCRIPT G}": "g",
    **dict(zip("авсԁенһіјк", "abcdehhijk", strict=True)),  # Cyrillic
    **dict(zip("αβεηικϳ", "abehikj", strict=True)),  # Greek
}
"""Letters of other alphabets, small, that look like a column (some of them only as a capital) and like no other one."""


@dataclass(frozen=True, slots=True)
class Plain:
    """The plain `text` of a text as `written`; `offsets` has the place there of each character and of the end."""

    written: str
    text: str
    offsets: Sequence[int]

    @classmethod
    def of(cls, written: str, begin: int = 0) -> Plain:
        """Return the plain text; the part before `begin` stays as it is."""
        if written.isascii():
            return cls(written, written[:begin] + written[begin:].lower(), range(len(written) + 1))
        shown = [(sign, offset) for offset, sign in enumerate(written[:begin])]
        shown += [(sign, offset) for offset in range(begin, len(written)) for sign in _shown(written[offset])]
        text = "".join(sign for sign, _ in shown)
        return cls(written, text, (*(offset for _, offset in shown), len(written)))

    def as_written(self, begin: int, end: int) -> str:
        """Return the characters that became `text[begin:end]`, without the invisible ones between them."""
        return "".join(self.written[offset] for offset in dict.fromkeys(self.offsets[begin:end]))


def _shown(sign: str) -> Iterator[str]:
    if _INVISIBLE.match(sign):
        return
    for each in unicodedata.normalize("NFKC", _LOOK_ALIKES.get(sign, sign)).lower():
        yield str(unicodedata.decimal(each)) if each.isdecimal() else _LOOK_ALIKES.get(each, each)
