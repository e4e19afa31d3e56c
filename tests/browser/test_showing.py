"""Everything that bots post is shown, and whatever can be used in it reaches the bot."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.play import PHONE, Pages, Tab, Tabs
from tests.browser.stage import DEFERRED, MESSAGE, PRIVATELY, UPDATE, Stage, button, row, staged, text

FINGER = 44  # pixels that a fingertip needs
TOO_SMALL = """least => [...document.querySelectorAll("button, a, [role=combobox]")]
    .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(each => !each.matches("textarea"))
    .filter(each => Math.min(each.offsetWidth, each.offsetHeight) < least)
    .map(each => each.outerHTML)"""


@pytest.fixture(scope="module")
def stage(chromium: str) -> Iterator[Stage]:  # noqa: ARG001  without a browser nothing is started
    with staged() as stage:
        yield stage


@pytest.fixture
def anna(anna_as_before: Tab) -> Tab:
    return anna_as_before


def test_containers_sections_separators_and_buttons_of_every_style(anna: Tab, stage: Stage) -> None:
    link = {"type": 2, "style": 5, "label": "Elsewhere", "url": "https://example.com/"}
    styles = [
        button(name, style=style) for style, name in enumerate(("One", "Two", "Three", "Four"), start=1)
    ]
    stage.post_components(
        {
            "type": 17,
            "accent_color": 0xC81030,
            "components": [
                {"type": 9, "components": [text("In a section")], "accessory": button("Beside")},
                {"type": 14, "divider": True, "spacing": 2},
                text("# Large 🏆\n-# small"),
                row(*styles, button("⏮ First")),
                row(link, button("Not now", disabled=True), button("Star", emoji={"name": "⭐"})),
            ],
        }
    )
    anna.reads("In a section")
    box = anna.latest.locator(".container")
    assert box.evaluate("box => getComputedStyle(box).borderLeftColor") == "rgb(200, 16, 48)"
    colours = [
        anna.latest.get_by_role("button", name=name, exact=True).evaluate(
            "button => getComputedStyle(button).backgroundColor"
        )
        for name in ("One", "Two", "Three", "Four")
    ]
    assert len(set(colours)) == len(colours)
    assert anna.latest.get_by_role("link", name="Elsewhere").get_attribute("target") == "_blank"
    assert anna.latest.get_by_role("button", name="Not now").is_disabled()
    anna.latest.locator(".separator.line.large").wait_for()
    assert "⭐" in anna.latest.get_by_role("button", name="Star").inner_text()
    assert anna.latest.get_by_role("img", name="🏆").locator("svg").is_visible()
    assert anna.latest.get_by_role("button", name="⏮ First", exact=True).locator("svg").is_visible()


@pytest.mark.parametrize(
    ("ahead", "words"), [(3 * 86400 - 600, "in 3 days"), (86400 + 600, "in 1 day"), (7000, "in 2 hours")]
)
def test_a_moment_to_come_is_shown_to_the_nearest_unit(
    anna: Tab, stage: Stage, ahead: int, words: str
) -> None:
    moment = int(stage.do(stage.playground.clock.now)) + ahead
    stage.post(content=f"Until <t:{moment}:R>")
    anna.reads(f"Until {words}")


def test_embeds(anna: Tab, stage: Stage) -> None:
    fields = [{"name": "Left", "value": "**1**", "inline": True}, {"name": "Below", "value": "2"}]
    embed = {
        "title": "A card",
        "description": "with *words*",
        "color": 0x00FF00,
        "fields": fields,
        "author": {"name": "Somebody"},
        "footer": {"text": "the end"},
    }
    stage.post(content="See:", embeds=[embed])
    anna.reads("A card")
    assert re.sub(r"\s+", " ", anna.latest.locator(".embed").inner_text()) == (
        "Somebody A card with words Left 1 Below 2 the end"
    )


def test_a_menu_with_several_choices_is_sent_once_it_is_closed(anna: Tab, stage: Stage) -> None:
    options = [
        {"label": name, "value": name.lower(), "description": f"takes {name}"}
        for name in ("Red", "Blue", "Green")
    ]
    menu = {"type": 3, "custom_id": "colours", "placeholder": "Colours", "options": options, "max_values": 2}
    stage.post_components(row(menu))
    anna.latest.get_by_role("combobox", name="Colours").click()
    assert anna.options() == ["Red\ntakes Red", "Blue\ntakes Blue", "Green\ntakes Green"]
    for name in ("Red", "Green"):
        anna.page.get_by_role("option", name=name).click()
    anna.page.keyboard.press("Escape")
    used = stage.answer(MESSAGE, {"content": "Thanks", **PRIVATELY})
    assert used.data["values"] == ["red", "green"]
    anna.reads("Thanks")


def test_a_menu_opens_at_what_is_chosen(anna: Tab, stage: Stage) -> None:
    options = [{"label": f"{hour}:00", "value": str(hour), "default": hour == 17} for hour in range(24)]
    stage.post_components(row({"type": 3, "custom_id": "hour", "placeholder": "Hour", "options": options}))
    anna.latest.get_by_role("combobox", name="Hour").click()
    assert anna.page.get_by_role("option", selected=True).all_inner_texts() == ["17:00"]
    assert anna.page.get_by_role("option", selected=False).count() == 23
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    assert stage.answer(MESSAGE, {"content": "Noted", **PRIVATELY}).data["values"] == ["18"]


def test_on_a_phone_a_menu_is_a_sheet_from_the_lower_edge(pages: Pages, stage: Stage) -> None:
    tabs = Tabs(pages, stage.playground.page_url)
    ben = tabs.open("ben", size=PHONE)
    options = [{"label": name, "value": name.lower()} for name in ("Red", "Blue")]
    menu = {"type": 3, "custom_id": "colours", "placeholder": "Colours", "options": options, "max_values": 2}
    stage.post_components(row(menu))
    ben.latest.get_by_role("combobox", name="Colours").click()
    sheet = ben.page.locator(".popup.sheet")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, PHONE[0], PHONE[1])
    assert "Colours" in sheet.inner_text()
    ben.page.mouse.click(PHONE[0] / 2, 100)  # what lies behind it is not pressed
    sheet.wait_for(state="detached")
    ben.latest.get_by_role("combobox", name="Colours").click()
    ben.page.get_by_role("option", name="Blue").click()
    ben.press("Done", on=sheet)
    assert stage.answer(UPDATE, {"components": [text("Blue it is")]}).data["values"] == ["blue"]
    tabs.close()
    assert tabs.complaints == []


def test_on_a_phone_everything_that_is_pressed_is_large_enough_for_a_finger(
    pages: Pages, stage: Stage
) -> None:
    tabs = Tabs(pages, stage.playground.page_url)
    ben = tabs.open("ben", size=PHONE)
    stage.post_components(row({"type": 5, "custom_id": "whom", "placeholder": "Whom"}))
    stage.post_components(row(button("B")))
    ben.latest.get_by_role("button", name="B").wait_for()
    small = ben.page.evaluate(TOO_SMALL, FINGER)
    ben.page.get_by_role("button", name="Channels").click()
    assert small + ben.page.evaluate(TOO_SMALL, FINGER) == []
    tabs.close()
    assert tabs.complaints == []


@pytest.mark.parametrize(
    ("kind", "name", "chosen"), [(5, "Ben", "ben"), (8, "games", "channel"), (6, "everyone", "role")]
)
def test_menus_of_people_channels_and_roles(
    anna: Tab, stage: Stage, kind: int, name: str, chosen: str
) -> None:
    ids = {"ben": stage.ben.id, "channel": stage.channel.id, "role": stage.channel.home.id}
    stage.post_components(row({"type": kind, "custom_id": "whom", "placeholder": f"Pick {chosen}"}))
    menu = anna.latest.get_by_role("combobox", name=f"Pick {chosen}")
    menu.focus()
    anna.page.keyboard.press("ArrowDown")
    anna.page.get_by_role("option", name=name).click()
    assert stage.answer(MESSAGE, {"content": "Noted", **PRIVATELY}).data["values"] == [str(ids[chosen])]


def test_a_press_waits_with_three_dots_and_the_rest_is_held(anna: Tab, stage: Stage) -> None:
    stage.post_components(row(button("Press"), button("Other")))
    anna.press("Press", on=anna.latest)
    anna.latest.locator("[data-control=press].waiting").wait_for()
    assert anna.latest.get_by_role("button", name="Other").is_disabled()
    stage.answer(UPDATE, {"components": [text("Pressed")]})
    assert "(edited)" in anna.reads("Pressed").inner_text()


def test_a_click_arrives_although_its_message_changes_between_press_and_release(
    anna: Tab, stage: Stage
) -> None:
    channel = f"/channels/{stage.channel.id}"
    stage.post(content="Before", components=[row(button("Slowly"))])
    anna.latest.get_by_role("button", name="Slowly").hover()
    anna.page.mouse.down()
    message = anna.latest.get_attribute("data-message")
    stage.call(f"{channel}/messages/{message}", {"content": "One\nline\nmore"}, method="PATCH")
    stage.call(f"{channel}/typing", {})
    anna.page.get_by_text("Bot is typing…").wait_for()  # the change has reached the page
    anna.page.mouse.up()
    stage.answer(UPDATE, {"content": "Clicked"})
    anna.reads("Clicked")


def test_a_deferred_answer_says_that_the_bot_is_thinking(anna: Tab, stage: Stage) -> None:
    stage.post_components(row(button("Think")))
    anna.press("Think", on=anna.latest)
    used = stage.answer(DEFERRED, PRIVATELY)
    anna.reads("Bot is thinking…")
    stage.call(f"/webhooks/{stage.application.id}/{used.token}", {"content": "It is 42"})
    assert "Only you can see this" in anna.reads("It is 42").inner_text()


def test_a_form_is_filled_in_and_sent(anna: Tab, stage: Stage) -> None:
    options = [{"label": word, "value": word} for word in ("yes", "no")]
    fields = {
        "Words": {"type": 4, "custom_id": "words", "style": 2, "min_length": 3},
        "Sure?": {"type": 3, "custom_id": "sure", "options": options},
    }
    form = stage.open_form(anna, "A form", fields)
    form.get_by_label("Words").fill("Hello there")
    form.get_by_role("combobox", name="Sure?").click()
    anna.page.get_by_role("option", name="yes").click()
    form.get_by_role("button", name="Submit").click()
    sent = stage.answer(MESSAGE, {"content": "Taken", **PRIVATELY})
    filled = [label["component"] for label in sent.data["components"]]
    assert (filled[0]["value"], filled[1]["values"]) == ("Hello there", ["yes"])
    anna.reads("Taken")
    form.wait_for(state="detached")


def test_a_link_to_a_message_jumps_there(anna: Tab, stage: Stage) -> None:
    first = stage.do(stage.ben.say, stage.channel, "Where it began")
    for number in range(30):
        stage.do(stage.ben.say, stage.channel, f"and on {number}")
    stage.post_components(row({"type": 2, "style": 5, "label": "Back there", "url": first.jump_url}))
    anna.latest.get_by_role("link", name="Back there").click()
    target = anna.page.locator(f"#message-{first.id}.marked")
    target.wait_for()
    assert target.evaluate(
        "it => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
    )


PRESS = "button => button.click()"
"""A press without Playwright's scrolling to the button, which alone loads the messages and takes the button away."""


