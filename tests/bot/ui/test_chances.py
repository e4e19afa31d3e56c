"""The chance to win in words: 0% and 100% are said of what is certain alone."""

import pytest

from bot.catalogue import language_for
from bot.domain.review import Evaluation
from bot.ui.chances import describe_chances_of_both, describe_share
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
    standing = Evaluation(chance, None, decided, ())
    assert describe_share(standing, Colour.WHITE, ENGLISH) == white
    assert describe_share(standing, Colour.BLACK, ENGLISH) == black
    assert ("best play" in describe_chances_of_both(standing, ENGLISH)) is decided
