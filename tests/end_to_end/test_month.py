"""A week in a club; `benchmarks/month.py` runs longer ones."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain import EventNumber, History, Match, MatchId, PingBy, PingWhen, Preferences, UserId
from bot.domain.events import Event
from bot.domain.notifications import Ping as PingToMake
from bot.domain.notifications import PingOn
from discord_playground import Person
from dvonn import Game, Move, Place, Space
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import match_of
from tests.end_to_end.month import Month, Ping, is_to_be_called, untimely


@pytest.mark.slow
async def test_a_week_with_outages_and_restarts_is_explained_by_its_history(tmp_path: Path) -> None:
    async with Month(tmp_path / "dvonn.db", members=4, matches=3, seed=3) as month:
        await month.run(days=7, outages=1)
        await month.put_right()
        figures = await month.judge()
        assert figures.flaws == []
        assert figures.matches == 3
        assert month.playground.violations == []
        assert month.mentions.unresolved == []


async def begin(month: Month, wanted: Preferences, **options: object) -> tuple[Person, Person]:
    """Let two members, who want pings alike, begin a match in which the first is to move."""
    white, black = month.people.values()
    for user in month.people:
        month.preferences[user] = await month.bot.people.choose(user, lambda _: wanted)
        month.changed[user] = month.now() - timedelta(hours=1), wanted
    await month.use(white, "challenge", {"opponent": black, "colour": "white", **options})
    await month.press(black, month.public()[-1], "Accept")
    await month.nothing_to_do()
    month.begun = 1
    return white, black


@pytest.mark.parametrize("noted", [True, False])
async def test_a_ping_while_its_receiver_is_not_in_the_server_is_not_missing(
    tmp_path: Path, *, noted: bool
) -> None:
    async with Month(tmp_path / "dvonn.db", members=2, matches=1, seed=1) as month:
        white, black = await begin(month, Preferences(by=PingBy.CHANNEL))
        month.guild.remove_member(black)
        await month.use(white, "move", {"move": "c3"})
        await month.nothing_to_do()
        month.guild.add_member(black)
        await month.time_passes(days=1)
        assert not any(message.pings & {black.id} for message in month.boards())
        if not noted:  # as if nothing had been posted in their absence
            month.missed.clear()
        missing = [] if noted else [f"{black.id} was not called in match 1 after event 2"]
        assert (await month.judge()).flaws == missing


@pytest.mark.parametrize("noted", [True, False])
async def test_a_ping_in_the_channel_is_right_for_somebody_who_was_closed_a_moment_before(
    tmp_path: Path, *, noted: bool
) -> None:
    async with Month(tmp_path / "dvonn.db", members=2, matches=1, seed=1) as month:
        white, black = await begin(month, Preferences(by=PingBy.DIRECT))
        black.refuse_direct_messages(month.application)
        month.closed = {UserId(black.id)}
        if noted:
            month.note_unreached()
        month.closed.clear()  # as if they took them again after one was refused, and before the board came
        await month.use(white, "move", {"move": "c3"})
        await month.nothing_to_do()
        flaws = (await month.judge()).flaws
        overheard = [flaw for flaw in flaws if flaw.startswith("a notification for somebody else")]
        assert [flaw.rpartition(") ")[2] for flaw in flaws if flaw not in overheard] == (
            [] if noted else ["in the channel though a direct message was wanted"]
        )
        assert bool(overheard) is not noted


async def test_a_board_that_is_missing_in_the_direct_messages_of_one_player_is_noticed(
    tmp_path: Path,
) -> None:
    async with Month(tmp_path / "dvonn.db", members=2, matches=1, seed=1) as month:
        white, black = await begin(month, Preferences(by=PingBy.CHANNEL), private=True)
        await month.use(white, "move", {"move": "c3"}, channel=white.direct_messages(month.application))
        await month.nothing_to_do()
        black.direct_messages(month.application).messages.clear()
        assert (await month.judge()).flaws == ["match 1 shows [] instead of 2"]


MOVES: Sequence[Move] = [Place(Space.parse(text)) for text in ("c3", "f2", "h4", "d3")]


def moved(hours: Sequence[int], number: int) -> Match:
    """A match in which Anna and Ben, in turn, have placed a piece so many hours after noon."""
    begun = match_of(Game())
    events = tuple(
        Event(EventNumber(ply + 2), move, (ANNA, BEN)[ply % 2].id, NOON + timedelta(hours=at))
        for ply, (move, at) in enumerate(zip(MOVES, hours, strict=False))
    )
    return replace(begun, id=MatchId(number), history=History((*begun.events[:1], *events)))


@pytest.mark.parametrize(
    ("pinged_after", "other", "is_untimely"),
    [
        (0, [1], True),  # it waited for Ben already
        (0, [1, 2], False),  # he had answered there
        (30, [1], True),  # it waits for him still, and has called him earlier
        (30, [1, 20, 21], False),  # it waits for him again, but has called him later
    ],
)
def test_a_ping_where_another_match_waited_is_noticed(
    *, pinged_after: int, other: list[int], is_untimely: bool
) -> None:
    match, another = moved([10], 1), moved(other, 2)
    wanted = Preferences(when=PingWhen.FIRST)
    at = match.events[-1].at + timedelta(hours=pinged_after)
    ping = Ping(
        BEN.id, match.id, match.number, at, direct=True, reminder=False, wanted=[wanted], closed=False
    )
    assert bool([*untimely(ping, wanted, match, {each.id: each for each in (match, another)})]) is is_untimely


@pytest.mark.parametrize(
    ("when", "in_hours", "is_due"),
    [
        (PingWhen.EACH, None, True),
        (PingWhen.EACH, 1, False),  # it is still to come, after quiet hours
        (PingWhen.EACH, -1, True),  # it should have come
        (PingWhen.NEVER, None, False),
        (PingWhen.FIRST, None, False),  # another match may have waited
    ],
)
def test_a_ping_that_is_missing_is_noticed(*, when: PingWhen, in_hours: int | None, is_due: bool) -> None:
    now = NOON + timedelta(hours=2)
    ping = None if in_hours is None else PingToMake(PingOn.BOARD, now + timedelta(hours=in_hours))
    match = replace(moved([1], 1), ping=ping)
    assert match.awaited == BEN.id
    assert is_to_be_called(match, Preferences(when=when), now) is is_due
