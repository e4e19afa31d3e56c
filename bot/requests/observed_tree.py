"""The command tree, extended with replies to unreadable commands and metrics of autocompletion.

Discord validates commands before it sends them. A command that discord.py still can't parse comes from a
client that has cached an older version of the commands.
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
from bot.storage.silence import limited_in_all
from bot.ui.answer import Answer

log = logging.getLogger(__name__)


class ObservedTree(app_commands.CommandTree[DvonnClient]):
    @override
    async def _call(self, interaction: Interaction) -> None:
        """Measure autocompletion; commands are measured where they are answered.

        discord.py calls this private method for both; a new version may rename it.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.client.finishing(self._suggest(interaction))
        else:
            await super()._call(interaction)

    async def _suggest(self, interaction: Interaction) -> None:
        begun = time.monotonic()
        with limited_in_all():
            await super()._call(interaction)
        outcome = ResponseOutcome.ANSWERED if interaction.response.is_done() else ResponseOutcome.LOST
        interaction.client.observer.answered(interaction, outcome, time.monotonic() - begun)

    @override
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer commands that discord.py could not parse; the base class logs errors of handlers."""
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
        ) as failure:  # too late for Discord; harmless
            log.warning("Suggestions were not given: %s", in_short(failure))


async def _unreadable() -> Answer:
    raise Refused(RefusalReason.UNREADABLE_COMMAND)
