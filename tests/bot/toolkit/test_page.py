"""The parts of a page."""

from typing import Any

import pytest
from discord import ui
from discord.components import ActionRow, Container
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import language_for
from bot.domain import UserId
from bot.toolkit.answer import Close, never_mind
from bot.toolkit.control import button
from bot.toolkit.page import (
    ABOUT,
    IN_A_ROW,
    KINDS,
    LONGEST_CONTENT,
    MOST_ROWS,
    NUMBERS,
    Block,
    Kind,
    MessageKind,
    MessageTag,
    Page,
    Picture,
    PlainMessage,
    beside,
    mention_commands,
    mentioned_on,
    name_users,
    row,
    rows,
    rows_on_a_phone,
    tag_of,
)
from bot.toolkit.words import quoted
from discord_playground import message_problems
from tests.bot.discord_limits import labels_of, problems, text_of, walk

CLOSE = never_mind(language_for("en"))
PICTURE = Picture(b"", "A board.")


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


marks = st.builds(
    MessageTag, st.sampled_from([*KINDS.values()]), st.integers(0, ABOUT - 1), st.integers(0, NUMBERS - 1)
)


def container(payload: dict[str, Any]) -> Container:
    """A container as discord.py reads it off a message."""
    return Container(payload, None)  # type: ignore[arg-type]


def rows_of(plain: PlainMessage) -> list[ActionRow]:
    """The rows of a plain message as discord.py reads them off a message."""
    return [ActionRow(payload) for payload in plain.to_components()]  # type: ignore[arg-type]


def test_two_kinds_have_no_common_number() -> None:
    for number in (Kind.BOARD.number, 0, 64):
        with pytest.raises(ValueError, match="has the number"):
            MessageKind(number, "ANOTHER")


@given(marks)
def test_a_plain_message_has_the_tag_of_its_page(message_tag: MessageTag) -> None:
    page = Page("A board.", row(CLOSE), message_tag=message_tag, notification="Your turn.")
    for plain in (page.announcement([7]), page.plain()):
        assert tag_of(rows_of(plain)) == message_tag
        assert message_problems(plain.to_components(), v2=False) == {}


def test_an_announcement_calls_people_and_says_why() -> None:
    page = Page("A board.", PICTURE, row(CLOSE), notification="Your turn.")
    plain = page.announcement([7, 8])
    assert (plain.content, plain.files) == ("<@7> <@8> Your turn.", [])
    assert len(plain.to_components()) == 1
    page.notification = "<@8> won."
    assert page.announcement([7, 8]).content == "<@7> <@8> won."


def test_a_page_that_would_ring_without_a_word_is_refused() -> None:
    with pytest.raises(ValueError, match="no notification"):
        Page("A board.", row(CLOSE)).announcement([7])


def test_a_plain_page_says_everything_and_shows_its_pictures_with_their_words() -> None:
    plain = Page("Your turn.", PICTURE, "-# 3 days", row(CLOSE)).plain()
    assert plain.content == "Your turn.\n-# 3 days"
    assert [(file.filename, file.description) for file in plain.files] == [("board.png", "A board.")]


def test_a_plain_message_has_no_more_text_and_rows_than_discord_takes() -> None:
    plain = Page("_" * 3000, *[row(CLOSE)] * 6).plain()
    assert len(plain.content) == LONGEST_CONTENT
    assert len(plain.to_components()) == MOST_ROWS


def test_a_plain_message_that_could_not_be_found_again_is_refused() -> None:
    with pytest.raises(ValueError, match="no button to carry its tag"):
        Page("Your turn.", message_tag=MessageTag(Kind.PING, 1, 1)).plain()


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


def test_after_the_last_number_that_fits_a_mark_begins_again_and_keeps_its_kind() -> None:
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


ID, ADMIN = 1234567890123456789, 987654321098765432
IDS = {"dvonn": ID, "dvonn-admin": ADMIN}


def texts(page: Page) -> list[str]:
    return [block.content for block in page.walk_children() if isinstance(block, ui.TextDisplay)]


def test_each_command_that_a_text_names_can_be_pressed() -> None:
    page = mention_commands(Page("Use `/dvonn next`.", "Or `/dvonn forget`, or `/dvonn`."), IDS)
    assert texts(page) == [f"Use </dvonn next:{ID}>.", f"Or </dvonn forget:{ID}>, or </dvonn:{ID}>."]


def test_a_page_knows_whether_it_names_commands_beside_a_button_too() -> None:
    press: ui.Button[ui.LayoutView] = ui.Button(label="Press", custom_id="x")
    assert Page("Text", beside("Use `/dvonn next`.", press)).names_commands
    assert not Page("Text", beside("Use this.", press)).names_commands


def test_what_does_not_work_where_a_page_is_shown_stays_plain() -> None:
    page = Page("Use `/dvonn challenge` or `/dvonn-admin follow`, not `/dvonn next`.")
    mention_commands(page, {"dvonn": ID}, but={"dvonn challenge"})
    assert texts(page) == [f"Use `/dvonn challenge` or `/dvonn-admin follow`, not </dvonn next:{ID}>."]


def test_each_command_is_named_with_the_id_of_its_root() -> None:
    page = mention_commands(Page("`/dvonn-admin settings`, `/dvonn import`"), IDS)
    assert texts(page) == [f"</dvonn-admin settings:{ADMIN}>, </dvonn import:{ID}>"]


def test_what_is_mentioned_already_stays_as_it_is() -> None:
    page = Page("Use `/dvonn next`.")
    assert texts(mention_commands(mention_commands(page, IDS), IDS)) == [f"Use </dvonn next:{ID}>."]


def test_what_a_person_has_typed_mentions_no_command() -> None:
    page = Page(f"They say: {quoted('`/dvonn resign`')}")
    assert texts(mention_commands(page, IDS)) == texts(page)


def test_labels_stay_plain() -> None:
    press: ui.Button[ui.LayoutView] = ui.Button(label="`/dvonn next`", custom_id="x")
    mention_commands(Page("Text", row(press)), IDS)
    assert press.label == "`/dvonn next`"


@pytest.mark.parametrize("code", ["`from`", "`dvonn next`", "`/next`", "```/dvonn next```"])
def test_other_code_is_no_command(code: str) -> None:
    assert texts(mention_commands(Page(code), IDS)) == [code]


def test_names_take_the_place_of_mentions_in_all_texts() -> None:
    press: ui.Button[ui.LayoutView] = ui.Button(label="<@1>", custom_id="x")
    page = Page("<@1> against <@2>.", beside("<@1>, <@3>", press))
    assert mentioned_on(page) == {1, 2, 3}
    name_users(page, {UserId(1): "Anna", UserId(3): "*Cleo*"}, language_for("en"), but={UserId(2)})
    assert (texts(page), press.label) == (["Anna against <@2>.", r"Anna, \*Cleo\*"], "<@1>")


def test_what_a_person_has_typed_mentions_nobody() -> None:
    page = Page(f"They say: {quoted('<@1> <@2>')}")
    assert mentioned_on(page) == frozenset()
