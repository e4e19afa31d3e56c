"""The lesson is done with the mouse alone, on a phone."""

import re
from collections.abc import Iterator

import pytest

from bot.features.lesson.steps import STEPS
from tests.browser.conftest import opening, playing
from tests.browser.play import PHONE, Pages, Tab, Tabs
from tests.end_to_end.learner import right_way


def choose(learner: Tab, beginning: str | int) -> None:
    """Press the button whose label begins so; `#3` stands for row 3, and a position for the confirmation of a move."""
    if isinstance(beginning, int):
        learner.press("Play it", on=learner.panel)
        return
    label = rf"Row {beginning[1:]} \(" if beginning.startswith("#") else rf"{re.escape(beginning)}( |$)"
    learner.panel.get_by_role("button", name=re.compile(f"^{label}")).click()


@pytest.fixture
def tabs(pages: Pages, request: pytest.FixtureRequest) -> Iterator[Tabs]:
    """Tabs on a server of their own, as the first match would take a channel from the tests that follow."""
    with playing() as address, opening(pages, address, request) as tabs:
        yield tabs


def test_somebody_learns_on_a_phone_and_plays_a_first_match(tabs: Tabs) -> None:
    sam = tabs.open("sam", size=PHONE)
    sam.command("/learn", "<Enter>", "<Enter>")
    for number, step in enumerate(STEPS, start=1):
        sam.panel.get_by_text(f"Step {number} of {len(STEPS)}.").wait_for()
        for beginning in right_way(step):
            choose(sam, beginning)
        sam.panel.get_by_text("Right!").wait_for()
        assert (
            sam.panel.locator("img[alt]").evaluate("picture => picture.getBoundingClientRect().right")
            <= PHONE[0]
        )
        sam.press("Next", on=sam.panel)
    sam.press("Play your first game", on=sam.panel)
    sam.panel.get_by_role("button", name="Why only these?").wait_for()
