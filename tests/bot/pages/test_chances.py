"""The chance to win in words: 0% and 100% are said of what is certain alone."""

import pytest

from bot.catalogue import language_for
from bot.matches.review import Standing
from bot.pages.chances import tell_chances_of_both, tell_share
from dvonn import Colour

ENGLISH = language_for("en")


@pytest.mark.parametrize(
    ("chance", "decided", "white", "black"),
    [
        (0.624, False, "62%", "38%"),
        (0.9999, False, "99%", "1%"),
        (0.0001, False, "1%", "99%"),
        (1.0, True, "100%", "0%"),
        (0.0, True, "0%", "100%"),
    ],
)
def test_an_estimate_however_clear_is_never_told_as_certain(
    chance: float, white: str, black: str, *, decided: bool
) -> None:
    standing = Standing(chance, None, decided, ())
    assert tell_share(standing, Colour.WHITE, ENGLISH) == white
    assert tell_share(standing, Colour.BLACK, ENGLISH) == black
    assert ("best play" in tell_chances_of_both(standing, ENGLISH)) is decided
