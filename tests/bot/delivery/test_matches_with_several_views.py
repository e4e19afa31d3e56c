"""A match that is shown in several places: each board is up to date, one pings, and only the loss of all stops it."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from unittest.mock import Mock

import discord
import pytest

from bot.delivery import Presenter
from bot.delivery.boards import BoardPost, Boards, Scene, SceneIn, Shown, Stage
from bot.delivery.errors import UnreachableError
from bot.discord_errors import CANNOT_MESSAGE_USER, NO_COMMON_GUILD, OutOfOrderError
from bot.domain import (
    BoardView,
    ChannelId,
    ColourChoice,
    HaltReason,
    Match,
    MatchId,
    Message,
    MessageId,
    Obstacle,
    Pace,
    PingOn,
    Setup,
    UserId,
    Venue,
)
from bot.domain.cluster import SHARD_BITS, ShardSet
from bot.domain.ids import GuildId
from bot.domain.obstacle import GONE, LOCKED
from bot.domain.shown import HOME, out_of_reach, view_that_pings
from bot.services import Challenges, Matches
from bot.services.foreign_views import ForeignViews
from bot.storage import Store
from bot.toolkit.answer import Delayed, Unreachable
from tests.bot.company import ABROAD, ANNA, BEN, HERE, NEXT_DOOR, Clock
from tests.bot.delivery.discord_stub import Channels, Posted, Trouble
from tests.bot.delivery.steps import NEVER, Begin, Make, attempted_once, go_on, left_over, message_of
from tests.bot.services.kept import kept_match

THERE = "there"
"""The part of the second view."""

DIRECT = Venue(GuildId(0), ChannelId(31))


@pytest.fixture
async def both(store: Store, match: Match) -> Match:
    """A match with another view next door."""
    return await with_view(store, match, NEXT_DOOR)


@dataclass
class Club:
    """Channels of which some refuse what is posted there."""

    channels: Channels
    store: Store

    def lock(self, *places: Venue) -> None:
        """Lock these channels, and open all others."""
        locked = {place.channel for place in places}

        async def refuse(channel: ChannelId) -> None:
            if channel in locked:
                raise UnreachableError(LOCKED)

        self.channels.before_post = refuse


@pytest.fixture
def club(channels: Channels, store: Store) -> Club:
    return Club(channels, store)


@pytest.fixture
async def private(challenges: Challenges) -> Match:
    """A match that Anna, who begins, and Ben play in their direct messages; Ben has accepted it."""
    places = {BEN.id: ChannelId(32), ANNA.id: ChannelId(31)}
    made = await challenges.challenge(
        HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL, pace=Pace.THREE, private=True
    )
    return await challenges.accept(made.id, BEN, direct=places)


def closed_to(channels: Channels, *readers: int, code: int = CANNOT_MESSAGE_USER) -> list[ChannelId]:
    """Have Discord refuse direct messages in these channels only; return the channels that will be refused."""
    refused: list[ChannelId] = []

    async def refuse(channel: ChannelId) -> None:
        if channel in readers:
            refused.append(channel)
            response = Mock(status=403, reason="")
            refusal = discord.Forbidden(
                response, {"code": code, "message": "Cannot send messages to this user"}
            )
            raise UnreachableError(Obstacle.lacking(())) from refusal

    channels.before_post = refuse
    return refused


async def with_view(store: Store, match: Match, venue: Venue, *, reader: UserId | None = None) -> Match:
    async with store.write() as uow:
        await uow.boards.add_view(match.id, THERE, venue, reader=reader)
    return match


async def views_of(store: Store, match: Match) -> dict[str, BoardView]:
    async with store.read() as uow:
        return {view.part: view for view in await uow.boards.views_of(match.id)}


def posted_in(channels: Channels, venue: Venue) -> list[Posted]:
    return [posted for posted in channels.history if posted.message.channel == venue.channel]


def standing(channels: Channels) -> list[Message]:
    """The messages that are left."""
    return [posted.message for posted in channels.messages.values()]


async def test_each_view_shows_each_turn_and_one_of_them_pings(
    presenters: Make, channels: Channels, service: Matches, store: Store, both: Match
) -> None:
    presenter, turn = presenters(), both
    for number in (1, 2):
        turn = turn if number == 1 else await go_on(service, turn)
        assert message_of(await presenter.show_match(turn)).channel == HERE.channel
        await presenter.idle()
        views = await views_of(store, both)
        shown = [views[part].shown for part in (HOME, THERE)]
        assert [board.number for board in shown if board] == [number, number]
        assert {*standing(channels)} == {board.message for board in shown if board}
        assert (await kept_match(store, both.id)).ping is None
    assert [posted.ping for posted in posted_in(channels, HERE)] == [ANNA.id, BEN.id]
    assert [posted.ping for posted in posted_in(channels, NEXT_DOOR)] == [None, None]


async def test_a_view_in_direct_messages_pings_its_reader_and_starts_no_other_clock(
    presenter: Presenter, service: Matches, store: Store, match: Match, club: Club
) -> None:
    channels = club.channels
    await with_view(store, match, DIRECT, reader=BEN.id)
    club.lock(HERE)
    await presenter.show_match(match)
    await presenter.idle()
    stored = await kept_match(store, match.id)
    assert [posted.ping for posted in posted_in(channels, DIRECT)] == [None]
    assert stored.halted is HaltReason.CHANNEL  # nothing is left that Anna sees
    assert stored.clock.due is None
    club.lock()
    await presenter.show_match(stored)
    await presenter.idle()
    assert (await kept_match(store, match.id)).clock.due is not None
    assert [posted.ping for posted in posted_in(channels, HERE)] == [ANNA.id]
    await presenter.show_match(await go_on(service, await kept_match(store, match.id)))
    await presenter.idle()
    assert posted_in(channels, DIRECT)[-1].ping == BEN.id
    assert posted_in(channels, HERE)[-1].ping is None


async def test_one_lost_view_does_not_halt_a_match_and_the_other_one_pings(
    presenter: Presenter, channels: Channels, store: Store, both: Match, club: Club
) -> None:
    club.lock(HERE)
    assert await presenter.show_match(both) == Unreachable(HERE.channel, LOCKED)
    await presenter.idle()
    stored, views = await kept_match(store, both.id), await views_of(store, both)
    assert (stored.halted, stored.ping) == (None, None)
    assert stored.clock.due is not None
    assert (views[HOME].obstacle, views[THERE].lost) == (LOCKED, False)
    assert [posted.ping for posted in channels.history] == [None, ANNA.id]
    (left,) = standing(channels)
    assert left.channel == NEXT_DOOR.channel


async def test_a_match_is_on_hold_while_all_views_are_lost_and_continues_in_one(
    presenter: Presenter, service: Matches, store: Store, both: Match, club: Club
) -> None:
    await presenter.show_match(both)
    await presenter.idle()
    club.lock(HERE, NEXT_DOOR)
    moved = await go_on(service, both)
    await presenter.show_match(moved)
    await presenter.idle()
    held = await kept_match(store, both.id)
    assert (held.halted, held.obstacle, held.clock.due) == (HaltReason.CHANNEL, LOCKED, None)
    assert all(view.lost for view in (await views_of(store, both)).values())
    halts = held.number
    presenter.refresh(both.id)
    await presenter.idle()
    assert (await kept_match(store, both.id)).number == halts
    club.lock(HERE)
    presenter.refresh(both.id)
    await presenter.idle()
    stored, views = await kept_match(store, both.id), await views_of(store, both)
    assert stored.halted is None
    assert stored.clock.due is not None
    assert (views[HOME].lost, views[THERE].lost) == (True, False)
    club.lock()
    presenter.refresh(both.id)
    await presenter.idle()
    views = await views_of(store, both)
    assert [view.shown.number for view in views.values() if view.shown] == [stored.number, stored.number]
    assert not any(view.lost for view in views.values())
    assert await left_over(store) == []
    assert len(standing(club.channels)) == 2


async def test_what_was_not_recorded_is_found_in_each_view_after_a_restart(
    presenters: Make, channels: Channels, store: Store, both: Match
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True) for _ in range(2)]
    await attempted_once(presenters, both)
    assert len(channels.history) == 2
    presenter = presenters(pauses=(NEVER,))
    await presenter.prepare()
    await presenter.catch_up()
    await presenter.idle()
    views = await views_of(store, both)
    assert len(channels.history) == 2
    assert sorted(posted.message.id for posted in channels.history) == sorted(
        view.shown.message.id for view in views.values() if view.shown
    )
    assert (await kept_match(store, both.id)).ping is None


@pytest.mark.parametrize("own", [HERE, ABROAD])
async def test_each_process_shows_the_views_of_its_servers(
    presenters: Make, channels: Channels, store: Store, begin: Begin, own: Venue
) -> None:
    here, abroad = (Venue(GuildId(shard << SHARD_BITS), ChannelId(41 + shard)) for shard in (2, 3))
    match = await with_view(store, await begin(here), abroad)
    shard, there = (0, here) if own == HERE else (1, abroad)
    store.shard_set = ShardSet(2, frozenset({shard}))
    try:
        delivery = await presenters().show_match(match)
        assert message_of(delivery).channel == there.channel
        async with store.read() as uow:
            assert await uow.boards.behind() == []
    finally:
        store.shard_set = None
    assert {posted.message.channel for posted in channels.history} == {there.channel}
    async with store.read() as uow:
        assert await uow.boards.behind() == [match.id]


async def test_a_deleted_channel_takes_only_its_view(
    presenters: Make, store: Store, both: Match, clock: Clock
) -> None:
    presenter = presenters()
    await presenter.show_match(both)
    await presenter.idle()
    async with store.read() as uow:
        (lost,) = await uow.boards.in_channel(NEXT_DOOR.channel)
    await presenter.make_way(*lost, GONE)
    assert (await kept_match(store, both.id)).halted is None
    assert (await views_of(store, both))[THERE].obstacle == GONE
    clock.now += timedelta(days=1)
    async with store.write() as uow:
        assert await uow.boards.claim_retries(clock(), others=clock()) == ()  # nothing changes by itself


async def test_a_match_that_only_another_process_serves_is_left_to_it(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    store.shard_set = ShardSet(2, frozenset({1}))
    try:
        assert await presenters().show_match(match) == Delayed()
    finally:
        store.shard_set = None
    assert channels.history == []


async def test_two_people_in_direct_messages_each_have_a_board_and_a_turn_pings_the_mover_alone(
    presenter: Presenter, channels: Channels, service: Matches, store: Store, private: Match
) -> None:
    await presenter.show_match(private, mover=BEN.id)
    await presenter.idle()
    assert sorted((posted.message.channel, posted.ping) for posted in channels.history) == [
        (31, ANNA.id),
        (32, None),
    ]
    assert (await kept_match(store, private.id)).clock.due is not None
    moved = await go_on(service, await kept_match(store, private.id))
    assert message_of(await presenter.show_match(moved, mover=ANNA.id)).channel == ChannelId(31)
    await presenter.idle()
    assert {posted.message.channel: posted.ping for posted in channels.history[2:]} == {31: None, 32: BEN.id}
    assert len(standing(channels)) == 2
    async with store.read() as uow:
        assert await uow.matches.numbers_in(ChannelId(31)) == [private.id]
        assert await uow.matches.numbers_in(ChannelId(32)) == [private.id]


@pytest.mark.parametrize("code", [CANNOT_MESSAGE_USER, NO_COMMON_GUILD])
async def test_a_player_whose_direct_messages_are_closed_waits_and_the_other_one_plays_on(
    presenter: Presenter, club: Club, service: Matches, private: Match, code: int
) -> None:
    """A player who has closed them can open them, so that clock runs; without a common server it stands."""
    channels, store = club.channels, club.store
    is_own_doing = code == CANNOT_MESSAGE_USER
    await presenter.show_match(private)
    await presenter.idle()
    closed_to(channels, 31, code=code)  # Anna's
    moved = await go_on(service, await kept_match(store, private.id))
    await presenter.show_match(moved)
    await presenter.idle()
    held = await kept_match(store, private.id)
    assert (held.halted, held.managed_by) == (HaltReason.CHANNEL, ANNA.id if is_own_doing else None)
    async with store.read() as uow:
        assert (await uow.people.direct_closed_at(ANNA.id) is not None) == is_own_doing
    assert channels.history[-1].ping == BEN.id
    shown = len(channels.history)
    moved = await go_on(service, held)  # Ben has a board, and plays on
    await presenter.show_match(moved)
    await presenter.idle()
    held = await kept_match(store, private.id)
    assert (held.player_to_move, held.halted) == (ANNA.id, HaltReason.CHANNEL)
    assert held.number == moved.number  # it has not gone on meanwhile
    assert (held.clock.due is not None) == is_own_doing
    assert [posted.message.channel for posted in channels.history[shown:]] == [32]
    closed_to(channels)
    presenter.refresh(private.id)
    await presenter.idle()
    goes_on = await kept_match(store, private.id)
    assert (goes_on.halted, goes_on.clock.due is not None) == (None, True)
    assert channels.history[-1].ping == ANNA.id
    assert len(standing(channels)) == 2


@pytest.mark.parametrize("meanwhile", [True, False])
async def test_a_turn_pings_once_although_its_board_is_shown_again_as_the_opponent_is_out_of_reach(
    presenter: Presenter, club: Club, private: Match, monkeypatch: pytest.MonkeyPatch, *, meanwhile: bool
) -> None:
    """Once Ben's view is lost, Anna's comes first: while her board is being posted, or has just been."""
    channels, store = club.channels, club.store
    posting, looked_again, recorded = asyncio.Event(), asyncio.Event(), asyncio.Event()
    look, record, looks = Boards.look, Boards.record, list[Scene]()

    async def looked(self: Boards, match_id: MatchId, stage: Stage | None) -> Scene:
        scene = await look(self, match_id, stage)
        if any(view.lost for view in scene.standing.views):
            looks.append(scene)
            if len(looks) == 2:  # the first one is for what follows from the refusal
                looked_again.set()
                await (posting if meanwhile else recorded).wait()
        return scene

    async def noted(self: Boards, view: SceneIn, wanted: BoardPost, message: Message) -> Shown:
        shown = await record(self, view, wanted, message)
        recorded.set()
        return shown

    async def post(channel: ChannelId) -> None:
        if channel == 32:  # Ben's
            await posting.wait()
            raise UnreachableError(Obstacle.lacking(()))
        posting.set()
        await looked_again.wait()

    monkeypatch.setattr(Boards, "look", looked)
    monkeypatch.setattr(Boards, "record", noted)
    channels.before_post = post
    await presenter.show_match(private)
    await presenter.idle()
    assert looks[1].standing.ping is not None
    assert [posted.ping for posted in channels.history if posted.ping] == [ANNA.id]
    held, (left,) = await kept_match(store, private.id), standing(channels)
    assert held.halted is HaltReason.CHANNEL
    assert channels.messages[left.id].event == held.number


async def test_a_result_in_direct_messages_pings_the_player_who_did_not_end_the_match(
    presenter: Presenter, channels: Channels, service: Matches, private: Match
) -> None:
    await presenter.show_match(private)
    await presenter.idle()
    over = await service.resign(private.id, by=ANNA.id)
    await presenter.show_match(over)
    await presenter.idle()
    assert {posted.message.channel: posted.also for posted in channels.history[2:]} == {31: (), 32: (BEN.id,)}
    await presenter.show_match_again(over, BEN.id)
    await presenter.idle()
    assert [(posted.message.channel, posted.also) for posted in channels.history[4:]] == [(32, ())]


async def test_with_a_foreign_view_a_match_is_never_on_hold_and_a_refused_ping_waits_for_a_press(
    presenter: Presenter, club: Club, challenges: Challenges, service: Matches, clock: Clock
) -> None:
    channels, store, pressed = club.channels, club.store, Message(ChannelId(40), MessageId(400))
    places = {BEN.id: ChannelId(32), ANNA.id: ChannelId(31)}
    made = await challenges.challenge(
        Venue.direct(ChannelId(40)), ANNA, None, ColourChoice.WHITE, Setup.FULL, private=True, foreign=True
    )
    match = await challenges.accept(made.id, BEN, direct=places, foreign=pressed)
    closed_to(channels, 31, 32, code=NO_COMMON_GUILD)
    await presenter.show_match(match, mover=BEN.id)
    await presenter.idle()
    held = await kept_match(store, match.id)
    assert held.halted is None
    assert held.clock.due is None
    assert held.ping is not None
    assert held.ping.on is PingOn.PRESS
    async with store.read() as uow:
        assert await uow.pings.due(clock()) == []
        assert {view.lost for view in await uow.boards.views_of(match.id) if not view.is_foreign} == {True}
    views = ForeignViews(store, clock=clock)
    await views.show(held)
    assert (await kept_match(store, match.id)).clock.due is not None
    ping = await views.record(held, pressed)
    assert ping == held.ping
    assert await views.record(held, pressed) is None
    await views.give_back(held, ping)
    assert await views.record(held, pressed) == ping
    moved = await go_on(service, await kept_match(store, match.id))
    await views.give_back(held, ping)  # which is about an earlier turn
    assert await views.record(held, pressed) is None
    assert (await kept_match(store, match.id)).number == moved.number


def test_the_view_that_pings_is_one_that_the_player_sees_and_that_takes_boards() -> None:
    home, there = BoardView(HOME, HERE), BoardView(THERE, NEXT_DOOR)
    own, others = (BoardView(str(user), DIRECT, user) for user in (ANNA.id, BEN.id))
    lost = BoardView(HOME, HERE, obstacle=GONE)
    assert view_that_pings([home, there], ANNA.id) == HOME
    assert view_that_pings([lost, there], ANNA.id) == THERE
    assert view_that_pings([lost], ANNA.id) == HOME
    assert view_that_pings([home, own, others], ANNA.id) == own.part
    assert view_that_pings([others], ANNA.id) is None


def test_a_match_is_out_of_reach_once_a_player_has_no_view_left() -> None:
    home, lost = BoardView(HOME, HERE), BoardView(HOME, HERE, obstacle=GONE)
    own = BoardView(THERE, DIRECT, ANNA.id)
    assert not out_of_reach([home], [ANNA.id, BEN.id])
    assert not out_of_reach([lost, own], [ANNA.id])
    assert out_of_reach([lost, own], [ANNA.id, BEN.id])
    assert out_of_reach([], [ANNA.id])


async def test_direct_messages_that_refuse_a_board_are_tried_once_for_each_event(
    presenter: Presenter, club: Club, service: Matches, private: Match
) -> None:
    """Discord takes frequent messages to users who refuse them for spam."""
    await presenter.show_match(private)
    await presenter.idle()
    refused = closed_to(club.channels, 31)  # Anna's
    await presenter.show_match(await go_on(service, await kept_match(club.store, private.id)))
    await presenter.idle()
    refused.clear()  # when the first board is refused, the match is put on hold
    moved = await go_on(service, await kept_match(club.store, private.id))
    for _ in range(2):
        await presenter.show_match(moved)
        assert isinstance(await presenter.show_to(moved, ANNA.id), Unreachable)
        await presenter.idle()
    assert len(refused) == 1
    await presenter.show_match_again(moved, ANNA.id)
    assert len(refused) == 2
