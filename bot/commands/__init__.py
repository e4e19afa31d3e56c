"""The slash commands: one group, `/dvonn`. Each command reads what was asked, asks a service, and returns a page."""

from bot.commands import (
    absence,
    challenge,
    forget_me,
    learn,
    look,
    offer,
    plan,
    play,
    preferences,
    resign,
    settings,
)
from bot.commands.group import dvonn

__all__ = ["dvonn"]

MODULES = (challenge, play, plan, look, offer, resign, absence, preferences, settings, learn, forget_me)
"""Importing them puts their commands into the group."""
