"""Members of a server, and their roles.

https://docs.discord.com/developers/resources/guild#guild-member-object
"""

from dataclasses import dataclass, field
from typing import Any

from discord_playground.clock import timestamp
from discord_playground.permissions import Permission
from discord_playground.users import User


@dataclass(eq=False)
class Role:
    id: int
    name: str
    permissions: Permission
    position: int = 0
    mentionable: bool = False
    bot_id: int | None = None

    @property
    def subject_id(self) -> int:
        """The id that identifies the role in permission overwrites."""
        return self.id

    @property
    def mention(self) -> str:
        """The mention markup for a message's text."""
        return f"<@&{self.id}>"

    def payload(self) -> dict[str, Any]:
        """Return Discord's role object."""
        role: dict[str, Any] = {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.bot_id is not None,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        if self.bot_id is not None:
            role["tags"] = {"bot_id": str(self.bot_id)}
        return role


@dataclass(eq=False)
class Member:
    user: User
    joined_at: float
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: float | None = None
    """When the member's last timeout ends or ended; None if it was lifted."""

    @property
    def subject_id(self) -> int:
        """The id that identifies the member in permission overwrites."""
        return self.user.id

    def payload(self) -> dict[str, Any]:
        """Return Discord's member object, including the user."""
        return {**self.partial(), "user": self.user.payload()}

    def partial(self) -> dict[str, Any]:
        """Return the partial member object that accompanies a user object."""
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None
            if self.timed_out_until is None
            else timestamp(self.timed_out_until),
            "flags": 0,
            "joined_at": timestamp(self.joined_at),
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": [str(role.id) for role in self.roles],
            "mute": False,
            "deaf": False,
        }
