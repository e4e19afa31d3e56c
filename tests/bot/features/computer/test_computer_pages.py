"""The page on which a match against the computer is chosen."""

from bot.catalogue import language_for
from bot.features.computer.pages import computer_page
from bot.matches.computer import LEVELS
from bot.pages.beginning import BeginComputer
from bot.pages.page import Page
from tests.bot.discord_limits import options_of, problems, text_of

ENGLISH = language_for("en")
FEWER = 6


def levels_of(page: Page) -> list[tuple[int, bool]]:
    """The levels of the menu, each with whether it is the chosen one."""
    return [(int(each["value"]), each["default"]) for each in options_of(page)]


def test_all_levels_can_be_chosen_where_the_search_is_fast() -> None:
    page = computer_page(BeginComputer(level=8), LEVELS[-1], ENGLISH)
    assert levels_of(page) == [(level, level == 8) for level in LEVELS]
    assert "the highest I can play" not in text_of(page)


def test_where_it_is_slow_the_page_says_up_to_which_level_it_can_play() -> None:
    page = computer_page(BeginComputer(level=8), FEWER, ENGLISH)
    assert levels_of(page) == [(level, level == FEWER) for level in range(1, FEWER + 1)]
    assert "level 6 is the highest I can play here" in text_of(page)
    assert not problems(page)
