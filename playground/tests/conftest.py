"""Fixtures for a playground that all tests of a module share, because connecting a bot is slow.

A module whose tests need a bot overrides the fixture `bot`.
"""

import contextlib
import os
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

from discord_playground import Clock
from discord_playground.discordpy import running
from playground_tests.skips import pytest_terminal_summary  # noqa: F401  a hook
from playground_tests.stage import Stage, staged

# A busy machine must not fail property tests. They try the same examples in each run, except with EXPLORE.
settings.register_profile(
    "untimed",
    deadline=None,
    derandomize="EXPLORE" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("untimed")
Clock.patient = True  # time-outs only expire when a test advances the clock


@pytest.fixture(scope="module")
def bot() -> discord.AutoShardedClient | None:
    return None


@pytest.fixture(scope="module")
def shards() -> int:
    return 1


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(bot: discord.AutoShardedClient | None, shards: int) -> AsyncIterator[Stage]:
    async with contextlib.AsyncExitStack() as resources:
        stage = await resources.enter_async_context(staged(shards=shards))
        if bot is not None:
            await resources.enter_async_context(running(stage.playground, stage.application, bot))
        yield stage
