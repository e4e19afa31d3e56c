"""Who may read what a match shows, asked while nobody waits for an answer: before each notice, in each channel.

The channel that decides is that of `bot.pages.visibility`: a match in a private thread is shown to nobody here, as
only Discord knows who was added to one.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.matches import ChannelId, GuildId, Match, UserId
from bot.pages.visibility import is_open_to_all, public_part
from bot.showing.postbox import OutOfOrderError

KNOWN_FOR = timedelta(minutes=5)
"""For how long a member's roles are not asked for again. What channels and roles allow is always known."""

MOST_KNOWN = 2_000


class Access:
    """Looks at the permissions of channels, roles and members. `clock` tells the time in UTC."""

    def __init__(self, client: discord.Client, clock: Callable[[], datetime]) -> None:
        self._client = client
        self._clock = clock
        self._members: dict[tuple[GuildId, UserId], tuple[datetime, discord.Member | None]] = {}

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
        member = await self._member(guild, user)
        return member is not None and channel.permissions_for(member).view_channel

    def is_in(self, guild: GuildId) -> bool:
        """Whether the bot is in a server and Discord reaches it."""
        known = self._client.get_guild(guild)
        return known is not None and not known.unavailable

    def is_gone(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether a channel is not to be found any more in a server that the bot is in."""
        known = self._client.get_guild(guild)
        return known is not None and known.get_channel(channel) is None

    def may_be_shown_in(self, match: Match, channel: ChannelId) -> bool:
        """Whether everybody who reads a channel may see a match that is not played there.

        So it is where everybody in the server sees the match's channel, and where nobody, no role and no member, has
        a better view of this channel than of the match's (`_is_at_least_as_open`).
        """
        guild = self._client.get_guild(match.venue.guild)
        if guild is None:
            return False
        stage, home = guild.get_channel(channel), public_part(guild, match)
        if stage is None or home is None or match.venue.channel == channel:
            return False
        return is_open_to_all(home) or _is_at_least_as_open(home, stage)

    async def _member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        key, at = (GuildId(guild.id), user), self._clock()
        until, member = self._members.get(key, (at, None))
        if until > at:
            return member
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            member = None
        except (discord.HTTPException, TimeoutError, aiohttp.ClientError, OSError) as error:
            raise OutOfOrderError from error
        if len(self._members) >= MOST_KNOWN:
            self._members.clear()
        self._members[key] = at + KNOWN_FOR, member
        return member


def _is_at_least_as_open(home: discord.abc.GuildChannel, stage: discord.abc.GuildChannel) -> bool:
    """Whether each overwrite gives at least as much sight of one channel as of another.

    Then nobody sees only the other, whatever roles they have: Discord lets overwrites for everybody, for roles and for
    members follow on each other, and none of these steps can make less of more.
    https://discord.com/developers/docs/topics/permissions#permission-overwrites
    """
    subjects: Iterable[object] = {*home.overwrites, *stage.overwrites}
    return all(_openness(home, each) >= _openness(stage, each) for each in subjects)


def _openness(channel: discord.abc.GuildChannel, subject: object) -> int:
    """What an overwrite says of seeing a channel: 1 yes, -1 no, 0 nothing."""
    for each, overwrite in channel.overwrites.items():
        if each == subject:
            return {True: 1, None: 0, False: -1}[overwrite.view_channel]
    return 0
