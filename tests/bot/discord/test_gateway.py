"""When Discord was last asked, and when it last said something."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import gateway

from bot.discord import gateway as own
from bot.discord.gateway import Connections

SetClock = Callable[[float], None]


@pytest.fixture
def socket() -> SimpleNamespace:
    """A connection as discord.py has it after Discord's first word."""
    ws = SimpleNamespace(_max_heartbeat_timeout=60, HEARTBEAT=1, sequence=7, thread_id=1, open=True)
    ws._keep_alive = gateway.KeepAliveHandler(ws=cast(Any, ws), interval=41, shard_id=0)
    return ws


@pytest.fixture
def connections(socket: SimpleNamespace) -> Connections:
    client = SimpleNamespace(get_shard=lambda _: SimpleNamespace(_parent=SimpleNamespace(ws=socket)))
    return Connections(cast(discord.AutoShardedClient, client))


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Set the clock of discord.py and of the bot."""

    def at(now: float) -> None:
        for module in (gateway, own):
            monkeypatch.setattr(module.time, "perf_counter", lambda: now)

    return at


def test_an_answer_that_comes_before_discordpy_notes_its_heartbeat_is_an_answer(
    socket: SimpleNamespace, connections: Connections, at: SetClock
) -> None:
    now = socket._keep_alive._last_recv
    at(now + 41)
    socket._keep_alive.get_payload()
    at(now + 41.001)
    socket._keep_alive.tick()
    socket._keep_alive._last_send = now + 41.002
    assert connections.line(0).word == now + 41.001
    assert not connections.line(0).is_dead(now + 60)


async def test_a_heartbeat_without_an_answer_shows_that_the_line_is_dead(
    socket: SimpleNamespace, connections: Connections, at: SetClock
) -> None:
    sent: list[object] = []

    async def send_heartbeat(payload: object) -> None:
        sent.append(payload)

    socket.send_heartbeat = send_heartbeat
    now = socket._keep_alive._last_recv
    at(now + 5)
    await connections.ask(0)
    assert sent == [{"op": 1, "d": 7}]
    assert not connections.line(0).is_dead(now + 8)
    assert connections.line(0).is_dead(now + 8.1)


async def test_a_closed_line_is_dead_since_its_last_word_and_is_not_asked(
    socket: SimpleNamespace, connections: Connections
) -> None:
    word = connections.line(0).word
    socket.open, socket._keep_alive = False, None
    await connections.ask(0)
    line = connections.line(0)
    assert (line.word, line.is_open) == (word, False)


def test_discordpy_makes_the_hearts_of_its_connections_as_the_bot_wants_them() -> None:
    assert gateway.KeepAliveHandler is own.Heart
    assert "KeepAliveHandler" in gateway.DiscordWebSocket.received_message.__code__.co_names
