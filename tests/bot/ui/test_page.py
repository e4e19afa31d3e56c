"""The parts of a page."""

import pytest

from bot.catalogue import language_for
from bot.ui.closing import Close, never_mind
from bot.ui.control import button
from bot.ui.page import IN_A_ROW, Block, Page, row, rows, rows_on_a_phone
from tests.bot.discord_limits import labels_of, text_of, walk

CLOSE = never_mind(language_for("en"))


def test_what_is_empty_leaves_no_trace() -> None:
    page = Page("", None, row(), row(None), "Well played!", *rows([None]))
    assert text_of(page) == "Well played!"
    assert len(list(walk(page))) == len(list(walk(Page("Well played!"))))


def test_controls_that_there_are_not_take_no_room() -> None:
    assert labels_of(Page(row(None, CLOSE, None))) == ["Never mind"]
    (only,) = rows([None, *[CLOSE] * IN_A_ROW, None])
    assert len(labels_of(Page(only))) == IN_A_ROW


def named(*labels: str) -> list[Block]:
    return [button(label, Close()) for label in labels]


@pytest.mark.parametrize(
    ("labels", "shown"),
    [
        (["More"], [["More"]]),
        (["Rematch", "Review", "History", "More"], [["Rematch", "Review", "History"], ["More"]]),
        (["Revanche", "Wiederholung", "Export", "More"], [["Revanche", "Wiederholung"], ["Export", "More"]]),
        (["Wiederholung"] * 5 + ["More"], [["Wiederholung"] * 2, ["Wiederholung", "More"]]),
    ],
)
def test_rows_on_a_phone_are_as_wide_as_that_and_what_leads_on_stays(
    labels: list[str], shown: list[list[str]]
) -> None:
    drawn = rows_on_a_phone(named(*labels))
    assert [[each.label for each in drawn_row.children] for drawn_row in drawn] == shown  # type: ignore[attr-defined]
    assert rows_on_a_phone([None]) == []
