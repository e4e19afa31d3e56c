"""The lesson is done with the mouse alone, on a phone."""

import re
from collections.abc import Iterator

import pytest

from bot.features.lesson.steps import STEPS, Step
from tests.browser.conftest import opening, playing
from tests.browser.play import PHONE, Pages, Tab, Tabs
from tests.end_to_end.learner import right_way, way_of

HIGHEST = 714  # pixels of a phone's screen, of 844, that a page takes at most: the rest is the channel's name and input


def must_fit(learner: Tab) -> None:
    """Check that the panel with its picture fits a phone's screen."""
    picture = learner.panel.locator("img[alt]")
    picture.evaluate("picture => picture.decode()")
    assert picture.evaluate("picture => picture.getBoundingClientRect().right") <= PHONE[0]
    height = learner.panel.evaluate("panel => panel.getBoundingClientRect().height")
    assert height <= HIGHEST, learner.panel.inner_text()


def choose(learner: Tab, beginning: str) -> None:
    """Press the button whose label begins so; `#3` stands for row 3."""
    must_fit(learner)
    label = rf"Row {beginning[1:]} \(" if beginning.startswith("#") else rf"{re.escape(beginning)}( |$)"
    learner.choose(learner.panel.get_by_role("button", name=re.compile(f"^{label}")))


def wrong_way(step: Step) -> tuple[str, ...]:
    """The buttons to press, in order, for a wrong move; none if the step asks for no move or piece."""
    missed = [*step.forbidden, *(move for move in step.position.legal_moves() if step.judge(move))]
    return way_of(step, missed[-1]) if missed else ()


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
        for way, answer in ((wrong_way(step), "Not quite."), (right_way(step), "Right!")):
            for beginning in way:
                choose(sam, beginning)
            if way:
                sam.panel.get_by_text(answer).wait_for()
                must_fit(sam)
        sam.press("Next", on=sam.panel)
    sam.press("Play your first game", on=sam.panel)
    sam.panel.get_by_role("button", name="Why only these?").wait_for()
