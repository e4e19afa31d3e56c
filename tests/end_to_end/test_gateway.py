"""Shards whose connection is lost: each comes back on its own, soon after an outage, and none holds up a stop."""

import asyncio
import inspect
import os
import signal
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.shard import EventItem, EventType, Shard

from bot import app
from bot.app import run_until_stopped
from bot.discord import gateway
from bot.discord.gateway import (
    ASKING,
    CALM,
    FEW,
    IDENTIFY,
    LONGEST_PAUSE,
    RESERVE,
    Backoff,
    Connections,
    pause_before_session,
)
from discord_playground import Playground
from discord_playground.discordpy import introduce, pointed_at
from tests.end_to_end.club import Club

from_client = DiscordWebSocket.from_client


class Outage:
    """Attempts to connect fail with `error`, or else wait for ever, until the outage is over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: Exception | None, *shards: int) -> None:
        self.over = False
        self.tries = asyncio.Semaphore(0)
        self.resumed: list[bool] = []
        """For each attempt to connect after the outage whether it resumed a session."""

        async def connect(client: discord.AutoShardedClient, **options: Any) -> DiscordWebSocket:  # noqa: ANN401
            if shards and options["shard_id"] not in shards:
                return await from_client(client, **options)
            self.tries.release()
            if self.over:
                self.resumed.append(options.get("resume", False))
                return await from_client(client, **options)
            if error:
                raise error
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(DiscordWebSocket, "from_client", connect)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses between attempts, and no turns to identify."""
    monkeypatch.setattr(gateway, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(gateway, "IDENTIFY", 0.0)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("error", [ConnectionResetError(), aiohttp.ClientError(), TimeoutError()])
async def test_a_session_is_resumed_however_often_discord_could_not_be_reached(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    outage = Outage(monkeypatch, error)
    club.playground.faults.drop_gateway()
    for _ in range(20):
        await outage.tries.acquire()
    assert not club.bot.is_connected
    outage.over = True
    await club.playground.connected(club.application)
    assert outage.resumed == [True]
    assert "Shard 0 can't connect, next attempt in" in "\n".join(club.log_capture.lines)


@pytest.mark.usefixtures("quick")
async def test_a_session_that_discord_has_forgotten_is_replaced_by_a_new_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(monkeypatch, ConnectionResetError())
    club.playground.faults.drop_gateway(resumable=False)
    await outage.tries.acquire()
    outage.over = True
    await club.playground.connected(club.application)
    assert outage.resumed == [True, False]


async def test_a_session_whose_resuming_discord_refuses_is_resumed_after_growing_pauses(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    club.playground.faults.refuse_resumes(6)
    club.playground.faults.drop_gateway()
    await club.bot.wait_for("resumed")
    assert len(paused) == 6
    assert sum(paused) > 0.25 + 0.5 + 1 + 2 + 4 + 7.5 - 0.01


@pytest.mark.usefixtures("quick")
async def test_a_session_whose_resuming_discord_always_refuses_is_replaced_by_a_new_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "RESUMABLE", 0.2)
    club.playground.faults.refuse_resumes(10**6)
    club.playground.faults.drop_gateway()
    await club.bot.wait_for("shard_ready")


@pytest.mark.usefixtures("quick")
async def test_after_a_long_outage_a_new_session_is_begun_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "RESUMABLE", 0.0)
    outage = Outage(monkeypatch, ConnectionResetError())
    club.playground.faults.drop_gateway()
    await outage.tries.acquire()
    outage.over = True
    await club.playground.connected(club.application)
    assert outage.resumed == [False]


@pytest.mark.usefixtures("quick")
async def test_an_attempt_that_gets_no_answer_is_given_up(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "ATTEMPT", 0.01)
    outage = Outage(monkeypatch, None)
    club.playground.faults.drop_gateway()
    for _ in range(3):
        await outage.tries.acquire()
    monkeypatch.setattr(gateway, "ATTEMPT", 20.0)
    outage.over = True
    await club.playground.connected(club.application)


@pytest.mark.usefixtures("quick")
async def test_a_shard_that_can_not_connect_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground() as playground:
        application = playground.create_application("DVONN", shards=2)
        with pointed_at(playground):
            client = TwoShards()
            introduce(client, playground)
            running = asyncio.create_task(client.start(application.token))
            await playground.connected(application, shards=2)
            Outage(monkeypatch, None, 0)
            playground.faults.drop_gateway()
            await client.resumed.wait()
            assert client.connections.is_open(1)
            assert not client.connections.is_open(0)
            await client.close()
            await asyncio.wait({running})


class TwoShards(discord.AutoShardedClient):
    """A client whose connections are restored as the bot's are."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.connections = Connections(self)
        self.resumed = asyncio.Event()

    async def launch_shard(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401
        await super().launch_shard(*arguments, **options)
        self.connections.adopt(arguments[1])

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""

    async def on_shard_resumed(self, shard_id: int) -> None:
        assert shard_id == 1
        self.resumed.set()

    async def close(self) -> None:
        await self.connections.close()
        await super().close()


@pytest.mark.usefixtures("quick")
async def test_a_dropped_shard_stays_away_until_it_is_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(monkeypatch, None)
    club.playground.faults.drop_gateway()
    await outage.tries.acquire()  # its connection is closed, and about to be restored
    outage.over = True
    await club.bot.connections.drop(0)
    assert not club.bot.connections._restoring
    club.bot.connections._restore(club.bot.connections._shard(0), None)
    assert not club.bot.connections._restoring
    club.bot.connections.open(0)
    await club.playground.connected(club.application)
    assert outage.resumed == [False]


@pytest.mark.parametrize("error", [ConnectionResetError(), None])
async def test_an_outage_does_not_hold_up_a_stop(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    monkeypatch.setattr(gateway, "Backoff", lambda: SimpleNamespace(delay=lambda: 3600.0))
    club.bot.connections._shard(0)._backoff = cast(Any, gateway.Backoff())
    outage = Outage(monkeypatch, error)
    club.playground.faults.drop_gateway()
    await outage.tries.acquire()
    await club.bot.close()
    assert not club.bot.connections._restoring


async def test_what_no_attempt_can_overcome_ends_the_client(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    Outage(monkeypatch, ZeroDivisionError())
    closed = asyncio.Event()
    close = club.bot.close

    async def note() -> None:
        closed.set()

    monkeypatch.setattr(club.bot, "close", note)
    club.playground.faults.drop_gateway()
    await closed.wait()
    monkeypatch.setattr(club.bot, "close", close)


# turns and pauses


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds for which the module has slept; it does not really sleep."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    return slept


async def test_shards_of_one_process_identify_one_after_the_other(waits: list[float]) -> None:
    connections = Connections(cast(discord.AutoShardedClient, None))
    await connections.wait_to_identify(0, None)
    await connections.wait_to_identify(1, None)
    assert waits[0] <= 0
    assert IDENTIFY - 1 < waits[1] <= IDENTIFY


async def test_as_many_shards_identify_at_a_time_as_discord_allows(waits: list[float]) -> None:
    connections = Connections(cast(discord.AutoShardedClient, None))
    connections.at_once = 2
    turns: list[int] = []

    async def turn(shard: int) -> None:
        turns.append(shard)

    for shard in range(3):
        await connections.wait_to_identify(shard, turn)
    assert turns == [0, 1, 2]
    assert [wait > 0 for wait in waits] == [False, False, True]


async def test_the_time_that_a_shard_waits_to_identify_is_not_part_of_its_attempt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connections = Connections(allowed([(1_000, 0)]))
    monkeypatch.setattr(gateway, "ATTEMPT", 0.01)

    async def turn(_: int) -> None:
        await asyncio.sleep(0.05)

    async with connections.attempt(0):
        await connections.wait_to_identify(0, turn)


def test_pauses_grow_up_to_a_limit_and_are_short_again_after_a_while() -> None:
    now = 0.0
    backoff = Backoff(lambda: now)
    pauses = []
    for _ in range(1_000):
        pauses.append(backoff.delay())
        now += pauses[-1]
    assert pauses[0] <= 1.0
    assert max(pauses) <= LONGEST_PAUSE
    assert min(pauses[10:]) >= LONGEST_PAUSE / 2
    now += CALM + 1
    assert backoff.delay() <= 1.0


def test_the_bot_is_back_within_a_minute_of_an_outage() -> None:
    assert LONGEST_PAUSE + ASKING + gateway.ATTEMPT + IDENTIFY < 60


# sessions of a day


def allowed(answers: list[tuple[int, float] | Exception]) -> discord.AutoShardedClient:
    """A client that is told, with one answer after the other, how many sessions it may start in how many seconds."""

    async def ask() -> SimpleNamespace:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(remaining=answer[0], reset_after=answer[1] * 1000)

    return cast(discord.AutoShardedClient, SimpleNamespace(fetch_session_start_limits=ask))


@pytest.mark.parametrize(
    ("answers", "slept"),
    [
        ([(1_000, 60.0)], []),
        ([(FEW + 1, 60.0)], []),
        ([(FEW, 46_000.0)], [1_000.0]),
        ([(RESERVE + 1, 60.0)], [30.0]),
        ([(RESERVE, 60.0), (1_000, 86_400.0)], [60.0]),
        ([(0, 60.0), (0, 2.0), (1_000, 86_400.0)], [60.0, 2.0]),
        ([discord.GatewayNotFound()], []),  # type: ignore[no-untyped-call]  # of discord.py
        ([TimeoutError()], []),
    ],
)
async def test_a_session_waits_until_discord_allows_it_and_the_last_ones_of_a_day_are_spread(
    waits: list[float], answers: list[tuple[int, float] | Exception], slept: list[float]
) -> None:
    left = [*answers]
    async with Connections(allowed(left)).attempt(0):
        assert waits == slept
    assert left == []


def test_however_often_the_bot_is_restarted_its_sessions_last_until_there_are_more() -> None:
    remaining, left = FEW, 80_000.0
    while remaining > RESERVE:
        left -= pause_before_session(remaining, left)
        remaining -= 1
    assert left > 0
    assert pause_before_session(remaining, left) == left


async def test_a_bot_that_has_started_too_often_keeps_its_token_and_says_when_it_continues(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sleep(seconds: float) -> None:
        club.playground.clock.advance(max(seconds, 0.0))

    await club.stop_bot()
    token = club.application.token
    club.playground.leave_session_starts(club.application, 0, reset_after=3600.0)
    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    await club.start_bot()
    assert club.application.token == token
    assert "Discord allows 0 more sessions until" in "\n".join(club.log_capture.lines)


# stopping


async def stopped_by_a_signal(client: object, running: Callable[[], Any]) -> None:
    """Run a client until it gets a signal, as soon as it runs."""

    async def run() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await running()

    await run_until_stopped(cast(discord.AutoShardedClient, client), run())


async def for_ever() -> None:
    await asyncio.Event().wait()


async def test_a_stop_ends_whatever_the_client_waits_for() -> None:
    closed = []

    async def close() -> None:
        closed.append(True)

    await stopped_by_a_signal(SimpleNamespace(close=close), for_ever)
    assert closed == [True]


@pytest.mark.parametrize("impatient", [False, True])
async def test_what_others_can_take_is_handed_over_first_unless_a_second_signal_comes(
    *, impatient: bool
) -> None:
    done = []

    async def hand_over() -> None:
        if impatient:
            os.kill(os.getpid(), signal.SIGINT)
            await for_ever()
        done.append("handed over")

    async def close() -> None:
        done.append("closed")

    client = cast(discord.AutoShardedClient, SimpleNamespace(close=close))

    async def run() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await for_ever()

    await run_until_stopped(client, run(), hand_over)
    assert done == (["closed"] if impatient else ["handed over", "closed"])


async def test_a_stop_that_hangs_is_cut_short(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "LONGEST_STOP", 0.01)
    ended = []

    async def end(client: object) -> None:
        ended.append(client)

    monkeypatch.setattr(discord.AutoShardedClient, "close", end)
    client = SimpleNamespace(close=for_ever)
    await stopped_by_a_signal(client, for_ever)
    assert ended == [client]
    assert "cut short" in caplog.text


async def test_a_client_that_fails_says_why() -> None:
    async def fail() -> None:
        raise discord.LoginFailure

    with pytest.raises(discord.LoginFailure):
        await run_until_stopped(cast(discord.AutoShardedClient, SimpleNamespace()), fail())


def test_a_stop_is_cut_short_before_eight_seconds_are_over() -> None:
    assert app.LONGEST_STOP + app.LAST_WORK < 8


# private names of discord.py


def test_discordpy_still_has_the_private_names_that_are_relied_on() -> None:
    assert list(inspect.signature(Shard.__init__).parameters) == ["self", "ws", "client", "queue_put"]
    client = SimpleNamespace(dispatch=None, _reconnect=True)
    put: list[EventItem] = []
    shard = Shard(cast(Any, SimpleNamespace(shard_id=3)), cast(Any, client), put.append)
    assert isinstance(shard._backoff, ExponentialBackoff)
    assert isinstance(shard._backoff.delay(), float)
    shard._queue_put(EventItem(EventType.resume, shard, None))
    assert [(item.type, item.shard, item.error) for item in put] == [(EventType.resume, shard, None)]
    shard._cancel_task()
    assert discord.ShardInfo(shard, 4)._parent is shard
    options = inspect.signature(DiscordWebSocket.from_client).parameters
    assert {"shard_id", "resume", "gateway", "session", "sequence"} <= options.keys()
    assert {"session_id", "sequence", "gateway"} <= set(DiscordWebSocket.__init__.__code__.co_names) | {
        "gateway"
    }
