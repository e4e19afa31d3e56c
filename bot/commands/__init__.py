"""The slash commands: one group, `/dvonn`. Each command reads what was asked, asks a service, and returns a page."""

from bot.commands import challenge, learn, look, offer, plan, play, resign
from bot.commands.group import dvonn

__all__ = ["dvonn"]

MODULES = (challenge, play, plan, look, offer, resign, learn)
"""Importing them puts their commands into the group."""
