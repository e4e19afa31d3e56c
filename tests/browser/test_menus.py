"""The menus of messages and of people: opened in every way, with what bots put there."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.play import DESKTOP, PHONE, Pages, Tab, Tabs
from tests.browser.stage import MESSAGE, PRIVATELY, Stage, button, row, staged

WAVE: dict[str, Any] = {"type": 2, "name": "Wave at"}
COUNT: dict[str, Any] = {"type": 3, "name": "Count words"}
MANAGE = str(1 << 5)
KEEP: dict[str, Any] = {**COUNT, "name": "Keep", "default_member_permissions": MANAGE}
TOUCH = {"pointerType": "touch", "bubbles": True}
ASK_FOR_A_MENU = """it => it.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))
    ? "the browser's" : "the page's"
"""


@pytest.fixture(scope="module")
def stage(chromium: str) -> Iterator[Stage]:  # noqa: ARG001  without a browser nothing is started
    with staged() as stage:
        stage.register(WAVE, COUNT, KEEP)
        yield stage


@pytest.fixture
def anna(anna_as_before: Tab) -> Tab:
    return anna_as_before


def said_by_ben(anna: Tab, stage: Stage, words: str) -> Locator:
    """Let Ben say something; give his message in Anna's tab."""
    stage.do(stage.ben.say, stage.channel, words)
    return anna.reads(words)


def entries(menu: Locator) -> list[str]:
    menu.wait_for()
    return menu.get_by_role("menuitem").all_inner_texts()


def test_the_right_button_opens_a_messages_menu_and_the_answer_is_private(anna: Tab, stage: Stage) -> None:
    said_by_ben(anna, stage, "two words").get_by_text("two words").click(button="right")
    menu = anna.page.get_by_role("menu", name="Message")
    assert entries(menu) == ["Reply", "Copy text", "Count words\nBot"]
    menu.get_by_role("menuitem", name="Count words").click()
    anna.page.get_by_text("Sending command…").wait_for()
    used = stage.answer(MESSAGE, {"content": "2 words", **PRIVATELY})
    assert used.data["resolved"]["messages"][used.data["target_id"]]["content"] == "two words"
    anna.reads("2 words")
    assert "Anna used Count words" in " ".join(anna.panel.inner_text().split())
    assert menu.count() == 0


def test_a_menu_needs_the_keyboard_alone(anna: Tab, stage: Stage) -> None:
    message = said_by_ben(anna, stage, "by keyboard")
    message.get_by_role("button", name="More actions").focus()
    anna.page.keyboard.press("Enter")
    menu = anna.page.get_by_role("menu", name="Message")
    menu.wait_for()
    anna.page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    message.locator(":focus").wait_for()
    anna.page.keyboard.press("Enter")
    menu.wait_for()
    anna.page.keyboard.press("End")
    menu.locator("[role=menuitem]:focus").wait_for()
    anna.page.keyboard.press("Enter")
    menu.wait_for(state="detached")
    used = stage.answer(MESSAGE, {"content": "Counted", **PRIVATELY})
    assert used.data["name"] == "Count words"
    anna.reads("Counted")


def test_a_persons_name_and_sign_open_the_persons_menu(anna: Tab, stage: Stage) -> None:
    message = said_by_ben(anna, stage, "Hello")
    anna.page.locator(".message:not(.together)", has_text="Ben").last.get_by_role(
        "button", name="Ben"
    ).click()
    menu = anna.page.get_by_role("menu", name="Ben")
    assert entries(menu) == ["Mention", "Message", "Wave at\nBot"]
    menu.get_by_role("menuitem", name="Mention").click()
    assert anna.draft.input_value() == "@Ben "
    anna.draft.fill("")
    assert message.count() == 1


def test_the_list_of_members_opens_the_menu_of_each(anna: Tab, stage: Stage) -> None:
    members = anna.page.get_by_role("complementary", name="Members")
    members.get_by_text("Ben").click(button="right")
    anna.page.get_by_role("menu", name="Ben").wait_for()
    anna.page.keyboard.press("Escape")
    members.get_by_role("button", name="More about Ben").click()
    anna.page.get_by_role("menu", name="Ben").get_by_role("menuitem", name="Wave at").click()
    used = stage.answer(MESSAGE, {"content": "Waved", **PRIVATELY})
    assert (used.data["target_id"], used.channel) == (str(stage.ben.id), stage.channel)
    anna.reads("Waved")
    members.get_by_role("button", name="More about Bot").click()
    assert entries(anna.page.get_by_role("menu", name="Bot")) == ["Mention", "Message", "Wave at\nBot"]
    anna.page.keyboard.press("Escape")


def test_what_one_may_use_only_later_is_in_the_menu_then(anna: Tab, stage: Stage) -> None:
    message = said_by_ben(anna, stage, "Keep this")
    message.get_by_role("button", name="More actions").click()
    menu = anna.page.get_by_role("menu", name="Message")
    assert "Keep\nBot" not in entries(menu)
    anna.page.keyboard.press("Escape")
    role = stage.do(stage.guild.create_role, "keeper")
    stage.do(lambda: stage.guild.edit_role(role, permissions=type(role.permissions)(int(MANAGE))))
    stage.do(lambda: stage.guild.edit_member(stage.anna, roles=[role]))
    said_by_ben(
        anna, stage, "From now on"
    )  # the page knows of the role, and draws nothing anew because of it
    message.get_by_role("button", name="More actions").click()
    assert "Keep\nBot" in entries(menu)
    anna.page.keyboard.press("Escape")
    stage.do(lambda: stage.guild.edit_member(stage.anna, roles=[]))


