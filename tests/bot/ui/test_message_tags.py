"""The mark of a message can be read off it again, and off no other message."""

from typing import Any

import pytest
from discord.components import Container
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.message_tags import tag_of, tag_of_0_1
from bot.ui.page import ABOUT, NUMBERS, Kind, MessageTag, Page
from tests.bot.discord_limits import problems

marks = st.builds(MessageTag, st.sampled_from(Kind), st.integers(0, ABOUT - 1), st.integers(0, NUMBERS - 1))


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
def test_a_mark_is_read_off_the_page_that_carries_it(message_tag: MessageTag) -> None:
    page = Page("Something is told.", "And more.", message_tag=message_tag)
    assert problems(page) == {}
    (payload,) = page.to_components()  # type: ignore[no-untyped-call]
    assert tag_of([container(payload)]) == message_tag


@given(marks, marks)
def test_different_marks_are_written_differently(one: MessageTag, other: MessageTag) -> None:
    written = [(message_tag.container, message_tag.first) for message_tag in (one, other)]
    assert (written[0] == written[1]) is (one == other)
    assert all(0 < number < 2**31 for pair in written for number in pair)


def test_after_the_last_number_that_fits_a_mark_begins_anew_and_keeps_its_kind() -> None:
    message_tag = MessageTag(Kind.DIRECT_MESSAGE, ABOUT + 3, NUMBERS + 5)
    again = MessageTag(Kind.DIRECT_MESSAGE, 3, 5)
    assert (message_tag.container, message_tag.first) == (again.container, again.first)


@pytest.mark.parametrize(
    "components",
    [
        [],
        [with_buttons()],
        [with_buttons("abc")],
        [with_buttons("dvonn:more:1:2")],
        [with_buttons(own=MessageTag(Kind.BOARD, 1, 2).container)],
        [with_buttons(own=60 * NUMBERS)],
        [container({"type": 17, "id": MessageTag(Kind.BOARD, 1, 2).container, "components": []})],
        [with_buttons(), with_buttons()],
    ],
)
def test_what_carries_none_has_none(components: list[Any]) -> None:
    assert tag_of(components) is None


@pytest.mark.parametrize(
    ("custom_ids", "message_tag"),
    [
        (
            ["dvonn:move:3:5", "dvonn:watch:3", "dvonn:history:3", "dvonn:more:3:5"],
            MessageTag(Kind.BOARD, 3, 5),
        ),
        (["dvonn:accept:7", "dvonn:decline:7", "dvonn:withdraw:7"], MessageTag(Kind.CHALLENGE, 7)),
        (["dvonn:watch:3:live", "dvonn:history:3"], MessageTag(Kind.SPECTATORS_BOARD, 3)),
        (["dvonn:agreed:3:5:undo", "dvonn:refuse:3:5:undo", "dvonn:history:3"], MessageTag(Kind.PING, 3, 5)),
        (["dvonn:history:3"], None),  # a result for spectators, or a shared chart: nobody can tell
        (["dvonn:more:x:5"], None),
        (["dvonn:more:3"], None),
        (["more:3:5", "a:b", ":", ""], None),
        ([], None),
    ],
)
def test_messages_of_0_1_are_known_by_whole_ids_alone(
    custom_ids: list[str], message_tag: MessageTag | None
) -> None:
    assert tag_of_0_1([with_buttons(*custom_ids)]) == message_tag
