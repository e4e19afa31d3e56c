"""Runs a discord.py bot against a playground, in the same process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any
from unittest import mock

import discord
import yarl
from discord.gateway import DiscordWebSocket

from discord_playground.discordpy.catching_up import introduce
from discord_playground.playground import Playground
from discord_playground.users import Application


@contextlib.contextmanager
def pointed_at(playground: Playground) -> Iterator[None]:
    """Redirect discord.py to a playground during the block."""
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = playground.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.contextmanager
def ready_to_be_pressed() -> Iterator[None]:
    """Make discord.py register an answer's views and modals before it sends the answer.

    discord.py registers them once Discord has replied, and drops interactions that arrive earlier. A test acts as
    soon as it sees the answer, which may be before that.
    """
    send_message, send_modal = (
        discord.InteractionResponse.send_message,
        discord.InteractionResponse.send_modal,
    )

    async def message(response: discord.InteractionResponse[Any], *content: Any, **parts: Any) -> Any:  # noqa: ANN401  discord.py's
        if "view" in parts:
            response._parent._state.store_view(parts["view"])
        return await send_message(response, *content, **parts)

    async def modal(response: discord.InteractionResponse[Any], form: discord.ui.Modal) -> Any:  # noqa: ANN401  as above
        response._parent._state.store_view(form)
        return await send_modal(response, form)

    with mock.patch.multiple(discord.InteractionResponse, send_message=message, send_modal=modal):
        yield


@contextlib.asynccontextmanager
async def running(
    playground: Playground, application: Application, bot: discord.Client
) -> AsyncIterator[None]:
    """Run a bot during the block, which starts when the bot is ready. Raises the bot's exceptions."""
    introduce(bot, playground)
    with pointed_at(playground), ready_to_be_pressed():
        task = asyncio.create_task(bot.start(application.token))
        try:
            await _first_of(task, _ready(playground, application, bot))
            yield
        finally:
            await bot.close()
            await task


async def _ready(playground: Playground, application: Application, bot: discord.Client) -> None:
    await playground.connected(application)
    await bot.wait_until_ready()


async def _first_of(task: asyncio.Task[None], wanted: Coroutine[None, None, None]) -> None:
    """Wait for a coroutine, but raise the task's exception if the task ends first."""
    waiting = asyncio.create_task(wanted)
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        waiting.cancel()
        await task
    await waiting
