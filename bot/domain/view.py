"""Views: what the bot has posted, or is to post, about a subject, and where."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, NewType

from bot.domain.ids import ChannelId, GuildId
from bot.domain.shown import Message

ViewId = NewType("ViewId", int)


class ViewKey(NamedTuple):
    """The subject of a view. At most one of the views with a key is current."""

    kind: str
    """The name under which a feature registers the kind. The database contains it, so it never changes."""
    about: int
    """The number of the subject, such as a match, a card or a server."""
    part: str = ""
    """Which one it is of several views of the subject."""


class ViewState(StrEnum):
    CURRENT = "current"
    """Wanted; posted if it has a message."""
    STALE = "stale"
    """Replaced or no longer wanted: its message is to be deleted."""
    KEPT = "kept"
    """Replaced, but its message stays: it is to be edited a last time."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a view can't be shown."""

    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks; none if the channel is gone."""


@dataclass(frozen=True, slots=True)
class View:
    """One message that is wanted, that is posted, or that is still to be removed."""

    key: ViewKey
    guild: GuildId | None
    """None in direct messages."""
    channel: ChannelId
    """The channel, thread, or channel of direct messages."""
    message: Message | None = None
    shown: int = 0
    """The version that the message shows, whose meaning depends on the kind; 0 if it must be shown again."""
    digest: str = ""
    """The hash of what the message shows, for kinds that compare that."""
    state: ViewState = ViewState.CURRENT
    changes: int = 0
    """How often something has happened that may have changed what it shows."""
    due_at: datetime | None = None
    """When it is to be compared with what it should show; None if only a new version requires that."""
    posts: int = 0
    """How often it was posted."""
    edited_at: datetime | None = None
    """When it was last posted, edited or claimed for posting; the next edit waits from then on. None: no wait."""
    trouble: Trouble | None = None
    id: ViewId | None = None
    """None if it isn't stored yet."""
