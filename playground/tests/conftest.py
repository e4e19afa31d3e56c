"""The stage that a module's tests share: connecting a bot takes discord.py a while.

A module that wants a bot on it has a fixture `bot` of its own.
"""

import contextlib
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

from playground import Clock
from playground.discordpy import running
from playground_tests.stage import Stage, staged

# A busy machine is no fault of the tested code.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
Clock.patient = True  # a bot is too late when a test puts the clock forward


@pytest.fixture(scope="module")
def bot() -> discord.AutoShardedClient | None:
    return None


@pytest.fixture(scope="module")
def shards() -> int:
    return 1


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(bot: discord.AutoShardedClient | None, shards: int) -> AsyncIterator[Stage]:
    async with contextlib.AsyncExitStack() as cast:
        stage = await cast.enter_async_context(staged(shards=shards))
        if bot is not None:
            await cast.enter_async_context(running(stage.playground, stage.application, bot))
        yield stage
