"""The interaction data that Discord's client sends for commands, buttons and select menus.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-data
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from discord_playground.commands import Command, CommandType, Context, OptionType
from discord_playground.interactions import SERVER, context_of
from discord_playground.messages import Channel, Message
from discord_playground.picked import (
    PICKED_BY_OPTION,
    NotPossibleError,
    Resolved,
    check_channel_type,
    chosen_values,
)
from discord_playground.reading import LINK, Button, ComponentType, Select
from discord_playground.users import Application, User
from discord_playground.world import World

C = TypeVar("C", Button, Select)
WHERE = {
    Context.SERVER: "servers",
    Context.BOT_DIRECT_MESSAGES: "direct messages",
    Context.PRIVATE_CHANNELS: "messages among people",
}


def offered_commands(
    world: World, channel: Channel, user: User
) -> Iterator[tuple[Application, Command, str, dict[str, Any]]]:
    """Yield the slash commands that a user can type: application, command, path, and command or subcommand object."""
    for application, command in _usable_commands(world, channel, user):
        if command.type is CommandType.CHAT_INPUT:
            for path, subcommand in command.paths():
                yield application, command, path, subcommand


def offered_menu(
    world: World, channel: Channel, user: User, kind: CommandType
) -> Iterator[tuple[Application, Command]]:
    """Yield the commands in a user's context menu for a person or a message."""
    for application, command in _usable_commands(world, channel, user):
        if command.type is kind:
            yield application, command


def _usable_commands(world: World, channel: Channel, user: User) -> Iterator[tuple[Application, Command]]:
    for application, command in _commands_here(world, channel, user):
        if _obstacle(world, application, command, channel, user) is None:
            yield application, command


def _commands_here(world: World, channel: Channel, user: User) -> Iterator[tuple[Application, Command]]:
    """Yield all commands of the apps in a channel and of those that the user has installed, also forbidden ones."""
    guild = channel.guild
    for application in world.applications.values():
        in_server = guild is not None and application.id in guild.applications
        in_own_direct_messages = context_of(channel, application) is Context.BOT_DIRECT_MESSAGES
        if in_server or in_own_direct_messages or user.id in application.user_ids:
            for command in application.commands.usable_in(guild.id if guild and in_server else None):
                yield application, command


def _obstacle(
    world: World, application: Application, command: Command, channel: Channel, user: User
) -> str | None:
    """Return why a user isn't offered a command in a channel; None if they are.

    A server's permissions for commands concern only the apps that are installed in it:
    https://docs.discord.com/developers/interactions/application-commands#contexts
    """
    context = context_of(channel, application)
    if not command.works_in(context):
        return f"it is not for {WHERE[context]}"
    owners = world.owners_for(application, channel, user, command)
    if not owners:
        # The client of a person who doesn't share a server shows it all the same, and says "Unknown Integration":
        # https://github.com/discord/discord-api-docs/issues/8061
        return f"{application.name} is not installed for it here"
    limited = SERVER in owners and channel.guild is not None
    if not limited or command.needs in channel.permissions_of(user):
        return None
    return f"it needs {command.needs.name}"


def find_command(
    world: World, channel: Channel, user: User, text: str
) -> tuple[Application, Command, list[dict[str, Any]]]:
    """Find a command by its typed path: application, command, options. Raises `NotPossibleError` if not offered."""
    offered: list[str] = []
    for application, command, path, subcommand in offered_commands(world, channel, user):
        offered.append(path)
        if path == text:
            return application, command, subcommand.get("options") or []
    why = _why_not_offered(
        world,
        channel,
        user,
        lambda each: each.type is CommandType.CHAT_INPUT and text in dict(each.paths()),
    )
    raise NotPossibleError(f"/{text} is not offered here{why}; there are: {', '.join(offered) or 'none'}")


def _why_not_offered(world: World, channel: Channel, user: User, meant: Callable[[Command], bool]) -> str:
    """Return, in parentheses, why an existing command isn't offered to a user; empty if there is no such command."""
    for application, command in _commands_here(world, channel, user):
        if meant(command):
            return f" ({_obstacle(world, application, command, channel, user)})"
    return ""


