"""Broken connections, lost sessions and killed bots: no event is lost or delivered twice."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from discord_playground.discordpy import pointed_at
from discord_playground.snowflakes import shard_of
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, stage_with_bot, staged

HERE = Path(__file__).parent


class Listener(discord.AutoShardedClient):
    """A bot that counts its connects and resumes, and records the messages that it receives."""

    def __init__(self, **shards: Any) -> None:  # noqa: ANN401  discord.py's
        super().__init__(intents=discord.Intents.default(), **shards)
        self.received: list[int] = []
        self.connects = 0
        self.resumes = 0
        self.changed = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip discord.py's wait of 5 s between identifies; the playground does not limit them here."""

    async def on_message(self, message: discord.Message) -> None:
        self.received.append(message.id)
        self.changed.set()

    async def on_shard_connect(self, _shard_id: int) -> None:
        self.connects += 1
        self.changed.set()

    async def on_shard_resumed(self, _shard_id: int) -> None:
        self.resumes += 1
        self.changed.set()

    async def wait_until(self, *, messages: int = 0, connects: int = 0, resumes: int = 0) -> None:
        """Wait until the bot has received at least this many messages, connects and resumes."""
        async with asyncio.timeout(60):
            while len(self.received) < messages or self.connects < connects or self.resumes < resumes:
                await self.changed.wait()
                self.changed.clear()


@pytest.mark.parametrize("asked", [False, True], ids=["the line is cut", "discord asks to reconnect"])
async def test_a_broken_session_is_resumed_and_nothing_is_lost(asked: bool) -> None:
    listener = Listener()
    async with stage_with_bot(listener) as stage:
        said = [stage.anna.say(stage.channel, "Before")]
        await listener.wait_until(messages=1)
        if asked:
            stage.playground.faults.ask_to_reconnect()
            await stage.playground.disconnected(stage.application)
        else:
            stage.playground.faults.drop_gateway()
        said.append(stage.anna.say(stage.channel, "Meanwhile"))
        await listener.wait_until(messages=2, resumes=1)
        said.append(stage.anna.say(stage.channel, "After"))
        await listener.wait_until(messages=3)
        assert listener.received == [message.id for message in said]
        assert listener.connects == 1


async def test_a_session_whose_resuming_is_refused_stays_resumable() -> None:
    listener = Listener()
    async with stage_with_bot(listener) as stage:
        stage.playground.faults.refuse_resumes(2)
        stage.playground.faults.drop_gateway()
        stage.anna.say(stage.channel, "Meanwhile")
        await listener.wait_until(messages=1, resumes=1)
        assert listener.connects == 1


async def test_a_lost_session_begins_again() -> None:
    listener = Listener()
    async with stage_with_bot(listener) as stage:
        stage.playground.faults.drop_gateway(resumable=False)
        await listener.wait_until(connects=2)
        stage.anna.say(stage.channel, "After")
        await listener.wait_until(messages=1)
        assert listener.resumes == 0


async def test_a_bot_uses_as_many_shards_as_it_is_told() -> None:
    listener = Listener()
    async with stage_with_bot(listener, shards=2) as stage:
        await stage.playground.connected(stage.application)
        assert listener.shard_count == 2
        stage.anna.say(stage.channel, "Once")
        stage.anna.say(stage.anna.direct_messages(stage.application), "And once")
        await listener.wait_until(messages=2)
        assert len(listener.received) == 2


async def test_several_processes_of_one_bot_share_its_servers_and_only_the_first_has_direct_messages() -> (
    None
):
    async with contextlib.AsyncExitStack() as resources:
        stage = await resources.enter_async_context(staged(shards=2))
        processes = [Listener(shard_ids=[number], shard_count=2) for number in range(2)]
        resources.enter_context(pointed_at(stage.playground))
        for process in processes:
            running = asyncio.create_task(process.start(stage.application.token))
            resources.push_async_callback(asyncio.wait_for, running, 20)
            resources.push_async_callback(process.close)
        await stage.playground.connected(stage.application)
        places = {shard_of(stage.guild.id, 2): stage.channel}
        while len(places) < 2:
            stage.playground.clock.advance(
                0.001
            )  # the id depends on the millisecond, and the shard on the id
            guild = stage.playground.create_guild("Another")
            if shard_of(guild.id, 2) not in places:
                guild.add_member(stage.anna)
                guild.add_bot(stage.application)
                places[shard_of(guild.id, 2)] = guild.create_text_channel("games")
        said = [[stage.anna.say(places[number], "Here")] for number in range(2)]
        said[0].append(stage.anna.say(stage.anna.direct_messages(stage.application), "In private"))
        for process, own in zip(processes, said, strict=True):
            await process.wait_until(messages=len(own))
            assert process.received == [message.id for message in own]
        assert [len(process.guilds) for process in processes] == [1, 1]


@contextlib.asynccontextmanager
async def process(stage: Stage) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the persistent bot as a process and yield once it is connected; kill it at the end."""
    playground = stage.playground
    environment = {
        **os.environ,
        "DISCORD_API_URL": playground.api_url,
        "DISCORD_GATEWAY_URL": playground.gateway_url,
        "DISCORD_TOKEN": stage.application.token,
    }
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground_tests.persistent_bot", cwd=HERE, env=environment
    )
    try:
        await playground.connected(stage.application, timeout=60)
        yield started
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGKILL)
        await started.wait()
        await playground.disconnected(stage.application)


@pytest.mark.slow
async def test_after_a_kill_a_new_process_continues_with_the_old_buttons() -> None:
    async with staged() as stage:
        async with process(stage) as first:
            message = answer(await stage.anna.command(stage.channel, "count"))
            await stage.anna.click(message, "More")
            assert message.text == f"1 by {first.pid}"
        pressed = stage.anna.begin_click(message, "More")
        stage.playground.clock.advance(3.1)
        assert pressed.failed, "nobody is there"
        async with process(stage) as second:
            await stage.anna.click(message, "More")
            assert message.text == f"2 by {second.pid}"


async def test_a_bot_whose_token_is_wrong_is_not_let_in() -> None:
    bot = Bot()
    async with staged() as stage:
        with pointed_at(stage.playground), pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
    await bot.close()
