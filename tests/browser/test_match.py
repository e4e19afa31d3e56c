"""Matches are played with the mouse alone, and watched."""

import re

from tests.browser.play import OVER, PHONE, Tabs, to_move

MOST_MOVES = 60  # a match with pieces placed by lot has fewer: every move empties a space


def test_two_tabs_play_a_whole_match_by_clicking_and_a_third_watches(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna"), tabs.open("ben", scheme="light")
    sam = tabs.open("sam", size=PHONE)
    anna.command(
        "/chal", "<Enter>", "opp", "<Enter>", "ben", "<Enter>", "set", "<Enter>", "rand", "<Enter>", "<Enter>"
    )
    for tab in (anna, ben, sam):
        tab.players = ("Anna", "Ben")  # there is another match in this channel
    ben.press("Accept", on=ben.page.locator(".message", has_text="Ben, Anna challenges you").last)
    for _ in range(MOST_MOVES):
        sam.board.wait_for()
        board = sam.board.get_attribute("data-message")
        words = sam.board.inner_text()
        if OVER.search(words):
            break
        mover = anna if to_move(words) == "Anna" else ben
        mover.page.locator(f"#message-{board}").wait_for()
        mover.move()
        sam.page.locator(f"#message-{board}").wait_for(state="detached")
    assert OVER.search(sam.board.inner_text())
    for tab in (anna, ben):
        tab.board.filter(has_text=OVER).wait_for()
    assert sam.page.locator(".message.ephemeral").count() == 0
    assert re.search(r"\d+–\d+|have \d+ pieces each", sam.board.inner_text())
