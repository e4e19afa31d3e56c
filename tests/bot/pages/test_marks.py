"""The mark of a message can be read off it again, and off no other message."""

from typing import Any

import pytest
from discord.components import Container
from hypothesis import given
from hypothesis import strategies as st

from bot.pages.marks import mark_of, mark_of_0_1
from bot.pages.page import ABOUT, NUMBERS, Kind, Mark, Page
from tests.bot.discord_limits import problems

marks = st.builds(Mark, st.sampled_from(Kind), st.integers(0, ABOUT - 1), st.integers(0, NUMBERS - 1))


def container(payload: dict[str, Any]) -> Container:
    """A container as discord.py reads it off a message."""
    return Container(payload, None)  # type: ignore[arg-type]


def with_buttons(*custom_ids: str, own: int | None = None) -> Container:
    """A container with text and buttons of these ids, as Discord numbers what its sender has left unnumbered."""
    buttons = [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id} for custom_id in custom_ids]
    rows = [{"type": 1, "id": 3, "components": buttons}] if buttons else []
    return container(
        {"type": 17, "id": own or 1, "components": [{"type": 10, "id": 2, "content": "x"}, *rows]}
    )


@given(marks)
def test_a_mark_is_read_off_the_page_that_carries_it(mark: Mark) -> None:
    page = Page("Something is told.", "And more.", mark=mark)
    assert problems(page) == {}
    (payload,) = page.to_components()  # type: ignore[no-untyped-call]
    assert mark_of([container(payload)]) == mark


@given(marks, marks)
def test_different_marks_are_written_differently(one: Mark, other: Mark) -> None:
    written = [(mark.container, mark.first) for mark in (one, other)]
    assert (written[0] == written[1]) is (one == other)
    assert all(0 < number < 2**31 for pair in written for number in pair)


def test_after_the_last_number_that_fits_a_mark_begins_anew_and_keeps_its_kind() -> None:
    mark = Mark(Kind.DIRECT_MESSAGE, ABOUT + 3, NUMBERS + 5)
    again = Mark(Kind.DIRECT_MESSAGE, 3, 5)
    assert (mark.container, mark.first) == (again.container, again.first)


@pytest.mark.parametrize(
    "components",
    [
        [],
        [with_buttons()],
        [with_buttons("abc")],
        [with_buttons("dvonn:more:1:2")],
        [with_buttons(own=Mark(Kind.BOARD, 1, 2).container)],
        [with_buttons(own=60 * NUMBERS)],
        [container({"type": 17, "id": Mark(Kind.BOARD, 1, 2).container, "components": []})],
        [with_buttons(), with_buttons()],
    ],
)
def test_what_carries_none_has_none(components: list[Any]) -> None:
    assert mark_of(components) is None


@pytest.mark.parametrize(
    ("custom_ids", "mark"),
    [
        (["dvonn:move:3:5", "dvonn:watch:3", "dvonn:history:3", "dvonn:more:3:5"], Mark(Kind.BOARD, 3, 5)),
        (["dvonn:accept:7", "dvonn:decline:7", "dvonn:withdraw:7"], Mark(Kind.CHALLENGE, 7)),
        (["dvonn:watch:3:live", "dvonn:history:3"], Mark(Kind.SPECTATORS_BOARD, 3)),
        (["dvonn:agreed:3:5:undo", "dvonn:refuse:3:5:undo", "dvonn:history:3"], Mark(Kind.PING, 3, 5)),
        (["dvonn:history:3"], None),  # a result for spectators, or a shared chart: nobody can tell
        (["dvonn:more:x:5"], None),
        (["dvonn:more:3"], None),
        (["more:3:5", "a:b", ":", ""], None),
        ([], None),
    ],
)
def test_messages_of_0_1_are_known_by_whole_ids_alone(custom_ids: list[str], mark: Mark | None) -> None:
    assert mark_of_0_1([with_buttons(*custom_ids)]) == mark
