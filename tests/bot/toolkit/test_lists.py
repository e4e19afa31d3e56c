"""Long lists come on pages."""

import pytest
from discord import ui

from bot.catalogue import language_for
from bot.features.watching.handlers import TurnLive
from bot.toolkit.lists import list_page

ENGLISH = language_for("en")


@pytest.mark.parametrize(
    ("page", "items"), [(1, [0, 1, 2]), (2, [3, 4, 5]), (3, [6]), (0, [0, 1, 2]), (-5, [0, 1, 2]), (9, [6])]
)
def test_a_page_that_there_is_not_is_taken_as_the_nearest(page: int, items: list[int]) -> None:
    shown = list_page(range(7), page, 3)
    assert list(shown.items) == items
    assert (shown.pages, shown.total) == (3, 7)


def test_nothing_is_a_single_empty_page() -> None:
    nothing: list[int] = []
    shown = list_page(nothing, 1, 3)
    assert (list(shown.items), shown.pages, shown.total) == ([], 1, 0)


@pytest.mark.parametrize(("count", "rows"), [(0, 0), (3, 0), (4, 1)])
def test_only_several_pages_can_be_turned(count: int, rows: int) -> None:
    assert len(list_page(range(count), 1, 3).turning(TurnLive, ENGLISH)) == rows


@pytest.mark.parametrize(("page", "closed"), [(1, [True, False]), (2, [False, False]), (3, [False, True])])
def test_no_button_leads_beyond_the_first_or_the_last_page(page: int, closed: list[bool]) -> None:
    (row,) = list_page(range(7), page, 3).turning(TurnLive, ENGLISH)
    assert isinstance(row, ui.ActionRow)
    assert [each.disabled for each in row.children if isinstance(each, ui.Button)] == closed
