"""Sends, edits, deletes and finds the bot's messages; maps failures of Discord to a few errors."""

import contextlib
import hashlib
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
from typing import Any, Literal

import aiohttp
import discord

from bot.access.permissions import missing_permissions
from bot.catalogue import Language, language_for
from bot.delivery.errors import (
    EditRefusedError,
    MessageGoneError,
    NoDirectMessagesError,
    UnreachableError,
    post_refusals,
    thread_refusals,
)
from bot.discord_errors import (
    FAILURES,
    LOCKED_THREAD,
    PERMANENT,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    OutOfOrderError,
    is_passing,
)
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
from bot.domain.ids import NO_SERVER
from bot.domain.obstacle import GONE, LOCKED, REFUSED
from bot.toolkit.page import (
    FOR_MANAGERS,
    MessageKind,
    MessageTag,
    Page,
    PlainMessage,
    mention_commands,
    mentioned_on,
    name_users,
    tag_of,
)
from bot.toolkit.words import Names


@dataclass(frozen=True, slots=True)
class FoundMessage:
    """One of the bot's own messages with its tag, as found on Discord."""

    message: Message
    message_tag: MessageTag
    at: datetime
    """By Discord's clock."""
    mentioned: frozenset[UserId] = frozenset()
    is_plain: bool = False
    """Whether it isn't a page: a message that has pinged and whose page hasn't taken its place, or a direct message."""


ANNOUNCEMENT_THREAD: Literal[10] = 10
PUBLIC_THREAD: Literal[11] = 11

A_WEEK: Literal[10080] = 10080
A_DAY: Literal[1440] = 1440
"""Minutes of inactivity after which a thread leaves the list of channels; a week is the maximum.

Discord also archives it then, or later: https://discord.com/developers/docs/topics/threads#active-archived-threads
"""

CLOCKS_DIFFER = timedelta(minutes=1)
"""The tolerated difference between Discord's clock and ours."""

LOOK_BACK = 100
"""How many recent messages of a channel are searched for the bot's own."""

FEW = 25
"""How many recent messages of a channel are searched for something that was just posted."""


def _uncounted(kind: str, count: int) -> None:
    pass


Naming = Callable[[Collection[UserId]], Awaitable[Names]]
"""A function that finds users' names. Raises `OutOfOrderError`, `StoreUnavailableError`."""


async def _nameless(_: Collection[UserId]) -> Names:
    return {}


