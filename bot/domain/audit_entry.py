"""An act: something that a manager did to a server's matches or settings, as the server's log keeps it."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.server_settings import ServerSettings

KEPT_FOR = timedelta(days=365)
"""How long a log keeps an act."""


class AuditAction(StrEnum):
    """The kinds of acts."""

    SETTING = "setting"
    """One of the server's settings was changed."""
    FOLLOW = "follow"
    """A channel shows matches to spectators, or other ones than before."""
    UNFOLLOW = "unfollow"
    CANCEL_MATCH = "cancel-match"
    CANCEL_CHALLENGE = "cancel-challenge"
    BAN = "ban"
    """Somebody may not challenge or accept challenges any more."""
    UNBAN = "unban"
    EXPORT = "export"
    """Matches of the server were taken home."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One act: who did what, to whom or to what, when and why."""

    guild: GuildId
    kind: AuditAction
    by: UserId | None
    """None where the manager was forgotten."""
    at: datetime
    whom: UserId | None = None
    """The person whom it concerns; None where it concerns nobody alone, or somebody who was forgotten."""
    number: int | None = None
    """The number of the match or the challenge, or how many matches were exported."""
    channel: ChannelId | None = None
    setting: str = ""
    """The name of the setting that was changed."""
    value: str = ""
    """The setting since then, as a plain text: numbers with a blank between them; empty for none."""
    reason: str = ""
    """The manager's own words."""


def changed_settings(before: ServerSettings, after: ServerSettings) -> dict[str, str]:
    """The settings that differ, by their names, as the log keeps them."""
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