@pytest.mark.parametrize("way", ["scrolling", "pressing"])
def test_earlier_messages_come_when_one_wants_them(anna: Tab, stage: Stage, way: str) -> None:
    other = stage.do(stage.guild.create_text_channel, way)
    for number in range(70):
        stage.do(stage.ben.say, other, f"message {number}")
    anna.page.reload()  # a page that has just come knows of no news
    anna.go(way)
    anna.reads("message 69")
    assert anna.page.get_by_text("message 19", exact=True).count() == 0
    more = anna.page.get_by_role("button", name="Load earlier messages")
    if way == "scrolling":
        anna.page.get_by_text("message 69", exact=True).hover()
        anna.page.mouse.wheel(0, -100_000)
    else:
        more.evaluate(PRESS)
    anna.page.get_by_text("message 0", exact=True).wait_for(state="attached")


def test_direct_messages_with_the_bot_stand_below_the_channels(anna: Tab, stage: Stage) -> None:
    direct = stage.do(stage.anna.direct_messages, stage.application)
    stage.call(f"/channels/{direct.id}/messages", {"content": "Just between us"})
    anna.page.locator(".channel.unread", has_text="Bot").wait_for()
    anna.go("Bot")
    anna.reads("Just between us")


def test_somebody_who_types_is_told_of(anna: Tab, stage: Stage) -> None:
    stage.call(f"/channels/{stage.channel.id}/typing", {})
    anna.page.get_by_text("Bot is typing…").wait_for()
    stage.post(content="Done typing")
    anna.reads("Done typing")
    anna.page.get_by_text("Bot is typing…").wait_for(state="hidden")


def test_a_line_that_breaks_is_said_and_comes_back(anna: Tab, stage: Stage) -> None:
    stage.run(stage.playground.page.close())
    stage.do(stage.ben.say, stage.channel, "Meanwhile")
    anna.reads("Meanwhile")
    anna.page.locator(".banner").wait_for(state="hidden")
