"""Permissions, and how a channel's overwrites change them.

https://docs.discord.com/developers/topics/permissions
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """The permissions that the playground checks or reports."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


NOTHING = Permission(0)
EVERYTHING = Permission((1 << 53) - 1)

# Permissions of @everyone in a new server.
NEWCOMER = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)

# Permissions of all people in direct messages and group chats.
DIRECT_MESSAGES = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)

# The permissions that an app without a bot in the place can have there, in its answers to interactions.
# https://docs.discord.com/developers/change-log, "Calculated Permissions in Interaction Payloads"
OF_ANSWERS = (
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)

# The permissions that an interaction names as the app's: in direct messages with its bot, and in those of other people.
# https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-structure
APP_IN_OWN_DIRECT_MESSAGES = OF_ANSWERS
APP_IN_PRIVATE_CHANNELS = OF_ANSWERS & ~Permission.USE_EXTERNAL_EMOJIS

# The permissions that a member in a timeout keeps.
# https://docs.discord.com/developers/topics/permissions#permissions-for-timed-out-members
IN_TIMEOUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY

# Implicitly denied without SEND_MESSAGES.
NEEDS_SENDING = Permission.MENTION_EVERYONE | Permission.EMBED_LINKS | Permission.ATTACH_FILES


@dataclass
class Overwrite:
    """Permissions that a channel allows or denies to one role or member."""

    subject_id: int
    is_member: bool
    allow: Permission = NOTHING
    deny: Permission = NOTHING

    def payload(self) -> dict[str, object]:
        """Return Discord's overwrite object."""
        return {
            "id": str(self.subject_id),
            "type": int(self.is_member),
            "allow": str(int(self.allow)),
            "deny": str(int(self.deny)),
        }


def with_overwrites(
    base: Permission,
    overwrites: Iterable[Overwrite],
    *,
    member_id: int,
    everyone_id: int,
    role_ids: set[int],
    sending: Permission = Permission.SEND_MESSAGES,
) -> Permission:
    """Apply a channel's overwrites in Discord's order: @everyone, all roles together, the member.

    `sending` is the permission to write in the channel; without it, several other permissions have no effect.
    """
    if Permission.ADMINISTRATOR in base:
        return EVERYTHING
    overwrites = tuple(overwrites)
    groups = (
        [each for each in overwrites if each.subject_id == everyone_id],
        [each for each in overwrites if not each.is_member and each.subject_id in role_ids],
        [each for each in overwrites if each.is_member and each.subject_id == member_id],
    )
    for group in filter(None, groups):
        allow, deny = NOTHING, NOTHING
        for overwrite in group:
            allow |= overwrite.allow
            deny |= overwrite.deny
        base = base & ~deny | allow
    if Permission.VIEW_CHANNEL not in base:
        return NOTHING
    if sending not in base:
        base &= ~NEEDS_SENDING
    return base
