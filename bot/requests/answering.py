"""Answering an interaction: in private, at once where that is possible, and announced where it takes longer.

Discord wants the first answer within 3 seconds and takes the rest for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the one place where what
goes wrong becomes a sentence: a refusal with its reason, anything else with a reference that finds it in the log.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

import aiohttp
import discord

from bot.catalogue import Language, language_for, language_spoken
from bot.client import DvonnClient
from bot.logs import in_short
from bot.matches import ChannelId, GuildId, Person, StoreUnavailableError, UserId, Venue
from bot.matches.refusals import Refused, Why
from bot.pages.form import Answer, Form
from bot.pages.page import Page
from bot.pages.taste import Taste
from bot.pages.visibility import sees
from bot.requests.refusals import apology_page, late_form_page, match_of, refusal_page

Interaction = discord.Interaction[DvonnClient]

User = discord.User | discord.Member
"""Somebody as Discord tells of them: a member, if they belong to the server."""

AT_ONCE = 1.0
"""Seconds within which an answer is given at once; one that takes longer is announced ("thinking…") and given later."""

log = logging.getLogger(__name__)


def language_of(interaction: Interaction) -> Language:
    """The language in which a user reads private answers."""
    return language_for(str(interaction.locale))


def user_of(interaction: Interaction) -> UserId:
    """Who asks."""
    return UserId(interaction.user.id)


def person_of(user: User) -> Person:
    """Somebody, with the name that is shown in this server."""
    return Person(UserId(user.id), user.display_name, is_bot=user.bot)


def asker_of(interaction: Interaction) -> Person:
    """Who asks, as `person_of`, and their language if the bot has it."""
    return replace(person_of(interaction.user), language=_spoken_by(interaction))


def venue_of(interaction: Interaction) -> Venue:
    """Where it is asked. A direct message belongs to no server: that is told by the number 0."""
    return Venue(GuildId(interaction.guild_id or 0), ChannelId(interaction.channel_id or 0))


def parent_of(interaction: Interaction, channel_id: ChannelId | None = None) -> ChannelId | None:
    """The channel of the thread that an interaction comes from, or of another of the server; None for no thread."""
    channel, guild = interaction.channel, interaction.guild
    if channel_id not in (None, interaction.channel_id):
        channel = guild.get_channel_or_thread(channel_id) if guild else None
    return ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None


async def taste_of(interaction: Interaction) -> Taste:
    """How a user likes private pictures to look."""
    return Taste.of(await interaction.client.people.preferences(user_of(interaction)))


async def answer(
    interaction: Interaction, work: Coroutine[Any, Any, Answer], *, meanwhile: Page | None = None
) -> None:
    """Do what a user asked for and say privately what came of it, or ask for more with a form.

    A press on a private page changes that page; everything else gets a new private message. What takes longer is
    announced by `meanwhile`, or else in Discord's own way.
    """
    await interaction.client.finishing(_answer(interaction, work, meanwhile))


async def _answer(
    interaction: Interaction, work: Coroutine[Any, Any, Answer], meanwhile: Page | None
) -> None:
    outcome = asyncio.create_task(_outcome(interaction, work))
    done, _ = await asyncio.wait({outcome}, timeout=AT_ONCE)
    if done:
        await _say_at_once(interaction, outcome.result())
    else:
        await _acknowledge(interaction)
        if meanwhile:
            await _say_later(interaction, meanwhile)
        await _say_later(interaction, await outcome)
    await _hear(interaction)


async def _outcome(interaction: Interaction, work: Coroutine[Any, Any, Answer]) -> Answer:
    language = language_of(interaction)
    try:
        try:
            return await work
        except Refused as refusal:
            return await _refused(interaction, refusal, language)
    except Exception as error:
        reference = secrets.token_hex(3)
        log.error("Reference %s", reference, exc_info=error)  # noqa: TRY400  with its own exc_info
        return apology_page(reference, language, store=isinstance(error, StoreUnavailableError))


async def _hear(interaction: Interaction) -> None:
    """Keep the language of who asks for direct messages; last, so that nobody waits for it."""
    language = _spoken_by(interaction)
    if language:
        try:
            await interaction.client.people.hear(user_of(interaction), language)
        except StoreUnavailableError as error:
            log.warning("A language is not kept: %s", in_short(error.__cause__ or error))


def _spoken_by(interaction: Interaction) -> str | None:
    spoken = language_spoken(str(interaction.locale))
    return spoken.tag if spoken else None


async def _refused(interaction: Interaction, refusal: Refused, language: Language) -> Page:
    """The page of a refusal. A match that the user may not see is as good as none."""
    match = match_of(refusal)
    if match and not sees(interaction, match):
        refusal = Refused(Why.NO_SUCH_MATCH, match.id)
    return await refusal_page(refusal, user_of(interaction), language, await taste_of(interaction))


def _changes_page(interaction: Interaction) -> bool:
    """Whether the answer changes the private page that was pressed on."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _say_at_once(interaction: Interaction, said: Answer) -> None:
    with _trouble("Answering"):
        if isinstance(said, Form):
            await interaction.response.send_modal(said)
        elif _changes_page(interaction):
            await interaction.response.edit_message(view=said, attachments=said.files)
        else:
            await interaction.response.send_message(view=said, files=said.files, ephemeral=True)


async def _acknowledge(interaction: Interaction) -> None:
    with _trouble("Acknowledging"):
        await interaction.response.defer(ephemeral=True, thinking=not _changes_page(interaction))


async def _say_later(interaction: Interaction, said: Answer) -> None:
    """A form can only be a first answer: who was told to wait is asked to press once more."""
    page = late_form_page(language_of(interaction)) if isinstance(said, Form) else said
    with _trouble("Answering later"):
        await interaction.edit_original_response(view=page, attachments=page.files)


@contextlib.contextmanager
def _trouble(what: str) -> Iterator[None]:
    """Log that Discord did not take an answer. What was asked for is done all the same, and the channel shows it."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
