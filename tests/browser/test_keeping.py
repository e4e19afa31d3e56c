"""`make play` with a folder goes on where it stopped."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import playing
from tests.browser.play import Tabs, to_move


def test_matches_and_messages_outlast_the_playground(browser: "Browser", tmp_path: Path) -> None:
    with playing("--data", str(tmp_path)) as address:
        tabs = Tabs(browser, address)
        anna, ben = tabs.open("anna"), tabs.open("ben")
        anna.say("See you later")
        anna.command(
            "/cha",
            "<Enter>",
            "opp",
            "<Enter>",
            "ben",
            "<Enter>",
            "set",
            "<Enter>",
            "random",
            "<Enter>",
            "<Enter>",
        )
        ben.press("Accept", on=ben.page.locator(".message.pinged").last)
        ben.board.wait_for()
        tabs.close()
    with playing("--data", str(tmp_path)) as address:
        tabs = Tabs(browser, address)
        anna, ben = tabs.open("anna"), tabs.open("ben")
        anna.reads("See you later")
        mover = anna if to_move(anna.board.inner_text()) == "Anna" else ben
        assert (
            mover.board.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        )
        mover.move()
        mover.reads("Last:")
        tabs.close()
        assert tabs.complaints == []
