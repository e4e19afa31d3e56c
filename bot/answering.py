"""Answering an interaction: acknowledged at once, done meanwhile, then said in private.

Discord wants the first answer within 3 seconds and takes the rest for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the one place where what
goes wrong becomes a sentence: a refusal with its reason, anything else with a reference that finds it in the log.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord

from bot.catalogue import Language, language_for
from bot.client import DvonnClient
from bot.matches import StoreUnavailableError, UserId
from bot.matches.refusals import RefusalError
from bot.presentation.page import Page
from bot.presentation.refusals import apology_page, refusal_page

Interaction = discord.Interaction[DvonnClient]

TOO_LATE = 10062
"""Discord's error code when the first answer did not come within 3 seconds."""

log = logging.getLogger(__name__)


def language_of(interaction: Interaction) -> Language:
    """The language in which a user reads private answers."""
    return language_for(str(interaction.locale))


async def answer(interaction: Interaction, work: Coroutine[Any, Any, Page]) -> None:
    """Do what a user asked for and say privately what came of it.

    A press on a private page changes that page; everything else gets a new private message.
    """
    await interaction.client.finishing(_answer(interaction, work))


async def _answer(interaction: Interaction, work: Coroutine[Any, Any, Page]) -> None:
    acknowledgement = asyncio.create_task(_acknowledge(interaction))
    page = await _outcome(interaction, work)
    if await acknowledgement:
        await _say(interaction, page)


async def _outcome(interaction: Interaction, work: Coroutine[Any, Any, Page]) -> Page:
    language = language_of(interaction)
    try:
        try:
            return await work
        except RefusalError as refusal:
            return await refusal_page(refusal, UserId(interaction.user.id), language)
    except Exception as error:
        reference = secrets.token_hex(3)
        log.error("Reference %s", reference, exc_info=error)  # noqa: TRY400  with its own exc_info
        return apology_page(reference, language, store=isinstance(error, StoreUnavailableError))


async def _acknowledge(interaction: Interaction) -> bool:
    """Tell Discord that an answer comes. False if it was too late, so that no answer can be given any more."""
    message = interaction.message
    changes_page = message is not None and message.flags.ephemeral
    try:
        await interaction.response.defer(ephemeral=True, thinking=not changes_page)
    except discord.HTTPException as error:
        if error.code == TOO_LATE:
            log.warning("An interaction was answered too late")
            return False
        log.warning("Acknowledging an interaction failed: %s", error)
    except (aiohttp.ClientError, OSError) as error:
        # The line dropped; Discord may have taken the acknowledgement all the same.
        log.warning("Acknowledging an interaction failed: %r", error)
    return True


async def _say(interaction: Interaction, page: Page) -> None:
    try:
        await interaction.edit_original_response(view=page, attachments=page.files)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("A private answer could not be given: %r", error)
