"""Gives the role of the crown to its holder, and takes it from others, as far as Discord allows.

Both can be repeated, so nothing is lost or done too often if the bot is killed between Discord's answer and its record.
"""

import discord

from bot.discord.client import DvonnClient
from bot.discord_errors import (
    UNKNOWN_MEMBER,
    UNKNOWN_ROLE,
    UNKNOWN_USER,
    OutOfOrderError,
    asking_discord,
    within,
)
from bot.features.crown.repository import CrownRepository, RoleChange, RoleOutcome
from bot.features.crown.service import Crowns

DENIALS = (discord.NotFound, discord.Forbidden)
GONE = (UNKNOWN_MEMBER, UNKNOWN_ROLE, UNKNOWN_USER)

PATIENCE = 10.0
"""Timeout of a request in seconds."""


class Roles:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store
        self._crowns = client.get(Crowns)

    async def settle_due(self) -> None:
        """Give and take the roles that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await CrownRepository(uow).roles_due(self._client.clock())
        for change in due:
            await self._crowns.record_role(change, await self._request(change))

    async def _request(self, change: RoleChange) -> RoleOutcome:
        http = self._client.http
        ask = http.add_role if change.wanted else http.remove_role
        try:
            async with within(PATIENCE):
                with asking_discord(*DENIALS):
                    await ask(change.guild, change.member, change.role)
        except DENIALS as error:
            return RoleOutcome.GONE if error.code in GONE else RoleOutcome.REFUSED
        except OutOfOrderError:
            return RoleOutcome.FAILED
        return RoleOutcome.DONE
