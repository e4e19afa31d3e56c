"""Failures are told plainly, and the page stays."""

import re

import pytest

from tests.browser.play import Tabs


def test_the_bot_is_restarted_while_the_page_stays_and_old_buttons_keep_working(tabs: Tabs) -> None:
    ada, sam = tabs.open("ada", channel="general"), tabs.open("sam", channel="general")
    ada.command("/cha", "<Enter>", "opp", "<Enter>", "sam", "<Enter>", "<Enter>")
    challenge = sam.reads("Sam, Ada challenges you")
    ada.operate("Restart the bot")
    sam.page.locator(".banner", has_text="on its way").wait_for()
    sam.page.locator(".banner").wait_for(state="hidden")
    sam.press("Accept", on=challenge)
    ada.reads(re.compile("(Ada|Sam) to place"))  # on the board, or on the head of its thread


def test_a_bot_that_was_killed_is_missed_and_started_again(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="general")
    anna.operate("Kill the bot", twice=True)
    anna.page.locator(".banner", has_text="The bot has stopped").wait_for()
    anna.page.get_by_text("was ended by signal 9").wait_for()
    anna.operate("Start the bot")
    anna.page.get_by_text("The bot runs.").wait_for()
    anna.page.locator(".banner").wait_for(state="hidden")


@pytest.mark.parametrize("fault", ["Too slow (4 s)", "Error 500", "Dropped connection"])
def test_an_answer_that_does_not_come_is_shown_as_failed_and_the_next_one_comes(
    tabs: Tabs, fault: str
) -> None:
    anna = tabs.open("anna", channel="general")
    anna.operate(fault)
    failures = anna.page.get_by_role("row", name="/dvonn help").filter(has_text="failed")
    before = failures.count()
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("Sending command…")
    anna.operate("+ 1 minute")  # instead of waiting for three seconds
    anna.reads("The application did not respond")
    failures.nth(before).wait_for()
    anna.operate("None")
    anna.press("Dismiss message", on=anna.page.locator(".message", has_text="did not respond"))
    anna.page.locator(".message", has_text="did not respond").wait_for(state="detached")
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("DVONN, one move at a time")


def test_a_control_without_an_answer_is_shown_as_failed(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="general")
    anna.command("/rules", "<Enter>", "<Enter>")
    anna.reads("How to play DVONN")
    anna.operate("Dropped connection")
    anna.press("Next", on=anna.panel)
    anna.panel.locator(".button.waiting").wait_for()
    anna.operate("+ 1 minute")
    anna.reads("This interaction failed")
    anna.operate("None")
    anna.press("Next", on=anna.panel)
    anna.reads("Placing · 2 of")


def test_the_clock_is_put_forward_for_everybody(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.say("<t:4102444800:R>")
    anna.operate("+ 1 week")
    anna.page.get_by_text(re.compile("[78] d ahead")).wait_for()
    ben.say("from next week")
    anna.reads("from next week")
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("DVONN, one move at a time")
