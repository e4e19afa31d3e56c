"""The people who use the bots: what they can do and what they see.

A person can do what Discord's client allows; any other action raises `NotPossibleError` immediately.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, overload

from discord_playground.attachments import Upload
from discord_playground.channels import THREAD_NAME, ForumChannel, TextChannel, Thread
from discord_playground.commands import Installation
from discord_playground.direct_messages import DirectChannel
from discord_playground.drafts import read_draft
from discord_playground.errors import Reason, Refusal
from discord_playground.events import Event
from discord_playground.forms import modal_data
from discord_playground.interaction_data import (
    button_data,
    command_data,
    find_button,
    find_select,
    menu_data,
    select_data,
)
from discord_playground.interactions import Choice, Interaction, InteractionType, Modal
from discord_playground.messages import Channel, Message
from discord_playground.permissions import Permission
from discord_playground.picked import NotPossibleError, Resolved
from discord_playground.private_channels import MOST_IN_GROUP, PrivateChannel
from discord_playground.system_messages import LASTING
from discord_playground.users import Application, User
from discord_playground.waiting import PATIENCE, wait_until
from discord_playground.world import World


@dataclass(eq=False)
class Person(User):
    """A human user of Discord's client."""

    world: World = field(kw_only=True, repr=False)

    # Acting

    async def command(
        self,
        channel: Channel,
        command: str,
        options: Mapping[str, Any] | None = None,
        /,
        **more: Any,  # noqa: ANN401  options have many types
    ) -> Interaction:
        """Use a slash command such as `"games challenge"`; return once it was answered or has failed.

        Pass options by name, and those named like Python keywords in the mapping. Users, channels and roles are
        passed as objects, files as `Upload`, choices by name or value.
        """
        return await self._answered(self.begin_command(channel, command, {**(options or {}), **more}))

    def begin_command(self, channel: Channel, command: str, options: Mapping[str, Any]) -> Interaction:
        """Use a slash command without waiting for the answer."""
        self._check_commands(channel)
        application, data = command_data(self.world, channel, self, command, options)
        return self.world.begin(
            InteractionType.COMMAND, application=application, user=self, channel=channel, data=data
        )

    async def menu(self, target: User | Message, name: str, channel: Channel | None = None) -> Interaction:
        """Use a context-menu command of a message, or of a person seen in a channel."""
        return await self._answered(self.begin_menu(target, name, channel))

    def begin_menu(self, target: User | Message, name: str, channel: Channel | None = None) -> Interaction:
        """Use a context-menu command without waiting for the answer."""
        if isinstance(target, Message):
            self._check_sees(target)
            channel = target.channel
        if channel is None:
            raise NotPossibleError("pass the channel in which the person is seen")
        if channel.guild is None and isinstance(target, User) and channel.user(target.id) is None:
            raise NotPossibleError(f"{target.name} is not seen in these direct messages")
        self._check_commands(channel)
        application, data = menu_data(self.world, channel, self, name, target)
        return self.world.begin(
            InteractionType.COMMAND, application=application, user=self, channel=channel, data=data
        )

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        options: Mapping[str, Any] | None = None,
        /,
        *,
        focused: str,
        **more: Any,  # noqa: ANN401  options have many types
    ) -> list[Choice]:
        """Type into an option of a slash command and return the choices that the bot offers.

        `focused` names the option; its value is the text typed so far (by default empty).
        """
        self._check_commands(channel)
        given = {**(options or {}), **more}
        application, data = command_data(self.world, channel, self, command, given, focused=focused)
        interaction = self.world.begin(
            InteractionType.AUTOCOMPLETE, application=application, user=self, channel=channel, data=data
        )
        await self._answered(interaction)
        if interaction.failed:
            raise NotPossibleError(f"loading the options of {focused!r} failed")
        return interaction.choices

    async def click(self, message: Message, button: str) -> Interaction:
        """Press a button, identified by its label, its emoji, both, or its `custom_id`."""
        return await self._answered(self.begin_click(message, button))

    def begin_click(self, message: Message, button: str) -> Interaction:
        """Press a button without waiting for the answer."""
        self._check_sees(message)
        self._check_unlocked(message.channel)
        found = find_button(message, button)
        return self._use(message, button_data(found))

    async def select(self, message: Message, select: str, *chosen: Any) -> Interaction:  # noqa: ANN401  texts or people
        """Choose from a select menu, identified by its placeholder or `custom_id`.

        Identify options by label or value; pass users, roles or channels as objects.
        """
        return await self._answered(self.begin_select(message, select, *chosen))

    def begin_select(self, message: Message, select: str, *chosen: Any) -> Interaction:  # noqa: ANN401  texts or people
        """Choose from a select menu without waiting for the answer."""
        self._check_sees(message)
        self._check_unlocked(message.channel)
        found = find_select(message, select)
        resolved = Resolved(self.world, self._application_of(message), message.channel)
        return self._use(message, select_data(found, chosen, resolved))

    async def submit(self, modal: Modal | None, fields: Mapping[str, Any]) -> Interaction:
        """Fill in a modal (fields by label or `custom_id`) and submit it; pass files as `Upload`."""
        return await self._answered(self.begin_submit(modal, fields))

    def begin_submit(self, modal: Modal | None, fields: Mapping[str, Any]) -> Interaction:
        """Submit a modal without waiting for the answer."""
        if modal is None:
            raise NotPossibleError("no modal is open")
        before = modal.interaction
        if before.user is not self:
            raise NotPossibleError("somebody else sees this modal")
        self._check(before.channel, Permission.VIEW_CHANNEL)
        return self.world.begin(
            InteractionType.MODAL,
            application=before.application,
            user=self,
            channel=before.channel,
            data=modal_data(modal, fields, Resolved(self.world, before.application, before.channel)),
            message=before.message,
            origin=before,
        )

    def forge(
        self,
        kind: InteractionType,
        application: Application,
        channel: Channel,
        data: dict[str, Any],
        *,
        message: Message | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Send arbitrary interaction data that no client would send, without any check and without waiting.

        `message` is the message that supposedly carries the component, `origin` what supposedly opened the form.
        """
        return self.world.begin(
            kind,
            application=application,
            user=self,
            channel=channel,
            data=data,
            message=message,
            origin=origin,
        )

    def say(
        self,
        channel: Channel,
        text: str,
        *,
        reply_to: Message | None = None,
        files: Sequence[Upload] = (),
    ) -> Message:
        """Post a message, optionally with files."""
        self._check(channel, channel.writing)
        if isinstance(channel, ForumChannel):
            raise NotPossibleError("in a forum people write in posts only")
        if isinstance(channel, Thread) and (obstacle := channel.obstacle(self)):
            raise NotPossibleError(obstacle.words)
        try:
            draft = read_draft({"content": text}, dict(enumerate(files)), channel=channel)
        except Refusal as refusal:
            raise NotPossibleError(str(refusal.body)) from None
        return self.world.post(draft, channel=channel, author=self, reference=reply_to)

    def open_thread(self, channel: TextChannel, name: str) -> Thread:
        """Create a public thread in a channel."""
        self._check(channel, Permission.CREATE_PUBLIC_THREADS)
        if isinstance(channel, ForumChannel):
            raise NotPossibleError("a post in a forum begins with a message: use open_post")
        _check_name(name)
        return channel.create_thread(name, owner=self)

    def open_post(self, forum: ForumChannel, name: str, text: str) -> Thread:
        """Create a post in a forum, with its first message."""
        self._check(forum, forum.writing)
        _check_name(name)
        try:
            draft = read_draft({"content": text}, {}, channel=forum)
        except Refusal as refusal:
            raise NotPossibleError(str(refusal.body)) from None
        return self.world.open_post(draft, forum, name, author=self)

    def delete(self, message: Message) -> None:
        """Delete the person's own message or, with the permission, another user's; dismiss an ephemeral one."""
        self._check_sees(message)
        if message.type in LASTING:
            raise NotPossibleError("Discord's own messages stay")
        if message.author is not self and message.viewer is not self:
            self._check(message.channel, Permission.MANAGE_MESSAGES)
        self.world.delete(message)

    def install(self, application: Application) -> None:
        """Install an application for oneself, which offers its commands everywhere."""
        if Installation.USER not in application.installations:
            raise NotPossibleError(f"{application.name} can't be installed by people")
        application.user_ids.add(self.id)
        self.world.ground.publish(InstallationChanged(application, self))

    def uninstall(self, application: Application) -> None:
        """Remove an application that one had installed for oneself."""
        application.user_ids.discard(self.id)
        self.world.ground.publish(InstallationChanged(application, self))

    def open_group_chat(self, *people: "Person", name: str | None = None) -> PrivateChannel:
        """Open a group chat with others."""
        if not len(people) < MOST_IN_GROUP:
            raise NotPossibleError(f"a group chat has at most {MOST_IN_GROUP} people")
        return self.world.open_private_channel([self, *people], owner=self, name=name)

    def refuse_direct_messages(self, application: Application) -> None:
        """Stop accepting a bot's direct messages."""
        self.direct_messages(application).set_closed(True)

    def accept_direct_messages(self, application: Application) -> None:
        """Accept a bot's direct messages again."""
        self.direct_messages(application).set_closed(False)

    # Seeing

    def messages(self, channel: Channel) -> list[Message]:
        """Return the messages that this person sees in a channel, oldest first, including ephemeral ones."""
        return channel.visible_to(self)

    def delete_account(self) -> None:
        """Leave all servers and group chats for good: no direct messages can be opened any more."""
        self.deleted = True
        for chat in self.world.private_channels.values():
            if chat.owner is not None and self in chat.people:
                chat.remove_person(self)
        for guild in self.world.guilds.values():
            if self.id in guild.members:
                guild.remove_member(self)

    @overload
    def direct_messages(self, other: Application) -> DirectChannel: ...

    @overload
    def direct_messages(self, other: "Person") -> PrivateChannel: ...

    def direct_messages(self, other: "Application | Person") -> DirectChannel | PrivateChannel:
        """Return the direct messages with a bot, `closed` if this person refuses them, or with another person."""
        if isinstance(other, Application):
            return self.world.direct_channel(self, other.user)
        return self.world.private_channel(self, other)

    def pings_in(self, channel: Channel) -> list[Message]:
        """Return the messages in a channel that pinged this person, oldest first."""
        return [message for message in self.messages(channel) if self.id in message.pings]

    # Internals

    def _application_of(self, message: Message) -> Application:
        """Return the bot that wrote a message; only bots' messages have components."""
        return self.world.applications[message.author.id]

    def _use(self, message: Message, data: dict[str, Any]) -> Interaction:
        application = self._application_of(message)
        guild = message.channel.guild
        if guild is not None and not self.world.owners_of_component(message, application, self):
            raise NotPossibleError(f"{application.name} left this server")
        self._reopen(message.channel)
        return self.world.begin(
            InteractionType.COMPONENT,
            application=application,
            user=self,
            channel=message.channel,
            data=data,
            message=message,
        )

    def _reopen(self, channel: Channel) -> None:
        """Unarchive a thread as this person before a component in it is used; fail if the person may not.

        So do the clients for the web and for phones, which then send no interaction; the one for desktops sends it at
        once: https://github.com/discord/discord-api-docs/issues/8474
        """
        if not isinstance(channel, Thread) or not channel.archived:
            return
        self._check(channel, channel.writing)
        if obstacle := channel.obstacle(self):
            raise NotPossibleError(obstacle.words)
        channel.edit(archived=False)

    async def _answered(self, interaction: Interaction) -> Interaction:
        await self._until(lambda: interaction.over, f"an answer to {interaction.data}")
        return interaction

    async def _until(self, condition: Callable[[], bool], what: str) -> None:
        await wait_until(self.world.ground.stream, condition, what=what, timeout=PATIENCE)

    def _check_commands(self, channel: Channel) -> None:
        self._check(channel, Permission.USE_APPLICATION_COMMANDS)
        if isinstance(channel, ForumChannel):
            raise NotPossibleError("in a forum commands are used in posts only")
        if isinstance(channel, Thread) and channel.archived:
            raise NotPossibleError("commands can't be used in an archived thread")

    def _check_unlocked(self, channel: Channel) -> None:
        """Check that components can be used in a channel: clients disable those in locked threads.

        https://github.com/discord/discord-api-docs/issues/7900
        """
        if isinstance(channel, Thread) and channel.obstacle(self) is not None:
            raise NotPossibleError(Reason.THREAD_LOCKED.words)

    def _check_there(self, channel: Channel) -> None:
        if channel.deleted:
            raise NotPossibleError("this channel was deleted")
        if channel.guild is not None and not channel.guild.available:
            raise NotPossibleError("this server is unavailable")

    def _check(self, channel: Channel, permission: Permission) -> None:
        self._check_there(channel)
        if permission not in channel.permissions_of(self):
            raise NotPossibleError(f"{self.name} lacks {permission.name} in this channel")

    def _check_sees(self, message: Message) -> None:
        self._check_there(message.channel)
        if message.deleted:
            raise NotPossibleError("this message was deleted")
        if not message.channel.shows(message, self):
            raise NotPossibleError(f"{self.name} does not see this message")


@dataclass(frozen=True)
class InstallationChanged(Event):
    """A person installed or removed an application for themselves. Bots receive no event of the gateway for it.

    https://docs.discord.com/developers/events/webhook-events#application-authorized
    """

    application: Application
    person: Person


def _check_name(name: str) -> None:
    if not 1 <= len(name) <= THREAD_NAME:
        raise NotPossibleError(f"a thread's name has 1 to {THREAD_NAME} characters")
