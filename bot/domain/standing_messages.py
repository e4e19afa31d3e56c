"""Standing messages: messages in channels that managers choose, each kept up to date, one per kind and server."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from bot.domain.ids import ChannelId, GuildId
from bot.domain.shown import Message

EDITED_AFTER = timedelta(minutes=10)
"""The shortest time between two edits of a standing message."""

SOON = timedelta(seconds=5)
"""How long after a change a standing message is edited, so that changes that come together take one edit."""

CHECKED_AFTER = timedelta(hours=1)
"""How long after the last comparison a standing message is compared with Discord even if nothing has changed."""


class StandingKind(IntEnum):
    """The kinds of standing messages. Messages on Discord contain these numbers, so they never change."""

    RATINGS = 1
    """The server's table of ratings."""
    PUZZLES = 3
    """The server's table of the puzzles of this month."""
    WEEK = 2
    """The board of the week."""

    @property
    def key(self) -> str:
        """The kind's name in options and in the catalogues."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a standing message can't be shown."""

    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks; none if the channel is gone."""


@dataclass(frozen=True, slots=True)
class StandingMessage:
    guild: GuildId
    kind: StandingKind
    channel: ChannelId | None
    """The channel in which it should be; None if it is to be deleted."""
    message: Message | None = None
    digest: str = ""
    """Of what the message shows."""
    posts: int = 0
    """How often it was posted."""
    edited_at: datetime | None = None
    """When it was last posted or edited."""
    trouble: Trouble | None = None
    changes: int = 0
    """How often something has happened that may have changed what it shows."""
    chosen_at: datetime | None = None
    """When a manager last chose the channel."""

    @property
    def is_misplaced(self) -> bool:
        return self.message is not None and self.message.channel != self.channel

    def next_edit(self, at: datetime) -> datetime:
        """Return the earliest moment from `at` on at which the message may be edited."""
        return at if self.edited_at is None else max(at, self.edited_at + EDITED_AFTER)
