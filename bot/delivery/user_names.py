"""Names of users for texts in which they are not pinged.

A client has a name for a mention only if the message brings the user along, or if it has loaded the user otherwise. A
message brings those whom `allowed_mentions` admits and who are in the server; the others may be shown as
"@unknown-user" or "<@123…>". So texts name them:

- https://github.com/discord/discord-api-docs/issues/1479 and 2126: mentions that don't ping
- https://github.com/discord/discord-api-docs/issues/979: users who have left the server
"""

import asyncio
import contextlib
from collections.abc import Collection

import discord

from bot.discord_errors import asking_discord
from bot.domain import UserId
from bot.services import People

MOST_ASKED = 25
"""How many names Discord is asked for at once; no page names more users who aren't stored."""


class UserNames:
    """The names as stored, else as seen lately, else as Discord gives them."""

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people

    async def of(self, users: Collection[UserId]) -> dict[UserId, str]:
        """Return display names by user. Discord is asked about at most `MOST_ASKED` users whose names aren't known.

        Users whose names remain unknown are left out. Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        names = await self._people.names(users)
        unknown = [user for user in users if user not in names][:MOST_ASKED]
        found = await asyncio.gather(*map(self._fetched, unknown))
        return names | {user: name for user, name in zip(unknown, found, strict=True) if name}

    async def _fetched(self, user: UserId) -> str:
        """Return the name that Discord gives; empty if it knows no such user. Raises `OutOfOrderError`."""
        with contextlib.suppress(discord.NotFound), asking_discord(discord.NotFound):
            name = (await self._client.fetch_user(user)).display_name
            self._people.saw(user, name)
            return name
        return ""
