"""Titles, which one member of a server has at a time, and the role that a manager may choose for whoever has one."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import NewType

from bot.domain.ids import GuildId, UserId

Title = NewType("Title", str)
"""The name of a title, such as the crown. The database contains it."""

TITLES: set[Title] = set()
"""The titles of all features that are imported."""


def declare_title(name: str) -> Title:
    """Declare a title. The sentence `role-trouble-` with its name tells a manager that its role can't be changed.

    Raises `ValueError` if there already is a title of that name.
    """
    if name in TITLES:
        raise ValueError(f"two titles are called {name}")
    TITLES.add(Title(name))
    return Title(name)


TROUBLE = "title role"
"""The direct message that tells a manager that the bot can't change the role of a title."""

GIVEN_UP_AFTER = timedelta(days=7)
"""How long the bot tries to take a role that it may not take."""
TRIED_AGAIN_EVERY = timedelta(days=1)
"""How often a change is tried again that Discord refuses."""


@dataclass(frozen=True, slots=True)
class ChosenRole:
    """The role of a title, and the manager who has chosen it."""

    role: int
    manager: UserId | None


@dataclass(frozen=True, slots=True)
class RoleChange:
    """A role that a member is to get or to lose."""

    guild: GuildId
    title: Title
    member: UserId
    role: int
    wanted: bool
    since: datetime
    told: bool
    """Whether the manager knows that it can't be done."""
    shared: bool
    """Whether the member is to have the same role for another title, so that it isn't taken."""


class RoleOutcome(Enum):
    """Discord's answer to a change of a role."""

    DONE = auto()
    NO_MEMBER = auto()
    NO_ROLE = auto()
    REFUSED = auto()
    FAILED = auto()
    """Nothing is known: Discord is out of order."""

    def is_final(self, change: RoleChange, at: datetime) -> bool:
        """Whether the change isn't tried again."""
        if self is RoleOutcome.DONE:
            return True
        is_gone = self in (RoleOutcome.NO_MEMBER, RoleOutcome.NO_ROLE)
        return not change.wanted and (is_gone or change.since + GIVEN_UP_AFTER <= at)

    @property
    def is_trouble(self) -> bool:
        """Whether a manager can do something about it."""
        return self in (RoleOutcome.NO_ROLE, RoleOutcome.REFUSED)
