"""Direct messages: news of a match or of a server for one person, which no answer to a request carries."""

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.ids import GuildId, MatchId, UserId


class DirectMessageKind(StrEnum):
    """The kinds of news."""

    AWAY = "away"
    """The opponent is away for a while."""
    HALTED = "halted"
    """The match can't go on."""
    OVER = "over"
    """The match has ended."""
    BAN = "ban"
    """Somebody may challenge in a server no longer, or again."""


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message that is still to be delivered. Its text follows from the match or the server at that time."""

    id: int
    kind: DirectMessageKind
    to: UserId
    match_id: MatchId | None = None
    """The match that it is about; None where it is about a server."""
    guild: GuildId | None = None
    """The server that it is about; None where it is about a match."""
