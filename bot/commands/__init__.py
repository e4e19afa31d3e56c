"""The slash commands: one group, `/dvonn`. Each command reads what was asked, asks a service, and returns a page."""

from bot.commands import (
    absence,
    challenge,
    follow,
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
from bot.commands.group import dvonn

__all__ = ["dvonn"]

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
    follow,
    learn,
    forget_me,
)
"""Importing them puts their commands into the group."""
