"""Values that a person picks: people, roles, channels, files and menu options, as interaction data contains them.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-resolved-data-structure
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord_playground.attachments import FILE_SIZE, Upload
from discord_playground.commands import OptionType
from discord_playground.members import Role
from discord_playground.messages import Channel, Message
from discord_playground.reading import ComponentType, Select
from discord_playground.users import Application, User
from discord_playground.world import World

Pickable = User | Role | Channel | Message | Upload


class NotPossibleError(Exception):
    """An action that Discord's client would not allow."""


class Resolved:
    """The picked users, members, roles, channels and files for the `resolved` field of interaction data."""

    def __init__(self, world: World, application: Application, channel: Channel) -> None:
        self._world = world
        self._application = application
        self._channel = channel
        self._found: dict[str, dict[str, Any]] = {}

    def pick(self, thing: Pickable) -> str:
        """Record a picked object and return its id; a file is uploaded."""
        guild = self._channel.guild
        match thing:
            case Upload():
                if len(thing.data) > FILE_SIZE:
                    raise NotPossibleError(f"{thing.filename} is too large")
                attachment = self._world.take_upload(thing, self._application)
                self._note("attachments", attachment.id, {**attachment.payload(), "ephemeral": True})
                return str(attachment.id)
            case User():
                self._note("users", thing.id, thing.payload())
                if guild is not None and thing.id in guild.members:
                    permissions = str(int(self._channel.permissions_of(thing)))
                    member = {**guild.members[thing.id].partial(), "permissions": permissions}
                    self._note("members", thing.id, member)
            case Message():
                self._note("messages", thing.id, thing.payload())
            case Role():
                self._note("roles", thing.id, thing.payload())
            case Channel():
                self._note("channels", thing.id, {**thing.payload(), "permissions": "0"})
        return str(thing.id)

    def default(self, kind: str, number: int) -> Pickable:
        """Return the object for a default value of a user, role or channel select."""
        guild = self._channel.guild
        known: Mapping[int, Pickable] = {}
        if kind == "user":
            known = self._world.users
        elif guild is not None:
            known = guild.roles if kind == "role" else guild.channels
        if number not in known:
            raise NotPossibleError(f"the {kind} selected by default does not exist")
        return known[number]

    def _note(self, kind: str, number: int, payload: dict[str, Any]) -> None:
        self._found.setdefault(kind, {})[str(number)] = payload

    def into(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return interaction data with the `resolved` field added if anything was picked."""
        return {**data, "resolved": self._found} if self._found else data


PICKED_BY_OPTION: dict[int, tuple[type[Pickable], ...]] = {
    OptionType.USER: (User,),
    OptionType.CHANNEL: (Channel,),
    OptionType.ROLE: (Role,),
    OptionType.MENTIONABLE: (User, Role),
    OptionType.ATTACHMENT: (Upload,),
}
PICKED_BY_SELECT: dict[ComponentType, tuple[type[Pickable], ...]] = {
    ComponentType.USER_SELECT: (User,),
    ComponentType.CHANNEL_SELECT: (Channel,),
    ComponentType.ROLE_SELECT: (Role,),
    ComponentType.MENTIONABLE_SELECT: (User, Role),
}


def chosen_values(select: Select, chosen: Sequence[object], resolved: Resolved) -> list[str]:
    """Return the values submitted by a select menu. Raises `NotPossibleError` for an impossible selection."""
    if not select.least <= len(chosen) <= select.most:
        raise NotPossibleError(f"{select.least} to {select.most} options must be chosen, not {len(chosen)}")
    if select.type not in PICKED_BY_SELECT:
        return _option_values(select, chosen)
    values = []
    for thing in chosen:
        if not isinstance(thing, PICKED_BY_SELECT[select.type]):
            raise NotPossibleError(f"this menu does not offer {thing!r}")
        check_channel_type(thing, select.channel_types)
        values.append(resolved.pick(thing))
    return values


def _option_values(select: Select, chosen: Sequence[object]) -> list[str]:
    values = []
    for name in chosen:
        matching = [option.value for option in select.options if name in (option.label, option.value)]
        if not matching:
            offered = ", ".join(option.label for option in select.options)
            raise NotPossibleError(f"no option {name!r}; there are: {offered}")
        values.append(matching[0])
    return values


def check_channel_type(thing: object, allowed: frozenset[int]) -> None:
    """Check that a channel's type is allowed; an empty set allows all types, and other objects always pass."""
    if isinstance(thing, Channel) and allowed and thing.type not in allowed:
        raise NotPossibleError(f"a channel of type {int(thing.type)} is not offered")
