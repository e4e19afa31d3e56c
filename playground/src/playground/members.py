"""The members of a server, and the roles that they have.

https://docs.discord.com/developers/resources/guild#guild-member-object
"""

from dataclasses import dataclass, field
from typing import Any

from playground.clock import timestamp
from playground.permissions import Permission
from playground.users import User


@dataclass(eq=False)
class Role:
    """A role: a name for permissions that members can be given."""

    id: int
    name: str
    permissions: Permission
    position: int = 0
    mentionable: bool = False
    bot_id: int | None = None

    @property
    def subject_id(self) -> int:
        """The id by which a channel's overwrite names it."""
        return self.id

    @property
    def mention(self) -> str:
        """The characters with which a message's text mentions it."""
        return f"<@&{self.id}>"

    def payload(self) -> dict[str, Any]:
        """Discord's role object."""
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
    """A user in a server."""

    user: User
    joined_at: float
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None

    @property
    def subject_id(self) -> int:
        """The id by which a channel's overwrite names it."""
        return self.user.id

    def payload(self) -> dict[str, Any]:
        """Discord's member object, with the user in it."""
        return {**self.partial(), "user": self.user.payload()}

    def partial(self) -> dict[str, Any]:
        """The member object that comes beside a user object."""
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": timestamp(self.joined_at),
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": [str(role.id) for role in self.roles],
            "mute": False,
            "deaf": False,
        }
