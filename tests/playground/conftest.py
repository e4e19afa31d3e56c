"""The stage that a module's tests share: connecting a bot takes discord.py a while.

A module that wants a bot on it has a fixture `bot` of its own.
"""

import contextlib
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from tests.playground.running import running
from tests.playground.stage import Stage, staged


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