def command_data(
    world: World,
    channel: Channel,
    user: User,
    text: str,
    given: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> tuple[Application, dict[str, Any]]:
    """Return a slash command's application and interaction data; with `focused`, those of an autocompletion.

    Raises `NotPossibleError` if the command is not offered or does not take the given options.
    """
    application, command, options = find_command(world, channel, user, text)
    unknown = given.keys() - {option["name"] for option in options}
    if unknown:
        raise NotPossibleError(f"/{text} has no option {', '.join(sorted(unknown))}")
    resolved = Resolved(world, application, channel)
    filled: list[dict[str, Any]] = []
    for option in options:
        name = option["name"]
        if name == focused:
            if not option.get("autocomplete"):
                raise NotPossibleError(f"the option {name!r} of /{text} offers no completion")
            filled.append(
                {"name": name, "type": option["type"], "value": given.get(name, ""), "focused": True}
            )
        elif given.get(name) is not None and not (focused and option["type"] == OptionType.ATTACHMENT):
            value = _option_value(option, given[name], resolved)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise NotPossibleError(f"/{text} needs the option {name!r}")
    if focused is not None and focused not in {option["name"] for option in options}:
        raise NotPossibleError(f"/{text} has no option {focused!r}")
    data = {**_named(command), "options": _nested(text.split()[1:], filled)}
    # In an autocompletion, Discord sends the ids of picked values without the resolved objects.
    return application, data if focused is not None else resolved.into(data)


def menu_data(
    world: World, channel: Channel, user: User, name: str, target: User | Message
) -> tuple[Application, dict[str, Any]]:
    """Return a context-menu command's application and interaction data. Raises `NotPossibleError` if not offered."""
    kind = CommandType.MESSAGE if isinstance(target, Message) else CommandType.USER
    offered = list(offered_menu(world, channel, user, kind))
    for application, command in offered:
        if command.name == name:
            resolved = Resolved(world, application, channel)
            number = resolved.pick(target)
            return application, resolved.into({**_named(command), "target_id": number})
    there = ", ".join(command.name for _, command in offered)
    why = _why_not_offered(world, channel, user, lambda each: (each.type, each.name) == (kind, name))
    raise NotPossibleError(f"{name!r} is not in the menu{why}; there are: {there or 'none'}")


def _named(command: Command) -> dict[str, Any]:
    """Return what the data of each command contains; a server's own command names its server."""
    server = {"guild_id": command.payload["guild_id"]} if "guild_id" in command.payload else {}
    return {"id": str(command.id), "name": command.name, "type": int(command.type), **server}


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
        check_channel_type(value, frozenset(option.get("channel_types") or ()))
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
    if not isinstance(value, PLAIN[kind]) or (isinstance(value, bool) and kind != OptionType.BOOLEAN):
        raise NotPossibleError(f"the option {name!r} takes no {type(value).__name__}")
    measure = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if (option.get(least) is not None and measure < option[least]) or (
        option.get(most) is not None and measure > option[most]
    ):
        raise NotPossibleError(f"the option {name!r} does not take {value!r}")


def find_button(message: Message, name: str) -> Button:
    """Return a button that can be pressed. Raises `NotPossibleError` otherwise."""
    button = _usable_control(message.buttons, name, "button")
    if button.style == LINK:
        raise NotPossibleError(f"the button {name!r} opens an address")
    return button


def find_select(message: Message, name: str) -> Select:
    """Return a select menu that can be used. Raises `NotPossibleError` otherwise."""
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


def button_data(button: Button) -> dict[str, Any]:
    """Return the interaction data of a button press."""
    return {"component_type": int(ComponentType.BUTTON), "id": button.id, "custom_id": button.custom_id}


def select_data(select: Select, chosen: Sequence[object], resolved: Resolved) -> dict[str, Any]:
    """Return the interaction data of a selection."""
    data = {"component_type": int(select.type), "id": select.id, "custom_id": select.custom_id}
    return resolved.into({**data, "values": chosen_values(select, chosen, resolved)})
