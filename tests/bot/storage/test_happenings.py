"""Events are formatted as a kind and a text, and parsed from them."""

from datetime import UTC, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.events import (
    Abandoned,
    CameBack,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Halted,
    HaltReason,
    Happening,
    Offered,
    OfferKind,
    Resigned,
    Started,
    TimedOut,
    TimeGiven,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle, ObstacleKind
from bot.domain.occasion import Occasion
from bot.storage.match_tables import format_happening, parse_happening
from dvonn import PASS, SPACES, Game, Jump, Place, Space
from tests.bot.company import NOON
from tests.dvonn.strategies import games

C3, D3 = Space.parse("c3"), Space.parse("d3")

ROWS = {
    ("start", ""): Started(Game()),
    ("start", "c3 d3"): Started(Game((Place(C3), Place(D3)))),
    ("place", "c3"): Place(C3),
    ("move", "c3d3"): Jump(C3, D3),
    ("pass", "pass"): PASS,
    ("undo", "17"): Undone(17),
    ("offer", "draw"): Offered(OfferKind.DRAW),
    ("offer", "undo"): Offered(OfferKind.UNDO),
    ("refuse", "draw"): Declined(OfferKind.DRAW),
    ("refuse", "undo"): Declined(OfferKind.UNDO),
    ("resign", ""): Resigned(),
    ("draw", ""): DrawAgreed(),
    ("timeout", ""): TimedOut(),
    ("abandon", ""): Abandoned(),
    ("away", "2026-05-04T12:00:00+00:00"): WentAway(NOON),
    ("back", ""): CameBack(),
    ("halt", "channel"): Halted(HaltReason.CHANNEL),
    ("halt", "server"): Halted(HaltReason.SERVER),
    ("go on", ""): WentOn(),
    ("cancel", "end"): Cancelled(CancelReason.END),
    ("halt", "protected week 202648"): Halted(HaltReason.PROTECTED, occasion=Occasion("week", "202648")),
    ("halt", "protected crown"): Halted(HaltReason.PROTECTED, occasion=Occasion("crown")),
    ("cancel", "time"): Cancelled(CancelReason.TIME),
    ("cancel", "manager"): Cancelled(CancelReason.MANAGER),
    ("give", "86400"): TimeGiven(timedelta(days=1)),
    ("give", "60"): TimeGiven(timedelta(minutes=1)),
    ("halt", "channel gone"): Halted(HaltReason.CHANNEL, GONE),
    ("halt", "channel locked"): Halted(HaltReason.CHANNEL, LOCKED),
    ("halt", "channel refused"): Halted(HaltReason.CHANNEL, REFUSED),
    ("halt", "channel permissions"): Halted(HaltReason.CHANNEL, Obstacle.lacking(())),
    ("halt", "channel permissions view_channel attach_files"): Halted(
        HaltReason.CHANNEL, Obstacle.lacking(("view_channel", "attach_files"))
    ),
    ("halt", "channel timeout 2026-05-04T12:00:00+00:00"): Halted(
        HaltReason.CHANNEL, Obstacle(ObstacleKind.TIMEOUT, until=NOON)
    ),
}.items()
"""Stored rows: in a released version they never change."""

LONGEST_KIND = 10
"""The width of the column, in characters."""

spaces = st.sampled_from(SPACES)

happenings: st.SearchStrategy[Happening] = st.one_of(
    st.builds(Started, games()),
    st.builds(Place, spaces),
    st.builds(Jump, spaces, spaces),
    st.builds(TimeGiven, st.integers(1, 10**6).map(lambda seconds: timedelta(seconds=seconds))),
    st.just(PASS),
    st.builds(Undone, st.integers(2, 500)),
    st.builds(Offered, st.sampled_from(OfferKind)),
    st.builds(Declined, st.sampled_from(OfferKind)),
    st.builds(WentAway, st.datetimes(timezones=st.just(UTC))),
    st.builds(Halted, st.sampled_from(HaltReason)),
    st.builds(Cancelled, st.sampled_from(CancelReason)),
    st.sampled_from([Resigned(), DrawAgreed(), TimedOut(), Abandoned(), CameBack(), WentOn()]),
)


@pytest.mark.parametrize(("row", "what"), ROWS)
def test_rows_tell_what_they_told(row: tuple[str, str], what: Happening) -> None:
    assert parse_happening(*row) == what


@pytest.mark.parametrize(("row", "what"), ROWS)
def test_what_is_written_is_what_was_written_before(row: tuple[str, str], what: Happening) -> None:
    assert format_happening(what) == row


@given(happenings)
def test_whatever_happens_comes_back(what: Happening) -> None:
    kind, text = format_happening(what)
    assert parse_happening(kind, text) == what
    assert len(kind) <= LONGEST_KIND


@pytest.mark.parametrize(
    ("kind", "text"), [("offer", "tea"), ("halt", "tea"), ("cancel", "tea"), ("undo", "c3"), ("away", "soon")]
)
def test_a_text_that_tells_nothing_is_refused(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        parse_happening(kind, text)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(KeyError, match="tea"):
        parse_happening("tea", "")
