"""Servers that come, go and change their settings; channels that are lost and replaced."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import (
    ChannelId,
    HaltReason,
    Match,
    Pace,
    PingOn,
    PingWhen,
    Preferences,
    ServerSettings,
    Setup,
    UserId,
    Venue,
)
from bot.domain.cluster import ShardSet
from bot.domain.notifications import MATCH_HALTED, MATCH_MOVED, MATCH_OVER, ServerPings
from bot.domain.obstacle import GONE, LOCKED
from bot.domain.refusals import RefusalReason
from bot.domain.shown import HOME
from bot.features.absence.service import Absences
from bot.services import Matches, People, Servers, Timekeeping
from bot.storage import Store
from dvonn import Colour, Ended, Termination
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, Clock
from tests.bot.played import C3, D3, E3, F3
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_direct_messages, kept_languages, kept_match, kept_settings

# settings


async def test_a_server_that_has_settled_nothing_has_the_usual_settings(store: Store) -> None:
    assert await kept_settings(store, HERE.guild) == ServerSettings()
    assert await kept_languages(store) == {}


async def test_one_thing_is_settled_after_another(servers: Servers, store: Store) -> None:
    await servers.settle(HERE.guild, lambda was: ServerSettings(language="de", pace=was.pace))
    settled = await servers.settle(
        HERE.guild, lambda was: ServerSettings(language=was.language, threads=True)
    )
    assert settled == ServerSettings(language="de", threads=True)
    assert await kept_settings(store, HERE.guild) == settled
    assert await kept_settings(store, ABROAD.guild) == ServerSettings()
    assert await kept_languages(store) == {HERE.guild: "de"}


async def test_the_level_of_a_server_on_discord_is_noted_and_settings_leave_it_alone(
    servers: Servers, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await servers.note_levels({HERE.guild: True, ABROAD.guild: False})
    await servers.settle(HERE.guild, lambda was: replace(was, language="de"))
    async with store.read() as uow:
        assert await uow.servers.notifying_all() == {HERE.guild}
        assert await uow.servers.pings(HERE.guild) == ServerPings(notifies_all=True)
    with monkeypatch.context() as reading:
        reading.setattr(store, "write", None)  # nothing is written where nothing has changed
        await servers.note_levels({HERE.guild: True, ABROAD.guild: False})
    await servers.note_levels({HERE.guild: False})
    async with store.read() as uow:
        assert await uow.servers.notifying_all() == set()


# joining and leaving


async def test_the_matches_of_a_server_that_is_gone_are_paused_until_it_is_back(
    begin: Begin, servers: Servers, store: Store, clock: Clock
) -> None:
    here, other = await begin(HERE, pace=Pace.ONE), await begin(ABROAD, pace=Pace.ONE)
    await servers.remove(HERE.guild)
    halted = await kept_match(store, here.id)
    assert (halted.halted, halted.clock.left) == (
        HaltReason.SERVER,
        Pace.ONE.bank - (clock.now - here.started_at),
    )
    assert await kept_match(store, other.id) == other
    assert await kept_direct_messages(store) == [
        (MATCH_HALTED, ANNA.id, here.id),
        (MATCH_HALTED, BEN.id, here.id),
    ]
    clock.go_on(days=3)
    assert await servers.rejoin(HERE.guild)
    back = await kept_match(store, here.id)
    assert (back.halted, back.clock.left) == (None, None)
    assert back.clock.due == clock.now + Pace.ONE.bank - (other.started_at - here.started_at)
    assert not await servers.rejoin(HERE.guild)


async def test_what_may_be_over_in_a_minute_is_reported_to_nobody(
    begin: Begin, servers: Servers, store: Store
) -> None:
    match = await begin()
    await servers.remove(HERE.guild, tell=False)
    assert (await kept_match(store, match.id)).halted is HaltReason.SERVER
    assert await kept_direct_messages(store) == []


async def test_a_server_that_is_gone_twice_is_paused_once(
    begin: Begin, servers: Servers, store: Store
) -> None:
    match = await begin()
    for _ in range(2):
        await servers.remove(HERE.guild)
    assert (await kept_match(store, match.id)).number == match.number + 1


async def test_a_match_that_was_paused_before_is_paused_after(
    begin: Begin, servers: Servers, service: Matches, store: Store
) -> None:
    match = await service.hold((await begin()).id, GONE)
    await servers.remove(HERE.guild)
    await servers.rejoin(HERE.guild)
    assert await kept_match(store, match.id) == match


async def test_what_servers_did_while_the_bot_was_not_there_is_learnt(
    begin: Begin, servers: Servers, store: Store
) -> None:
    here, abroad = await begin(HERE), await begin(ABROAD)
    await servers.remove(ABROAD.guild)
    await servers.meet({ABROAD.guild})
    assert (await kept_match(store, here.id)).halted is HaltReason.SERVER
    assert (await kept_match(store, abroad.id)).halted is None
    before = [await kept_match(store, match.id) for match in (here, abroad)]
    await servers.meet({ABROAD.guild})
    assert [await kept_match(store, match.id) for match in (here, abroad)] == before


@pytest.mark.parametrize("unavailable", [True, False])
async def test_players_are_not_written_to_about_a_server_that_is_only_unavailable(
    begin: Begin, servers: Servers, store: Store, unavailable: bool
) -> None:
    match = await begin(HERE)
    await servers.meet(set(), unavailable={HERE.guild} if unavailable else ())
    assert (await kept_match(store, match.id)).halted is HaltReason.SERVER
    assert len(await kept_direct_messages(store)) == (0 if unavailable else 2)


async def test_a_server_with_finished_matches_or_challenges_only_is_missed_too(
    begin: Begin, servers: Servers, service: Matches, store: Store
) -> None:
    await service.resign((await begin(ABROAD)).id, by=ANNA.id)
    await servers.meet({HERE.guild})
    async with store.read() as uow:
        assert await uow.servers.is_removed(ABROAD.guild)
        assert not await uow.servers.is_removed(HERE.guild)


async def test_a_server_that_is_gone_halts_the_matches_that_are_shown_in_no_other_one(
    begin: Begin, servers: Servers, store: Store
) -> None:
    match = await begin()
    async with store.write() as uow:
        await uow.boards.add_view(match.id, "abroad", ABROAD)
    await servers.remove(HERE.guild)
    assert (await kept_match(store, match.id)).halted is None
    await servers.remove(ABROAD.guild)
    assert (await kept_match(store, match.id)).halted is HaltReason.SERVER
    await servers.rejoin(ABROAD.guild)
    assert (await kept_match(store, match.id)).halted is None


async def test_a_server_that_a_process_has_got_since_it_looked_is_not_gone(
    begin: Begin, servers: Servers, store: Store
) -> None:
    match = await begin()
    looked = ShardSet(1)
    store.shard_set = ShardSet(1, frozenset({0}))
    await servers.meet(set(), looked)
    assert await kept_match(store, match.id) == match
    await servers.meet(set(), store.shard_set)
    assert (await kept_match(store, match.id)).halted is HaltReason.SERVER


async def test_a_crash_between_two_matches_of_a_server_that_is_gone_is_made_up_for(
    begin: Begin, servers: Servers, service: Matches, store: Store
) -> None:
    first, second = await begin(), await begin()
    await service.halt(first.id, HaltReason.SERVER)  # then it was killed
    await servers.meet(set())
    for match in (first, second):
        assert (await kept_match(store, match.id)).halted is HaltReason.SERVER


# halted matches


async def test_a_match_that_is_paused_tells_both_players_once(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin(pace=Pace.ONE)
    halted = await service.hold(match.id, GONE)
    assert (halted.halted, halted.stands_still) == (HaltReason.CHANNEL, True)
    assert await service.halt(match.id, HaltReason.SERVER) == halted
    assert await kept_match(store, match.id) == halted
    assert await kept_direct_messages(store) == [
        (MATCH_HALTED, ANNA.id, match.id),
        (MATCH_HALTED, BEN.id, match.id),
    ]


async def test_another_obstacle_is_noted_and_told_to_nobody(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin(pace=Pace.ONE)
    await service.hold(match.id, GONE)
    assert (await service.hold(match.id, LOCKED)).obstacle == LOCKED
    assert len(await kept_direct_messages(store)) == 2


async def test_what_was_moved_elsewhere_in_the_meantime_is_left_alone(begin: Begin, service: Matches) -> None:
    match = await begin()
    moved = await service.relocate(match.id, NEXT_DOOR, by=BEN.id)
    assert await service.hold(match.id, LOCKED, place=match.venue) == moved
    assert await service.move_out(match.id, match.venue, HERE) == moved


async def test_a_result_that_nobody_sees_is_told_to_both_once(
    begin: Begin, service: Matches, store: Store
) -> None:
    over = await service.resign((await begin()).id, by=ANNA.id)
    await service.hold(over.id, LOCKED, is_untold=True)
    await service.hold(over.id, LOCKED)
    assert await kept_direct_messages(store) == [
        (MATCH_OVER, ANNA.id, over.id),
        (MATCH_OVER, BEN.id, over.id),
    ]


async def test_the_end_of_a_match_that_nobody_sees_is_told_to_the_opponent(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin()
    await service.hold(match.id, LOCKED)
    over = await service.resign(match.id, by=ANNA.id)
    await service.hold(over.id, LOCKED, is_untold=True)
    told = await kept_direct_messages(store)
    assert told[2:] == [(MATCH_OVER, BEN.id, match.id)]


async def test_of_several_refused_boards_of_a_channel_one_is_tried_and_the_others_follow_it(
    begin: Begin, service: Matches, timekeeping: Timekeeping, clock: Clock
) -> None:
    first, second, elsewhere = await begin(), await begin(), await begin(NEXT_DOOR)
    for match in (first, second, elsewhere):
        await service.hold(match.id, LOCKED)
    assert await timekeeping.claim_refused_boards() == ()
    clock.go_on(days=1)
    assert set(await timekeeping.claim_refused_boards()) == {first.id, elsewhere.id}
    assert await timekeeping.claim_refused_boards() == ()
    assert await service.note_accepted(first.id, HOME) == [second.id]
    assert await service.note_accepted(second.id, HOME) == []


async def test_what_is_tried_in_vain_for_a_month_is_given_up(
    begin: Begin, service: Matches, timekeeping: Timekeeping, clock: Clock, store: Store
) -> None:
    over = await service.resign((await begin()).id, by=ANNA.id)
    clock.go_on(days=31)
    await service.hold(over.id, LOCKED)
    clock.go_on(days=1)
    assert await timekeeping.claim_refused_boards() == ()
    async with store.read() as uow:
        assert await uow.boards.behind() == []


async def test_a_match_is_moved_only_to_where_the_server_allows_matches(
    begin: Begin, service: Matches, servers: Servers, store: Store
) -> None:
    match = await begin()
    held = await service.hold(match.id, LOCKED)
    await servers.settle(HERE.guild, lambda settings: replace(settings, channels=(HERE.channel,)))
    assert await service.move_out(match.id, HERE, NEXT_DOOR) is None
    await servers.settle(HERE.guild, lambda settings: replace(settings, channels=()))
    moved = await service.move_out(match.id, HERE, NEXT_DOOR)
    assert moved is not None
    assert (held.halted, moved.halted, moved.venue) == (HaltReason.CHANNEL, None, NEXT_DOOR)
    told = [kind for kind, _, _ in await kept_direct_messages(store)]
    assert told == [MATCH_HALTED] * 2 + [MATCH_MOVED] * 2


async def test_a_match_goes_on_for_the_reason_for_which_it_stood_still(
    begin: Begin, service: Matches
) -> None:
    match = await service.hold((await begin()).id, GONE)
    assert await service.go_on(match.id, HaltReason.SERVER) == match
    assert await service.go_on(match.id, HaltReason.CHANNEL) == match  # its board isn't there yet
    await service.note_accepted(match.id, HOME)
    assert (await service.go_on(match.id, HaltReason.CHANNEL)).halted is None


async def test_what_is_over_neither_is_paused_nor_continues(begin: Begin, service: Matches) -> None:
    over = await service.resign((await begin()).id, by=ANNA.id)
    assert await service.hold(over.id, LOCKED) == over
    for reason in HaltReason:
        assert await service.go_on(over.id, reason) == over


async def test_the_clock_of_a_player_who_alone_can_manage_the_lost_channel_runs_on(
    begin: Begin, service: Matches, timekeeping: Timekeeping, clock: Clock
) -> None:
    """Otherwise, that player could take the channel away instead of losing."""
    match = await begin(pace=Pace.ONE)
    halted = await service.hold(match.id, GONE, who=ANNA.id)
    assert (halted.managed_by, halted.is_on_hold, halted.clock) == (ANNA.id, False, match.clock)
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert (moved.is_on_hold, moved.clock.due) == (True, None)
    await service.play(match.id, D3, by=BEN.id)  # in direct messages
    await service.play(match.id, E3, by=ANNA.id)
    clock.go_on(days=5)
    back = await service.play(match.id, F3, by=BEN.id)
    assert back.clock.due == clock.now + Pace.ONE.bank
    clock.go_on(days=1)
    ended = (await timekeeping.time_out(match.id)).ended
    assert ended == Ended(Termination.TIME, Colour.WHITE)


async def test_a_match_that_continues_without_its_channel_calls_its_players_directly(
    begin: Begin, service: Matches
) -> None:
    match = await service.hold((await begin(pace=Pace.ONE)).id, GONE)
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert moved.ping is not None
    assert moved.ping.on is PingOn.DIRECT


@pytest.mark.parametrize("who", [None, ANNA.id, BEN.id])
async def test_thirty_days_without_a_move_are_lost_only_by_the_player_whom_the_halt_did_not_stop(
    begin: Begin, service: Matches, timekeeping: Timekeeping, clock: Clock, who: UserId | None
) -> None:
    match = await begin(setup=Setup.RANDOM)
    await service.hold(match.id, GONE, who=who)
    clock.go_on(days=29)
    assert await timekeeping.close_abandoned() == []
    clock.go_on(days=1)
    (closed,) = await timekeeping.close_abandoned()
    lost = Ended(Termination.TIME, Colour.WHITE)
    assert closed.ended == (lost if who == ANNA.id else Ended(Termination.ABANDONED))


async def test_a_match_that_continues_in_direct_messages_is_not_closed(
    begin: Begin, service: Matches, timekeeping: Timekeeping, clock: Clock
) -> None:
    match = await service.hold((await begin()).id, GONE)
    clock.go_on(days=29)
    await service.play(match.id, C3, by=ANNA.id)
    clock.go_on(days=29)
    assert await timekeeping.close_abandoned() == []
    clock.go_on(days=1)
    assert [each.id for each in await timekeeping.close_abandoned()] == [match.id]


# another channel


async def relocated(service: Matches, match: Match, venue: Venue) -> Match:
    return await service.relocate(match.id, venue, by=BEN.id)


async def test_a_match_whose_channel_is_lost_continues_in_another(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await service.hold((await begin(pace=Pace.ONE)).id, GONE)
    moved = await relocated(service, match, NEXT_DOOR)
    assert (moved.venue, moved.halted, moved.in_thread) == (NEXT_DOOR, None, False)
    assert await kept_match(store, match.id) == moved


async def test_a_match_goes_where_its_server_has_matches_and_its_players_want_it(
    begin: Begin, service: Matches, servers: Servers, store: Store
) -> None:
    match = await begin()
    await servers.settle(HERE.guild, lambda _: ServerSettings(channels=(HERE.channel,)))
    with refuses(RefusalReason.CHANNEL_NOT_ALLOWED):
        await relocated(service, match, NEXT_DOOR)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await relocated(service, match, ABROAD)
    with refuses(RefusalReason.NOT_A_PLAYER):
        await service.relocate(match.id, HERE, by=CLEO.id)
    assert await kept_match(store, match.id) == match
    thread = Venue(HERE.guild, ChannelId(99))
    assert (await service.relocate(match.id, thread, by=ANNA.id, parent=HERE.channel)).venue == thread
    await service.resign(match.id, by=ANNA.id)
    with refuses(RefusalReason.MATCH_OVER):
        await relocated(service, match, HERE)


async def test_somebody_who_brings_a_match_to_another_channel_is_not_pinged_there_but_the_opponent_is(
    begin: Begin, service: Matches, people: People, absences: Absences, clock: Clock
) -> None:
    match = await begin()
    moved = await service.relocate(match.id, NEXT_DOOR, by=BEN.id)
    assert (moved.awaited, moved.ping is not None) == (ANNA.id, True)
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.NEVER))
    assert (await service.relocate(match.id, HERE, by=BEN.id)).ping is None
    await people.choose(ANNA.id, lambda _: Preferences())
    await absences.leave(ANNA.id, clock.now + timedelta(days=1))
    assert (await service.relocate(match.id, NEXT_DOOR, by=BEN.id)).ping is None
