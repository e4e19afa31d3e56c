"""Gives the role of a title to its holder, and takes it from others, as far as Discord allows.

Both can be repeated, so nothing is lost or done too often if the bot is killed between Discord's answer and its record.
https://docs.discord.com/developers/resources/guild#add-guild-member-role
"""

from collections.abc import Callable
from datetime import datetime

import discord
from discord.http import HTTPClient

from bot.discord_errors import (
    UNKNOWN_MEMBER,
    UNKNOWN_ROLE,
    UNKNOWN_USER,
    OutOfOrderError,
    asking_discord,
    within,
)
from bot.domain.titles import RoleChange, RoleOutcome
from bot.services import Titles
from bot.storage import Store

DENIALS = (discord.NotFound, discord.Forbidden)
NOBODY = (UNKNOWN_MEMBER, UNKNOWN_USER)

PATIENCE = 10.0
"""Timeout of a request in seconds."""


class TitleRoles:
    def __init__(self, http: HTTPClient, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._http = http
        self._store = store
        self._clock = clock
        self._titles = Titles(store, clock=clock)

    async def settle_due(self) -> None:
        """Give and take the roles that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await uow.titles.due(self._clock())
        for change in due:
            is_needed = change.wanted or not change.shared
            outcome = await self._request(change) if is_needed else RoleOutcome.DONE
            await self._titles.record(change, outcome)

    async def _request(self, change: RoleChange) -> RoleOutcome:
        ask = self._http.add_role if change.wanted else self._http.remove_role
        try:
            async with within(PATIENCE):
                with asking_discord(*DENIALS):
                    await ask(change.guild, change.member, change.role)
        except DENIALS as error:
            if error.code in NOBODY:
                return RoleOutcome.NO_MEMBER
            return RoleOutcome.NO_ROLE if error.code == UNKNOWN_ROLE else RoleOutcome.REFUSED
        except OutOfOrderError:
            return RoleOutcome.FAILED
        return RoleOutcome.DONE
