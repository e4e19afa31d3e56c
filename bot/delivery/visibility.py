"""Visibility without a request: who may see a match before they are told of it, and what the bot itself still sees.

The channel that decides is that of `bot.ui.visibility`: a match in a private thread is shown to nobody here, as
only Discord knows who was added to one.
"""

import contextlib
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.delivery.messenger import OutOfOrderError, within
from bot.domain import ChannelId, GuildId, Match, UserId, Venue
from bot.ui.visibility import is_open_to_all, may_be_shown_in, public_part, sees_publicly

UNKNOWN_MEMBER = 10007
"""https://discord.com/developers/docs/topics/opcodes-and-status-codes#json"""

KNOWN_FOR = timedelta(minutes=5)
"""For how long it is not asked again whether somebody is a member; what channels and roles permit is always known."""

MOST_KNOWN = 2_000

PATIENCE = 3.0
"""Seconds after which somebody who asks for something, and the clock, don't wait any longer for what Discord says."""

SILENT_FOR = timedelta(seconds=30)
"""For how long the clock asks nothing more after it was not answered: it looks at one match after the other."""


class Visibility:
    """Looks at servers and channels, and at the permissions of their members. `clock` tells the time in UTC."""

    def __init__(self, client: discord.Client, clock: Callable[[], datetime]) -> None:
        self._client = client
        self._clock = clock
        self._members: dict[tuple[GuildId, UserId], tuple[datetime, discord.Member | None]] = {}
        self._silent_until = clock()

    async def sees(self, match: Match, user: UserId) -> bool:
        """Whether somebody is in the server of a match and sees its channel. Raises `OutOfOrderError`."""
        guild = self._client.get_guild(match.venue.guild)
        if guild is None:
            return False
        if guild.unavailable:
            raise OutOfOrderError
        channel = public_part(guild, match)
        if channel is None:
            return False
        # Discord tells nobody's loss of a role; where nobody is kept out, roles don't matter.
        asks = self._known_member if is_open_to_all(channel) else self._fetched_member
        member = await asks(guild, user)
        return member is not None and sees_publicly(guild, match, member)

    async def sees_place(self, venue: Venue, user: discord.User | discord.Member) -> bool | None:
        """Whether somebody sees a channel or a thread, of which they may be no players yet.

        None where nobody can tell: the place is gone, or the bot is not in the server. Raises `OutOfOrderError`.
        """
        guild = self._client.get_guild(venue.guild)
        if guild is None:
            return None
        async with within(PATIENCE):
            return await self._sees_channel(guild, venue.channel, user)

    async def _sees_channel(
        self, guild: discord.Guild, channel: ChannelId, user: discord.User | discord.Member
    ) -> bool | None:
        member = (
            user if isinstance(user, discord.Member) else await self._fetched_member(guild, UserId(user.id))
        )
        if member is None:
            return False
        place = guild.get_channel_or_thread(channel) or await self._fetched_thread(channel)
        if place is None:
            return None
        granted = place.permissions_for(member)
        if not isinstance(place, discord.Thread) or not place.is_private() or granted.manage_threads:
            return granted.view_channel
        return granted.view_channel and await self._was_added(place, member)

    async def _fetched_thread(self, channel: ChannelId) -> discord.Thread | None:
        """A thread that is asleep, which only Discord knows."""
        with _asking_discord(), contextlib.suppress(discord.NotFound, discord.Forbidden):
            fetched = await self._client.fetch_channel(channel)
            return fetched if isinstance(fetched, discord.Thread) else None
        return None

    async def _fetched_member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        with _asking_discord(), contextlib.suppress(discord.NotFound):
            return await guild.fetch_member(user)
        return None

    async def _was_added(self, thread: discord.Thread, member: discord.Member) -> bool:
        with _asking_discord(), contextlib.suppress(discord.NotFound):
            await thread.fetch_member(member.id)
            return True
        return False

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        """Whether somebody is certainly no member of a server that the bot is in, whichever process sees it.

        Where Discord doesn't say, nobody counts as gone; and nobody is asked for while it is silent.
        """
        known = self._client.get_guild(guild)
        if (known is not None and known.unavailable) or self._clock() < self._silent_until:
            return False
        try:
            async with within(PATIENCE):
                await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            return known is not None or error.code == UNKNOWN_MEMBER
        except OutOfOrderError:
            self._silent_until = self._clock() + SILENT_FOR
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return False
        return False

    def is_in(self, guild: GuildId) -> bool:
        """Whether the bot is in a server and Discord reaches it."""
        known = self._client.get_guild(guild)
        return known is not None and not known.unavailable

    def is_gone(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether a channel is not to be found any more in a server that the bot is in."""
        known = self._client.get_guild(guild)
        return known is not None and known.get_channel(channel) is None

    def may_be_shown_in(self, match: Match, channel: ChannelId) -> bool:
        """Whether everybody who reads a channel may see a match that is not played there."""
        guild = self._client.get_guild(match.venue.guild)
        return guild is not None and may_be_shown_in(guild, match, channel)

    def is_open_to_all(self, match: Match) -> bool:
        """Whether everybody in the server of a match sees its channel."""
        guild = self._client.get_guild(match.venue.guild)
        channel = public_part(guild, match) if guild else None
        return channel is not None and is_open_to_all(channel)

    def servers(self) -> set[GuildId]:
        """The servers that the bot is in and that Discord reaches."""
        return {GuildId(guild.id) for guild in self._client.guilds if not guild.unavailable}

    def is_out_of_reach(self, guild: GuildId) -> bool:
        """Whether Discord does not reach a server that the bot is in."""
        known = self._client.get_guild(guild)
        return known is not None and known.unavailable

    def is_unknown(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether a channel or a thread is not known in a server that the bot is in. Archived threads are not."""
        known = self._client.get_guild(guild)
        return known is not None and not known.unavailable and known.get_channel_or_thread(channel) is None

    async def is_deleted(self, channel: ChannelId) -> bool:
        """Whether Discord says that there is no such channel. Raises `OutOfOrderError`."""
        with _asking_discord():
            try:
                await self._client.fetch_channel(channel)
            except discord.NotFound:
                return True
            except discord.Forbidden:
                return False
        return False

    async def member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        """Somebody as a member of a server, as lately seen; None for nobody there. Raises `OutOfOrderError`."""
        async with within(PATIENCE):
            return await self._known_member(guild, user)

    async def _known_member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        key, at = (GuildId(guild.id), user), self._clock()
        until, member = self._members.get(key, (at, None))
        if until > at:
            return member
        member = await self._fetched_member(guild, user)
        if len(self._members) >= MOST_KNOWN:
            self._members.clear()
        self._members[key] = at + KNOWN_FOR, member
        return member


@contextlib.contextmanager
def _asking_discord() -> Iterator[None]:
    """Raise `OutOfOrderError` where Discord or the line to it fails."""
    try:
        yield
    except (discord.HTTPException, TimeoutError, aiohttp.ClientError, OSError) as error:
        raise OutOfOrderError from error
