"""Clocks, pings, users and servers are read as they were written."""

import itertools
from dataclasses import replace
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.domain import (
    Absence,
    ChannelId,
    Clock,
    GuildId,
    HaltReason,
    Match,
    MatchId,
    Message,
    MessageId,
    Pace,
    Ping,
    PingBy,
    PingOn,
    PingWhen,
    Plan,
    Preferences,
    QuietHours,
    Reply,
    ServerSettings,
    ShownBoard,
    SupersededBoard,
    Venue,
)
from bot.domain.clock import PRESETS, Outage
from bot.domain.events import Halted
from bot.domain.ids import EVERY_SERVER
from bot.domain.notifications import MATCH_HALTED, MATCH_OVER, NO_PING
from bot.domain.plan import RESIGN
from bot.storage import Store, UnitOfWork
from dvonn import PASS, Jump, Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, NOON
from tests.bot.storage.begun import add_match, show

DAY = timedelta(days=1)

BOARD = Message(HERE.channel, MessageId(501))
LATER_BOARD = Message(HERE.channel, MessageId(502))

C3, D3, E3 = (Space.parse(text) for text in ("c3", "d3", "e3"))


async def halt(uow: UnitOfWork, match: Match) -> Match:
    event = match.event(Halted(HaltReason.CHANNEL), NOON)
    return await uow.matches.append(match, (event,))


# matches


@pytest.mark.parametrize("pace", PRESETS)
@pytest.mark.parametrize("in_thread", [True, False])
async def test_a_match_comes_back_with_its_pace_and_its_clock(
    store: Store, pace: Pace, in_thread: bool
) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=pace, in_thread=in_thread)
    assert match.clock == Clock.full(pace).started(NOON)
    async with store.read() as uow:
        assert await uow.matches.find(match.id) == match
    async with store.write() as uow:
        halted = await halt(uow, match)
    async with store.read() as uow:
        assert await uow.matches.find(match.id) == halted
        assert await uow.matches.halted_before(NOON) == [match.id]
        assert await uow.matches.halted_before(NOON - timedelta(seconds=1)) == []


async def test_a_match_is_found_where_it_was_moved_to_and_in_the_channel_of_its_thread(
    store: Store,
) -> None:
    thread = Venue(HERE.guild, ChannelId(77))
    async with store.write() as uow:
        match = await add_match(uow, in_thread=True)
        assert not await uow.matches.stand_in(HERE.channel)  # its thread isn't opened yet
        housed = await uow.matches.relocate(match, thread, parent=HERE.channel, in_thread=True)
        assert (housed.venue, housed.parent, housed.in_thread) == (thread, HERE.channel, True)
        assert await uow.matches.find(match.id) == housed
        for channel in (thread.channel, HERE.channel):
            assert await uow.matches.running_in(channel, player=ANNA.id, most=2) == [housed]
        elsewhere = await uow.matches.relocate(housed, NEXT_DOOR)
        assert (elsewhere.parent, elsewhere.in_thread) == (None, False)
        assert await uow.matches.stand_in(NEXT_DOOR.channel)
        assert await uow.matches.running_in(HERE.channel, player=ANNA.id, most=2) == []
        over = await uow.matches.append(elsewhere, elsewhere.resign(by=ANNA.id, at=NOON))
        assert await uow.matches.latest_in(NEXT_DOOR.channel) == over
        assert not await uow.matches.stand_in(NEXT_DOOR.channel)
        housed = await uow.matches.relocate(over, thread, parent=HERE.channel, in_thread=True)
        assert await uow.matches.latest_in(HERE.channel) == housed


async def test_the_matches_of_a_server_that_continue(store: Store) -> None:
    async with store.write() as uow:
        here, over, abroad = await add_match(uow), await add_match(uow), await add_match(uow, ABROAD)
        await uow.matches.append(over, over.resign(by=ANNA.id, at=NOON))
        assert await uow.boards.running_in(HERE.guild) == [here.id]
        assert await uow.boards.running_in(ABROAD.guild) == [abroad.id]


async def test_a_match_waits_for_the_player_to_move_unless_it_is_paused(store: Store) -> None:
    async with store.write() as uow:
        one, other = await add_match(uow), await add_match(uow)
        assert await uow.matches.wait_for(ANNA.id, but=one.id)
        assert not await uow.matches.wait_for(BEN.id, but=one.id)
        await uow.matches.append(other, other.play(Place(C3), by=ANNA.id, at=NOON))
        assert not await uow.matches.wait_for(ANNA.id, but=one.id)
        assert await uow.matches.wait_for(BEN.id, but=one.id)
        await halt(uow, await uow.matches.find(other.id))
        assert not await uow.matches.wait_for(BEN.id, but=one.id)


