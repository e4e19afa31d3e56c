"""Application commands: validation, registration and display.

https://docs.discord.com/developers/interactions/application-commands
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from discord_playground.errors import Form, Reason, Refusal
from discord_playground.localizations import check_localizations, localised, longest
from discord_playground.permissions import NOTHING, Permission

NAME = re.compile(r"^[-_'\w\d]{1,32}$")
DESCRIPTION = 100
MENU_NAME = 32
MOST_OPTIONS = 25
MOST_CHOICES = 25
CHOICE_TEXT = 100
MOST_COMMANDS = 100
DUPLICATE = "Application command names must be unique"
MOST_PLACES = 3  # contexts and installations of a command
MOST_OF_KIND = {2: 5, 3: 5, 4: 1}  # user commands, message commands, the Entry Point command
MOST_CHARACTERS = 8000  # names, descriptions and values of one command in total


class OptionType(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class CommandType(IntEnum):
    """The types of command: slash commands, user and message commands, and the one that launches an Activity."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3
    ENTRY_POINT = 4


class Context(IntEnum):
    """The contexts in which a command can be used."""

    SERVER = 0
    BOT_DIRECT_MESSAGES = 1
    PRIVATE_CHANNELS = 2


class Installation(IntEnum):
    """The ways to install an application: in a server or for a single user.

    https://docs.discord.com/developers/resources/application#installation-context
    """

    SERVER = 0
    USER = 1


