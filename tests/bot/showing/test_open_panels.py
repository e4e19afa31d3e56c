"""Panels are brought up to date when their match changes, as long as their tokens reach."""

from datetime import datetime, timedelta

from bot.matches import MatchId, UserId
from bot.showing.open_panels import OpenPanel, OpenPanels
from tests.bot.company import ANNA, BEN, NOON

LIFE = timedelta(minutes=15)
FIRST, SECOND = MatchId(1), MatchId(2)


class Table:
    """Panels, and a list of what was done with them."""

    def __init__(self) -> None:
        self.now = NOON
        self.done: list[str] = []
        self.panels = OpenPanels(self.clock)

    def clock(self) -> datetime:
        return self.now

    def open(self, message: int, match: MatchId = FIRST, user: UserId = ANNA.id) -> OpenPanel:
        panel = OpenPanel(
            match,
            user,
            self.now + LIFE,
            renew=lambda: self.done.append(f"renew {message}"),
            close=lambda: self.done.append(f"close {message}"),
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


def test_a_second_panel_of_the_same_match_closes_the_first() -> None:
    table = Table()
    table.open(1)
    table.open(1)
    table.open(2, user=BEN.id)
    assert table.done == []
    table.open(3)
    assert table.done == ["close 1"]
