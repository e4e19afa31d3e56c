"""A ban: somebody who may neither challenge nor accept challenges in a server. Matches that run go on."""

from dataclasses import dataclass
from datetime import datetime

from bot.domain.ids import GuildId, UserId


@dataclass(frozen=True, slots=True)
class Ban:
    """One person's ban in one server."""

    guild: GuildId
    user: UserId
    since: datetime
    reason: str = ""
    """The manager's own words, which the person is told."""