@pytest.fixture
def narrow(anna: Tab) -> Iterator[Tab]:
    """Anna's tab as wide as a phone."""
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    yield anna
    anna.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_on_a_phone_a_long_press_opens_a_sheet_and_presses_nothing(narrow: Tab, stage: Stage) -> None:
    anna = narrow
    stage.post(content="Which?", components=[row(button("Press me"))])
    anna.reads("Which?")
    target = anna.latest.get_by_role("button", name="Press me")
    before = len(stage.playground.world.interactions)
    target.dispatch_event("pointerdown", TOUCH)
    sheet = anna.page.locator(".popup.sheet")
    sheet.get_by_role("menuitem", name="Count words").wait_for()
    target.dispatch_event("click")
    sizes = sheet.get_by_role("menuitem").evaluate_all("items => items.map(item => item.offsetHeight)")
    assert min(sizes) >= 44
    sheet.get_by_role("button", name="Done").click()
    sheet.wait_for(state="detached")
    target.click()
    stage.answer(MESSAGE, {"content": "Pressed", **PRIVATELY})
    anna.reads("Pressed")
    assert len(stage.playground.world.interactions) == before + 1


def test_private_messages_have_no_menu(anna: Tab, stage: Stage) -> None:
    stage.post(content="Ask", components=[row(button("Whisper"))])
    anna.reads("Ask")
    anna.press("Whisper", on=anna.latest)
    stage.answer(MESSAGE, {"content": "A whisper", **PRIVATELY})
    private = anna.reads("A whisper")
    assert private.get_by_text("A whisper").evaluate(ASK_FOR_A_MENU) == "the browser's"
    assert private.get_by_role("button", name="More actions").count() == 0
    assert said_by_ben(anna, stage, "Aloud").evaluate(ASK_FOR_A_MENU) == "the page's"
    anna.page.get_by_role("menu").wait_for()
    anna.page.keyboard.press("Escape")


def test_commands_in_groups_are_found_by_any_of_their_words_and_keep_their_order(
    anna: Tab, stage: Stage
) -> None:
    def sub(name: str, **more: object) -> dict[str, Any]:
        return {"type": 1, "name": name, "description": f"Does {name}", **more}

    group = {"type": 2, "name": "record", "description": "Records", "options": [sub("replay"), sub("chart")]}
    stage.register(
        {"name": "game", "description": "Play", "options": [sub("learn"), sub("board"), group, sub("ask")]},
        {"name": "admin", "description": "Rule", "default_member_permissions": MANAGE},
        {"name": "direct", "description": "Here alone", "contexts": [1]},
    )
    anna.draft.fill("/")
    options = anna.page.locator(".suggestions .option-label")
    options.first.wait_for()
    assert options.all_inner_texts() == [
        "/game learn",
        "/game board",
        "/game record replay",
        "/game record chart",
        "/game ask",
    ]
    anna.draft.fill("/replay")
    expect(options).to_have_text(["/game record replay"])
    anna.draft.press("Enter")
    anna.page.get_by_role("group", name="Command /game record replay").wait_for()
    anna.page.keyboard.press("Escape")
    stage.do(stage.anna.direct_messages, stage.application)
    anna.go("Bot")
    anna.command("/dir", "<Enter>", "<Enter>")
    used = stage.answer(MESSAGE, {"content": "Here", **PRIVATELY})
    assert (used.channel.guild, used.command) == (None, "direct")
    anna.reads("Here")
    anna.go("games")
    stage.register(WAVE, COUNT, KEEP)


def test_somebody_reads_commands_in_their_language_and_sends_their_names(pages: Pages, stage: Stage) -> None:
    stage.ben.locale = "de"
    side = {
        "type": 3,
        "name": "side",
        "name_localizations": {"de": "seite"},
        "description": "Which side",
        "description_localizations": {"de": "Welche Seite"},
        "required": True,
        "choices": [{"name": "White", "name_localizations": {"de": "Weiß"}, "value": "w"}],
    }
    stage.register(
        {
            "name": "begin",
            "name_localizations": {"de": "beginnen"},
            "description": "Begin a game",
            "description_localizations": {"de": "Beginne ein Spiel"},
            "options": [side],
        }
    )
    tabs = Tabs(pages, stage.playground.page_url)
    ben = tabs.open("ben", channel="games")
    ben.draft.fill("/beg")
    ben.page.get_by_role("option", name="/beginnen seite Beginne ein Spiel").wait_for()
    ben.draft.press("Enter")
    ben.page.get_by_text("Welche Seite").wait_for()
    ben.page.keyboard.type("wei")
    ben.page.get_by_role("option", name="Weiß").wait_for()
    ben.page.keyboard.press("Tab")
    ben.page.keyboard.press("Enter")
    used = stage.answer(MESSAGE, {"content": "Los", **PRIVATELY})
    ben.reads("Los")
    ben.reads(re.compile("Nur du siehst das.*Nachricht verwerfen"))  # the page's own words
    assert ben.draft.get_attribute("placeholder") == "Nachricht an #games"
    assert ben.page.evaluate("document.documentElement.lang") == "de"
    sent = [(option["name"], option["value"]) for option in used.data["options"]]
    assert (used.data["name"], sent) == ("begin", [("side", "w")])
    tabs.close()
    assert tabs.complaints == []
    stage.register(WAVE, COUNT, KEEP)
    stage.register(WAVE, COUNT)
