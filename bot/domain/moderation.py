"""Moderation by a server's managers: bans, and the audit log of their actions."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Self

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.server_settings import ServerSettings


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban from sending and accepting challenges in one server. Running matches continue."""

    guild: GuildId
    user: UserId
    since: datetime
    reason: str = ""
    """The manager's reason, which the banned user is shown."""


KEPT_FOR = timedelta(days=365)
"""How long audit entries are stored."""


ACTIONS: dict[str, "DeclaredAction"] = {}
"""The actions of the core and of all features that are imported, by name."""


class DeclaredAction(str):
    """An action of managers, by its name. The database contains it, so it never changes.

    The sentence `log-` with its name tells of it. Raises `ValueError` if there already is an action of that name.
    """

    __slots__ = ()

    def __new__(cls, name: str) -> Self:
        if name in ACTIONS:
            raise ValueError(f"two actions are called {name}")
        action = super().__new__(cls, name)
        ACTIONS[name] = action
        return action


class AuditAction:
    """The actions of the core, which also knows those of features whose entries it erases."""

    SETTING = DeclaredAction("setting")
    """A server setting was changed."""
    SHOW = DeclaredAction("show")
    """A channel was chosen for a standing message."""
    STOP_SHOWING = DeclaredAction("stop-showing")
    CANCEL_MATCH = DeclaredAction("cancel-match")
    CANCEL_CHALLENGE = DeclaredAction("cancel-challenge")
    BAN = DeclaredAction("ban")
    UNBAN = DeclaredAction("unban")
    UNRATE = DeclaredAction("unrate")
    """A finished match was taken out of the ratings."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An action of a manager in a server."""

    guild: GuildId
    kind: DeclaredAction
    by: UserId | None
    """None if the manager has deleted their data."""
    at: datetime
    whom: UserId | None = None
    """The affected user, if there is exactly one and they have not deleted their data."""
    number: int | None = None
    """The number of the match or challenge, or the count of exported matches."""
    channel: ChannelId | None = None
    setting: str = ""
    """The name of the changed setting."""
    value: str = ""
    """The new value as plain text, with lists separated by spaces; empty for none."""
    reason: str = ""
    """As entered by the manager."""


def changed_settings(before: ServerSettings, after: ServerSettings) -> dict[str, str]:
    """Return the changed settings by name, formatted for `AuditEntry.value`."""
    return {
        each.name: _plain(getattr(after, each.name))
        for each in fields(ServerSettings)
        if getattr(before, each.name) != getattr(after, each.name)
    }


def _plain(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(int(value))
        case tuple():
            return " ".join(map(_plain, value))
        case timedelta():
            return str(value // timedelta(days=1))
        case int():
            return str(int(value))
        case _:
            return str(value)