async def test_matches_wait_wherever_they_are_played(store: Store) -> None:
    async with store.write() as uow:
        one, abroad = await add_match(uow), await add_match(uow, ABROAD)
        assert await uow.matches.wait_for(ANNA.id, but=one.id)
        assert await uow.matches.wait_for(ANNA.id, but=abroad.id)


async def test_time_is_given_back_to_clocks_that_run_and_were_not_over(store: Store) -> None:
    async with store.write() as uow:
        running, endless, still = (
            await add_match(uow),
            await add_match(uow, pace=Pace.NONE),
            await add_match(uow),
        )
        still = await halt(uow, still)
        week = await add_match(uow, pace=Pace.WEEK)
        outage = Outage(NOON + DAY, NOON + 3 * DAY)
        await uow.matches.settle(outage)
        assert await uow.matches.overdue(NOON + DAY) == [running.id]
        assert await uow.matches.find(week.id) == week.without([outage])
        assert await uow.pings.to_remind(NOON + 8 * DAY) == [running.id, week.id]
        assert await uow.pings.to_remind(NOON + 8 * DAY - timedelta(seconds=1)) == [running.id]
        for match in (running, endless, still):
            assert await uow.matches.find(match.id) == match


# pings


async def test_a_ping_is_kept_until_it_is_made_and_another_takes_its_place(store: Store) -> None:
    first, second = Ping(PingOn.BOARD, NOON), Ping(PingOn.DIRECT, NOON + DAY)
    async with store.write() as uow:
        match = await add_match(uow)
        assert await uow.pings.of(match.id) is None
        await uow.pings.put(match.id, first)
        await uow.pings.put(match.id, None)
        assert await uow.pings.of(match.id) == first
        await uow.pings.made(match.id, second)
        assert await uow.pings.of(match.id) == first
        await uow.pings.put(match.id, second)
        assert await uow.pings.due(NOON) == []
        assert await uow.pings.due(NOON + DAY) == [match.id]
        await uow.pings.made(match.id, second)
        assert await uow.pings.of(match.id) is None
        assert await uow.pings.of(MatchId(99)) is None


async def test_a_ping_that_cannot_be_made_in_one_way_is_made_in_another(store: Store) -> None:
    direct, board = Ping(PingOn.DIRECT, NOON), Ping(PingOn.BOARD, NOON)
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.pings.put(match.id, direct)
        await uow.pings.divert(match.id, board, NO_PING)
        assert await uow.pings.of(match.id) == direct
        await uow.pings.divert(match.id, direct, board)
        assert await uow.pings.of(match.id) == board
        await uow.pings.put(match.id, NO_PING)
        assert await uow.pings.of(match.id) is None


