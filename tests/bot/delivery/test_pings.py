"""Players are pinged exactly once, as each prefers."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.delivery import Presenter
from bot.delivery.messenger import CLOCKS_DIFFER
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, OfferKind, Pace, PingBy, PingWhen, Preferences, QuietHours, UserId
from bot.domain.notifications import FRESH
from bot.services import Matches, People, Timekeeping
from bot.storage import Store, StoreUnavailableError
from bot.storage.matches import MatchRepository
from tests.bot.company import ANNA, BEN, NOON, Clock
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import NEVER, Begin, Make, attempted_once, go_on
from tests.bot.due_now import DueNow

NIGHT = QuietHours(22, 8, ZoneInfo("UTC"))


async def wants(people: People, user: UserId, preferences: Preferences) -> None:
    await people.choose(user, lambda _: preferences)


async def pending(store: Store, match: Match) -> object:
    async with store.read() as uow:
        return await uow.pings.of(match.id)


async def test_the_board_pings_once_and_is_brought_down_without_a_ping(
    presenter: Presenter, channels: Channels, store: Store, match: Match
) -> None:
    await presenter.show_match(match)
    assert await pending(store, match) is None
    await presenter.show_match_again(match, ANNA.id)
    presenter.refresh(match.id)
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [ANNA.id, None]


async def test_a_ping_is_made_once_though_a_move_in_answer_to_it_came_to_nothing(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StoreUnavailableError

    with monkeypatch.context() as failing:
        failing.setattr(MatchRepository, "append", fail)
        with pytest.raises(StoreUnavailableError):
            await go_on(service, match)
    await presenter.show_match(match)
    presenter.refresh(match.id)
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [ANNA.id]


async def test_an_answer_while_the_board_that_pings_is_still_being_posted_brings_no_second_ping(
    presenter: Presenter, channels: Channels, service: Matches, match: Match
) -> None:
    refused: list[Match] = []

    async def refuse(_: ChannelId) -> None:
        channels.before_post = None
        refused.append(await service.refuse_offer(match.id, OfferKind.DRAW, by=ANNA.id))

    await presenter.show_match(match)
    channels.before_post = refuse
    await presenter.show_match(await service.offer(match.id, OfferKind.DRAW, by=BEN.id))
    await presenter.show_match(refused[0])
    assert [(posted.event, posted.ping) for posted in channels.history] == [
        (1, ANNA.id),
        (2, ANNA.id),
        (3, None),
    ]


async def test_a_board_from_before_that_comes_late_pings_nobody(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, clock: Clock
) -> None:
    await go_on(service, match)
    clock.now += FRESH
    await presenter.show_match(match)
    await presenter.close()
    assert [(posted.event, posted.ping) for posted in channels.history] == [(1, None)]


async def test_somebody_who_wants_direct_messages_gets_one_and_no_mention(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    service: Matches,
    store: Store,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    after = await go_on(service, match)
    await presenter.show_match(after)
    await presenter.close()
    assert channels.history[-1].ping is None
    ((to, text),) = channels.direct_messages
    assert to == BEN.id
    assert "Server 1" in text
    assert await pending(store, match) is None


async def test_the_pings_of_two_turns_that_are_played_soon_are_not_taken_for_the_same(
    presenter: Presenter, channels: Channels, people: People, service: Matches, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    for _ in range(3):
        match = await go_on(service, match)
        await presenter.show_match(match)
    await presenter.close()
    assert [to for to, _ in channels.direct_messages] == [BEN.id, BEN.id]
    assert len(set(channels.direct_nonces)) == 2


async def test_a_direct_message_waits_for_the_board_of_its_turn(
    presenter: Presenter, channels: Channels, people: People, service: Matches, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    after = await go_on(service, match)
    await presenter.show_match(match)
    await presenter.idle()
    assert channels.boards() == [match.number]
    assert channels.direct_messages == []
    await presenter.show_match(after)
    await presenter.idle()
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_no_direct_message_of_an_earlier_turn_brings_that_of_the_last_forward(
    presenter: Presenter, channels: Channels, people: People, service: Matches, match: Match
) -> None:
    for player in (ANNA, BEN):
        await wants(people, player.id, Preferences(by=PingBy.DIRECT))
    earlier = await go_on(service, match)
    last = await go_on(service, earlier)
    await presenter.show_match(earlier)
    await presenter.idle()
    assert channels.boards() == [earlier.number]
    assert channels.direct_messages == []
    await presenter.show_match(last)
    await presenter.idle()
    assert [to for to, _ in channels.direct_messages] == [ANNA.id]


async def test_a_direct_message_that_can_not_be_delivered_becomes_a_mention(
    *, presenters: Make, channels: Channels, people: People, service: Matches, store: Store, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    channels.closed.add(BEN.id)
    presenter = presenters()
    after = await go_on(service, match)
    await presenter.show_match(after)
    await presenter.close()
    assert channels.direct_messages == []
    assert [posted.ping for posted in channels.history] == [None, BEN.id]
    assert channels.boards() == [after.number]
    assert await pending(store, match) is None


async def test_a_direct_message_that_discord_held_up_is_sent_at_the_next_look(
    *,
    presenters: Make,
    channels: Channels,
    people: People,
    service: Matches,
    due_now: DueNow,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    channels.troubles["write"] = [Trouble(OutOfOrderError())]
    presenter = presenters(pauses=(NEVER,))
    await presenter.show_match(await go_on(service, match))
    await presenter.close()
    assert channels.direct_messages == []
    presenter = presenters()
    for match_id in await due_now.pings():
        presenter.refresh(match_id)
    await presenter.close()
    assert [to for to, _ in channels.direct_messages] == [BEN.id]
    assert len(set(channels.direct_nonces)) == 1  # Discord merges it with the first one, if that one arrived
    assert len(channels.history) == 1


async def test_a_direct_message_that_discord_held_up_is_not_sent_in_quiet_hours_that_were_chosen_meanwhile(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    service: Matches,
    clock: Clock,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    pings = presenter._turn_pings
    await go_on(service, match)
    channels.troubles["write"] = [Trouble(OutOfOrderError())]
    with pytest.raises(OutOfOrderError):
        await pings.show(match.id, None)
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT, quiet=NIGHT))
    clock.go_on(hours=11)
    await pings.show(match.id, None)
    assert channels.direct_messages == []
    clock.go_on(hours=9)
    await pings.show(match.id, None)
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_nobody_is_pinged_twice_where_many_others_were_written_before_the_ping_was_looked_for(
    *, presenters: Make, channels: Channels, people: People, service: Matches, clock: Clock, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    killed = presenters(pauses=(NEVER,))
    await killed.show_match(await go_on(service, match))
    await killed.close()
    after = presenters()
    await after.prepare()
    clock.now += timedelta(days=40)
    channels.write_notices(BEN.id, at=clock.now)
    after.refresh(match.id)
    await after.idle()
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_nobody_is_pinged_twice_where_another_process_wrote_before_its_shards_were_taken_over(
    *, presenters: Make, channels: Channels, people: People, service: Matches, clock: Clock, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    await go_on(service, match)
    channels.troubles["write"] = [Trouble(OutOfOrderError())]
    heir, killed = presenters(), presenters()
    with pytest.raises(OutOfOrderError):
        await heir._turn_pings.show(match.id, None)
    clock.go_on(hours=1)
    channels.now = clock.now
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    with pytest.raises(OutOfOrderError):
        await killed._turn_pings.show(match.id, None)
    clock.go_on(hours=1)
    await heir.prepare()
    clock.go_on(days=1)
    channels.write_notices(BEN.id, at=clock.now)
    await heir._turn_pings.show(match.id, None)
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_a_ping_is_found_where_the_clock_of_discord_is_behind(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    service: Matches,
    store: Store,
    clock: Clock,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    await go_on(service, match)
    channels.now = clock.now - CLOCKS_DIFFER
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    with pytest.raises(OutOfOrderError):
        await presenter._turn_pings.show(match.id, None)
    clock.now += FRESH
    await presenter._turn_pings.show(match.id, None)
    assert [to for to, _ in channels.direct_messages] == [BEN.id]
    assert await pending(store, match) is None


async def test_a_ping_that_comes_late_is_not_taken_for_made_by_that_of_another_match(
    *, presenter: Presenter, channels: Channels, people: People, service: Matches, clock: Clock, begin: Begin
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    pings = presenter._turn_pings
    late, punctual = await begin(), await begin()
    for match in (late, punctual):
        await go_on(service, match)
    channels.troubles["write"] = [Trouble(OutOfOrderError())]
    with pytest.raises(OutOfOrderError):
        await pings.show(late.id, None)
    await pings.show(punctual.id, None)
    clock.now += FRESH
    await pings.show(late.id, None)
    (_, first), (_, second) = channels.direct_messages
    assert f"game {punctual.id} " in first
    assert f"game {late.id} " in second


async def test_a_reminder_that_comes_late_is_not_taken_for_made_by_the_ping_of_its_turn(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    begin: Begin,
    timekeeping: Timekeeping,
    clock: Clock,
) -> None:
    await wants(people, ANNA.id, Preferences(by=PingBy.DIRECT))
    match = await begin(pace=Pace.THREE)
    pings = presenter._turn_pings
    await pings.show(match.id, None)
    await presenter.show_match(match)
    clock.go_on(days=2, hours=7)
    await timekeeping.remind(match.id)
    clock.now += FRESH
    await presenter.prepare()
    await pings.show(match.id, None)
    (_, ping), (_, reminder) = channels.direct_messages
    assert "running out" not in ping
    assert "running out" in reminder
    assert len(set(channels.direct_nonces)) == 2  # otherwise Discord would merge it with a recent ping


async def test_a_ping_that_discord_took_at_a_later_attempt_is_found_behind_many_others(
    *, presenter: Presenter, channels: Channels, people: People, service: Matches, clock: Clock, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(by=PingBy.DIRECT))
    pings = presenter._turn_pings
    await presenter.prepare()
    clock.now += timedelta(days=40)
    channels.now = clock.now
    await go_on(service, match)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    with pytest.raises(OutOfOrderError):
        await pings.show(match.id, None)
    clock.now += timedelta(days=40)
    channels.write_notices(BEN.id, at=clock.now)
    await pings.show(match.id, None)
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_nobody_is_pinged_who_never_wants_to_be(
    presenter: Presenter, channels: Channels, people: People, service: Matches, match: Match
) -> None:
    await wants(people, BEN.id, Preferences(when=PingWhen.NEVER))
    await presenter.show_match(await go_on(service, match))
    await presenter.close()
    assert channels.history[-1].ping is None
    assert channels.direct_messages == []


async def test_somebody_who_wants_one_ping_is_pinged_for_the_first_match_that_waits(
    presenter: Presenter, channels: Channels, people: People, service: Matches, begin: Begin
) -> None:
    await wants(people, BEN.id, Preferences(when=PingWhen.FIRST))
    first, second = await begin(), await begin()
    await presenter.show_match(await go_on(service, first))
    await presenter.show_match(await go_on(service, second))
    await presenter.close()
    board, head, other_board = channels.history
    assert (board.ping, head.ping, other_board.ping) == (BEN.id, None, None)


async def test_at_night_the_board_comes_and_the_ping_waits_for_the_morning(
    *,
    presenters: Make,
    channels: Channels,
    people: People,
    service: Matches,
    due_now: DueNow,
    clock: Clock,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(quiet=NIGHT))
    clock.go_on(hours=11)
    presenter = presenters()
    after = await go_on(service, match)
    await presenter.show_match(after)
    assert [posted.ping for posted in channels.history] == [None]
    assert await due_now.pings() == []
    clock.go_on(hours=9)
    assert await due_now.pings() == [match.id]
    presenter.refresh(match.id)
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [None, BEN.id]
    assert channels.boards() == [after.number]
    assert await due_now.pings() == []


async def test_a_ping_comes_though_the_board_that_somebody_deleted_was_posted_again_just_before(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    service: Matches,
    store: Store,
    clock: Clock,
    match: Match,
) -> None:
    await wants(people, BEN.id, Preferences(quiet=NIGHT))
    clock.go_on(hours=11)
    await presenter.show_match(await go_on(service, match))
    channels.messages.clear()
    async with store.write() as uow:
        await uow.boards.redraw_running()
    clock.go_on(hours=8, minutes=58)
    presenter.refresh(match.id)
    await presenter.idle()
    clock.go_on(minutes=2)
    presenter.refresh(match.id)
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [None, None, BEN.id]


@pytest.mark.parametrize("by", PingBy)
async def test_a_reminder_pings_once_in_a_turn(
    *,
    presenters: Make,
    channels: Channels,
    people: People,
    begin: Begin,
    timekeeping: Timekeeping,
    due_now: DueNow,
    clock: Clock,
    by: PingBy,
) -> None:
    await wants(people, ANNA.id, Preferences(by=by))
    match = await begin(pace=Pace.THREE)
    presenter = presenters()
    await presenter.show_match(match)
    await presenter.close()
    presenter = presenters()
    clock.go_on(days=2, hours=7)
    for _ in range(3):
        for match_id in await due_now.to_remind():
            await timekeeping.remind(match_id)
        for match_id in await due_now.pings():
            presenter.refresh(match_id)
        await presenter.close()
        presenter = presenters()
        clock.go_on(hours=1)
    calls = [posted.text for posted in channels.history if posted.ping == ANNA.id]
    calls += [text for to, text in channels.direct_messages if to == ANNA.id]
    assert len(calls) == 2
    assert "time" in calls[-1]


async def test_a_reminder_that_falls_due_after_its_board_was_drawn_stands_on_it(
    *,
    presenter: Presenter,
    channels: Channels,
    people: People,
    service: Matches,
    timekeeping: Timekeeping,
    clock: Clock,
    match: Match,
) -> None:
    await presenter.show_match(match)
    await wants(people, ANNA.id, Preferences(quiet=replace(NIGHT, start=19, end=20)))
    clock.go_on(days=2, hours=7)
    await timekeeping.remind(match.id)
    offered = await service.offer(match.id, OfferKind.DRAW, by=BEN.id)
    clock.go_on(hours=1)
    await presenter.show_match(offered)
    assert channels.history[-1].ping == ANNA.id
    assert "running out" in channels.history[-1].text


async def test_a_ping_that_a_killed_process_made_is_not_made_again(
    presenters: Make, channels: Channels, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    channels.remembers_nonces = False
    await attempted_once(presenters, match)
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [ANNA.id]


async def test_a_ping_of_the_morning_is_not_taken_for_made_by_the_board_of_the_night(
    presenters: Make, channels: Channels, people: People, clock: Clock, begin: Begin
) -> None:
    await wants(people, ANNA.id, Preferences(quiet=replace(NIGHT, start=11, end=14)))
    match = await begin()
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    channels.remembers_nonces = False
    await attempted_once(presenters, match)
    assert [posted.ping for posted in channels.history] == [None]
    clock.now += timedelta(hours=3)
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [None, ANNA.id]
    assert len(channels.boards()) == 1


async def test_a_ping_of_the_morning_that_a_killed_process_made_is_not_made_again(
    presenters: Make, channels: Channels, people: People, clock: Clock, begin: Begin
) -> None:
    clock.now = NOON - timedelta(hours=3)
    await wants(people, ANNA.id, Preferences(quiet=replace(NIGHT, start=8, end=12)))
    match = await begin()
    presenter = presenters()
    await presenter.show_match(match)
    await presenter.close()
    clock.now = NOON
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    channels.remembers_nonces = False
    await attempted_once(presenters, match)
    presenter = presenters()
    await presenter.prepare()
    presenter.refresh(match.id)
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [None, ANNA.id]
    assert len(channels.boards()) == 1


async def test_a_ping_is_not_taken_for_made_by_the_board_of_the_turn_before(
    presenters: Make, channels: Channels, service: Matches, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    channels.remembers_nonces = False
    await attempted_once(presenters, match)
    await go_on(service, match)
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert [posted.ping for posted in channels.history] == [ANNA.id, BEN.id]
    assert channels.boards() == [2]


async def test_a_ping_that_discord_holds_up_is_attempted_once_at_a_time(
    presenters: Make, channels: Channels, match: Match
) -> None:
    several = asyncio.Event()

    async def count(_: ChannelId) -> None:
        several.set()

    channels.before_post = count
    presenter = presenters()
    channels.open.clear()
    for _ in range(5):
        presenter.refresh(match.id)
    await several.wait()
    for _ in range(5):
        presenter.refresh(match.id)
    assert channels.under_way == 1
    channels.open.set()
    await presenter.idle()
    assert channels.most_under_way == 1
    assert [posted.ping for posted in channels.history] == [ANNA.id]
