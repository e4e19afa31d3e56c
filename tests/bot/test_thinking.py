"""The levels of the computer, as people choose them and as the search has them."""

from analysis import LEVELS as SEARCHED
from bot.matches.computer import LEVELS


def test_the_levels_that_people_can_choose_are_those_of_the_search() -> None:
    assert tuple(LEVELS) == SEARCHED