async def test_nobody_is_pinged_in_a_match_that_is_paused(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.pings.put(match.id, Ping(PingOn.BOARD, NOON))
        await halt(uow, match)
        assert await uow.pings.due(NOON) == []


# people


@pytest.mark.parametrize("quiet", [None, QuietHours(22, 7, ZoneInfo("Europe/Berlin"))])
async def test_every_kind_of_preference_comes_back(store: Store, quiet: QuietHours | None) -> None:
    for when, by, flag in itertools.product(PingWhen, PingBy, (True, False)):
        chosen = Preferences(when, by, quiet, "midnight", rotated=flag, confirm=not flag)
        async with store.write() as uow:
            await uow.people.choose(ANNA.id, chosen)
        async with store.read() as uow:
            kept = await uow.people.preferences([ANNA.id, BEN.id])
        assert kept == {ANNA.id: chosen, BEN.id: Preferences()}


async def test_an_absence_is_current_until_it_ends(store: Store) -> None:
    async with store.write() as uow:
        await uow.absences.begin(ANNA.id, Absence(NOON, NOON + 5 * DAY))
        await uow.absences.begin(BEN.id, Absence(NOON, NOON + 9 * DAY))
        away = await uow.absences.current([ANNA.id, BEN.id, CLEO.id])
        assert away == {
            ANNA.id: Absence(NOON, NOON + 5 * DAY),
            BEN.id: Absence(NOON, NOON + 9 * DAY),
        }
        assert await uow.absences.over(NOON + 5 * DAY) == [ANNA.id]
        await uow.absences.end(ANNA.id, NOON + 6 * DAY)
        await uow.absences.end(BEN.id, NOON + 6 * DAY)
        assert await uow.absences.current([ANNA.id, BEN.id]) == {}
        assert await uow.absences.over(NOON + 30 * DAY) == []
        assert await uow.absences.of(ANNA.id) == [Absence(NOON, NOON + 5 * DAY)]
        assert await uow.absences.of(BEN.id) == [Absence(NOON, NOON + 6 * DAY)]


async def test_absences_of_more_than_a_year_ago_are_deleted_with_the_next_one(store: Store) -> None:
    first, second = Absence(NOON, NOON + DAY), Absence(NOON + 100 * DAY, NOON + 101 * DAY)
    late = Absence(NOON + 367 * DAY, NOON + 368 * DAY)
    async with store.write() as uow:
        for user, absence in ((ANNA.id, first), (BEN.id, first), (ANNA.id, second), (ANNA.id, late)):
            await uow.absences.begin(user, absence)
            await uow.absences.end(user, absence.until)
        assert await uow.absences.of(ANNA.id) == [second, late]
        assert await uow.absences.of(BEN.id) == [first]


async def test_plans_come_back_and_an_empty_one_is_none(store: Store) -> None:
    deep = Reply(Jump(C3, E3), Jump(E3, D3), (Reply(PASS, Jump(D3, C3)), Reply(Jump(C3, D3), RESIGN)))
    replies = (Reply(Jump(C3, D3), PASS, (deep,)), Reply(Jump(C3, E3), Jump(E3, D3)))
    async with store.write() as uow:
        match, other = await add_match(uow), await add_match(uow)
        await uow.plans.save(match.id, ANNA.id, Plan(spaces=(E3, C3, D3)))
        await uow.plans.save(match.id, BEN.id, Plan(replies=replies, since=7))
        assert await uow.plans.of(match.id) == {
            ANNA.id: Plan(spaces=(E3, C3, D3)),
            BEN.id: Plan(replies=replies),
        }
        assert (await uow.plans.of(match.id))[BEN.id].since == 7
        assert await uow.plans.of(other.id) == {}
        chosen = Preferences(confirm=True)
        await uow.people.choose(BEN.id, chosen)
        around, elsewhere = [await uow.boards.context_of(each) for each in (match, other)]
        assert around.preferences == {ANNA.id: Preferences(), BEN.id: chosen} == elsewhere.preferences
        assert around.plans == await uow.plans.of(match.id)
        assert elsewhere.plans == {}
        await uow.plans.save(match.id, ANNA.id, Plan())
        await uow.plans.save(match.id, CLEO.id, Plan())
        assert await uow.plans.of(match.id) == {BEN.id: Plan(replies=replies)}


KINDS = (MATCH_OVER, "a feature's", MATCH_HALTED)


async def test_direct_messages_wait_in_turn_until_they_are_forgotten(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        for kind in KINDS:
            await uow.direct_messages.write(kind, ANNA.id, HERE.guild, match.id)
        waiting = await uow.direct_messages.waiting()
        assert [news.kind for news in waiting] == list(KINDS)
        assert {(news.to, news.match_id) for news in waiting} == {(ANNA.id, match.id)}
        await uow.direct_messages.forget(waiting[1])
        assert await uow.direct_messages.waiting() == [waiting[0], *waiting[2:]]


# servers and times


async def test_every_kind_of_setting_comes_back_whether_or_not_the_server_is_there(store: Store) -> None:
    settled = ServerSettings(
        channels=(ChannelId(2**62), ChannelId(7)),
        threads=True,
        quiet=True,
        pace=Pace.FORTNIGHT,
        language="de",
        keep_boards=30,
        challenges_last=timedelta(days=7),
        daily_channel=ChannelId(8),
        daily_hour=7,
        own_puzzles=False,
    )
    async with store.write() as uow:
        await uow.servers.settle(HERE.guild, settled)
        assert await uow.servers.settings(HERE.guild) == settled
        await uow.servers.remove(HERE.guild, NOON)
        await uow.servers.remove(ABROAD.guild, NOON + DAY)
        assert await uow.servers.settings(HERE.guild) == settled
        assert await uow.servers.settings(ABROAD.guild) == ServerSettings()
        assert await uow.servers.removed_before(NOON) == [HERE.guild]
        assert await uow.servers.rejoin(HERE.guild)
        assert not await uow.servers.rejoin(HERE.guild)
        assert not await uow.servers.rejoin(GuildId(99))
        assert await uow.servers.settings(HERE.guild) == settled
        assert await uow.servers.removed_before(NOON + DAY) == [ABROAD.guild]
        assert await uow.servers.present() == [HERE.guild]


async def test_a_server_is_deleted_and_another_one_that_is_gone_as_long_is_still_to_be(
    store: Store,
) -> None:
    async with store.write() as uow:
        for guild in (HERE.guild, ABROAD.guild):
            await uow.servers.remove(guild, NOON)
        assert await uow.servers.delete(HERE.guild, removed_before=NOON)
        assert await uow.servers.removed_before(NOON) == [ABROAD.guild]


async def test_matches_in_direct_messages_are_on_no_server_that_could_be_gone(store: Store) -> None:
    async with store.write() as uow:
        await add_match(uow, Venue(EVERY_SERVER, ChannelId(5)))
        await add_match(uow, HERE)
        assert await uow.servers.present() == [HERE.guild]


async def test_the_last_beat_and_all_outages_are_known(store: Store) -> None:
    async with store.write() as uow:
        assert await uow.times.last_beat() is None
        for hours in (1, 2):
            await uow.times.beat(NOON + timedelta(hours=hours))
        assert await uow.times.last_beat() == NOON + timedelta(hours=2)
        later, sooner = Outage(NOON + 2 * DAY, NOON + 3 * DAY), Outage(NOON, NOON + DAY)
        for outage in (later, sooner):
            await uow.times.outage(outage)
        assert await uow.times.outages() == [sooner, later]


# boards


async def test_a_board_that_is_shown_forgets_the_ping_that_it_made(store: Store) -> None:
    call, other = Ping(PingOn.BOARD, NOON), Ping(PingOn.BOARD, NOON + DAY)
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.pings.put(match.id, call)
        await uow.matches.show(match, 1, NOON, pinged=other)
        assert await uow.pings.of(match.id) == call
        await uow.matches.show(match, 1, NOON, pinged=call)
        assert await uow.pings.of(match.id) is None


async def test_boards_are_kept_where_each_event_has_its_own(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1), keep=lambda _older, _newer: True)
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 2), keep=lambda _older, _newer: True)
        assert await uow.boards.superseded() == [SupersededBoard(match.id, BOARD, kept=1)]
        assert await uow.boards.of(match.id) == ShownBoard(LATER_BOARD, 2)
        await uow.boards.forget_superseded(BOARD)
        await uow.boards.record(match.id, ShownBoard(BOARD, 2), keep=lambda _older, _newer: True)
        assert await uow.boards.superseded() == [SupersededBoard(match.id, LATER_BOARD)]


