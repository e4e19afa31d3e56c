"""The page on which a match against the computer is chosen, and the level that the result card leads on to."""

from dataclasses import replace

import pytest

from bot.catalogue import language_for
from bot.domain import Person
from bot.domain.computer import LEVELS, Computer, Level
from bot.pages.beginning_pages import BeginComputer, computer_page
from bot.pages.board_post import board_page
from bot.toolkit.page import Page
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, options_of, problems, text_of
from tests.bot.played import first_plies, match_of, recorded

ENGLISH = language_for("en")
FEWER = Level(6)


def levels_of(page: Page) -> list[tuple[int, bool]]:
    """The levels of the menu, each with whether it is the chosen one."""
    return [(int(each["value"]), each["default"]) for each in options_of(page)]


def test_all_levels_can_be_chosen_where_the_search_is_fast() -> None:
    page = computer_page(BeginComputer(level=Level(8)), LEVELS[-1], ENGLISH)
    assert levels_of(page) == [(level, level == 8) for level in LEVELS]
    assert "Highest level available" not in text_of(page)


@pytest.mark.parametrize("wanted", [Level(FEWER + 1), LEVELS[-1]])
def test_where_it_is_slow_the_page_says_up_to_which_level_it_can_play(wanted: Level) -> None:
    page = computer_page(BeginComputer(level=wanted), FEWER, ENGLISH)
    assert levels_of(page) == [(level, level == FEWER) for level in range(1, FEWER + 1)]
    assert "Highest level available right now: 6" in text_of(page)
    assert not problems(page)


A_TIE = recorded()[0]
HIGHEST = LEVELS[-1]


@pytest.mark.parametrize(
    ("level", "loser", "expected"),
    [
        (3, BEN, 4),
        (3, ANNA, 2),
        (3, None, 3),
        (1, ANNA, 1),
        (1, BEN, 2),
        (HIGHEST, BEN, HIGHEST),
        (HIGHEST, ANNA, HIGHEST - 1),
        (HIGHEST, None, HIGHEST),
    ],
)
async def test_the_card_leads_a_level_up_after_a_win_and_down_after_a_loss(
    level: int, loser: Person | None, expected: int
) -> None:
    game = A_TIE if loser is None else first_plies(A_TIE, 60)
    match = match_of(game, resigned_by=loser.id if loser else None)
    against = replace(match, computer=Computer(BEN.id, Level(level)))
    labels = labels_of(await board_page(against, ENGLISH))
    assert [label for label in labels if label.startswith("Play ")] == [f"Play level {expected}"]
