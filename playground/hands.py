"""What Discord's client sends when a person types a command, chooses or fills in a form.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-data
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from playground.channels import Channel, DirectChannel
from playground.commands import Command, OptionType
from playground.guilds import Role
from playground.interactions import Modal
from playground.messages import Message
from playground.permissions import Permission
from playground.reading import (
    LINK,
    Button,
    Component,
    ComponentType,
    Select,
    read_select,
)
from playground.users import Application, User
from playground.world import World

BOT_DIRECT_MESSAGES = 1  # the context of a command
SERVER = 0


C = TypeVar("C", Button, Select)
Pickable = User | Role | Channel


class NotPossibleError(Exception):
    """A person could not do this in Discord's client."""


class Resolved:
    """Collects the users, members, roles and channels that were picked, as interaction data carries them."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._found: dict[str, dict[str, Any]] = {}

    def pick(self, thing: Pickable) -> str:
        """Note something that was picked and give its id."""
        guild = self._channel.guild
        match thing:
            case User():
                self._note("users", thing.id, thing.payload())
                if guild is not None and thing.id in guild.members:
                    permissions = str(int(self._channel.permissions_of(thing)))
                    member = {**guild.members[thing.id].partial(), "permissions": permissions}
                    self._note("members", thing.id, member)
            case Role():
                self._note("roles", thing.id, thing.payload())
            case Channel():
                self._note("channels", thing.id, {**thing.payload(), "permissions": "0"})
        return str(thing.id)

    def _note(self, kind: str, number: int, payload: dict[str, Any]) -> None:
        self._found.setdefault(kind, {})[str(number)] = payload

    def into(self, data: dict[str, Any]) -> dict[str, Any]:
        """Give interaction data with what was picked."""
        return {**data, "resolved": self._found} if self._found else data


PICKED_BY_OPTION: dict[int, tuple[type[Pickable], ...]] = {
    OptionType.USER: (User,),
    OptionType.CHANNEL: (Channel,),
    OptionType.ROLE: (Role,),
    OptionType.MENTIONABLE: (User, Role),
}
PICKED_BY_SELECT: dict[ComponentType, tuple[type[Pickable], ...]] = {
    ComponentType.USER_SELECT: (User,),
    ComponentType.CHANNEL_SELECT: (Channel,),
    ComponentType.ROLE_SELECT: (Role,),
    ComponentType.MENTIONABLE_SELECT: (User, Role),
}


def offered_commands(
    world: World, channel: Channel, user: User
) -> Iterator[tuple[Application, Command, str, dict[str, Any]]]:
    """Yield what somebody can type after the slash: whose command, the command, the text, the subcommand itself."""
    guild = channel.guild
    if guild is not None:
        here = list(guild.applications.values())
    else:
        here = [
            each
            for each in world.applications.values()
            if isinstance(channel, DirectChannel) and channel.bot is each.user
        ]
    for application in here:
        for command in application.commands.usable_in(guild.id if guild else None):
            if _usable(command, channel, user):
                for path, subcommand in command.paths():
                    yield application, command, path, subcommand


def find_command(
    world: World, channel: Channel, user: User, text: str
) -> tuple[Application, Command, list[dict[str, Any]]]:
    """Find a command by what is typed after the slash: its application, itself, and its options."""
    offered: list[str] = []
    for application, command, path, subcommand in offered_commands(world, channel, user):
        offered.append(path)
        if path == text:
            return application, command, subcommand.get("options") or []
    raise NotPossibleError(f"/{text} is not offered here; there are: {', '.join(offered) or 'none'}")


def _usable(command: Command, channel: Channel, user: User) -> bool:
    contexts = command.payload.get("contexts")
    if channel.guild is None:
        return BOT_DIRECT_MESSAGES in contexts if contexts else bool(command.payload.get("dm_permission"))
    needed = command.payload.get("default_member_permissions")
    allowed = needed is None or Permission(int(needed)) in channel.permissions_of(user)
    return allowed and (not contexts or SERVER in contexts)


def command_data(
    world: World,
    channel: Channel,
    user: User,
    text: str,
    given: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> tuple[Application, dict[str, Any]]:
    """Give the application and the interaction data of a command; with `focused` it is still being typed."""
    application, command, options = find_command(world, channel, user, text)
    unknown = given.keys() - {option["name"] for option in options}
    if unknown:
        raise NotPossibleError(f"/{text} has no option {', '.join(sorted(unknown))}")
    resolved = Resolved(channel)
    filled: list[dict[str, Any]] = []
    for option in options:
        name = option["name"]
        if name == focused:
            if not option.get("autocomplete"):
                raise NotPossibleError(f"the option {name!r} of /{text} offers no completion")
            filled.append(
                {"name": name, "type": option["type"], "value": given.get(name, ""), "focused": True}
            )
        elif given.get(name) is not None:
            value = _option_value(option, given[name], resolved)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise NotPossibleError(f"/{text} needs the option {name!r}")
    if focused is not None and focused not in {option["name"] for option in options}:
        raise NotPossibleError(f"/{text} has no option {focused!r}")
    data = {
        "id": str(command.id),
        "name": command.name,
        "type": command.payload["type"],
        "options": _nested(text.split()[1:], filled),
    }
    # While a command is still being typed, Discord sends the ids of what was picked and nothing more.
    return application, data if focused is not None else resolved.into(data)


def _nested(subcommands: list[str], filled: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kinds = [OptionType.GROUP, OptionType.SUBCOMMAND][-len(subcommands) :] if subcommands else []
    for name, kind in zip(reversed(subcommands), reversed(kinds), strict=True):
        filled = [{"name": name, "type": int(kind), "options": filled}]
    return filled


def _option_value(option: dict[str, Any], value: object, resolved: Resolved) -> object:
    kind, name = option["type"], option["name"]
    if kind in PICKED_BY_OPTION:
        if not isinstance(value, PICKED_BY_OPTION[kind]):
            raise NotPossibleError(f"the option {name!r} takes no {type(value).__name__}")
        return resolved.pick(value)
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["name"], choice["value"]):
                return choice["value"]
        offered = ", ".join(str(choice["name"]) for choice in option["choices"])
        raise NotPossibleError(f"the option {name!r} offers {offered}, not {value!r}")
    _check_plain(option, value)
    return value


PLAIN: dict[int, tuple[type, ...]] = {
    OptionType.STRING: (str,),
    OptionType.INTEGER: (int,),
    OptionType.BOOLEAN: (bool,),
    OptionType.NUMBER: (int, float),
}


def _check_plain(option: dict[str, Any], value: object) -> None:
    kind, name = option["type"], option["name"]
    if kind not in PLAIN:
        raise NotPossibleError(f"the playground can't fill in the option {name!r} of type {kind}")
    if not isinstance(value, PLAIN[kind]) or (isinstance(value, bool) and kind != OptionType.BOOLEAN):
        raise NotPossibleError(f"the option {name!r} takes no {type(value).__name__}")
    measure = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if (option.get(least) is not None and measure < option[least]) or (
        option.get(most) is not None and measure > option[most]
    ):
        raise NotPossibleError(f"the option {name!r} does not take {value!r}")


def find_button(message: Message, name: str) -> Button:
    """Find a button that can be pressed."""
    button = _usable_control(message.buttons, name, "button")
    if button.style == LINK:
        raise NotPossibleError(f"the button {name!r} opens an address")
    return button


def find_select(message: Message, name: str) -> Select:
    """Find a select menu that can be used."""
    return _usable_control(message.selects, name, "select")


def _usable_control(controls: Sequence[C], name: str, kind: str) -> C:
    found = [control for control in controls if control.answers_to(name)]
    if not found:
        offered = ", ".join(control.shown for control in controls)
        raise NotPossibleError(f"no {kind} {name!r}; there are: {offered or 'none'}")
    if len(found) > 1:
        raise NotPossibleError(f"{len(found)} {kind}s are called {name!r}; name one by its custom_id")
    if found[0].disabled:
        raise NotPossibleError(f"the {kind} {name!r} is disabled")
    return found[0]


def component_data(select: Select, chosen: Sequence[object], channel: Channel) -> dict[str, Any]:
    """Give the interaction data of a choice from a select menu."""
    resolved = Resolved(channel)
    values = _chosen_values(select, chosen, resolved)
    return resolved.into(
        {"component_type": int(select.type), "custom_id": select.custom_id, "values": values}
    )


def _chosen_values(select: Select, chosen: Sequence[object], resolved: Resolved) -> list[str]:
    if not select.least <= len(chosen) <= select.most:
        raise NotPossibleError(f"{select.least} to {select.most} options are to be chosen, not {len(chosen)}")
    if select.type is ComponentType.STRING_SELECT:
        return _option_values(select, chosen)
    values = []
    for thing in chosen:
        if not isinstance(thing, PICKED_BY_SELECT[select.type]):
            raise NotPossibleError(f"this menu does not offer {thing!r}")
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


def modal_data(modal: Modal, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Give the interaction data of a modal that was filled in; what is not given keeps what stood there."""
    left = dict(fields)
    resolved = Resolved(modal.interaction.channel)
    components = [_submitted(each, left, resolved) for each in modal.components]
    if left:
        raise NotPossibleError(f"the modal does not ask for {', '.join(left)}")
    kept = [each for each in components if each is not None]
    return resolved.into({"custom_id": modal.custom_id, "components": kept})


