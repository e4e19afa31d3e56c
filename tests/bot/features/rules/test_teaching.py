"""docs/teaching.md: every item of the rulebook is taught, and all that is named there exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.catalogue import language_for
from bot.features.lesson.steps import STEPS
from bot.features.rules.chapters import CHAPTERS
from bot.ui.tips import TIPS

DOCUMENT = Path(__file__).parents[4] / "docs" / "teaching.md"
TABLE = (
    DOCUMENT.read_text(encoding="utf-8").partition("<!-- the table:")[2].partition("<!-- the table ends")[0]
)

ITEMS = "A B C1 D1 D2 D3 E1 E2 E3 E4 E5 E6 E7 E8 F1 F2 F3 G1 G2 G3 H1 H2 H3 H4 H5".split()  # noqa: SIM905
"""The rulebook's items that are rules or advice; its C2 says how a board of wood is laid on a table."""


def rows() -> list[tuple[str, set[str], set[str], set[str]]]:
    """The item of each row, and the pages, steps and sentences that it names."""
    found = []
    for line in TABLE.splitlines():
        if line.startswith("| ") and not line.startswith("| ---") and "| Rule |" not in line:
            item, _, *named = (cell.strip() for cell in line.strip("|").split("|"))
            pages, steps, sentences = (set(re.findall(r"`([^`]+)`", cell)) for cell in named)
            found.append((item, pages, steps, sentences))
    return found


def test_every_item_is_taught_by_a_page_and_comes_up_in_a_match() -> None:
    assert [item for item, *_ in rows() if item] == ITEMS
    assert all(pages and sentences for _, pages, _, sentences in rows())


@pytest.mark.parametrize(
    ("column", "there_are"),
    [(1, [chapter.name for chapter in CHAPTERS]), (2, [step.name for step in STEPS])],
    ids=["pages", "steps"],
)
def test_every_page_and_step_that_is_named_exists_and_none_is_left_out(
    column: int, there_are: list[str]
) -> None:
    named = {name for row in rows() for name in row[column]}
    assert named == set(there_are)


SAID = {
    "B": "more pieces|owns the whole stack",
    "D1": "placed first|your own color",
    "D2": "any empty space",
    "D3": "once the board is full",
    "E1": "white also moves first",
    "E2": "the color on top owns",
    "E3": "single piece moves one space",
    "E4": "straight, in any of the six directions",
    "E5": "empty ones count",
    "E6": "all six sides can’t move",
    "E7": "never moves alone",
    "E8": "if you can move, you must|only if you can’t move|must move again",
    "F1": "lost its link is out",
    "F2": "your own stacks can fall|even if every move costs you",
    "F3": "dvonn pieces themselves always stay",
    "G1": "has no move and passes|had to pass.*must move again",
    "G2": "whatever their color",
    "G3": "equal numbers would be a tie",
    "H1": "at the edge, next to a dvonn piece",
    "H2": "black can’t move them any more",
    "H5": "so that black has to pass",
}
"""The words with which the steps of a row teach its item, as patterns without capitals."""


def test_every_step_says_what_it_is_named_for() -> None:
    steps = {item: steps for item, _, steps, _ in rows() if steps}
    assert steps.keys() == SAID.keys()
    english = language_for(None)
    for item, names in steps.items():
        for name in names:
            said = [english.say(f"lesson-{kind}-{name}") for kind in ("ask", "done")]
            if name == STEPS[0].name:
                said.append(english.say("lesson-aim"))
            assert re.search(SAID[item], " ".join(said).lower()), (item, name)


def test_every_sentence_that_is_named_exists_and_no_tip_is_left_out() -> None:
    text = language_for(None).catalogue
    keys = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    named = {name for *_, sentences in rows() for name in sentences}
    assert named <= keys
    assert {f"tip-{fits.__name__}" for tips in TIPS for fits in tips} <= named
