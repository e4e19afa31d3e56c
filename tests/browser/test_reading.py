"""Reading a channel: what is new, what lies below, threads, and that everything keeps its place."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from discord_playground import TextChannel
from tests.browser.play import PHONE, Pages, Tab, Tabs
from tests.browser.stage import MESSAGE, PRIVATELY, Stage, button, row, staged

MANY = 40  # messages, more than a screen
TO_THE_TOP = "list => { list.scrollTop = 0 }"
IN_SIGHT = (
    "it => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
)
LONG, AS_LONG = (f"Anna – Chloé, who have long names · {match}" for match in (8, 9))
LESS_ROOM = """async list => {
    list.parentElement.style.paddingBottom = "126px";
    list.dispatchEvent(new Event("scroll")); // one that is still under way when there is less room
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    list.parentElement.style.paddingBottom = "";
    return left;
}"""


@pytest.fixture(scope="module")
def stage(chromium: str) -> Iterator[Stage]:  # noqa: ARG001  without a browser nothing is started
    with staged() as stage:
        yield stage


@pytest.fixture
def room(stage: Stage, request: pytest.FixtureRequest) -> TextChannel:
    """A channel for one test, with more in it than a screen shows; the first message has a button."""
    name = request.node.name.removeprefix("test_")[:60]
    channel = stage.do(stage.guild.create_text_channel, name)
    stage.call(f"/channels/{channel.id}/messages", {"content": "Up here", "components": [row(button("Ask"))]})
    for number in range(MANY):
        stage.do(stage.ben.say, channel, f"message {number}")
    return channel


def scrolled_up(tab: Tab, room: TextChannel) -> "Locator":
    """Go to the top of a channel; give the sign that there is something below."""
    tab.go(room.name)
    tab.reads(f"message {MANY - 1}")
    tab.page.locator(".messages").evaluate(TO_THE_TOP)
    below = tab.page.get_by_role("button", name="Jump to present")
    below.wait_for()
    return below


def test_a_list_at_its_end_stays_there_when_something_below_takes_room(room: TextChannel, anna: Tab) -> None:
    anna.go(room.name)
    anna.reads(f"message {MANY - 1}")
    assert anna.page.locator(".messages").evaluate(LESS_ROOM) < 1


def test_on_a_phone_the_button_of_the_channels_shows_mentions_elsewhere(
    room: TextChannel, pages: Pages, stage: Stage
) -> None:
    tabs = Tabs(pages, stage.playground.page_url)
    ben = tabs.open("ben", size=PHONE)
    channels = ben.page.locator(".drawer-button")
    assert "calls" not in (channels.get_attribute("class") or "")
    calling = {"content": f"<@{stage.ben.id}>, look", "allowed_mentions": {"parse": ["users"]}}
    stage.call(f"/channels/{room.id}/messages", calling)
    ben.page.locator(".drawer-button.calls").wait_for()
    assert channels.get_attribute("aria-label") == "Channels, 1 mention"
    channels.click()
    ben.go(room.name)
    ben.page.locator(".drawer-button:not(.calls)").wait_for()
    tabs.close()


def test_what_comes_while_one_reads_older_messages_is_shown_and_one_press_away(
    room: TextChannel, anna: Tab, stage: Stage
) -> None:
    below = scrolled_up(anna, room)
    assert "You're viewing older messages" in below.inner_text()
    stage.do(stage.ben.say, room, "news")
    anna.page.get_by_role("button", name="1 new message Jump to present").click()
    below.wait_for(state="hidden")
    assert anna.messages.filter(has_text="news").evaluate(IN_SIGHT)
    line = anna.page.get_by_role("separator", name="New messages")
    assert line.evaluate("line => line.nextElementSibling.textContent").endswith("news")
    anna.say("I see")
    line.wait_for(state="detached")


def test_the_private_answer_to_a_button_far_above_comes_into_sight(
    room: TextChannel, anna: Tab, stage: Stage
) -> None:
    scrolled_up(anna, room)
    anna.page.get_by_role("button", name="Ask").click()
    stage.answer(MESSAGE, {"content": "Down here", **PRIVATELY})
    anna.reads("Down here")
    assert anna.panel.evaluate(IN_SIGHT)


def test_a_channel_with_news_opens_where_they_begin(room: TextChannel, anna: Tab, stage: Stage) -> None:
    anna.go(room.name)
    anna.go("games")
    for number in range(MANY):
        stage.do(stage.ben.say, room, f"news {number}")
    stage.do(stage.ben.say, room, f"That is all, {stage.anna.mention}")
    anna.page.get_by_label("1 mention", exact=True).wait_for()
    anna.go(room.name)
    line = anna.page.get_by_role("separator", name="New messages")
    assert line.evaluate(IN_SIGHT)
    assert anna.messages.filter(has_text="news 0").first.evaluate(IN_SIGHT)
    anna.page.get_by_role("button", name=f"{MANY + 1} new messages Jump to present").click()
    anna.page.locator(".channel.unread", has_text=room.name).wait_for(state="detached")
    anna.go("games")
    anna.go(room.name)
    assert line.count() == 0


def test_a_mention_has_a_name_if_the_message_brings_it_or_it_is_the_readers_own(
    anna: Tab, stage: Stage
) -> None:
    text = f"{stage.anna.mention} against {stage.ben.mention} and {stage.application.user.mention}"
    stage.post(content=text, allowed_mentions={"users": [str(stage.ben.id)]})
    anna.reads("@Anna against @Ben and @unknown-user")


def test_a_thread_begins_with_the_message_that_it_was_opened_on(anna: Tab, stage: Stage) -> None:
    stage.post(content="A challenge")
    message = stage.do(lambda: list(stage.channel.messages.values())[-1])
    stage.call(f"/channels/{stage.channel.id}/messages/{message.id}/threads", {"name": "Table 1"})
    anna.page.get_by_role("button", name="Table 1 See thread").click()
    anna.page.locator(".here", has_text="Table 1").wait_for()
    anna.reads("A challenge")
    assert anna.page.locator(".beginning").inner_text().split() == ["Table", "1", "Started", "by", "Bot"]
    stage.call(f"/channels/{message.id}/messages", {"content": "A board"})
    anna.reads("A board")
    stage.do(stage.playground.world.delete, message)
    anna.messages.filter(has_text="A challenge").wait_for(state="detached")


def test_a_thread_without_a_message_is_announced_in_its_channel(anna: Tab, stage: Stage) -> None:
    stage.do(lambda: stage.channel.create_thread("A quiet corner", owner=stage.ben))
    announced = anna.reads(re.compile("Ben started a thread.*A quiet corner", re.DOTALL))
    announced.get_by_role("button", name="A quiet corner See thread").click()
    anna.page.locator(".here", has_text="A quiet corner").wait_for()
    anna.page.get_by_text("Started by Ben").wait_for()


def test_a_thread_shows_its_new_name_and_who_was_let_in(anna: Tab, stage: Stage) -> None:
    thread = stage.do(lambda: stage.channel.create_thread("A first name", owner=stage.ben))
    anna.go("A first name")
    stage.do(lambda: thread.edit(name="A second name", by=stage.anna))
    anna.reads("Anna changed the channel name: A second name")
    stage.call(f"/channels/{thread.id}/thread-members/{stage.anna.id}", {}, method="PUT")
    assert anna.reads("Bot added Anna to the thread.").locator(".tools").count() == 0


def test_the_sides_keep_their_width_whatever_they_tell(anna: Tab, stage: Stage) -> None:
    sidebar = anna.page.get_by_role("navigation")
    before = sidebar.bounding_box()
    thread = stage.do(lambda: stage.channel.create_thread(LONG, owner=stage.ben))
    stage.do(stage.ben.say, thread, f"Hello {stage.anna.mention}")
    anna.page.get_by_label("1 mention", exact=True).wait_for()
    assert sidebar.bounding_box() == before


def test_a_threads_head_fits_a_phone_with_all_that_can_be_pressed(pages: Pages, stage: Stage) -> None:
    tabs = Tabs(pages, stage.playground.page_url)
    ben = tabs.open("ben", size=PHONE)
    thread = stage.do(lambda: stage.channel.create_thread(AS_LONG, owner=stage.ben))
    stage.do(stage.anna.say, thread, f"Hello {stage.ben.mention}")
    ben.latest.get_by_role("button", name=f"{AS_LONG} See thread").click()
    ben.page.locator(".here", has_text=AS_LONG).wait_for()
    assert "#" not in ben.page.locator(".beginning").inner_text()
    buttons = ben.page.locator(".header button:visible").all()
    edges = [box["x"] + box["width"] for box in map(Locator.bounding_box, buttons) if box]
    assert (len(edges), max(edges) <= PHONE[0]) == (3, True)
    assert ben.draft.evaluate("draft => getComputedStyle(draft).textOverflow") == "ellipsis"
    one_line = ben.draft.evaluate("draft => draft.scrollHeight - draft.clientHeight")
    assert (ben.draft.get_attribute("placeholder"), one_line) == (f'Message "{AS_LONG}"', 0)
    tabs.close()
    assert tabs.complaints == []
