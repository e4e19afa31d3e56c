"""`make play` with a folder continues where it stopped."""

from pathlib import Path

from tests.browser.conftest import playing
from tests.browser.play import Pages, Tabs, to_move


def test_matches_and_messages_outlast_the_playground(pages: Pages, tmp_path: Path) -> None:
    with playing("--data", str(tmp_path)) as address:
        tabs = Tabs(pages, address)
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
        anna.players = ben.players = ("Anna", "Ben")  # there is another match in this channel
        ben.press("Accept", on=ben.page.locator(".message", has_text="Ben, Anna challenges you").last)
        ben.board.wait_for()
        tabs.close()
    with playing("--data", str(tmp_path)) as address:
        tabs = Tabs(pages, address)
        anna, ben = tabs.open("anna"), tabs.open("ben")
        anna.players = ben.players = ("Anna", "Ben")
        anna.reads("See you later")
        mover = anna if to_move(anna.board.inner_text()) == "Anna" else ben
        assert (
            mover.board.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        )
        mover.move()
        mover.reads("Last:")
        tabs.close()
        assert tabs.complaints == []
