"""Commands as they arrive: whether they are such as Discord was given, looked at before anything reads them.

Discord checks that itself. A request that gets through all the same comes from a client that has kept the commands of
an older version, or from nobody's client: it is answered in a sentence, and with no suggestions.

https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-application-command-data-structure
"""

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.client import DvonnClient, ResponseOutcome
from bot.domain.ids import LARGEST
from bot.domain.refusals import RefusalReason, Refused
from bot.logs import in_short
from bot.requests.answering import answer
from bot.requests.request import Interaction, Request
from bot.ui.answer import Answer

LARGEST_OPTION = 2**53
"""The largest whole number that Discord takes as an option."""

RESOLVED = {Kind.user: "users", Kind.channel: "channels", Kind.role: "roles", Kind.attachment: "attachments"}
"""Where Discord tells of the things whose ids are given as options."""

Command = app_commands.Command[Any, ..., Any]
Tree = app_commands.CommandTree[DvonnClient]
Given = Mapping[str, Any]

log = logging.getLogger(__name__)


class CheckedTree(Tree):
    """The commands, which answer also what they can't read."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether a command can be read; one that can't is answered here."""
        suggests = interaction.type is discord.InteractionType.autocomplete
        data: Any = interaction.data
        if is_readable(self, data, suggests=suggests):
            return True
        await _refuse(interaction, suggests=suggests)
        return False

    async def _call(self, interaction: Interaction) -> None:
        """Have a command answered, or suggestions given: of these nobody else tells those who count.

        discord.py, which calls it for each of both, does not promise to keep it.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.client.finishing(self._suggest(interaction))
        else:
            await super()._call(interaction)

    async def _suggest(self, interaction: Interaction) -> None:
        begun = time.monotonic()
        await super()._call(interaction)
        outcome = ResponseOutcome.ANSWERED if interaction.response.is_done() else ResponseOutcome.LOST
        interaction.client.observer.answered(interaction, outcome, time.monotonic() - begun)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer what discord.py could not read; what went wrong in answering is logged."""
        if isinstance(error, app_commands.CommandInvokeError):
            await super().on_error(interaction, error)
        else:
            log.warning("A command was not read: %s", in_short(error))
            await _refuse(interaction, suggests=interaction.type is discord.InteractionType.autocomplete)


async def _refuse(interaction: Interaction, *, suggests: bool) -> None:
    if not suggests:
        await answer(Request(interaction), _unreadable)
        return
    try:
        await interaction.response.autocomplete([])
    except (
        discord.HTTPException,
        aiohttp.ClientError,
        OSError,
    ) as error:  # they come too late, and nobody misses them
        log.warning("Suggestions were not given: %s", in_short(error))


async def _unreadable() -> Answer:
    raise Refused(RefusalReason.UNREADABLE_COMMAND)


def is_readable(tree: Tree, data: Given, *, suggests: bool = False) -> bool:
    """Whether what was used is one of the commands, and its options are such as that takes.

    While somebody types, which `suggests` says, options may be missing or be half-typed.
    """
    try:
        if data.get("type", 1) != discord.AppCommandType.chat_input.value:
            return _is_menu(tree, data)
        found = _typed(tree, data)
        return found is not None and _fits(*found, data.get("resolved", {}), suggests=suggests)
    except (KeyError, TypeError, ValueError, AttributeError):
        return False  # it has another shape than anything that Discord sends


def _is_menu(tree: Tree, data: Given) -> bool:
    kind = discord.AppCommandType(data["type"])
    targets = "users" if kind is discord.AppCommandType.user else "messages"
    known = tree.get_command(data["name"], type=kind)
    return known is not None and data["target_id"] in data["resolved"][targets]


def _typed(tree: Tree, data: Given) -> tuple[Command, Sequence[Given]] | None:
    """The command that was typed, below its groups, and the options that it was given."""
    command: object = tree.get_command(data["name"])
    options: Sequence[Given] = data.get("options", [])
    while isinstance(command, app_commands.Group):
        (below,) = options
        command, options = command.get_command(below["name"]), below.get("options", [])
    return (command, options) if isinstance(command, app_commands.Command) else None


def _fits(command: Command, options: Sequence[Given], resolved: Given, *, suggests: bool) -> bool:
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given = {option["name"]: option for option in options}
    if not given.keys() <= known.keys() or len(given) < len(options):
        return False
    if not suggests:
        lacking = any(each.required and name not in given for name, each in known.items())
        return not lacking and all(_is_value(known[name], option, resolved) for name, option in given.items())
    focused = [name for name, option in given.items() if option.get("focused")]
    if len(focused) != 1 or not known[focused[0]].autocomplete:
        return False
    typed = given.pop(focused[0])
    if not isinstance(typed["value"], str) or typed["type"] != known[focused[0]].type.value:
        return False
    return all(_is_value(known[name], option, None) for name, option in given.items())


def _is_value(parameter: app_commands.Parameter, option: Given, resolved: Given | None) -> bool:
    """Whether an option has a value that a parameter takes; `resolved` holds the things that ids stand for.

    Without it they are not looked for: Discord tells of them only once the command is sent.
    """
    value = option["value"]
    if option["type"] != parameter.type.value:
        return False
    match parameter.type:
        case Kind.string:
            fits = isinstance(value, str)
        case Kind.integer:
            fits = isinstance(value, int) and not isinstance(value, bool) and _is_within(parameter, value)
        case Kind.boolean:
            fits = isinstance(value, bool)
        case kind:
            fits = 0 <= int(value) <= LARGEST and (resolved is None or value in resolved[RESOLVED[kind]])
    return fits and (not parameter.choices or value in [choice.value for choice in parameter.choices])


def _is_within(parameter: app_commands.Parameter, value: int) -> bool:
    least = -LARGEST_OPTION if parameter.min_value is None else parameter.min_value
    most = LARGEST_OPTION if parameter.max_value is None else parameter.max_value
    return least <= value <= most
