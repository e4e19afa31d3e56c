"""Somebody opens what `make play` starts for the first time, on a phone, and does what stands there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import opening, playing
from tests.browser.play import PHONE, Pages, Tab


def test_a_newcomer_makes_a_move_answers_as_somebody_else_and_goes_on_another_day(
    pages: Pages, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kept = "--data", str(tmp_path)
    with playing(*kept, lively=True) as address, opening(pages, address, request) as tabs:
        anna = tabs.open("anna", size=PHONE)
        anna.reads("Anna, it’s your turn")
        anna.press("Move", on=anna.board)
        anna.press("d3", on=anna.panel)
        anna.panel.get_by_role("button", name=re.compile("^c3 .*cuts off 6")).click()
        anna.reads("Cut off: 1 black stack")
        with anna.page.context.expect_page() as opened:
            anna.page.get_by_role("link", name="Open Ben in a new tab").last.click()
        ben = Tab("ben", opened.value)
        expect(ben.board).to_contain_text("Last: Anna")
        ben.board.get_by_role("button", name="Move", exact=True).wait_for()
        expect(ben.board).to_contain_text("nobody notified")  # a direct message pings him
        card = ben.messages.filter(has_text="DVONN is a board game for two")
        ben.press("How to play", on=card)
        ben.reads("How to play DVONN")
        expect(card).to_have_count(1)
        anna.say("See you tomorrow")
        anna.reads("See you tomorrow")
    with playing(*kept, lively=True) as address, opening(pages, address, request) as tabs:
        ben = tabs.open("ben", size=PHONE)
        ben.reads("See you tomorrow")
        width = "image => image.decode().then(() => image.naturalWidth)"
        assert ben.board.locator("img").evaluate(width) > 0
        ben.move()
        expect(ben.board).to_contain_text("Last: Ben")
