"""The world: people, bots, servers, channels and everything that happens in them."""

from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Any

from discord_playground.attachments import Attachment, Upload
from discord_playground.channels import ARCHIVE_AFTER_MINUTES, ForumChannel, Thread
from discord_playground.commands import Command, Context, Installation
from discord_playground.direct_messages import DirectChannel, DirectMessagesOpened
from discord_playground.drafts import Draft
from discord_playground.errors import BrokenServer, Reason, Refusal
from discord_playground.events import Ground
from discord_playground.guilds import Guild, GuildDeleted
from discord_playground.interactions import (
    SERVER,
    USER,
    Interaction,
    InteractionCreated,
    InteractionType,
    context_of,
)
from discord_playground.mentions import read_mentions
from discord_playground.messages import (
    Channel,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    MessageFlag,
    MessagesPurged,
    MessageType,
)
from discord_playground.nonces import Nonces
from discord_playground.notifications import Notification, notification_text, notifications_of
from discord_playground.private_channels import PrivateChannel, PrivateChannelChanged
from discord_playground.users import Application, User

KEPT_NOTIFICATIONS = 50_000
STILL_SERVED = 50
"""The number of files removed by edits or with messages that are still served: a browser may be about to load them.

Discord also serves such files for a while.
"""
UNAVAILABLE = 503


