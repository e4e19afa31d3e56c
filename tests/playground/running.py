"""Runs a real discord.py bot against a playground, in this process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from playground import Application, Playground


class Bot(commands.AutoShardedBot):
    """A bot of the usual kind: sharded, without privileged intents, and soon ready."""

    def __init__(
        self, *registered: app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu
    ) -> None:
        super().__init__("!", intents=discord.Intents.default(), guild_ready_timeout=0.1)
        for command in registered:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()


@contextlib.contextmanager
def pointed_at(playground: Playground) -> Iterator[None]:
    """Point discord.py at a playground."""
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = playground.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.asynccontextmanager
async def running(
    playground: Playground, application: Application, bot: discord.Client
) -> AsyncIterator[None]:
    """Run a bot until the block ends. Raises the bot's exceptions."""
    with pointed_at(playground):
        task = asyncio.create_task(bot.start(application.token))
        try:
            await _first_of(task, playground.connected(application))
            yield
        finally:
            await bot.close()
            await task


async def _first_of(task: asyncio.Task[None], wanted: Coroutine[None, None, None]) -> None:
    """Wait for something, unless the task ends first."""
    waiting = asyncio.create_task(wanted)
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        waiting.cancel()
        await task
    await waiting


@contextlib.asynccontextmanager
async def hearing(bot: discord.Client, event: str) -> AsyncIterator[asyncio.Task[Any]]:
    """Do something of which a bot hears; the task gives what discord.py tells of the event."""
    heard = asyncio.create_task(bot.wait_for(event, timeout=60))
    await asyncio.sleep(0)
    yield heard
    await heard
