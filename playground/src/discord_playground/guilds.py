"""Servers ("guilds"), their roles and members.

https://docs.discord.com/developers/resources/guild
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from discord_playground.channels import (
    AnnouncementChannel,
    ChannelCreated,
    ForumChannel,
    GuildChannel,
    TextChannel,
    Thread,
)
from discord_playground.events import Event, Ground
from discord_playground.members import Member, Role
from discord_playground.permissions import (
    EVERYTHING,
    IN_TIMEOUT,
    NEWCOMER,
    NOTHING,
    Overwrite,
    Permission,
    with_overwrites,
)
from discord_playground.users import Application, User

LONGEST_TIMEOUT = 28 * 86_400.0  # seconds

C = TypeVar("C", bound=TextChannel)


class NotificationLevel(IntEnum):
    """Which messages notify a server's members, unless they choose something else.

    https://docs.discord.com/developers/resources/guild#guild-object-default-message-notification-level
    """

    ALL_MESSAGES = 0
    ONLY_MENTIONS = 1


@dataclass(eq=False)
class Guild:
    """A server; while not `available` it is unreachable, as in a Discord outage."""

    ground: Ground
    id: int
    name: str
    owner: User
    locale: str = "en-US"
    default_message_notifications: NotificationLevel = NotificationLevel.ONLY_MENTIONS
    roles: dict[int, Role] = field(default_factory=dict, init=False)
    members: dict[int, Member] = field(default_factory=dict, init=False)
    channels: dict[int, GuildChannel] = field(default_factory=dict, init=False)
    applications: dict[int, Application] = field(default_factory=dict, init=False)
    available: bool = field(default=True, init=False)
    system_channel: TextChannel | None = field(default=None, init=False)
    """The channel in which Discord greets new members and bots introduce themselves."""
    blocked_words: set[str] = field(default_factory=set, init=False)
    """Lower-case words that AutoMod blocks in thread names."""
    _granted: dict[int, Permission] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self.everyone = self.roles[self.id] = Role(self.id, "@everyone", NEWCOMER)
        self.members[self.owner.id] = Member(self.owner, self.ground.now())

    @property
    def text_channels(self) -> list[TextChannel]:
        """The channels that are not threads, in display order."""
        return [channel for channel in self.channels.values() if isinstance(channel, TextChannel)]

    @property
    def threads(self) -> list[Thread]:
        """All threads, including archived ones."""
        return [channel for channel in self.channels.values() if isinstance(channel, Thread)]

    def blocks(self, name: str) -> bool:
        """Return whether AutoMod blocks a thread name."""
        return any(word in name.lower() for word in self.blocked_words)

    def create_text_channel(
        self, name: str, *, topic: str | None = None, overwrites: Iterable[Overwrite] = ()
    ) -> TextChannel:
        return self._create_channel(TextChannel, name, topic, overwrites)

    def create_announcement_channel(
        self, name: str, *, topic: str | None = None, overwrites: Iterable[Overwrite] = ()
    ) -> AnnouncementChannel:
        return self._create_channel(AnnouncementChannel, name, topic, overwrites)

    def create_forum(
        self, name: str, *, topic: str | None = None, overwrites: Iterable[Overwrite] = ()
    ) -> ForumChannel:
        return self._create_channel(ForumChannel, name, topic, overwrites)

    def _create_channel(
        self, kind: type[C], name: str, topic: str | None, overwrites: Iterable[Overwrite]
    ) -> C:
        channel = kind(
            self.ground,
            self.ground.new_id(),
            self,
            name,
            topic=topic,
            position=len(self.text_channels),
            overwrites={overwrite.subject_id: overwrite for overwrite in overwrites},
        )
        self.channels[channel.id] = channel
        self.ground.publish(ChannelCreated(channel))
        return channel

    def create_role(
        self,
        name: str,
        *,
        permissions: Permission = NOTHING,
        mentionable: bool = False,
        bot_id: int | None = None,
    ) -> Role:
        role = Role(
            self.ground.new_id(), name, permissions, len(self.roles), mentionable=mentionable, bot_id=bot_id
        )
        self.roles[role.id] = role
        self.ground.publish(RoleCreated(self, role))
        return role

    def add_member(
        self,
        user: User,
        *,
        permissions: Permission = NOTHING,
        roles: Iterable[Role] = (),
        nick: str | None = None,
    ) -> Member:
        """Add a user as a member; `permissions` are granted by a new role, in addition to those of @everyone."""
        given = list(roles)
        if permissions:
            given.append(self.create_role(user.name, permissions=permissions))
        member = Member(user, self.ground.now(), given, nick)
        self.members[user.id] = member
        self.ground.publish(MemberJoined(self, member))
        return member

    def edit_member(
        self, user: User, *, nick: str | None = None, roles: Iterable[Role] | None = None
    ) -> None:
        """Change a member's nickname or roles; None leaves either unchanged."""
        member = self.members[user.id]
        member.nick = member.nick if nick is None else nick
        with self.changing_sight():
            member.roles = member.roles if roles is None else list(roles)
            self.ground.publish(MemberUpdated(self, member))

    def time_out(self, user: User, *, seconds: float) -> None:
        """Put a member in a timeout, which ends by itself: bots receive no event when it does.

        Raises `ValueError` for more than 28 days, and for the owner and administrators, whom Discord exempts.

        https://docs.discord.com/developers/resources/guild#modify-guild-member
        """
        if not 0 < seconds <= LONGEST_TIMEOUT:
            raise ValueError("a timeout lasts at most 28 days")
        if self.permissions_of(user) == EVERYTHING:
            raise ValueError(f"{user.name} can't be timed out")
        self._set_timeout(user, self.ground.now() + seconds)

    def end_timeout(self, user: User) -> None:
        """Lift a member's timeout."""
        self._set_timeout(user, None)

    def _set_timeout(self, user: User, until: float | None) -> None:
        member = self.members[user.id]
        member.timed_out_until = until
        self.ground.publish(MemberUpdated(self, member))

    def is_timed_out(self, user: User) -> bool:
        member = self.members.get(user.id)
        return (
            member is not None
            and member.timed_out_until is not None
            and member.timed_out_until > self.ground.now()
        )

    def edit_role(self, role: Role, *, permissions: Permission) -> None:
        with self.changing_sight():
            role.permissions = permissions
            self.ground.publish(RoleUpdated(self, role))

    def remove_member(self, user: User) -> None:
        """Remove a member; kicks and leaves look the same to bots."""
        member = self.members.pop(user.id)
        self.ground.publish(MemberLeft(self, member))

    def add_bot(self, application: Application, *, permissions: Permission | None = None) -> Member:
        """Add a bot; `permissions` are those of its invite link, in addition to those of @everyone.

        The default is the permissions of the bot's previous invite, if any.
        """
        granted = self._granted.get(application.id, NOTHING) if permissions is None else permissions
        self._granted[application.id] = granted
        role = self.create_role(application.name, permissions=granted, bot_id=application.user.id)
        member = Member(application.user, self.ground.now(), [role])
        self.members[application.user.id] = member
        self.applications[application.id] = application
        self.ground.publish(BotJoined(self, application))
        return member

    def remove_bot(self, application: Application) -> None:
        """Kick a bot and delete its managed role."""
        del self.applications[application.id]
        del self.members[application.user.id]
        self.roles = {each.id: each for each in self.roles.values() if each.bot_id != application.user.id}
        self.ground.publish(BotLeft(self, application))

    def edit(
        self,
        *,
        name: str | None = None,
        locale: str | None = None,
        system_channel: TextChannel | None = None,
        default_message_notifications: NotificationLevel | None = None,
    ) -> None:
        """Change the given attributes; None leaves one unchanged."""
        self.name = self.name if name is None else name
        self.locale = self.locale if locale is None else locale
        self.system_channel = self.system_channel if system_channel is None else system_channel
        if default_message_notifications is not None:
            self.default_message_notifications = default_message_notifications
        self.ground.publish(GuildUpdated(self))

    def go_down(self) -> None:
        """Make the server unavailable: until `come_back`, no one can act in it and requests fail with 503."""
        self.available = False
        self.ground.publish(GuildWentDown(self))

    def come_back(self) -> None:
        """Make the server available again."""
        self.available = True
        self.ground.publish(GuildCameBack(self))

    def permissions_of(self, user: User) -> Permission:
        """Return a user's server-wide permissions; none for non-members."""
        member = self.members.get(user.id)
        if member is None:
            return NOTHING
        if user is self.owner:
            return EVERYTHING
        permissions = self.everyone.permissions
        for role in member.roles:
            permissions |= role.permissions
        if Permission.ADMINISTRATOR in permissions:
            return EVERYTHING
        return permissions & IN_TIMEOUT if self.is_timed_out(user) else permissions

    def permissions_in(
        self, user: User, overwrites: Iterable[Overwrite], *, sending: Permission = Permission.SEND_MESSAGES
    ) -> Permission:
        """Return a user's permissions in a channel with the overwrites; `sending` is the permission needed to write."""
        member = self.members.get(user.id)
        permissions = with_overwrites(
            self.permissions_of(user),
            overwrites,
            member_id=user.id,
            everyone_id=self.id,
            role_ids={role.id for role in member.roles} if member else set(),
            sending=sending,
        )
        # No overwrite gives back what a timeout takes.
        limited = self.is_timed_out(user) and permissions != EVERYTHING
        return permissions & IN_TIMEOUT if limited else permissions

    @contextmanager
    def changing_sight(self, *, told: bool = False) -> Iterator[None]:
        """Publish a `SightChanged` for each channel that the block hides from a bot or reveals to it.

        `told` means that the block publishes the channel's own change itself.
        """
        before = self._seen_by_bots()
        yield
        changed = self._seen_by_bots() ^ before
        for application, channel in sorted(changed, key=lambda each: (each[0].id, each[1].position)):
            self.ground.publish(SightChanged(self, application, channel, told))

    def _seen_by_bots(self) -> set[tuple[Application, TextChannel]]:
        return {
            (application, channel)
            for application in self.applications.values()
            for channel in self.text_channels
            if channel.sees(application.user)
        }

    def _system_channel_id(self) -> str | None:
        chosen = self.system_channel
        return None if chosen is None or chosen.deleted else str(chosen.id)

    def payload(self) -> dict[str, Any]:
        """Return Discord's guild object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(self.owner.id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": self._system_channel_id(),
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [role.payload() for role in self.roles.values()],
            "default_message_notifications": int(self.default_message_notifications),
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }


@dataclass(frozen=True)
class GuildEvent(Event):
    """Something happened to a server, its members or its roles."""

    guild: Guild


@dataclass(frozen=True)
class GuildUpdated(GuildEvent):
    """A server's name or settings changed."""


@dataclass(frozen=True)
class GuildWentDown(GuildEvent):
    pass


@dataclass(frozen=True)
class GuildCameBack(GuildEvent):
    pass


@dataclass(frozen=True)
class GuildDeleted(GuildEvent):
    pass


@dataclass(frozen=True)
class RoleCreated(GuildEvent):
    role: Role


@dataclass(frozen=True)
class RoleUpdated(GuildEvent):
    role: Role


@dataclass(frozen=True)
class MemberUpdated(GuildEvent):
    member: Member


@dataclass(frozen=True)
class MemberJoined(GuildEvent):
    member: Member


@dataclass(frozen=True)
class MemberLeft(GuildEvent):
    member: Member


@dataclass(frozen=True)
class SightChanged(Event):
    """A channel was hidden from a bot or revealed to it; `told` if the channel's own change was already published."""

    guild: Guild
    application: Application
    channel: TextChannel
    told: bool


@dataclass(frozen=True)
class BotJoined(GuildEvent):
    application: Application


@dataclass(frozen=True)
class BotLeft(GuildEvent):
    """A bot left or was kicked."""

    application: Application
