"""Checks the options of a command as Discord does before it sends them.

Handlers rely on what Discord checks: types, choices, ranges and lengths. A command of another version, or one that did
not come from Discord's client, may differ.
https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-structure
"""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from discord import AppCommandOptionType as Kind
from discord.app_commands import Command
from discord.app_commands.commands import Parameter

BEYOND = 2**53
"""Discord's numbers are smaller than this, and larger than its negative."""

NESTING = (Kind.subcommand.value, Kind.subcommand_group.value)

RESOLVED = {
    Kind.user: "users",
    Kind.channel: "channels",
    Kind.role: "roles",
    Kind.attachment: "attachments",
}
"""Where Discord describes what an option names by its id."""


def check_options(command: Command[Any, ..., Any], data: Mapping[str, Any]) -> None:
    """Check the options of a typed command; `data` is that of the interaction.

    Raises `ValueError` for an option that the command doesn't have or Discord wouldn't let through, and any of
    Python's errors if the data aren't what Discord describes.
    """
    offered = {parameter.display_name: parameter for parameter in command.parameters}
    resolved = data.get("resolved", {})
    for option in options_of(data):
        name, value = option["name"], option["value"]
        parameter = offered.get(name)
        if parameter is None:
            raise ValueError("an unknown option")
        if option["type"] != parameter.type.value or not _fits(value, parameter, resolved):
            raise ValueError(f"the value of {parameter.name}")


def options_of(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the options of the command itself, below its groups. Raises as `check_options`."""
    for option in data.get("options", ()):
        if option["type"] in NESTING:
            yield from options_of(option)
        else:
            yield option


def _fits(value: object, parameter: Parameter, resolved: Mapping[str, Any]) -> bool:
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    least, most = parameter.min_value, parameter.max_value
    match parameter.type:
        case Kind.string:
            return isinstance(value, str) and (least or 0) <= len(value) <= (most or math.inf)
        case Kind.boolean:
            return isinstance(value, bool)
        case Kind.integer:
            return _is_number(value, int) and _between(value, least, most)
        case Kind.number:
            return _is_number(value, int, float) and _between(value, least, most)
        case kind:
            return isinstance(value, str) and value in resolved.get(RESOLVED[kind], {})


def _is_number(value: object, *kinds: type) -> bool:
    return isinstance(value, kinds) and not isinstance(value, bool)


def _between(value: Any, least: float | None, most: float | None) -> bool:  # noqa: ANN401  a number
    lowest = 1 - BEYOND if least is None else least
    highest = BEYOND - 1 if most is None else most
    return bool(lowest <= value <= highest)
