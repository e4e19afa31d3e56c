"""The slash commands: one group, `/dvonn`, and `/dvonn-follow` for managers alone.

Each command reads what was asked, asks a service, and returns a page.
"""

from typing import Any

from discord import app_commands

from bot.commands import (
    absence,
    challenge,
    forget_me,
    learn,
    live,
    look,
    plan,
    play,
    preferences,
    records,
    replay,
    resign,
    settings,
    undo,
    watch,
)
from bot.commands.follow import follow as dvonn_follow
from bot.commands.group import dvonn

__all__ = ["COMMANDS", "dvonn"]

MODULES = (
    challenge,
    play,
    plan,
    look,
    live,
    watch,
    replay,
    records,
    undo,
    resign,
    absence,
    preferences,
    settings,
    learn,
    forget_me,
)
"""Importing them puts their commands into the group."""

COMMANDS: tuple[app_commands.Group | app_commands.Command[Any, ..., None], ...] = (dvonn, dvonn_follow)
"""What Discord is given."""
