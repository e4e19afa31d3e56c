"""What goes wrong is said plainly, and the page stays."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.play import Tabs

if TYPE_CHECKING:
    from tests.browser.play import Tab


def operate(tab: "Tab", button: str) -> None:
    panel = tab.page.get_by_role("complementary", name="Operator")
    if not panel.is_visible():
        tab.page.get_by_role("button", name="Operator's panel").click()
    panel.get_by_role("button", name=button, exact=True).click()


def test_the_bot_is_restarted_while_the_page_stays_and_old_buttons_go_on_working(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.command("/cha", "<Enter>", "opp", "<Enter>", "ben", "<Enter>", "<Enter>")
    challenge = ben.page.locator(".message.pinged", has_text="@Ben, @Anna").last
    challenge.wait_for()
    operate(anna, "Restart the bot")
    ben.page.locator(".banner", has_text="on its way").wait_for()
    ben.page.locator(".banner").wait_for(state="hidden")
    ben.press("Accept", on=challenge)
    anna.reads("place a red DVONN piece")


def test_a_bot_that_was_killed_is_missed_and_started_again(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="general")
    operate(anna, "Kill the bot")
    anna.page.locator(".banner", has_text="The bot has stopped").wait_for()
    anna.page.get_by_text("was ended by signal 9").wait_for()
    operate(anna, "Start the bot")
    anna.page.get_by_text("The bot runs.").wait_for()
    anna.page.locator(".banner").wait_for(state="hidden")


@pytest.mark.parametrize("fault", ["Too slow (4 s)", "Error 500", "Dropped connection"])
def test_an_answer_that_does_not_come_is_shown_as_failed_and_the_next_one_comes(
    tabs: Tabs, fault: str
) -> None:
    anna = tabs.open("anna", channel="general")
    operate(anna, fault)
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("Sending command…")
    operate(anna, "+ 1 minute")  # instead of waiting for three seconds
    anna.reads("The application did not respond")
    anna.page.get_by_role("row", name="/dvonn help").filter(has_text="failed").first.wait_for()
    operate(anna, "None")
    anna.press("Dismiss message", on=anna.page.locator(".message", has_text="did not respond"))
    anna.page.locator(".message", has_text="did not respond").wait_for(state="detached")
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("DVONN, a move at a time")


def test_a_control_without_an_answer_is_shown_as_failed(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="general")
    anna.command("/rules", "<Enter>", "<Enter>")
    anna.reads("1. Placing")
    operate(anna, "Dropped connection")
    anna.press("Next", on=anna.panel)
    anna.panel.locator(".button.waiting").wait_for()
    operate(anna, "+ 1 minute")
    anna.reads("This interaction failed")
    operate(anna, "None")
    anna.press("Next", on=anna.panel)
    anna.reads("2. Moving stacks")


def test_the_clock_is_put_forward_for_everybody(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.say("<t:4102444800:R>")
    operate(anna, "+ 1 week")
    anna.page.get_by_text(re.compile("[78] d ahead")).wait_for()
    ben.say("from next week")
    anna.reads("from next week")
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("DVONN, a move at a time")
