"""A playground with a small server, for tests, and access to its API as a bot."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from discord_playground import (
    Application,
    Guild,
    Interaction,
    Message,
    Person,
    Playground,
    TextChannel,
    description_problems,
)
from discord_playground.discordpy import running


@dataclass
class Stage:
    """A playground with a bot, a server, a channel and two people."""

    playground: Playground
    application: Application
    guild: Guild
    channel: TextChannel
    anna: Person
    ben: Person

    async def call(self, method: str, path: str, json: object = None) -> tuple[int, Any]:
        """Call the API as the bot and return the status and the body."""
        headers = {"Authorization": f"Bot {self.application.token}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.request(method, self.playground.api_url + path, json=json) as response,
        ):
            return response.status, await response.json() if response.content_length else None

    async def post(self, **body: object) -> tuple[int, Any]:
        """Post a message as the bot and return the status and the body."""
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body)


@contextlib.asynccontextmanager
async def staged(*, shards: int = 1, **options: Any) -> AsyncIterator[Stage]:  # noqa: ANN401  a Playground's
    """Yield a new stage; fail at the end if a request or an answer violates Discord's API description."""
    async with Playground(**options) as playground:
        application = playground.create_application("Bot", shards=shards)
        guild = playground.create_guild("Club")
        channel = guild.create_text_channel("games")
        guild.add_bot(application)
        anna = playground.create_user("anna", display_name="Anna")
        ben = playground.create_user("ben", display_name="Ben", locale="de")
        guild.add_member(anna)
        guild.add_member(ben)
        yield Stage(playground, application, guild, channel, anna, ben)
        wrong = playground.violations + description_problems(playground.requests)
        assert not wrong, "\n".join(wrong)


@contextlib.asynccontextmanager
async def stage_with_bot(bot: discord.AutoShardedClient, **options: Any) -> AsyncIterator[Stage]:  # noqa: ANN401  as above
    """Yield a new stage with a running bot."""
    async with staged(**options) as stage, running(stage.playground, stage.application, bot):
        yield stage


def answer(interaction: Interaction) -> Message:
    """Return the message that answered an interaction; fail if there is none."""
    assert interaction.response is not None
    return interaction.response
