"""Visibility outside of requests: which users may see a match, and which servers and channels the bot still sees.

`bot.access.permissions` says which channel's permissions decide. Matches in private threads are hidden here, because
only Discord knows their members.
"""

import contextlib
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.access.permissions import (
    grants_writing,
    is_open_to_all,
    may_be_shown_in,
    may_cause,
    missing_permissions,
    public_part,
)
from bot.discord_errors import (
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    OutOfOrderError,
    asking_discord,
    within,
)
from bot.domain import ChannelId, GuildId, Match, Obstacle, UserId, Venue
from bot.domain.match import Head

DENIALS = (discord.NotFound, discord.Forbidden)
"""Discord's answers about something that isn't there, or isn't for the bot to see."""

KNOWN_FOR = timedelta(minutes=5)
"""How long memberships are cached; permissions of channels and roles are always current."""

MOST_KNOWN = 2_000

PATIENCE = 3.0
"""Timeout in seconds of requests to Discord, for users and for scheduled tasks."""

SILENT_FOR = timedelta(seconds=30)
"""How long scheduled tasks don't ask Discord after a timeout, because they check matches one after the other."""


class Visibility:
    """Checks of servers, channels and members' permissions. `clock` returns UTC."""

    def __init__(self, client: discord.Client, clock: Callable[[], datetime]) -> None:
        self._client = client
        self._clock = clock
        self._members: dict[tuple[GuildId, UserId], tuple[datetime, discord.Member | None]] = {}
        self._silent_until = clock()

    async def sees(self, match: Match, user: UserId, *, shown_in: Venue | None = None) -> bool:
        """Whether a user is in the server of a match and sees its channel. Raises `OutOfOrderError`.

        `shown_in` is the channel of a server that shows the match, if it isn't played in one.
        """
        guild = self._client.get_guild((shown_in or match.venue).guild)
        if guild is None:
            return False
        if guild.unavailable:
            raise OutOfOrderError
        channel = guild.get_channel(shown_in.channel) if shown_in else public_part(guild, match)
        if channel is None:
            return False
        # The bot isn't notified of lost roles; they don't matter if the channel is open to all.
        asks = self._known_member if is_open_to_all(channel) else self._fetched_member
        member = await asks(guild, user)
        return member is not None and channel.permissions_for(member).view_channel

    async def sees_place(self, venue: Venue, user: discord.User | discord.Member) -> bool | None:
        """Whether a user, who need not be a player yet, sees a channel or thread.

        None if that is unknown: the channel is gone, or the bot is not in the server. Raises `OutOfOrderError`.
        """
        granted = await self._permissions_in(venue, user)
        return None if granted is None else granted.view_channel

    async def is_hidden_from(self, venue: Venue, user: UserId) -> bool:
        """Whether a member of the server can't see a channel or thread; False if that is unknown."""
        guild = self._client.get_guild(venue.guild)
        if guild is None:
            return False
        try:
            member = await self.member(guild, user)
            return member is not None and await self.sees_place(venue, member) is False
        except OutOfOrderError:
            return False

    async def may_write_in(self, venue: Venue, user: discord.User | discord.Member) -> bool | None:
        """Whether a user may write in a channel or thread. None and errors as for `sees_place`."""
        granted = await self._permissions_in(venue, user)
        if granted is None:
            return None
        guild = self._client.get_guild(venue.guild)
        in_thread = guild is not None and guild.get_channel(venue.channel) is None
        return grants_writing(granted, in_thread=in_thread)

    async def _permissions_in(
        self, venue: Venue, user: discord.User | discord.Member
    ) -> discord.Permissions | None:
        """Return a user's permissions in a channel or thread; empty if they can't see it.

        None if the permissions are unknown: the channel is gone, or the bot is not in the server. Raises
        `OutOfOrderError`.
        """
        guild = self._client.get_guild(venue.guild)
        if guild is None:
            return None
        async with within(PATIENCE):
            return await self._permissions(guild, venue.channel, user)

    async def _permissions(
        self, guild: discord.Guild, channel: ChannelId, user: discord.User | discord.Member
    ) -> discord.Permissions | None:
        if isinstance(user, discord.Member) and user.guild.id == guild.id:
            member: discord.Member | None = user
        else:
            member = await self._fetched_member(guild, UserId(user.id))
        if member is None:
            return discord.Permissions.none()
        place = guild.get_channel_or_thread(channel) or await self._fetched_thread(channel)
        if place is None:
            return None
        granted = place.permissions_for(member)
        if not isinstance(place, discord.Thread) or not place.is_private() or granted.manage_threads:
            return granted
        return granted if await self._was_added(place, member) else discord.Permissions.none()

    async def _fetched_thread(self, channel: ChannelId) -> discord.Thread | None:
        """Fetch a thread from Discord, because archived threads are not cached."""
        with contextlib.suppress(*DENIALS), asking_discord(*DENIALS):
            fetched = await self._client.fetch_channel(channel)
            return fetched if isinstance(fetched, discord.Thread) else None
        return None

    async def _fetched_member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        with contextlib.suppress(discord.NotFound), asking_discord(discord.NotFound):
            return await guild.fetch_member(user)
        return None

    async def _was_added(self, thread: discord.Thread, member: discord.Member) -> bool:
        with contextlib.suppress(discord.NotFound), asking_discord(discord.NotFound):
            await thread.fetch_member(member.id)
            return True
        return False

    async def manager_among(self, match: Match, obstacle: Obstacle) -> UserId | None:
        """Return the player who can have put an obstacle in a match's channel, if one of two people can.

        None if unknown.
        """
        guild = self._client.get_guild(match.venue.guild)
        if guild is None or len(match.people) < 2:  # noqa: PLR2004  against the computer, nobody gains by a halt
            return None
        try:
            members = [await self.member(guild, player) for player in match.people]
        except OutOfOrderError:
            return None
        managing = [member.id for member in members if member and may_cause(obstacle, guild, match, member)]
        return UserId(managing[0]) if len(managing) == 1 else None

    async def way_out(self, match: Match) -> Venue | None:
        """Return the channel above the public thread of a match, if its players see it and the bot may post there.

        Raises `OutOfOrderError`.
        """
        guild = self._client.get_guild(match.venue.guild)
        if guild is None or guild.get_channel(match.venue.channel) is not None or guild.me is None:
            return None
        parent_id: int | None = match.parent
        async with within(PATIENCE):
            thread = guild.get_thread(match.venue.channel) or await self._fetched_thread(match.venue.channel)
        if thread is not None:
            parent_id = None if thread.is_private() else thread.parent_id
        parent = guild.get_channel(parent_id) if parent_id else None
        if not isinstance(parent, discord.TextChannel):
            return None
        if missing_permissions(parent.permissions_for(guild.me), in_thread=False):
            return None
        venue = Venue(match.venue.guild, ChannelId(parent.id))
        hidden = [await self.is_hidden_from(venue, player) for player in match.people]
        return None if any(hidden) else venue

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        """Whether a user is certainly not a member of a server that the bot is in, whichever process serves it.

        False if Discord doesn't answer, or not in its own words; after a timeout it isn't asked again for a while.
        """
        known = self._client.get_guild(guild)
        if (known is not None and known.unavailable) or self._clock() < self._silent_until:
            return False
        try:
            async with within(PATIENCE):
                await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except OutOfOrderError:
            self._silent_until = self._clock() + SILENT_FOR
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return False
        return False

    async def mover_has_left(self, match: Match) -> bool:
        """Whether the player to move has left the server. Their clock runs on, and they may move in direct messages."""
        player = match.player_to_move
        return player is not None and await self.has_left(match.venue.guild, player)

    def notifies_all(self, guild: GuildId) -> bool:
        """Whether Discord notifies the members of a server of all messages, unless they have chosen otherwise."""
        known = self._client.get_guild(guild)
        return known is not None and known.default_notifications is discord.NotificationLevel.all_messages

    def manages_threads(self, guild: GuildId, channel: ChannelId) -> bool:
        """Whether the bot may write in locked threads below a channel; False if that is unknown."""
        known = self._client.get_guild(guild)
        parent = known.get_channel(channel) if known else None
        return parent is not None and parent.permissions_for(parent.guild.me).manage_threads

    def is_in(self, guild: GuildId) -> bool:
        """Whether the bot is in an available server."""
        known = self._client.get_guild(guild)
        return known is not None and not known.unavailable

    def is_gone(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether a channel is missing in a server that the bot is in."""
        known = self._client.get_guild(guild)
        return known is not None and known.get_channel(channel) is None

    def may_be_shown_in(self, match: Match | Head, channel: ChannelId) -> bool:
        """Whether all readers of a channel may see a match that is played elsewhere."""
        guild = self._client.get_guild(match.venue.guild)
        return guild is not None and may_be_shown_in(guild, match, channel)

    def is_open_to_all(self, match: Match) -> bool:
        """Whether all members of the server see the match's channel."""
        guild = self._client.get_guild(match.venue.guild)
        channel = public_part(guild, match) if guild else None
        return channel is not None and is_open_to_all(channel)

    def servers(self) -> set[GuildId]:
        """Return the available servers that the bot is in."""
        return {GuildId(guild.id) for guild in self._client.guilds if not guild.unavailable}

    def unavailable_servers(self) -> set[GuildId]:
        """Return the servers that the bot is in but that Discord can't serve at the moment."""
        return {GuildId(guild.id) for guild in self._client.guilds if guild.unavailable}

    def is_out_of_reach(self, guild: GuildId) -> bool:
        """Whether the bot is in a server that is unavailable."""
        known = self._client.get_guild(guild)
        return known is not None and known.unavailable

    def is_unknown(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether the server is available but the channel or thread isn't cached, as archived threads never are."""
        known = self._client.get_guild(guild)
        return known is not None and not known.unavailable and known.get_channel_or_thread(channel) is None

    async def is_deleted(self, channel: ChannelId) -> bool:
        """Ask Discord whether a channel was deleted. Raises `OutOfOrderError`."""
        try:
            with asking_discord(*DENIALS):
                await self._client.fetch_channel(channel)
        except DENIALS as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    async def member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        """Return a member, cached for a while; None if the user is not in the server. Raises `OutOfOrderError`."""
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
