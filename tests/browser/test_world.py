"""The surroundings of the bot: direct messages, archived threads, files, and a world that the operator changes."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from discord_playground import Attachment, Upload
from tests.browser.conftest import SCREENSHOTS
from tests.browser.play import Tab
from tests.browser.stage import MESSAGE, PRIVATELY, Stage, button, row, staged

LOOKS = 100  # at an animation whose frames last 120 ms; each takes a browser some time


@pytest.fixture
def stage(chromium: str) -> Iterator[Stage]:  # noqa: ARG001  without a browser nothing is started
    with staged() as stage:
        yield stage


def test_direct_messages_are_counted_until_they_are_read(anna: Tab, stage: Stage) -> None:
    direct = stage.do(stage.anna.direct_messages, stage.application)
    for words in ("It is your turn", "It still is"):
        stage.call(
            f"/channels/{direct.id}/messages",
            {"content": words, "components": [row(button("Seen"))]},
        )
    anna.page.get_by_role("button", name="Bot 2 messages").wait_for()
    anna.go("Bot")
    anna.press("Seen", on=anna.latest)
    used = stage.answer(MESSAGE, {"content": "Good", **PRIVATELY})
    assert (used.channel.guild, used.user) == (None, stage.anna)
    anna.reads("Good")
    assert anna.page.locator(".badge").count() == 0


def test_one_writes_to_the_bot_from_the_list_of_members(anna: Tab, stage: Stage) -> None:
    anna.page.get_by_role("button", name="Message Bot").click()
    anna.page.locator(".here", has_text="Bot").wait_for()
    anna.say("Hello, bot")
    anna.reads("Hello, bot")
    assert stage.do(lambda: stage.anna.messages(stage.anna.direct_messages(stage.application))[0].text)


def test_archived_threads_are_folded_away_and_opened_by_a_message(anna: Tab, stage: Stage) -> None:
    thread = stage.do(lambda: stage.channel.create_thread("Anna – Ben", owner=stage.ben))
    stage.do(stage.ben.say, thread, "The last board")
    stage.do(lambda: thread.edit(archived=True))
    summary = anna.page.get_by_text("Archived threads (1)")
    summary.click()
    anna.go("Anna – Ben")
    anna.reads("The last board")
    anna.page.locator(".topic", has_text="Archived").wait_for()
    assert anna.page.get_by_role("button", name="Slash commands").is_disabled()
    anna.page.get_by_placeholder("A message opens this thread again").wait_for()
    anna.say("One more?")
    anna.page.get_by_placeholder('Message "Anna – Ben"').wait_for()
    assert summary.count() == 0
    stage.do(lambda: thread.edit(locked=True))
    anna.page.locator(".topic", has_text="Locked").wait_for()
    assert anna.draft.is_disabled()


def test_a_file_is_picked_for_a_command(anna: Tab, stage: Stage, tmp_path: Path) -> None:
    stage.offer("import", {"type": 11, "name": "file", "description": "A record"})
    record = tmp_path / "match.sgf"
    record.write_text("(;GM[12])")
    anna.page.on("filechooser", lambda _chooser: None)  # tells the browser in time not to open its own
    anna.command("/imp", "<Enter>")
    with anna.page.expect_file_chooser() as chooser:
        anna.page.keyboard.press("Enter")
    chooser.value.set_files(record)
    expect(anna.page.locator(".field-input")).to_have_value("match.sgf")
    anna.page.get_by_role("button", name="Send").click()
    used = stage.answer(MESSAGE, {"content": "Read", **PRIVATELY})
    (attachment,) = stage.playground.world.uploads.values()
    assert (attachment.filename, attachment.data) == ("match.sgf", b"(;GM[12])")
    assert used.data["options"][0]["value"] == str(attachment.id)
    anna.reads("Read")


def test_direct_messages_are_no_channel_for_a_command(anna: Tab, stage: Stage) -> None:
    stage.do(stage.anna.direct_messages, stage.application)
    anna.page.locator(".channel", has_text="Bot").wait_for()
    stage.offer("follow", {"type": 7, "name": "where", "description": "A channel"})
    anna.command("/fol", "<Enter>")
    offered = anna.page.locator(".suggestions").get_by_role("option")
    offered.filter(has_text="#games").wait_for()
    assert offered.all_inner_texts() == ["#games"]


def test_a_form_takes_people_channels_and_files(anna: Tab, stage: Stage, tmp_path: Path) -> None:
    first = [{"type": "user", "id": str(stage.anna.id)}]
    fields = {
        "Who": {"type": 5, "custom_id": "who", "max_values": 2, "default_values": first},
        "Where": {"type": 8, "custom_id": "where", "channel_types": [0]},
        "Export": {"type": 19, "custom_id": "files"},
    }
    form = stage.open_form(anna, "Follow", fields)
    assert "Anna" in form.get_by_role("combobox", name="Who").inner_text()
    form.get_by_role("combobox", name="Where").click()
    anna.page.get_by_role("option", name="games").click()
    record = tmp_path / "record.txt"
    record.write_text("a1 b2")
    form.get_by_label("Export").set_input_files(record)
    anna.page.screenshot(path=SCREENSHOTS / "a_form_takes_people_channels_and_files-open.png")
    form.get_by_role("button", name="Submit").click()
    sent = stage.answer(MESSAGE, {"content": "Following", **PRIVATELY})
    values = [each["component"]["values"] for each in sent.data["components"]]
    (attachment,) = stage.playground.world.uploads.values()
    assert values == [[str(stage.anna.id)], [str(stage.channel.id)], [str(attachment.id)]]
    assert attachment.data == b"a1 b2"


def test_a_form_has_radio_buttons_and_checkboxes(anna: Tab, stage: Stage) -> None:
    often = [{"label": word, "value": word, "default": word == "daily"} for word in ("daily", "never")]
    days = [{"label": word, "value": word, "description": f"on {word}"} for word in ("Sat", "Sun")]
    fields = {
        "Often": {"type": 21, "custom_id": "often", "options": often},
        "Days": {"type": 22, "custom_id": "days", "options": days},
        "Quiet": {"type": 23, "custom_id": "quiet"},
    }
    form = stage.open_form(anna, "Habits", fields)
    assert form.get_by_role("radio", name="daily").is_checked()
    form.get_by_role("radio", name="never").check()
    form.get_by_role("checkbox", name="Sun").check()
    form.get_by_label("Quiet").check()
    anna.page.screenshot(path=SCREENSHOTS / "a_form_has_radio_buttons_and_checkboxes-open.png")
    form.get_by_role("button", name="Submit").click()
    sent = stage.answer(MESSAGE, {"content": "Noted", **PRIVATELY})
    filled = [each["component"] for each in sent.data["components"]]
    assert (filled[0]["value"], filled[1]["values"], filled[2]["value"]) == ("never", ["Sun"], True)


def animation() -> bytes:
    """Draw two frames, red and blue."""
    image = pytest.importorskip("PIL.Image")
    frames = [image.new("RGB", (120, 80), colour) for colour in ("red", "blue")]
    written = io.BytesIO()
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=120, loop=0)
    return written.getvalue()


def test_an_animation_plays(anna: Tab, stage: Stage) -> None:
    stage.post(content="Replay")
    message = stage.do(lambda: list(stage.channel.messages.values())[-1])
    url = f"{stage.playground.world.ground.origin}/attachments/{stage.channel.id}/1/replay.gif"
    message.attachments = [
        Attachment.of(Upload("replay.gif", animation()), id=1, url=url, description="A match")
    ]
    anna.page.reload()
    picture = anna.page.get_by_role("img", name="A match")
    picture.wait_for()
    anna.page.wait_for_function(
        "image => image.complete && image.naturalWidth === 120", arg=picture.element_handle()
    )
    first = picture.screenshot()
    assert any(picture.screenshot() != first for _ in range(LOOKS)), "the other frame does not come"


def test_the_operator_takes_the_bot_away_and_invites_it_again(anna: Tab, stage: Stage) -> None:
    anna.operate("Remove Bot", twice=True)
    anna.page.get_by_role("button", name="Invite Bot").wait_for()
    assert stage.do(lambda: stage.guild.applications) == {}
    anna.operate("Invite Bot")
    anna.page.get_by_role("button", name="Remove Bot").wait_for()
    assert stage.do(lambda: list(stage.guild.applications)) == [stage.application.id]


def test_the_operator_deletes_a_channel(anna: Tab, stage: Stage) -> None:
    stage.do(stage.guild.create_text_channel, "side")
    anna.go("side")
    anna.operate("Delete #side", twice=True)
    anna.page.locator(".here", has_text="games").wait_for()
    assert anna.page.get_by_role("navigation").get_by_text("side").count() == 0


def test_what_can_not_be_undone_is_red_and_wants_a_second_press_at_once(anna: Tab, stage: Stage) -> None:
    stage.do(stage.guild.create_text_channel, "side")
    anna.operate("Delete #side")
    panel = anna.page.get_by_role("complementary", name="Operator")
    asking = panel.get_by_role("button", name="Press again: Delete #side")
    red = asking.evaluate("button => getComputedStyle(button).backgroundColor")
    assert red != panel.get_by_role("button", name="Unavailable").evaluate(
        "button => getComputedStyle(button).backgroundColor"
    )
    stage.do(stage.ben.say, stage.channel, "The panel is drawn anew")
    anna.operate("Takes DMs: Ben")
    asking.wait_for(state="detached")
    assert "side" in [channel.name for channel in stage.do(lambda: stage.guild.text_channels)]


def test_the_operator_closes_direct_messages_and_opens_them_again(anna: Tab, stage: Stage) -> None:
    anna.operate("Takes DMs: Ben")
    switch = anna.page.get_by_role("button", name="Takes DMs: Ben")
    anna.page.locator('[aria-label="Takes DMs: Ben"][aria-pressed=false]').wait_for()
    assert stage.do(lambda: stage.ben.direct_messages(stage.application).closed)
    switch.click()
    anna.page.locator('[aria-label="Takes DMs: Ben"][aria-pressed=true]').wait_for()
    assert not stage.do(lambda: stage.ben.direct_messages(stage.application).closed)


def test_somebody_who_left_sees_nothing_until_they_are_back(anna: Tab, stage: Stage) -> None:
    stage.do(stage.ben.say, stage.channel, "Before")
    anna.reads("Before")
    anna.operate("Member: Anna")
    anna.page.get_by_text("There is nothing that you can see.").wait_for()
    assert anna.messages.count() == 0
    stage.do(stage.ben.say, stage.channel, "Meanwhile")
    anna.operate("Member: Anna")
    anna.reads("Meanwhile")


def test_a_server_that_is_unavailable_says_so_and_comes_back(anna: Tab, stage: Stage) -> None:
    stage.do(stage.ben.say, stage.channel, "Before")
    anna.reads("Before")
    anna.operate("Unavailable")
    anna.page.get_by_text("This server is unavailable.").wait_for()
    anna.operate("Unavailable")
    anna.page.get_by_text("This server is unavailable.").wait_for(state="hidden")
    anna.reads(re.compile("Before"))
