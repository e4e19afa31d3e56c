"""Moderation by a server's managers: bans, and the audit log of their actions."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from enum import StrEnum

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


class AuditAction(StrEnum):
    SETTING = "setting"
    """A server setting was changed."""
    FOLLOW = "follow"
    """A spectator channel was added or changed."""
    UNFOLLOW = "unfollow"
    SHOW = "show"
    """A channel was chosen for a standing message."""
    STOP_SHOWING = "stop-showing"
    CANCEL_MATCH = "cancel-match"
    CANCEL_CHALLENGE = "cancel-challenge"
    BAN = "ban"
    UNBAN = "unban"
    UNRATE = "unrate"
    """A finished match was taken out of the ratings."""
    INSPECT = "inspect"
    """A manager looked at how a finished match was played."""
    START_LEAGUE = "start-league"
    END_LEAGUE = "end-league"
    MOVE_LEAGUE = "move-league"
    """Another place was chosen for a league."""
    LEAGUE_ROLE = "league-role"
    """The role of a league's winner was chosen."""
    EXPORT = "export"
    """Matches of the server were exported."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An action of a manager in a server (`AuditAction`)."""

    guild: GuildId
    kind: AuditAction
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
