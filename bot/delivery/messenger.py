"""Sends, edits, deletes and finds the bot's messages; maps failures of Discord to a few errors."""

import asyncio
import contextlib
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

import aiohttp
import discord

from bot.catalogue import Language, language_for
from bot.domain import (
    Challenge,
    ChannelId,
    GuildId,
    Match,
    Message,
    MessageId,
    Obstacle,
    ObstacleKind,
    UserId,
)
from bot.domain.obstacle import GONE, LOCKED, REFUSED
from bot.logs import in_short
from bot.ui.page import FOR_MANAGERS, Kind, MessageTag, Page, any_tag_of, mention_commands
from bot.ui.permissions import missing_permissions


@dataclass(frozen=True, slots=True)
class Found:
    """One of the bot's own messages with its tag, as found on Discord."""

    message: Message
    message_tag: MessageTag
    at: datetime
    """By Discord's clock."""
    mentioned: frozenset[UserId] = frozenset()


# Among Discord's JSON error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
THREAD_ARCHIVED = 50083
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
TOO_MANY_OLD_EDITS = 30046
NO_CODE = 0
BLOCKED_BY_CLOUDFLARE = 40333
SERVICE_RATE_LIMITED = 40062
OVERLOADED = 130000

LOCKED_THREAD = frozenset({THREAD_LOCKED, THREAD_ARCHIVED})
"""Codes with which Discord refuses a message in a locked thread, whatever the status.

A new message opens an archived thread, and so does `Messenger` before an edit, unless the thread is also locked.
"""

PASSING = frozenset({NO_CODE, BLOCKED_BY_CLOUDFLARE, SERVICE_RATE_LIMITED, OVERLOADED})
"""Codes that say nothing about what was requested.

A refusal on the way to Discord's API (by Cloudflare, a router, a proxy) has any status, no code or 40333, and often a
page in HTML. It passes by itself: https://github.com/discord/discord-api-docs/issues/6473
"""

UNAUTHORIZED = 401
"""The status for a wrong token, Discord's only refusal without a code."""

PUBLIC_THREAD: Literal[11] = 11
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes of inactivity after which Discord archives a thread: a week, the maximum."""

CLOCKS_DIFFER = timedelta(minutes=1)
"""The tolerated difference between Discord's clock and ours."""

MOST_SAID = 300
"""The number of characters of Discord's words on a refusal that are logged."""

LOOK_BACK = 100
"""How many recent messages of a channel are searched for the bot's own."""


class UnreachableError(Exception):
    """A channel that is gone or not writable, and what is in the way."""

    def __init__(self, obstacle: Obstacle = GONE) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle

    @property
    def missing(self) -> tuple[str, ...]:
        """The missing permissions, if known."""
        return self.obstacle.missing


class PostRefusedError(Exception):
    """Discord's refusal of a message for a reason of its own; its cause is Discord's answer."""

    obstacle = REFUSED


class ThreadRefusedError(Exception):
    """Discord's refusal of another thread in the server, or of the thread's name."""


class MessageGoneError(Exception):
    """A message that was deleted."""


class NoDirectMessagesError(Exception):
    """A user who accepts no direct messages from the bot, or can't be reached."""


class OutOfOrderError(Exception):
    """A failure of Discord or of the connection to it. It is unknown whether the request took effect."""


class EditRefusedError(OutOfOrderError):
    """Discord's temporary refusal of edits of messages older than an hour in a channel; the edit took no effect."""


def is_passing(error: discord.HTTPException) -> bool:
    """Whether an error says nothing about the request: Discord, or something before it, is out of order."""
    has_word = error.code not in PASSING or error.status == UNAUTHORIZED
    return error.status >= 500 or error.status == 429 or not has_word  # noqa: PLR2004  HTTP's


def refusal_of(error: BaseException) -> str | None:
    """Return what Discord has said about a request that it refused, for the log; None if the refusal isn't its own."""
    cause = error.__cause__
    if not isinstance(cause, discord.HTTPException) or is_passing(cause):
        return None
    return " ".join(f"{in_short(cause)} {cause.text}".split())[:MOST_SAID]


