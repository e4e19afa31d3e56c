"""The parts of a page."""

from bot.catalogue import language_for
from bot.pages.closing import never_mind
from bot.pages.page import IN_A_ROW, Page, row, rows
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
