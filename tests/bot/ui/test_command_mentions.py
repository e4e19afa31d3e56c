"""Commands that texts name: pressed in Discord, plain elsewhere."""

import pytest
from discord import ui

from bot.ui.command_mentions import mention_commands
from bot.ui.page import Page, beside, row
from bot.ui.words import quoted

ID, ADMIN = 1234567890123456789, 987654321098765432
IDS = {"dvonn": ID, "dvonn-admin": ADMIN}


def texts(page: Page) -> list[str]:
    return [block.content for block in page.walk_children() if isinstance(block, ui.TextDisplay)]


def test_each_command_that_a_text_names_can_be_pressed() -> None:
    page = mention_commands(Page("Use `/dvonn next`.", "Or `/dvonn me forget`, or `/dvonn`."), IDS)
    assert texts(page) == [f"Use </dvonn next:{ID}>.", f"Or </dvonn me forget:{ID}>, or </dvonn:{ID}>."]


def test_a_page_knows_whether_it_names_commands_beside_a_button_too() -> None:
    press: ui.Button[ui.LayoutView] = ui.Button(label="Press", custom_id="x")
    assert Page("Text", beside("Use `/dvonn next`.", press)).names_commands
    assert not Page("Text", beside("Use this.", press)).names_commands


def test_what_does_not_work_where_a_page_is_shown_stays_plain() -> None:
    page = Page("Use `/dvonn challenge` or `/dvonn-admin follow`, not `/dvonn next`.")
    mention_commands(page, {"dvonn": ID}, but={"dvonn challenge"})
    assert texts(page) == [f"Use `/dvonn challenge` or `/dvonn-admin follow`, not </dvonn next:{ID}>."]


def test_each_command_is_named_with_the_id_of_its_group() -> None:
    page = mention_commands(Page("`/dvonn-admin settings`, `/dvonn record replay`"), IDS)
    assert texts(page) == [f"</dvonn-admin settings:{ADMIN}>, </dvonn record replay:{ID}>"]


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