@contextlib.asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """Limit the time of a request to Discord. Raises `OutOfOrderError`.

    For requests outside the queue, which has its own timeouts.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise OutOfOrderError from error


def _uncounted(kind: str, count: int) -> None:
    pass


class Messenger:
    """The bot's messages on Discord.

    Methods that send a request raise `UnreachableError` and `OutOfOrderError`, unless they list all their errors;
    `edit` may also raise `EditRefusedError`.
    """

    def __init__(
        self,
        client: discord.Client,
        *,
        sent: Callable[[str, int], object] = _uncounted,
        only_in_servers: Collection[str] = (),
    ) -> None:
        """Create a messenger.

        `sent` is called with `ping` or `direct message`, and with the number sent. `only_in_servers` are the commands
        (`dvonn challenge`) that are refused in direct messages.
        """
        self._client = client
        self._sent = sent
        self._only_in_servers = only_in_servers
        self.languages: Mapping[GuildId, str] = {}
        self.commands: Mapping[str, int] = {}
        """Discord's command ids by root command (`dvonn`), once they are known."""

    def learn_languages(self, languages: Mapping[GuildId, str]) -> None:
        """Set the languages that servers have configured for their public messages."""
        self.languages = languages

    def learn_commands(self, commands: Mapping[str, int]) -> None:
        """Set Discord's ids of the root commands, which mentions need."""
        self.commands = commands

    def language(self, guild: GuildId, own: str | None = None) -> Language:
        """Return a user's language (`own`), otherwise the server's.

        The server's language is the configured one (`languages`), otherwise its locale on Discord.
        """
        known = self._client.get_guild(guild)
        theirs = str(known.preferred_locale) if known else None
        return language_for(own or self.languages.get(guild) or theirs)

    def for_person(self, page: Page) -> Page:
        """Adapt a page to direct messages: make its command names clickable if they work there."""
        if not page.names_commands:
            return page
        typed = {name: number for name, number in self.commands.items() if name != FOR_MANAGERS}
        return mention_commands(page, typed, but=self._only_in_servers)

    def public_language(self, guild: GuildId, spoken: Iterable[str | None]) -> Language:
        """Return the language of a public message for users who speak `spoken`; None entries are unknown.

        The server's configured language comes first, then a language common to all, then the server's locale.
        """
        tags = set(spoken)
        common = tags.pop() if len(tags) == 1 and guild not in self.languages else None
        return self.language(guild, common)

    def language_about(self, match: Match, spoken: Mapping[UserId, str | None]) -> Language:
        """Return the language of messages about a match; `spoken` are the languages of its players."""
        return self.public_language(match.venue.guild, [spoken.get(player) for player in match.people])

    def language_of_challenge(self, challenge: Challenge, spoken: Mapping[UserId, str | None]) -> Language:
        """Return the language of a challenge's message, for the challenger and the named opponent."""
        both = filter(None, (challenge.challenger, challenge.opponent))
        return self.public_language(challenge.venue.guild, [spoken.get(person) for person in both])

    def for_server(self, page: Page) -> Page:
        """Adapt a page to a server: make its command names clickable."""
        return mention_commands(page, self.commands) if page.names_commands else page

    def server_name(self, guild: GuildId) -> str:
        """Return the name of a server; empty if the bot can't see it."""
        known = self._client.get_guild(guild)
        return known.name if known else ""

    def missing_in(self, channel: ChannelId) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in a channel; empty if the channel is gone."""
        known = self._client.get_channel(channel)
        if not isinstance(known, discord.abc.GuildChannel | discord.Thread) or known.guild.me is None:
            return ()
        return missing_permissions(
            known.permissions_for(known.guild.me), in_thread=isinstance(known, discord.Thread)
        )

    async def post(
        self, channel: ChannelId, page: Page, *, nonce: str, ping: UserId | None, silent: bool = False
    ) -> Message:
        """Post a page and ping at most one user.

        Repeating a `nonce` (at most 25 characters) within some minutes returns the first message instead of posting
        another: https://discord.com/developers/docs/resources/message#create-message. A `silent` message triggers no
        notification, which a direct message otherwise does. Also raises `PostRefusedError`.
        """
        return await self.mention(channel, page, nonce=nonce, users=[ping] if ping else [], silent=silent)

    async def mention(
        self, channel: ChannelId, page: Page, *, nonce: str, users: Sequence[UserId], silent: bool = False
    ) -> Message:
        """Post a page and ping several users, at most 100. Also raises `PostRefusedError`."""
        with self._refused_post(), self._trouble(channel):
            sent = await self._channel(channel).send(
                view=self.for_server(page),
                files=page.files,
                nonce=nonce,
                allowed_mentions=_calling(*users),
                silent=silent,
            )
        self._sent("ping", len(users))
        return Message(channel, MessageId(sent.id))

    async def edit(self, message: Message, page: Page) -> None:
        """Replace the contents of a message; pings nobody. Also raises `MessageGoneError`."""
        page = self.for_server(page)
        with self._trouble(message.channel):
            await self._in_any_thread(
                message,
                lambda partial: partial.edit(view=page, attachments=page.files, allowed_mentions=_calling()),
            )

    async def check(self, message: Message) -> None:
        """Check that a message still exists. Also raises `MessageGoneError`."""
        with self._trouble(message.channel):
            await self._channel(message.channel).fetch_message(message.id)

    async def delete(self, message: Message) -> None:
        """Delete a message. Also raises `MessageGoneError`."""
        with self._trouble(message.channel):
            await self._in_any_thread(message, lambda partial: partial.delete())

    async def _in_any_thread(
        self, message: Message, change: Callable[[discord.PartialMessage], Awaitable[object]]
    ) -> None:
        """Change a message; if its thread is archived, reopen the thread for the change and archive it again."""
        partial = self._channel(message.channel).get_partial_message(message.id)
        try:
            await change(partial)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            try:
                await self._client.http.edit_channel(message.channel, archived=False)
            except discord.Forbidden as refused:
                raise error from refused  # it is locked as well
            await change(partial)
            await self._client.http.edit_channel(message.channel, archived=True)

    async def write_to(self, user: UserId, page: Page, *, nonce: str, silent: bool = False) -> Message:
        """Send a user a direct message; a `silent` one triggers no notification.

        Raises `NoDirectMessagesError`, `OutOfOrderError`.
        """
        try:
            with self._trouble(ChannelId(0)):
                direct = await self._client.create_dm(discord.Object(user))
                sent = await direct.send(
                    view=self.for_person(page), files=page.files, nonce=nonce, silent=silent
                )
        except (UnreachableError, MessageGoneError) as error:
            raise NoDirectMessagesError from error
        self._sent("direct message", 1)
        return Message(ChannelId(direct.id), MessageId(sent.id))

    async def direct_channel(self, user: UserId) -> ChannelId:
        """Return the channel of a user's direct messages. Raises `OutOfOrderError`, `UnreachableError`."""
        with self._trouble(ChannelId(0)):
            return ChannelId((await self._client.create_dm(discord.Object(user))).id)

    async def open_thread(self, channel: ChannelId, message: Message | None, name: str) -> ChannelId:
        """Open a thread, attached to `message` if that exists, or return the thread that is attached to it already.

        Also raises `ThreadRefusedError`.

        https://discord.com/developers/docs/resources/channel#start-thread-from-message
        """
        with self._refusal(), self._trouble(channel):
            if message:
                try:
                    await self._client.http.start_thread_with_message(
                        message.channel, message.id, name=name, auto_archive_duration=ARCHIVED_AFTER
                    )
                except discord.HTTPException as error:
                    if error.code == THREAD_EXISTS:
                        return ChannelId(message.id)
                    if error.code != UNKNOWN_MESSAGE:
                        raise
                else:
                    return ChannelId(message.id)
            thread = await self._client.http.start_thread_without_message(
                channel, name=name, auto_archive_duration=ARCHIVED_AFTER, type=PUBLIC_THREAD
            )
        return ChannelId(int(thread["id"]))

    async def archive(self, thread: ChannelId) -> None:
        """Archive a thread; a message or an edit reopens it."""
        with self._trouble(thread):
            await self._client.http.edit_channel(thread, archived=True)

    async def rename(self, thread: ChannelId, name: str, *, archived: bool) -> None:
        """Rename a thread, which is then archived only if `archived` is true. Also raises `ThreadRefusedError`."""
        with self._refusal(), self._trouble(thread):
            await self._client.http.edit_channel(thread, name=name, archived=False)
            if archived:
                await self._client.http.edit_channel(thread, archived=True)

    async def own_messages(
        self, channel: ChannelId, after: MessageId | None, until: datetime | None = None
    ) -> AsyncIterator[Found]:
        """Yield the bot's tagged messages after the message `after` and before `until`, oldest first.

        Only the newest `LOOK_BACK` messages of the channel in this range are searched.
        """
        since = discord.Object(after) if after else None
        with self._trouble(channel):
            # Newest first, so that the limit cuts off the oldest messages.
            recent = [
                message
                async for message in self._channel(channel).history(
                    limit=LOOK_BACK, before=until, after=since, oldest_first=False
                )
            ]
        own = self._client.user.id if self._client.user else None
        for message in reversed(recent):
            if message.author.id == own and (message_tag := any_tag_of(message.components)):
                mentioned = frozenset(UserId(user.id) for user in message.mentions)
                yield Found(
                    Message(channel, MessageId(message.id)), message_tag, message.created_at, mentioned
                )

    async def own_messages_to(self, user: UserId, until: datetime | None = None) -> AsyncIterator[Found]:
        """Yield the bot's tagged direct messages to a user before `until`, oldest first."""
        with self._trouble(ChannelId(0)):
            direct = await self._client.create_dm(discord.Object(user))
        async for found in self.own_messages(ChannelId(direct.id), None, until):
            yield found

    async def left_in(
        self,
        channel: ChannelId,
        kinds: Collection[Kind],
        about: int | None = None,
        *,
        after: MessageId | None = None,
        until: datetime | None = None,
    ) -> AsyncIterator[Found]:
        """Yield messages of these kinds that a crash or a lost connection may have left in a channel, oldest first.

        `about` restricts them to one match or challenge, `after` and `until` to those between a message and a time.
        Yields nothing if the bot lacks permission to read the history: it can still post there. Raises
        `OutOfOrderError`.
        """
        with contextlib.suppress(UnreachableError):
            async for found in self.own_messages(channel, after, until):
                if found.message_tag.kind in kinds and about in (None, found.message_tag.about):
                    yield found

    async def left_to(
        self, user: UserId, kind: Kind, *, until: datetime | None = None
    ) -> AsyncIterator[Found]:
        """Yield a user's direct messages of one kind that a crash or a lost connection may have left.

        Searches only messages before `until`, however many came later.
        """
        with contextlib.suppress(UnreachableError):
            async for found in self.own_messages_to(user, until):
                if found.message_tag.kind is kind:
                    yield found

    def _channel(self, channel: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @contextlib.contextmanager
    def _refusal(self) -> Iterator[None]:
        """Map rejected requests to `ThreadRefusedError`: a server's limits and moderation can't be known in advance."""
        try:
            yield
        except discord.HTTPException as error:
            raise ThreadRefusedError from error

    @contextlib.contextmanager
    def _refused_post(self) -> Iterator[None]:
        """Map other refusals of a message: what a server's moderation or Discord allows can't be known in advance."""
        try:
            yield
        except discord.HTTPException as error:
            if error.status == UNAUTHORIZED:
                raise
            raise PostRefusedError from error

    def _obstacle(self, channel: ChannelId, error: discord.HTTPException) -> Obstacle:
        """Return what is in the way in a channel, according to Discord's refusal."""
        if isinstance(error, discord.NotFound):
            return GONE
        known = self._client.get_channel(channel)
        me = known.guild.me if isinstance(known, discord.abc.GuildChannel | discord.Thread) else None
        if me is not None and me.is_timed_out():
            return Obstacle(ObstacleKind.TIMEOUT, until=me.timed_out_until)
        if error.code in LOCKED_THREAD:
            return LOCKED
        return Obstacle.lacking(self.missing_in(channel))

    @contextlib.contextmanager
    def _trouble(self, channel: ChannelId) -> Iterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            if error.code == TOO_MANY_OLD_EDITS:
                raise EditRefusedError from error
            if is_passing(error):
                raise OutOfOrderError from error
            if error.code == UNKNOWN_MESSAGE:
                raise MessageGoneError from error
            if isinstance(error, discord.NotFound | discord.Forbidden) or error.code in LOCKED_THREAD:
                raise UnreachableError(self._obstacle(channel, error)) from error
            raise  # our bug, not a failure of Discord
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise OutOfOrderError from error


def posted_at(message: MessageId) -> datetime:
    """Return when a message was posted, in UTC: https://discord.com/developers/docs/reference#snowflakes."""
    return discord.utils.snowflake_time(message)


def _calling(*users: UserId | None) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in users if user] or False,
    )
