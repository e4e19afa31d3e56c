"""Panels are refreshed when their match changes, until their tokens expire."""

import asyncio
from datetime import datetime, timedelta

from bot.delivery.open_panels import FAREWELL, OpenPanel, OpenPanels
from bot.domain import MatchId, UserId
from tests.bot.company import ANNA, BEN, NOON

LIFE = timedelta(minutes=15)
FIRST, SECOND = MatchId(1), MatchId(2)


class Table:
    """Panels, and a log of what was done with them."""

    def __init__(self) -> None:
        self.now = NOON
        self.done: list[str] = []
        self.panels = OpenPanels(self.clock)
        self._asked = 0

    def clock(self) -> datetime:
        return self.now

    def open(
        self, message: int, match: MatchId = FIRST, user: UserId = ANNA.id, *, asked: int | None = None
    ) -> OpenPanel:
        self._asked += 1
        panel = OpenPanel(
            match,
            user,
            self._asked if asked is None else asked,
            self.now + LIFE,
            renew=lambda: self.done.append(f"renew {message}"),
            close=lambda: self.done.append(f"close {message}"),
            part=lambda: self.done.append(f"part {message}"),
        )
        self.panels.keep(message, panel)
        return panel


def test_the_panels_of_a_match_are_renewed_and_no_others() -> None:
    table = Table()
    table.open(1)
    table.open(2, user=BEN.id)
    table.open(3, SECOND)
    table.panels.follow(FIRST)
    assert table.done == ["renew 1", "renew 2"]


def test_matches_are_followed_for_as_long_as_they_have_panels() -> None:
    table = Table()
    table.open(1)
    table.open(2, user=BEN.id)
    table.open(3, SECOND)
    assert table.panels.followed == {FIRST, SECOND}
    table.panels.drop(1)
    table.panels.drop(3)
    assert table.panels.followed == {FIRST}
    table.panels.drop(2)
    assert not table.panels.followed


def test_a_panel_is_left_alone_once_something_was_pressed_on_it() -> None:
    table = Table()
    panel = table.open(1)
    assert table.panels.holds(1, panel)
    table.panels.drop(1)
    table.panels.follow(FIRST)
    assert not table.panels.holds(1, panel)
    assert table.done == []


def test_a_panel_is_left_alone_once_its_token_is_too_old() -> None:
    table = Table()
    table.open(1)
    table.now += LIFE
    table.panels.follow(FIRST)
    table.open(2, SECOND)
    assert table.done == []


def test_panels_part_shortly_before_their_tokens_are_too_old() -> None:
    table = Table()
    table.open(1)
    table.now += LIFE - FAREWELL - timedelta(seconds=1)
    table.open(2, user=BEN.id)
    table.panels.part()
    assert table.done == []
    table.now += timedelta(seconds=1)
    table.panels.part()
    assert table.done == ["part 1"]
    table.now += FAREWELL
    table.panels.part()
    assert table.done == ["part 1"]


def test_a_second_panel_of_the_same_match_closes_the_first() -> None:
    table = Table()
    table.open(1)
    table.open(1)
    table.open(2, user=BEN.id)
    assert table.done == []
    table.open(3)
    assert table.done == ["close 1"]


def test_a_panel_that_was_asked_for_before_another_one_goes_away_however_late_it_comes() -> None:
    table = Table()
    later = table.open(1, asked=2)
    table.open(2, asked=1)
    assert table.done == ["close 2"]
    assert table.panels.holds(1, later)


async def test_a_private_page_is_changed_by_one_at_a_time_and_others_meanwhile() -> None:
    panels = Table().panels
    done: list[str] = []

    async def change(what: str) -> None:
        async with panels.changing(1):
            done.append(what)

    async with panels.changing(1):
        waiting = [asyncio.create_task(change("second")), asyncio.create_task(change("third"))]
        await panels.settled(2)
        async with panels.changing(2):
            done.append("first")
    await asyncio.gather(*waiting)
    await panels.settled(1)
    assert done == ["first", "second", "third"]
