"""The world: people, bots, servers, channels and what goes on in them."""

from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Any

from playground.attachments import Attachment, Upload
from playground.channels import Thread
from playground.direct_messages import DirectChannel, DirectMessagesOpened
from playground.drafts import Draft
from playground.errors import BrokenServer, Reason, Refusal
from playground.events import Ground
from playground.guilds import Guild, GuildDeleted
from playground.interactions import Interaction, InteractionCreated, InteractionType
from playground.mentions import read_mentions
from playground.messages import (
    Channel,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    MessageFlag,
    MessagesPurged,
    MessageType,
)
from playground.users import Application, User

NONCE_SECONDS = 300.0
STILL_SERVED = 50
"""How many files are still served that an edit has taken off their messages: a page may be just about to load one.

Discord serves them for a while, too.
"""
UNAVAILABLE = 503


class World:
    """Finds things by their ids, and changes them so that the stream hears of it."""

    def __init__(self) -> None:
        self.ground = Ground()
        self.users: dict[int, User] = {}
        self.applications: dict[int, Application] = {}
        self.guilds: dict[int, Guild] = {}
        self.direct_channels: dict[int, DirectChannel] = {}
        self.interactions: OrderedDict[int, Interaction] = OrderedDict()
        self.uploads: dict[int, Attachment] = {}
        self._by_token: dict[str, Interaction] = {}
        self._let_go = deque[Attachment](maxlen=STILL_SERVED)

    # Finding

    def channel(self, channel_id: int) -> Channel:
        """Find a channel of whatever kind; refuse if there is none, or if its server is unavailable."""
        for guild in self.guilds.values():
            if channel_id in guild.channels:
                return _reached(guild).channels[channel_id]
        if channel_id in self.direct_channels:
            return self.direct_channels[channel_id]
        raise Refusal(Reason.UNKNOWN_CHANNEL)

    def guild(self, guild_id: int) -> Guild:
        """Find a server; refuse if there is none, or if it is unavailable."""
        if guild_id not in self.guilds:
            raise Refusal(Reason.UNKNOWN_GUILD)
        return _reached(self.guilds[guild_id])

    def application_with(self, token: str) -> Application | None:
        """Find the application whose bot token this is."""
        return next((each for each in self.applications.values() if each.token == token), None)

    def interaction_with(self, token: str) -> Interaction | None:
        """Find the interaction whose token this is, unless that is too old."""
        found = self._by_token.get(token)
        return None if found is None or found.expired else found

    def guilds_of(self, application: Application) -> list[Guild]:
        """The servers that a bot is in."""
        return [guild for guild in self.guilds.values() if application.id in guild.applications]

    def attachment(self, channel_id: int, attachment_id: int) -> Attachment | None:
        """Find a file that a message in that channel carries, or did before one of the last edits."""
        for message in reversed(self.channel(channel_id).messages.values()):
            for attachment in message.attachments:
                if attachment.id == attachment_id:
                    return attachment
        return next((each for each in self._let_go if each.id == attachment_id), None)

    # Making

    def take_upload(self, upload: Upload, application: Application) -> Attachment:
        """Take in a file that a person gives a bot with a command or a form; it stays as long as that is known."""
        number = self.ground.new_id()
        url = f"{self.ground.origin}/ephemeral-attachments/{application.id}/{number}/{upload.filename}"
        self.uploads[number] = Attachment.of(upload, id=number, url=url, description=None)
        return self.uploads[number]

    def register(self, application: Application) -> None:
        """Add an application and its bot."""
        self.users[application.user.id] = application.user
        self.applications[application.id] = application

    def direct_channel(self, human: User, bot: User) -> DirectChannel:
        """The direct messages between a human and a bot, opened if need be."""
        for channel in self.direct_channels.values():
            if channel.human is human and channel.bot is bot:
                return channel
        channel = DirectChannel(self.ground, self.ground.new_id(), human, bot)
        self.direct_channels[channel.id] = channel
        self.ground.publish(DirectMessagesOpened(channel))
        return channel

    def obstacle(self, channel: DirectChannel) -> Reason | None:
        """The reason why a bot's messages do not reach a human: closed to it, or no server in common."""
        if channel.closed:
            return Reason.CANNOT_MESSAGE_USER
        together = {channel.human.id, channel.bot.id}
        shared = any(together <= guild.members.keys() for guild in self.guilds.values())
        return None if shared else Reason.NO_COMMON_GUILD

    def delete_guild(self, guild: Guild) -> None:
        """Take a server away, with all that is in it."""
        for channel in guild.channels.values():
            channel.deleted = True
        del self.guilds[guild.id]
        self.ground.publish(GuildDeleted(guild))

    def post(
        self,
        draft: Draft,
        *,
        channel: Channel,
        author: User,
        nonce: str | int | None = None,
        reference: Message | None = None,
        interaction: Interaction | None = None,
    ) -> Message:
        """Post a message; as an interaction's answer it may be for one person alone."""
        message = self.blank_message(channel, author, draft.flags, interaction)
        draft.apply(message)
        message.nonce = nonce
        if reference is not None:
            message.reference = reference
            message.type = MessageType.REPLY
        message.mentions = read_mentions(
            draft.text,
            draft.allowed_mentions,
            channel=channel,
            author=author,
            replied_to=reference.author if reference and interaction is None else None,
        )
        pinged = message.mentions.pinged
        if message.viewer is not None:
            pinged &= {message.viewer.id}
        if MessageFlag.SUPPRESS_NOTIFICATIONS not in message.flags:
            message.pings = pinged
        self._store(message)
        return message

    def post_loading(self, interaction: Interaction, *, flags: MessageFlag) -> Message:
        """Post "… is thinking" as an interaction's first answer."""
        message = self.blank_message(
            interaction.channel, interaction.application.user, flags | MessageFlag.LOADING, interaction
        )
        self._store(message)
        return message

    def blank_message(
        self, channel: Channel, author: User, flags: MessageFlag, interaction: Interaction | None
    ) -> Message:
        """Make a message that is still empty and belongs to no list of messages yet."""
        message = Message(channel, self.ground.new_id(), author, self.ground.now(), flags=flags)
        if interaction is not None:
            message.application_id = interaction.application.id
            message.origin = interaction.metadata()
            if interaction.type is InteractionType.COMMAND:
                message.type = MessageType.MENU_COMMAND if interaction.from_menu else MessageType.COMMAND
                message.command = interaction.command
            if MessageFlag.EPHEMERAL in flags:
                message.viewer = interaction.user
        return message

    def _store(self, message: Message) -> None:
        channel = message.channel
        if message.viewer is None and isinstance(channel, Thread) and channel.archived:
            if channel.locked:
                raise Refusal(Reason.THREAD_ARCHIVED)
            channel.edit(archived=False)  # a message opens it again
        channel.add(message)
        self.ground.publish(MessageCreated(message))

    def edit(self, message: Message, draft: Draft) -> None:
        """Edit a message; nobody is pinged. An edit that completes "… is thinking" leaves no mark "(edited)".

        Refuse in an archived thread, where nothing changes.
        """
        channel = message.channel
        if message.viewer is None and isinstance(channel, Thread) and channel.archived:
            raise Refusal(Reason.THREAD_ARCHIVED)
        if not message.loading:
            message.edited_at = self.ground.now()
        self._let_go.extend(each for each in message.attachments if each not in draft.attachments)
        draft.apply(message)
        message.mentions = read_mentions(
            draft.text, draft.allowed_mentions, channel=message.channel, author=message.author
        )
        self.ground.publish(MessageEdited(message))

    def delete(self, message: Message) -> None:
        """Delete a message, and its files with it."""
        _take_away(message)
        self.ground.publish(MessageDeleted(message))

    def purge(self, channel: Channel, messages: Iterable[Message]) -> None:
        """Delete several messages of a channel at once, as moderators' tools do."""
        purged = tuple(messages)
        for message in purged:
            _take_away(message)
        self.ground.publish(MessagesPurged(channel, purged))

    def repeated(self, channel: Channel, author: User, nonce: str | int) -> Message | None:
        """Find the message that the author posted under that nonce within the last minutes."""
        message = channel.latest_with(nonce, author)
        if message is None or message.created_at < self.ground.now() - NONCE_SECONDS:
            return None
        return message

    def begin(
        self,
        kind: InteractionType,
        *,
        application: Application,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        message: Message | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Let a person do something that a bot has to answer."""
        self._forget_old_interactions()
        interaction = Interaction(
            self.ground,
            self.ground.new_id(),
            kind,
            application,
            user,
            channel,
            data,
            message=message,
            origin=origin,
        )
        self.interactions[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self.ground.publish(InteractionCreated(interaction))
        return interaction

    def _forget_old_interactions(self) -> None:
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if not oldest.expired:
                break
            del self.interactions[oldest.id]
            del self._by_token[oldest.token]
            for number in oldest.data.get("resolved", {}).get("attachments", ()):
                self.uploads.pop(int(number), None)


def _take_away(message: Message) -> None:
    message.channel.remove(message)
    message.deleted = True
    message.attachments = []


def _reached(guild: Guild) -> Guild:
    if not guild.available:
        raise BrokenServer(UNAVAILABLE)
    return guild
