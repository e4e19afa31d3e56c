"""The tree of commands: discord.py's own, which also answers what it can't read and counts suggestions.

Discord checks commands before it sends them. One that discord.py can't read all the same comes from a client that has
kept the commands of an older version: it is answered in a sentence.
"""

import logging
import time

import aiohttp
import discord
from discord import app_commands
from typing_extensions import override

from bot.client import DvonnClient, ResponseOutcome
from bot.domain.refusals import RefusalReason, Refused
from bot.logs import in_short
from bot.requests.answering import answer
from bot.requests.request import Interaction, Request
from bot.ui.answer import Answer

log = logging.getLogger(__name__)


class ObservedTree(app_commands.CommandTree[DvonnClient]):
    """The commands, with answers to errors and figures of suggestions."""

    @override
    async def _call(self, interaction: Interaction) -> None:
        """Have a command answered, or suggestions given: of these nobody else tells those who count.

        discord.py, which calls it for each of both, does not promise to keep it.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.client.finishing(self._suggest(interaction))
        else:
            await super()._call(interaction)

    async def _suggest(self, interaction: Interaction) -> None:
        begun = time.monotonic()
        await super()._call(interaction)
        outcome = ResponseOutcome.ANSWERED if interaction.response.is_done() else ResponseOutcome.LOST
        interaction.client.observer.answered(interaction, outcome, time.monotonic() - begun)

    @override
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer what discord.py could not read; what went wrong in answering is logged."""
        if isinstance(error, app_commands.CommandInvokeError):
            await super().on_error(interaction, error)
            return
        log.warning("A command was not read: %s", in_short(error))
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer(Request(interaction), _unreadable)
            return
        try:
            await interaction.response.autocomplete([])
        except (
            discord.HTTPException,
            aiohttp.ClientError,
            OSError,
        ) as failure:  # they come too late, and nobody misses them
            log.warning("Suggestions were not given: %s", in_short(failure))


async def _unreadable() -> Answer:
    raise Refused(RefusalReason.UNREADABLE_COMMAND)
