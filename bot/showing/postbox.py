"""Messages in channels: what may go wrong with them on Discord's side, told in three errors."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import aiohttp
import discord

from bot.catalogue import Language, language_for
from bot.matches import ChannelId, GuildId, Message, MessageId, UserId
from bot.presentation.control_ids import ControlId
from bot.presentation.page import Page
from bot.presentation.permissions import missing_permissions

LOOK_BACK = 100
"""How many of a channel's messages are searched for one of our own."""


class UnreachableError(Exception):
    """The channel is gone or may not be written to; `missing` are the lacking permissions, where they are known."""

    def __init__(self, missing: tuple[str, ...] = ()) -> None:
        super().__init__(missing)
        self.missing = missing


class MessageGoneError(Exception):
    """Somebody has deleted the message."""


class OutOfOrderError(Exception):
    """Discord or the line to it failed. Whether the message was taken is uncertain."""


@dataclass(frozen=True, slots=True)
class Found:
    """One of our own messages in a channel, with the ids of its controls."""

    message: Message
    controls: tuple[ControlId, ...]


class Postbox:
    """Posts, edits, deletes and finds the bot's own messages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def language(self, guild: GuildId) -> Language:
        """The language of a server's public messages."""
        known = self._client.get_guild(guild)
        return language_for(str(known.preferred_locale) if known else None)

    async def post(self, channel: ChannelId, page: Page, *, nonce: str, ping: UserId | None) -> Message:
        """Post a page and call one user at most.

        A `nonce` (at most 25 characters) makes a repetition within some minutes find the first message instead of
        posting another: https://discord.com/developers/docs/resources/message#create-message.
        """
        with self._trouble(channel):
            sent = await self._channel(channel).send(
                view=page, files=page.files, nonce=nonce, allowed_mentions=_calling(ping)
            )
        return Message(channel, MessageId(sent.id))

    async def edit(self, message: Message, page: Page) -> None:
        """Replace what a message shows. Calls nobody. Raises also `MessageGoneError`."""
        with self._trouble(message.channel):
            partial = self._channel(message.channel).get_partial_message(message.id)
            await partial.edit(view=page, attachments=page.files, allowed_mentions=_calling(None))

    async def delete(self, message: Message) -> None:
        """Take a message away. Raises also `MessageGoneError`."""
        with self._trouble(message.channel):
            await self._channel(message.channel).get_partial_message(message.id).delete()

    async def own_messages(self, channel: ChannelId, after: MessageId | None) -> AsyncIterator[Found]:
        """Our own messages with controls since another message, the oldest first."""
        since = discord.Object(after) if after else None
        with self._trouble(channel):
            # The newest LOOK_BACK messages, which Discord gives in either order.
            recent = [
                message
                async for message in self._channel(channel).history(
                    limit=LOOK_BACK, after=since, oldest_first=False
                )
            ]
        own = self._client.user.id if self._client.user else None
        for message in reversed(recent):
            if message.author.id == own:
                yield Found(Message(channel, MessageId(message.id)), _controls(message))

    def _channel(self, channel: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @contextlib.contextmanager
    def _trouble(self, channel: ChannelId) -> Iterator[None]:
        try:
            yield
        except discord.NotFound as error:
            if error.code == 10008:  # noqa: PLR2004  Unknown Message, among Discord's JSON error codes
                raise MessageGoneError from error
            raise UnreachableError from error
        except discord.Forbidden as error:
            raise UnreachableError(self._missing(channel)) from error
        except discord.HTTPException as error:
            if error.status < 500 and error.status != 429:  # noqa: PLR2004  not Discord's fault but ours
                raise
            raise OutOfOrderError from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise OutOfOrderError from error

    def _missing(self, channel: ChannelId) -> tuple[str, ...]:
        known = self._client.get_channel(channel)
        if not isinstance(known, discord.abc.GuildChannel | discord.Thread) or known.guild.me is None:
            return ()
        return missing_permissions(
            known.permissions_for(known.guild.me), in_thread=isinstance(known, discord.Thread)
        )


def _calling(user: UserId | None) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user)] if user else False
    )


def _controls(message: discord.Message) -> tuple[ControlId, ...]:
    if not message.flags.components_v2:
        return ()
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    ids = (getattr(item, "custom_id", None) for item in items)
    return tuple(ControlId.parse(custom_id) for custom_id in ids if custom_id)
