"""The books of what managers do in their servers: the log, and the bans."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.matches.act import Act
from bot.matches.ban import Ban
from bot.matches.ids import GuildId, UserId


class ActBook(Protocol):
    """The acts of managers, for as long as logs keep them."""

    async def add(self, act: Act) -> None:
        """Note an act."""

    async def count(self, guild: GuildId) -> int:
        """How many acts in a server are kept."""

    async def latest(self, guild: GuildId, *, skip: int, most: int) -> Sequence[Act]:
        """The acts in a server, the latest first: `most` of them, after `skip` that are left out."""

    async def naming(self, user: UserId) -> int:
        """How many acts name somebody: who did it, or whom it concerns."""

    async def delete_before(self, at: datetime) -> None:
        """Delete the acts from before a moment."""


class BanBook(Protocol):
    """The people who may neither challenge nor accept challenges, by server."""

    async def find(self, guild: GuildId, user: UserId) -> Ban | None:
        """Somebody's ban in a server, if there is one."""

    async def among(self, guild: GuildId, users: Sequence[UserId]) -> set[UserId]:
        """Those of these people who are banned in a server."""

    async def on(self, guild: GuildId) -> Sequence[Ban]:
        """The bans in a server, the latest first."""

    async def count(self, user: UserId) -> int:
        """In how many servers somebody is banned."""

    async def save(self, ban: Ban) -> None:
        """Note a ban, in the place of an earlier one of the same person there."""

    async def lift(self, guild: GuildId, user: UserId) -> bool:
        """Note that somebody is banned no longer; tells whether they were."""
