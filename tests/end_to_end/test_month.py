"""A week in a club; `benchmarks/month.py` runs longer ones."""

import contextlib
import copy
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain import (
    Clock,
    EventNumber,
    History,
    Match,
    MatchId,
    Pace,
    PingBy,
    PingWhen,
    Preferences,
    UserId,
)
from bot.domain.events import Event
from bot.domain.notifications import Ping as PingToMake
from bot.domain.notifications import PingOn
from discord_playground import MessageEdited, Person
from dvonn import Game, Move, Place, Space
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import match_of
from tests.end_to_end import month_foreign
from tests.end_to_end.month import Month
from tests.end_to_end.month_judge import clocks_unlike_boards, is_to_be_called, untimely
from tests.end_to_end.month_seen import TOKEN, Ping, Seen, Standing


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
    white, black = [*month.seen.people.values()][:2]
    for user in month.seen.people:
        month.seen.preferences[user] = await month.bot.people.choose(user, lambda _: wanted)
        month.seen.changed[user] = month.now() - timedelta(hours=1), wanted
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
            month.seen.missed.clear()
        missing = [] if noted else [f"{black.id} was not called in match 1 after event 2"]
        assert (await month.judge()).flaws == missing


@pytest.mark.parametrize("noted", [True, False])
async def test_a_ping_in_the_channel_is_right_for_somebody_who_was_closed_a_moment_before(
    tmp_path: Path, *, noted: bool
) -> None:
    async with Month(tmp_path / "dvonn.db", members=2, matches=1, seed=1) as month:
        white, black = await begin(month, Preferences(by=PingBy.DIRECT))
        black.refuse_direct_messages(month.application)
        month.seen.closed = {UserId(black.id)}
        if noted:
            month.seen.note_unreached()
        month.seen.closed.clear()  # as if they took them again after one was refused, and before the board came
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


@contextlib.asynccontextmanager
async def abroad(folder: Path) -> AsyncIterator[Month]:
    """Begin a match in a group chat, in which a member has moved, and so a stranger was called there."""
    async with Month(folder / "dvonn.db", members=2, matches=1, seed=1) as month:
        place = next(iter(month.seen.places.values()))
        member, *_, stranger = place.people
        called = UserId(stranger.id)
        month.seen.preferences[called] = await month.bot.people.choose(called, lambda _: Preferences())
        month.seen.changed[called] = month.now() - timedelta(hours=1), Preferences()
        options: dict[str, object] = {"setup": "full", "pace": "0", "colour": "white"}
        await month.foreign.challenge(place, member, stranger, MatchId(1), options)
        month.begun = 1
        await month.foreign.tap(await month.stored(), UserId(member.id))
        yield month


def call_twice(seen: Seen) -> None:
    seen.pings.append(seen.pings[-1])


def call_nobody(seen: Seen) -> None:
    seen.pings.clear()


def call_one_whom_direct_messages_reach(seen: Seen) -> None:
    seen.pings[-1] = replace(seen.pings[-1], closed=False)


def leave_the_board(seen: Seen) -> None:
    seen.deeds[-1] = replace(seen.deeds[-1], after=Standing(stored=2, shown=1))


def move_on_a_board_that_is_behind(seen: Seen) -> None:
    seen.deeds[-1] = replace(seen.deeds[-1], before=Standing(stored=1, shown=0))


def follow_twice(seen: Seen) -> None:
    used = copy.copy(seen.deeds[-1].used)
    used.followups = used.followups * 2
    seen.deeds[-1] = replace(seen.deeds[-1], used=used)


def ring_with_everyone(seen: Seen) -> None:
    ring = seen.club.playground.notifications[-1]
    silent = copy.copy(ring.message)
    silent.id, silent.pings = 0, frozenset()
    seen.club.playground.notifications.append(replace(ring, message=silent))


def change_unasked(seen: Seen) -> None:
    seen.club.put_clocks_forward(TOKEN + timedelta(seconds=1))
    view = seen.view_there(MatchId(1))
    assert view is not None
    seen.club.playground.stream.publish(MessageEdited(view))


def lose_the_view(seen: Seen) -> None:
    seen.place_of[MatchId(1)].channel.messages.clear()


BREAKS: Mapping[Callable[[Seen], None], str] = {
    call_twice: "was called 2 times",
    call_nobody: "was not called in match 1 after event 2",
    call_one_whom_direct_messages_reach: "though direct messages reach the player",
    leave_the_board: "leaves the board at 1 instead of 2",
    move_on_a_board_that_is_behind: "has done something on a board that was behind",
    follow_twice: "has pinged more than once",
    ring_with_everyone: "a notification for everyone in a foreign place",
    change_unasked: "that nobody has asked for",
    lose_the_view: "match 1 shows [] instead of 2 in its foreign place",
}


async def test_a_clock_that_runs_though_its_player_sees_no_board_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(month_foreign, "FAULTS", 0.0)
    async with abroad(tmp_path) as month:
        match = replace(await month.stored(), pace=Pace.ONE)  # which the bot's own lacks, so that it stands
        assert [*clocks_unlike_boards(month.seen, [match])] == ["the clock of match 1 stands at event 2"]
        running = replace(match, clock=Clock(since=month.now()))
        assert [*clocks_unlike_boards(month.seen, [running])] == []
        month.seen.deeds.clear()  # as if nobody had pressed the board, and the stranger isn't in reach
        assert [*clocks_unlike_boards(month.seen, [running])] == ["the clock of match 1 runs at event 2"]


async def test_what_is_amiss_in_a_foreign_place_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(month_foreign, "FAULTS", 0.0)
    async with abroad(tmp_path) as month:
        assert (await month.judge()).flaws == []
        seen, notifications = month.seen, month.playground.notifications
        pings, deeds, rung = [*seen.pings], [*seen.deeds], [*notifications]
        for break_it, reproach in BREAKS.items():
            break_it(seen)
            (flaw,) = (await month.judge()).flaws
            assert reproach in flaw
            seen.pings, seen.deeds = [*pings], [*deeds]
            seen.unasked.clear()
            notifications.clear()
            notifications.extend(rung)
            month.figures.flaws.clear()


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