class World:
    """All objects of the playground, by id; publishes the changes that it makes."""

    def __init__(self) -> None:
        self.ground = Ground()
        self.users: dict[int, User] = {}
        self.applications: dict[int, Application] = {}
        self.guilds: dict[int, Guild] = {}
        self.direct_channels: dict[int, DirectChannel] = {}
        self.private_channels: dict[int, PrivateChannel] = {}
        self.interactions: OrderedDict[int, Interaction] = OrderedDict()
        self.uploads: dict[int, Attachment] = {}
        self.notifications = deque[Notification](maxlen=KEPT_NOTIFICATIONS)
        self._by_token: dict[str, Interaction] = {}
        self.nonces = Nonces(self.ground.clock)
        self._let_go = deque[Attachment](maxlen=STILL_SERVED)

    # Finding

    def channel(self, channel_id: int) -> Channel:
        """Return a channel of any kind. Raises `Refusal` if it is unknown or its server is unavailable."""
        for guild in self.guilds.values():
            if channel_id in guild.channels:
                return _reached(guild).channels[channel_id]
        if channel_id in self.direct_channels:
            return self.direct_channels[channel_id]
        if channel_id in self.private_channels:
            return self.private_channels[channel_id]
        raise Refusal(Reason.UNKNOWN_CHANNEL)

    def guild(self, guild_id: int) -> Guild:
        """Return a server. Raises `Refusal` if it is unknown or unavailable."""
        if guild_id not in self.guilds:
            raise Refusal(Reason.UNKNOWN_GUILD)
        return _reached(self.guilds[guild_id])

    def application_with(self, token: str) -> Application | None:
        return next((each for each in self.applications.values() if each.token == token), None)

    def interaction_with(self, token: str) -> Interaction | None:
        """Return the interaction with a token, unless the token has expired."""
        found = self._by_token.get(token)
        return None if found is None or found.expired else found

    def guilds_of(self, application: Application) -> list[Guild]:
        """Return the servers that a bot is in."""
        return [guild for guild in self.guilds.values() if application.id in guild.applications]

    def attachment(self, channel_id: int, attachment_id: int) -> Attachment | None:
        """Return a file attached to a message of the channel, or one that was removed a short while ago."""
        for message in reversed(self.channel(channel_id).messages.values()):
            for attachment in message.attachments:
                if attachment.id == attachment_id:
                    return attachment
        return next((each for each in self._let_go if each.id == attachment_id), None)

    # Making

    def take_upload(self, upload: Upload, application: Application) -> Attachment:
        """Store a file that a person passed to a command or a modal."""
        number = self.ground.new_id()
        url = f"{self.ground.origin}/ephemeral-attachments/{application.id}/{number}/{upload.filename}"
        self.uploads[number] = Attachment.of(upload, id=number, url=url, description=None)
        return self.uploads[number]

    def register(self, application: Application) -> None:
        self.users[application.user.id] = application.user
        self.applications[application.id] = application

    def direct_channel(self, human: User, bot: User) -> DirectChannel:
        """Return the direct messages between a human and a bot, opening them if necessary."""
        for channel in self.direct_channels.values():
            if channel.human is human and channel.bot is bot:
                return channel
        channel = DirectChannel(self.ground, self.ground.new_id(), human, bot)
        self.direct_channels[channel.id] = channel
        self.ground.publish(DirectMessagesOpened(channel))
        return channel

    def private_channel(self, one: User, other: User) -> PrivateChannel:
        """Return the direct messages between two people, opening them if necessary."""
        for channel in self.private_channels.values():
            if channel.owner is None and {one, other} == set(channel.people):
                return channel
        return self.open_private_channel([one, other])

    def open_private_channel(
        self, people: list[User], *, owner: User | None = None, name: str | None = None
    ) -> PrivateChannel:
        """Open direct messages between two people, or with an `owner` a group chat."""
        channel = PrivateChannel(self.ground, self.ground.new_id(), people, owner, name)
        self.private_channels[channel.id] = channel
        self.ground.publish(PrivateChannelChanged(channel))
        return channel

    def share_a_server(self, one: User, other: User) -> bool:
        together = {one.id, other.id}
        return any(together <= guild.members.keys() for guild in self.guilds.values())

    def obstacle(self, channel: DirectChannel) -> Reason | None:
        """Return why a bot can't message a human; None if it can.

        The human accepts no messages from it, or neither shares a server with it nor has installed it:
        https://github.com/discord/discord-api-docs/issues/7275, https://github.com/discord/discord-api-docs/issues/8238
        """
        if channel.closed:
            return Reason.CANNOT_MESSAGE_USER
        installed = channel.human.id in self.applications[channel.bot.id].user_ids
        reachable = installed or self.share_a_server(channel.human, channel.bot)
        return None if reachable else Reason.NO_COMMON_GUILD

    # Installations

    def owners_for(
        self, application: Application, channel: Channel, user: User, command: Command | None = None
    ) -> dict[str, str]:
        """Return which installations let a user use an application in a channel, or one of its commands.

        They are Discord's `authorizing_integration_owners`; without any, the application can't be used there.
        https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
        """
        context = context_of(channel, application)
        offered = command.installations if command else frozenset(Installation)
        owners: dict[str, str] = {}
        if Installation.SERVER in offered and self._has_server_in(context, application, channel, user):
            owners[SERVER] = str(channel.guild.id) if channel.guild else "0"
        if Installation.USER in offered and user.id in application.user_ids:
            owners[USER] = str(user.id)
        return owners

    def _has_server_in(
        self, context: Context, application: Application, channel: Channel, user: User
    ) -> bool:
        """Return whether an application's installation in a server counts here: in that one, or in its own messages."""
        if channel.guild is not None:
            return application.id in channel.guild.applications
        own = context is Context.BOT_DIRECT_MESSAGES
        return own and self.share_a_server(application.user, user)

    def owners_of_component(self, message: Message, application: Application, user: User) -> dict[str, str]:
        """Return the installations for a component. Anyone may use it, whoever's installation brought it here.

        https://docs.discord.com/developers/tutorials/developing-a-user-installable-app#using-metadata-for-message-component-interactions
        """
        origin = message.origin or {}
        brought = origin.get("authorizing_integration_owners", {}).get(USER)
        owners = self.owners_for(application, message.channel, user)
        if SERVER not in owners and context_of(message.channel, application) is Context.BOT_DIRECT_MESSAGES:
            owners[SERVER] = "0"  # the bot wrote to the person itself
        return owners if brought is None else {**owners, USER: brought}

    def delete_guild(self, guild: Guild) -> None:
        """Delete a server with everything in it."""
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
        message_id: int | None = None,
    ) -> Message:
        """Post a message; an interaction's answer may be ephemeral. Without a `message_id` it gets a new id.

        A public message unarchives its thread. Raises `Refusal` if the archived thread is also locked.
        """
        message = self.blank_message(channel, author, draft.flags, interaction)
        message.id = message.id if message_id is None else message_id
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

    def open_post(
        self,
        draft: Draft,
        forum: ForumChannel,
        name: str,
        *,
        author: User,
        archive_minutes: int = ARCHIVE_AFTER_MINUTES,
    ) -> Thread:
        """Open a thread in a forum with its first message, which shares the thread's id."""
        thread = forum.create_thread(name, owner=author, archive_minutes=archive_minutes)
        self.post(draft, channel=thread, author=author, message_id=thread.id)
        return thread

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
        """Return an empty message that is not yet stored in its channel."""
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
            channel.edit(archived=False)  # a new message unarchives the thread
        channel.add(message)
        self.nonces.note(message)
        notifications = notifications_of(message)
        message.notified = tuple(each.user for each in notifications)
        message.notice = notification_text(message)
        self.notifications.extend(notifications)
        self.ground.publish(MessageCreated(message))

    def edit(self, message: Message, draft: Draft) -> None:
        """Edit a message without pinging anyone; completing "… is thinking" does not mark it as edited.

        Raises `Refusal` in an archived thread.
        """
        channel = message.channel
        if message.viewer is None and isinstance(channel, Thread) and channel.archived:
            raise Refusal(Reason.THREAD_ARCHIVED)
        if not message.loading:
            message.edited_at = self.ground.now()
        self._let_go.extend(each for each in message.attachments if each not in draft.attachments)
        draft.apply(message)
        if draft.rewrites:
            message.mentions = read_mentions(
                draft.text, draft.allowed_mentions, channel=message.channel, author=message.author
            )
        self.ground.publish(MessageEdited(message))

    def delete(self, message: Message) -> None:
        """Delete a message; the latest files that were deleted are still served for a while."""
        self._let_go.extend(message.attachments)
        _remove(message)
        self.ground.publish(MessageDeleted(message))

    def purge(self, channel: Channel, messages: Iterable[Message]) -> None:
        """Bulk-delete messages of a channel, as moderation tools do."""
        purged = tuple(messages)
        for message in purged:
            _remove(message)
        self.ground.publish(MessagesPurged(channel, purged))

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
        """Create an interaction and publish it for the bot to answer."""
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
        interaction.owners = self._owners(interaction)
        self.interactions[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self.ground.publish(InteractionCreated(interaction))
        return interaction

    def _owners(self, begun: Interaction) -> dict[str, str]:
        """Return the installations that authorize an interaction; for a form they are those of what opened it."""
        if begun.origin is not None:
            return begun.origin.owners
        if begun.message is not None:
            return self.owners_of_component(begun.message, begun.application, begun.user)
        used = begun.application.commands.find(str(begun.data.get("id"))) if begun.command else None
        return self.owners_for(begun.application, begun.channel, begun.user, used)

    def _forget_old_interactions(self) -> None:
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if not oldest.expired:
                break
            del self.interactions[oldest.id]
            del self._by_token[oldest.token]
            for number in oldest.data.get("resolved", {}).get("attachments", ()):
                self.uploads.pop(int(number), None)


def _remove(message: Message) -> None:
    message.channel.remove(message)
    message.deleted = True
    message.attachments = []


def _reached(guild: Guild) -> Guild:
    if not guild.available:
        raise BrokenServer(UNAVAILABLE)
    return guild
