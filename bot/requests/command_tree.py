"""The order in which Discord lists the commands, whichever room is opened first, and the groups that hold them.

https://discord.com/developers/docs/interactions/application-commands#subcommands-and-subcommand-groups
"""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.requests.commands import (
    COMMANDS,
    INSTALLED,
    MENU_COMMANDS,
    contexts,
    phrase,
)
from bot.ui.command_mentions import FOR_EVERYBODY, FOR_MANAGERS

ORDER = (
    "dvonn learn",
    "dvonn rules",
    "dvonn challenge",
    "dvonn help",
    "dvonn puzzle",
    "dvonn next",
    "dvonn games",
    "dvonn place",
    "dvonn move",
    "dvonn board",
    "dvonn text",
    "dvonn review",
    "dvonn plan",
    "dvonn undo",
    "dvonn resign",
    "dvonn watch live",
    "dvonn watch list",
    "dvonn record replay",
    "dvonn record chart",
    "dvonn record export",
    "dvonn record import",
    "dvonn me preferences",
    "dvonn me lines",
    "dvonn me challenges",
    "dvonn me away",
    "dvonn me back",
    "dvonn me forget",
    "dvonn-admin settings",
    "dvonn-admin follow",
    "dvonn-admin cancel",
    "dvonn-admin ban",
    "dvonn-admin unban",
    "dvonn-admin export",
    "dvonn-admin log",
)
"""The list begins with what a newcomer needs."""


def command_tree() -> tuple[app_commands.Group, app_commands.Group]:
    """Make `/dvonn` and `/dvonn-admin` of the commands of all rooms that are open.

    Raises `ValueError` where a command has no place in the order.
    """
    if lost := COMMANDS.keys() - set(ORDER):
        raise ValueError(f"no place in the order for {', '.join(sorted(lost))}")
    everybody = app_commands.Group(
        name=FOR_EVERYBODY,
        description=phrase("command-dvonn"),
        allowed_contexts=contexts(in_direct_messages=True),
        allowed_installs=INSTALLED,
    )
    managers = app_commands.Group(
        name=FOR_MANAGERS,
        description=phrase("command-dvonn-admin"),
        allowed_contexts=contexts(in_direct_messages=False),
        allowed_installs=INSTALLED,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    groups = {
        f"{FOR_EVERYBODY} watch": phrase("command-watch"),
        f"{FOR_EVERYBODY} record": phrase("command-record"),
        f"{FOR_EVERYBODY} me": phrase("command-me"),
    }
    _fill({FOR_EVERYBODY: everybody, FOR_MANAGERS: managers}, groups)
    return everybody, managers


def _fill(roots: Mapping[str, app_commands.Group], groups: Mapping[str, app_commands.locale_str]) -> None:
    """Put each command where it belongs; a group comes into being with its first command."""
    open_groups = dict(roots)
    for typed in ORDER:
        above = typed.rpartition(" ")[0]
        if typed not in COMMANDS:
            continue
        if above not in open_groups:
            parent, _, name = above.rpartition(" ")
            group = app_commands.Group(name=name, description=groups[above], parent=roots[parent])
            open_groups[above] = group
        open_groups[above].add_command(COMMANDS[typed])


def menu_commands() -> tuple[app_commands.ContextMenu, ...]:
    """The commands in the menus of people and messages."""
    return tuple(MENU_COMMANDS.values())