def _submitted(component: Component, left: dict[str, Any], resolved: Resolved) -> Component | None:
    number = component.get("id") or 0
    if component["type"] == ComponentType.LABEL:
        asked = _filled(component["component"], component["label"], left, resolved)
        return {"type": int(ComponentType.LABEL), "id": number, "component": asked}
    if component["type"] == ComponentType.ACTION_ROW:
        row = [_filled(each, each.get("label") or "", left, resolved) for each in component["components"]]
        return {"type": int(ComponentType.ACTION_ROW), "id": number, "components": row}
    return {"type": component["type"], "id": number}


def _filled(field: Component, label: str, left: dict[str, Any], resolved: Resolved) -> Component:
    name = label if label in left else field["custom_id"]
    filled = {"type": field["type"], "id": field.get("id") or 0, "custom_id": field["custom_id"]}
    required = field.get("required") is not False
    if field["type"] == ComponentType.TEXT_INPUT:
        text = left.pop(name, field.get("value") or "")
        least = field.get("min_length") or int(required)
        if (text or required) and not least <= len(text) <= (field.get("max_length") or 4000):
            raise NotPossibleError(f"the field {label!r} does not take {text!r}")
        return {**filled, "value": text}
    select = read_select(field)
    chosen = left.pop(name, None)
    if chosen is None:
        chosen = [option.value for option in select.options if option.default]
    elif isinstance(chosen, str) or not isinstance(chosen, Sequence):
        chosen = [chosen]
    if not chosen and not required:
        return {**filled, "values": []}
    return {**filled, "values": _chosen_values(select, chosen, resolved)}