async def test_a_board_that_is_to_be_redrawn_is_behind_until_it_is(store: Store) -> None:
    async with store.write() as uow:
        match, unseen = await add_match(uow), await add_match(uow)
        over = await uow.matches.append(match, match.resign(by=ANNA.id, at=NOON))
        await uow.boards.record(match.id, ShownBoard(BOARD, over.number))
        await uow.people.forget(ANNA.id)  # whom the board still names
        assert await uow.boards.of(match.id) == ShownBoard(BOARD, over.number, redraw=True)
        assert await uow.boards.behind() == [match.id, unseen.id]
        await uow.boards.record(match.id, ShownBoard(BOARD, over.number))
        assert await uow.boards.behind() == [unseen.id]
        await uow.boards.reopen(match.id)
        assert await uow.boards.behind() == [match.id, unseen.id]


@pytest.mark.parametrize(("days", "expires"), [(None, False), (7, False), (1, True)])
async def test_boards_of_finished_matches_go_when_their_server_keeps_them_no_longer(
    store: Store, days: int | None, expires: bool
) -> None:
    async with store.write() as uow:
        await uow.servers.settle(HERE.guild, ServerSettings(keep_boards=days))
        shown, unshown, running, abroad = [await add_match(uow, v) for v in (HERE, HERE, HERE, ABROAD)]
        for match in (shown, unshown, abroad):
            await uow.matches.append(match, match.resign(by=ANNA.id, at=NOON))
        for message, match in enumerate((shown, running, abroad), start=600):
            number = 1 if match is running else 2
            board = ShownBoard(Message(match.venue.channel, MessageId(message)), number)
            await uow.boards.record(match.id, board)
        assert await uow.boards.expire(NOON + DAY - timedelta(seconds=1)) == []
        expired = await uow.boards.expire(NOON + DAY)
        assert expired == ([shown.id] if expires else [])
        assert (await uow.boards.of(shown.id) is None) is expires
        assert await uow.boards.superseded() == (
            [SupersededBoard(shown.id, Message(HERE.channel, MessageId(600)))] if expires else []
        )
        assert await uow.boards.behind() == [unshown.id]
        assert await uow.boards.expire(NOON + DAY) == []
        assert await uow.boards.of(running.id) is not None


async def test_a_reminder_is_due_once_in_a_turn(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        assert await uow.pings.to_remind(NOON + DAY) == [match.id]
        await uow.pings.reminded(match.id)
        assert await uow.pings.to_remind(NOON + DAY) == []
        reminded = await uow.matches.find(match.id)
        assert reminded == replace(match, clock=replace(match.clock, reminded=True))
        moved = await uow.matches.append(reminded, reminded.play(Place(C3), by=ANNA.id, at=NOON))
        assert not moved.clock.reminded
        assert await uow.pings.to_remind(NOON + DAY) == []
        await show(uow, moved, NOON)
        assert await uow.pings.to_remind(NOON + DAY) == [match.id]
