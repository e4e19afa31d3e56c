"""The coloured edges of messages."""

import pytest

from bot.ui.words import ACCENTS, DANGER, GOLD
from dvonn import Colour

PAGES = (0x2B2D31, 0x313338, 0xF2F3F5, 0xFFFFFF)
"""The colours that Discord draws beneath and around a message, dark and light."""

LEAST = 3.0
"""The contrast from which a mark counts as seen: https://www.w3.org/TR/WCAG22/#non-text-contrast."""


def _luminance(colour: int) -> float:
    """The relative luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance."""
    shares = [(colour >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: int, other: int) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("edge", [ACCENTS[Colour.WHITE], ACCENTS[Colour.BLACK], GOLD, DANGER])
def test_each_edge_is_seen_on_dark_and_light_pages(edge: int, page: int) -> None:
    assert _contrast(edge, page) >= LEAST