GIVEN_BY_DISCORD = frozenset({"id", "application_id", "guild_id", "version"})
LAUNCHES_ACTIVITY = 2  # the handler of an Entry Point command that Discord handles itself
NESTING = frozenset({OptionType.SUBCOMMAND, OptionType.GROUP})
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Command:
    """A registered command: Discord's command object with accessors for its parts."""

    payload: dict[str, Any]

    @property
    def body(self) -> dict[str, Any]:
        """The fields with which the command was registered."""
        return {name: value for name, value in self.payload.items() if name not in GIVEN_BY_DISCORD}

    @property
    def id(self) -> int:
        """The id; it stays the same as long as the name does."""
        return int(self.payload["id"])

    @property
    def name(self) -> str:
        return str(self.payload["name"])

    @property
    def type(self) -> CommandType:
        return CommandType(self.payload["type"])

    @property
    def needs(self) -> Permission:
        """The permissions that a user needs in a server; Discord's "0" means administrators only."""
        needed = self.payload.get("default_member_permissions")
        return NOTHING if needed is None else Permission(int(needed)) or Permission.ADMINISTRATOR

    @property
    def installations(self) -> frozenset[Installation]:
        """The installations of the application that offer the command; a server's own command needs that server's."""
        return frozenset(map(Installation, self.payload["integration_types"]))

    def works_in(self, context: Context) -> bool:
        """Return whether the command works in a context.

        Without `contexts` these are servers and, unless `dm_permission` forbids it, direct messages with the bot. The
        documentation says that all are the default: https://github.com/discord/discord-api-docs/issues/7108
        """
        contexts = self.payload.get("contexts")
        if contexts is not None:
            return context in contexts
        if context is Context.BOT_DIRECT_MESSAGES:
            return bool(self.payload.get("dm_permission"))
        return context is Context.SERVER

    def shown(self, path: str, locale: str) -> str:
        """Return one of the command's paths translated into a locale."""
        level, words = self.payload, [localised(self.payload, "name", locale)]
        for name in path.split()[1:]:
            level = next(option for option in level["options"] if option["name"] == name)
            words.append(localised(level, "name", locale))
        return " ".join(words)

    def paths(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield each invocable path, including subcommands, with the command or subcommand object."""
        yield from _paths(self.name, self.payload)


def _paths(name: str, command: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    nested = [option for option in command.get("options") or () if option["type"] in NESTING]
    for option in nested:
        yield from _paths(f"{name} {option['name']}", option)
    if not nested:
        yield name, command


@dataclass
class Registry:
    """One application's commands: global ones (under `None`) and those of single servers."""

    _by_scope: dict[int | None, list[Command]] = field(default_factory=dict)

    def registered(self, guild_id: int | None) -> list[Command]:
        """Return the commands of one scope."""
        return self._by_scope.get(guild_id, [])

    def find(self, command_id: str) -> Command | None:
        """Return a command of any scope by its id."""
        every = (command for commands in self._by_scope.values() for command in commands)
        return next((command for command in every if command.payload["id"] == command_id), None)

    def usable_in(self, guild_id: int | None) -> list[Command]:
        """Return the commands that can be used in a server, or in direct messages for `None`."""
        return (
            self.registered(None)
            if guild_id is None
            else [*self.registered(guild_id), *self.registered(None)]
        )

    def launch_activities(
        self, *, application_id: int, new_id: Callable[[], int], allowed: frozenset[Installation]
    ) -> Command:
        """Add the Entry Point command, as Discord does when Activities are enabled for an application.

        https://docs.discord.com/developers/interactions/application-commands#default-entry-point-command
        """
        body = {
            "type": CommandType.ENTRY_POINT,
            "name": "launch",
            "handler": LAUNCHES_ACTIVITY,
            "integration_types": sorted(map(int, allowed)),
            "contexts": list(map(int, Context)),
        }
        launch = _registered(
            body, None, application_id=application_id, guild_id=None, new_id=new_id, allowed=allowed
        )
        self._by_scope[None] = [*self.registered(None), launch]
        return launch

    def restore(self, commands: list[Command]) -> None:
        """Restore previously registered global commands, including their ids."""
        self._by_scope[None] = commands

    def overwrite(
        self,
        guild_id: int | None,
        bodies: list[dict[str, Any]],
        *,
        application_id: int,
        new_id: Callable[[], int],
        allowed: frozenset[Installation],
    ) -> list[Command]:
        """Replace all commands of one scope. Known names keep their ids, unchanged commands also their versions.

        `allowed` are the installations that the application allows. Raises `Refusal` for invalid commands.
        """
        form = Form()
        for index, body in enumerate(bodies):
            check_command(body, form, (index,), allowed=allowed)
        names = [_name_of(body) for body in bodies]
        _check_number(names, form)
        for index, name in enumerate(names):
            if name in names[:index]:
                form.refuse((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", DUPLICATE)
        form.check()
        # https://github.com/Rapptz/discord.py/issues/9996; it can only be deleted on its own.
        kinds = {command.type for command in self.registered(guild_id)}
        if CommandType.ENTRY_POINT in kinds and CommandType.ENTRY_POINT not in map(_type, bodies):
            raise Refusal(Reason.ENTRY_POINT_LEFT_OUT)
        before = {(command.payload["type"], command.name): command for command in self.registered(guild_id)}
        self._by_scope[guild_id] = [
            _registered(
                body,
                before.get(name),
                application_id=application_id,
                guild_id=guild_id,
                new_id=new_id,
                allowed=allowed,
            )
            for body, name in zip(bodies, names, strict=True)
        ]
        return self.registered(guild_id)

    def named(self, guild_id: int | None, body: dict[str, Any]) -> Command | None:
        """Return the command of a scope that a new one would replace: that of its type and name."""
        found = (each for each in self.registered(guild_id) if _name_of(each.payload) == _name_of(body))
        return next(found, None)

    def put(
        self,
        guild_id: int | None,
        body: dict[str, Any],
        before: Command | None,
        *,
        application_id: int,
        new_id: Callable[[], int],
        allowed: frozenset[Installation],
    ) -> Command:
        """Add one command to a scope, or put it in the place of another one. Raises `Refusal` for an invalid one."""
        form = Form()
        check_command(body, form, (), allowed=allowed)
        others = [command for command in self.registered(guild_id) if command is not before]
        names = [_name_of(command.payload) for command in others]
        if _name_of(body) in names:
            form.refuse(("name",), "APPLICATION_COMMANDS_DUPLICATE_NAME", DUPLICATE)
        _check_number([*names, _name_of(body)], form)
        form.check()
        command = _registered(
            body, before, application_id=application_id, guild_id=guild_id, new_id=new_id, allowed=allowed
        )
        self._by_scope[guild_id] = (
            [*others, command]
            if before is None
            else [command if each is before else each for each in self.registered(guild_id)]
        )
        return command


def _check_number(names: list[tuple[int, str]], form: Form) -> None:
    """Check that a scope doesn't have too many commands, given their types and names."""
    form.length((), names, 0, MOST_COMMANDS)
    for kind, most in MOST_OF_KIND.items():
        form.length((), [name for name in names if name[0] == kind], 0, most)


def _name_of(body: dict[str, Any]) -> tuple[int, str]:
    """Return the type and name of a command, which are unique together in a scope."""
    return _type(body), str(body.get("name"))


def _type(body: dict[str, Any]) -> int:
    return int(body.get("type") or CommandType.CHAT_INPUT)


def _registered(
    body: dict[str, Any],
    before: Command | None,
    *,
    application_id: int,
    guild_id: int | None,
    new_id: Callable[[], int],
    allowed: frozenset[Installation],
) -> Command:
    """Complete a command. A global one is for all installations that the application allows, unless it names its own.

    https://docs.discord.com/developers/interactions/application-commands#application-command-object
    """
    permissions = body.get("default_member_permissions")
    payload: dict[str, Any] = {
        "application_id": str(application_id),
        "type": _type(body),
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(body.get("nsfw")),
        "options": [_completed_option(option) for option in body.get("options") or ()],
        "integration_types": body.get("integration_types")
        or (sorted(map(int, allowed)) if guild_id is None else [int(Installation.SERVER)]),
        "contexts": body.get("contexts"),
    }
    if "handler" in body:
        payload["handler"] = body["handler"]
    if guild_id is None:
        payload["dm_permission"] = body.get("dm_permission") is not False
    else:
        payload["guild_id"] = str(guild_id)
    if before is not None and _same(before.payload, payload):
        return before
    number = str(new_id())
    return Command({**payload, "id": before.payload["id"] if before else number, "version": number})


def _same(before: dict[str, Any], after: dict[str, Any]) -> bool:
    kept = {name: value for name, value in before.items() if name not in ("id", "version")}
    return json.dumps(kept, sort_keys=True) == json.dumps(after, sort_keys=True)


def _completed_option(option: dict[str, Any]) -> dict[str, Any]:
    completed = {name: value for name, value in option.items() if value is not None}
    if "options" in completed:
        completed["options"] = [_completed_option(each) for each in completed["options"]]
    return completed


def check_command(body: dict[str, Any], form: Form, path: Path, *, allowed: frozenset[Installation]) -> None:
    _check_places(body, form, path, allowed=allowed)
    if _type(body) == CommandType.CHAT_INPUT:
        _check_names(body, form, path)
        _check_options(body.get("options") or [], form, (*path, "options"))
        if _characters(body) > MOST_CHARACTERS:
            form.refuse(
                path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})"
            )
    else:
        _check_menu_name(form, (*path, "name"), body.get("name"))
        check_localizations(body, "name", form, path, _check_menu_name)
        if body.get("description") and _type(body) != CommandType.ENTRY_POINT:
            form.refuse(
                (*path, "description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                "Context menu commands cannot have a description",
            )


def _check_places(body: dict[str, Any], form: Form, path: Path, *, allowed: frozenset[Installation]) -> None:
    """Check the contexts and installations of a command: it may name only installations that the application allows.

    https://docs.discord.com/developers/interactions/application-commands#installation-context,
    https://github.com/elizaOS/eliza/issues/16067. Private channels among the contexts have no effect without user
    installations: "only meaningful" in
    https://docs.discord.com/developers/interactions/application-commands#interaction-contexts.
    """
    for name, places in (("contexts", frozenset(Context)), ("integration_types", allowed)):
        given = body.get(name)
        if given is None:
            continue
        form.length((*path, name), given, 1, MOST_PLACES)
        for index, place in enumerate(given):
            form.one_of((*path, name, index), place, places)
            if place in given[:index]:
                form.refuse(
                    (*path, name, index),
                    "SET_TYPE_ALREADY_CONTAINS_VALUE",
                    "The set already contains this value",
                )


def _check_names(body: dict[str, Any], form: Form, path: Path) -> None:
    _check_name(form, (*path, "name"), body.get("name"))
    check_localizations(body, "name", form, path, _check_name)
    _check_description(form, (*path, "description"), body.get("description"))
    check_localizations(body, "description", form, path, _check_description)


def _check_name(form: Form, path: Path, name: object) -> None:
    if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
        form.refuse(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_menu_name(form: Form, path: Path, name: object) -> None:
    form.length(path, name, 1, MENU_NAME)


def _check_description(form: Form, path: Path, description: object) -> None:
    form.length(path, description, 1, DESCRIPTION)


def _check_options(options: list[dict[str, Any]], form: Form, path: Path) -> None:
    form.length(path, options, 0, MOST_OPTIONS)
    _check_unique(options, form, path)
    optional_seen = False
    for index, option in enumerate(options):
        place = (*path, index)
        _check_names(option, form, place)
        if option.get("type") in NESTING:
            _check_options(option.get("options") or [], form, (*place, "options"))
            continue
        if option.get("required") and optional_seen:
            form.refuse(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        if option.get("choices") and option.get("autocomplete"):
            form.refuse(
                place, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Choices or autocomplete, not both"
            )
        check_choices(option.get("choices") or [], form, (*place, "choices"))


def _check_unique(options: list[dict[str, Any]], form: Form, path: Path) -> None:
    """Check that option names are unique in every locale."""
    translated = {locale for option in options for locale in option.get("name_localizations") or {}}
    for index, option in enumerate(options):
        if any(
            _name(option, locale) in [_name(other, locale) for other in options[:index]]
            for locale in (None, *translated)
        ):
            form.refuse(
                (*path, index),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )


def _name(option: dict[str, Any], locale: str | None) -> object:
    """Return the option's name in a locale; `None` means the default name."""
    name = option.get("name")
    return name if locale is None else (option.get("name_localizations") or {}).get(locale, name)


def check_choices(choices: object, form: Form, path: Path) -> None:
    """Validate an option's choices, fixed or from an autocompletion."""
    form.length(path, choices, 0, MOST_CHOICES)
    if not isinstance(choices, list):
        return
    for index, choice in enumerate(choices):
        _check_choice_name(form, (*path, index, "name"), choice.get("name"))
        check_localizations(choice, "name", form, (*path, index), _check_choice_name)
        if isinstance(choice.get("value"), str):
            form.length((*path, index, "value"), choice["value"], 1, CHOICE_TEXT)


def _check_choice_name(form: Form, path: Path, name: object) -> None:
    form.length(path, name, 1, CHOICE_TEXT)


def _characters(body: dict[str, Any]) -> int:
    """Count a command's characters as Discord does, taking the longest translation of each text."""
    own = longest(body, "name") + longest(body, "description")
    choices = sum(
        longest(choice, "name") + len(str(choice.get("value", ""))) for choice in body.get("choices") or ()
    )
    return own + choices + sum(_characters(option) for option in body.get("options") or ())