class Messenger:
    """The bot's messages on Discord.

    Methods that send a request raise `UnreachableError` and `OutOfOrderError`, unless they list all their errors;
    `edit` may also raise `EditRefusedError`. Those that send a page name the users who are not pinged, and so may also
    raise `StoreUnavailableError`.
    """

    def __init__(
        self,
        client: discord.Client,
        *,
        names: Naming = _nameless,
        sent: Callable[[str, int], object] = _uncounted,
        only_in_servers: Collection[str] = (),
    ) -> None:
        """Create a messenger.

        `names` finds the names of users who are not pinged. `sent` is called with `ping` or `direct message`, and with
        the number sent. `only_in_servers` are the commands (`dvonn challenge`) that are refused in direct messages.
        """
        self._client = client
        self._names = names
        self._sent = sent
        self._only_in_servers = only_in_servers
        self.languages: Mapping[GuildId, str] = {}
        self.commands: Mapping[str, int] = {}
        """Discord's command ids by root command (`dvonn`), once they are known."""
        self.install_link: str | None = None
        """The link with which users install the bot for themselves; None if the application doesn't allow that."""

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
        """Return the language of a challenge's message, for the challenger and the named opponent.

        In the bot's direct messages only the opponent reads it.
        """
        is_read_by_both = challenge.is_foreign or not challenge.venue.is_direct
        challenger = challenge.challenger if is_read_by_both else None
        both = filter(None, (challenger, challenge.opponent))
        return self.public_language(challenge.venue.guild, [spoken.get(person) for person in both])

    def for_server(self, page: Page) -> Page:
        """Adapt a page to a server: make its command names clickable."""
        return mention_commands(page, self.commands) if page.names_commands else page

    async def with_names(self, page: Page, language: Language, *, but: Collection[UserId] = ()) -> Page:
        """Write names in place of mentions, except of the users `but`, in place; return the page.

        `language` has the word for users without a name. Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        if users := mentioned_on(page) - set(but):
            name_users(page, await self._names(users), language, but=but)
        return page

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

    def parent_of(self, channel: ChannelId) -> ChannelId | None:
        """Return the channel of an active public thread; None for anything else."""
        known = self._client.get_channel(channel)
        if not isinstance(known, discord.Thread) or known.is_private():
            return None
        return ChannelId(known.parent_id)

    def is_thread(self, channel: ChannelId) -> bool:
        """Whether a channel is an active thread, public or private."""
        return isinstance(self._client.get_channel(channel), discord.Thread)

    async def post(
        self, channel: ChannelId, page: Page, *, nonce: str, ping: UserId | None, also: Sequence[UserId] = ()
    ) -> Message:
        """Post a page and ping a user, or `also` others. A post that pings nobody triggers no notifications.

        Otherwise it notifies everyone in a direct message, in a server whose default is to notify of all messages, and
        in a thread that they have joined: https://discord.com/developers/docs/resources/guild (default message
        notification level). A ping takes two requests, because notifications show nothing of Components V2: a plain
        message pings with the page's notification, then the page takes its place.

        The `nonce`, of any length, names the post within its channel: repeated within some minutes it returns the
        first message instead of posting another. A post that is to come again needs another one. Also raises
        `PostRefusedError`.
        """
        users = [*([] if ping is None else [ping]), *also]
        if not users:
            page = await self._named_in(channel, page, but=())
            return await self._send(channel, page, nonce=nonce, users=())
        message = await self._send(channel, page.announcement(users), nonce=nonce, users=users)
        return await self.complete(message, page, nonce=nonce, ping=users[0])

    async def complete(self, message: Message, page: Page, *, nonce: str, ping: UserId) -> Message:
        """Put a page in the place of the plain message that has pinged for it.

        If someone has deleted that message, the page is posted without another ping.
        """
        try:
            with post_refusals():
                await self.edit(message, page, pinged=ping)
        except MessageGoneError:
            return await self.post(message.channel, page, nonce=f"{nonce}+", ping=None)
        return message

    async def mention(
        self, channel: ChannelId, page: Page, *, nonce: str, users: Sequence[UserId]
    ) -> Message:
        """Post a page without pictures as a plain message, and ping several users, at most 100."""
        announcement = (await self._named_in(channel, page, but=users)).announcement(users)
        return await self._send(channel, announcement, nonce=nonce, users=users)

    async def _send(
        self, channel: ChannelId, view: Page | PlainMessage, *, nonce: str, users: Sequence[UserId]
    ) -> Message:
        with post_refusals(), self._trouble(channel):
            sent = await _sent_once(
                channel,
                nonce,
                lambda short: _sent(self._channel(channel), view, nonce=short, users=users, silent=not users),
            )
        self._sent("ping", len(users))
        return Message(channel, MessageId(sent.id))

    async def edit(self, message: Message, page: Page, *, pinged: UserId | None = None) -> None:
        """Replace the contents of a message; pings nobody. Also raises `MessageGoneError`.

        The user whom the message has `pinged` stays mentioned, and so finds it among their mentions.
        """
        users = [pinged] if pinged else []
        page = await self._named_in(message.channel, page, but=users)
        with self._trouble(message.channel):
            partial = self._partial(message)
            await self._in_any_thread(message.channel, lambda: self._replace(partial, page, users))

    async def _replace(
        self, message: discord.Message | discord.PartialMessage, page: Page, users: Sequence[UserId]
    ) -> None:
        edited = await message.edit(
            content=None, view=page, attachments=page.files, allowed_mentions=_calling(*users)
        )
        await self._name_absent(edited, page)

    async def _name_absent(self, sent: discord.Message, page: Page) -> None:
        """Name those users who were to be mentioned, but have left the server."""
        present = {UserId(user.id) for user in sent.mentions}
        if not mentioned_on(page) <= present:
            page = await self.with_names(page, self._language_in(ChannelId(sent.channel.id)), but=present)
            await self._replace(sent, page, sorted(mentioned_on(page)))

    async def _named_in(self, channel: ChannelId, page: Page, *, but: Sequence[UserId]) -> Page:
        return await self.with_names(page, self._language_in(channel), but=but)

    def _language_in(self, channel: ChannelId) -> Language:
        guild = getattr(self._client.get_channel(channel), "guild", None)
        return self.language(GuildId(guild.id) if guild else NO_SERVER)

    async def check(self, message: Message) -> None:
        """Check that a message still exists. Also raises `MessageGoneError`."""
        with self._trouble(message.channel):
            await self._channel(message.channel).fetch_message(message.id)

    async def delete(self, message: Message) -> None:
        """Delete a message. Also raises `MessageGoneError`."""
        with self._trouble(message.channel):
            await self._in_any_thread(message.channel, self._partial(message).delete)

    async def _in_any_thread(self, channel: ChannelId, change: Callable[[], Awaitable[object]]) -> None:
        """Make a change in a channel; if it is an archived thread, reopen it for the change and archive it again.

        Threads that others have opened stay open: only moderators and a thread's owner may archive it. As Discord
        archives each thread in time, a failure to do it now has no consequences.
        https://discord.com/developers/docs/topics/threads#editing-deleting-threads
        """
        try:
            await change()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            try:
                reopened: Any = await self._client.http.edit_channel(channel, archived=False)
            except discord.Forbidden as refused:
                raise error from refused  # it is locked as well
            await change()
            if self._client.user and reopened["owner_id"] == str(self._client.user.id):
                with contextlib.suppress(*FAILURES):
                    await self._client.http.edit_channel(channel, archived=True)

    async def write_to(self, user: UserId, page: Page, *, nonce: str, silent: bool = False) -> Message:
        """Send a user a page as a plain direct message; a `silent` one triggers no notification.

        The `nonce` is as for `post`.

        Raises `NoDirectMessagesError`, `OutOfOrderError`.
        """
        try:
            page = await self.with_names(page, self.language(NO_SERVER))
            with self._trouble(ChannelId(0)):
                direct = await self._client.create_dm(discord.Object(user))
                sent = await _sent_once(
                    user,
                    nonce,
                    lambda short: _sent(direct, page.plain(), nonce=short, silent=silent),
                )
        except UnreachableError as error:
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
        with thread_refusals(), self._trouble(channel):
            if message:
                try:
                    await self._client.http.start_thread_with_message(
                        message.channel, message.id, name=name, auto_archive_duration=A_WEEK
                    )
                except discord.HTTPException as error:
                    if error.code == THREAD_EXISTS:
                        return ChannelId(message.id)
                    if error.code != UNKNOWN_MESSAGE:
                        raise
                else:
                    return ChannelId(message.id)
            known = self._client.get_channel(channel)
            announces = isinstance(known, discord.TextChannel) and known.is_news()
            thread = await self._client.http.start_thread_without_message(
                channel,
                name=name,
                auto_archive_duration=A_WEEK,
                type=ANNOUNCEMENT_THREAD if announces else PUBLIC_THREAD,
            )
        return ChannelId(int(thread["id"]))

    async def delete_thread_created_message(self, channel: ChannelId, thread: ChannelId) -> None:
        """Delete Discord's message that a thread was started, if it is among a channel's latest messages.

        Does nothing if that fails, for example without the permission to read the history.

        https://discord.com/developers/docs/resources/message#message-reference-content-attribution-thread-created-messages
        """
        with contextlib.suppress(*FAILURES):
            async for message in self._channel(channel).history(limit=FEW):
                announced = message.reference and message.reference.channel_id
                if message.type is discord.MessageType.thread_created and announced == thread:
                    await message.delete()

    async def archive_after_a_day(self, thread: ChannelId) -> None:
        """Let Discord archive a thread after a day without activity; also later, after a press has opened it again.

        Does nothing if that fails: then it takes a week.
        """
        with contextlib.suppress(*FAILURES):
            await self._client.http.edit_channel(thread, archived=False, auto_archive_duration=A_DAY)

    async def rename(self, thread: ChannelId, name: str) -> None:
        """Rename a thread, which stays archived if it was. Also raises `ThreadRefusedError`."""
        with thread_refusals(), self._trouble(thread):
            await self._in_any_thread(thread, lambda: self._client.http.edit_channel(thread, name=name))

    async def own_messages(
        self, channel: ChannelId, after: MessageId | None, until: datetime | None = None
    ) -> AsyncIterator[FoundMessage]:
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
            if message.author.id == own and (message_tag := tag_of(message.components)):
                mentioned = frozenset(UserId(user.id) for user in message.mentions)
                yield FoundMessage(
                    Message(channel, MessageId(message.id)),
                    message_tag,
                    message.created_at,
                    mentioned,
                    is_plain=not message.flags.components_v2,
                )

    async def own_messages_to(
        self, user: UserId, until: datetime | None = None
    ) -> AsyncIterator[FoundMessage]:
        """Yield the bot's tagged direct messages to a user before `until`, oldest first."""
        with self._trouble(ChannelId(0)):
            direct = await self._client.create_dm(discord.Object(user))
        async for found in self.own_messages(ChannelId(direct.id), None, until):
            yield found

    async def left_in(
        self,
        channel: ChannelId,
        kinds: Collection[MessageKind],
        about: int | None = None,
        *,
        after: MessageId | None = None,
        until: datetime | None = None,
    ) -> AsyncIterator[FoundMessage]:
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
        self, user: UserId, kind: MessageKind, *, until: datetime | None = None
    ) -> AsyncIterator[FoundMessage]:
        """Yield a user's direct messages of one kind that a crash or a lost connection may have left.

        Searches only messages before `until`, however many came later.
        """
        with contextlib.suppress(UnreachableError):
            async for found in self.own_messages_to(user, until):
                if found.message_tag.kind is kind:
                    yield found

    def _channel(self, channel: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _partial(self, message: Message) -> discord.PartialMessage:
        return self._channel(message.channel).get_partial_message(message.id)

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
        if not isinstance(error, discord.Forbidden):
            return REFUSED
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
            if error.code in PERMANENT:
                raise UnreachableError(self._obstacle(channel, error)) from error
            raise  # our bug, not a failure of Discord
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise OutOfOrderError from error


async def _sent(
    channel: discord.abc.Messageable,
    view: Page | PlainMessage,
    *,
    nonce: str,
    users: Sequence[UserId] = (),
    silent: bool,
) -> discord.Message:
    allowed = _calling(*users)
    if isinstance(view, Page):
        return await channel.send(
            view=view, files=view.files, nonce=nonce, allowed_mentions=allowed, silent=silent
        )
    return await channel.send(
        content=view.content,
        view=view,
        files=view.files,
        nonce=nonce,
        allowed_mentions=allowed,
        silent=silent,
    )


def posted_at(message: MessageId) -> datetime:
    """Return when a message was posted, in UTC: https://discord.com/developers/docs/reference#snowflakes."""
    return discord.utils.snowflake_time(message)


async def _sent_once(
    place: ChannelId | UserId, nonce: str, send: Callable[[str], Awaitable[discord.Message]]
) -> discord.Message:
    """Send a message, or return the one that was sent with this nonce in the last minutes.

    If that one was deleted, Discord refuses the nonce with 404 for some minutes; then another message is sent, at most
    once: https://github.com/discord/discord-api-docs/pull/6647. Raises `OutOfOrderError` if that was deleted as well.
    """
    try:
        return await send(_short_nonce(place, nonce))
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    try:
        return await send(_short_nonce(place, f"{nonce} again"))
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE:
            raise OutOfOrderError from error
        raise


def _short_nonce(place: ChannelId | UserId, name: str) -> str:
    """Return a nonce that depends on the place too, as Discord may compare the nonces of all channels together.

    At most 25 characters are allowed: https://docs.discord.com/developers/resources/message#create-message
    """
    return hashlib.blake2b(f"{place} {name}".encode(), digest_size=12).hexdigest()


def _calling(*users: UserId | None) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in users if user] or False,
    )
