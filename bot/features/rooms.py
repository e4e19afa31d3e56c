"""The list of rooms. Importing it opens them: their commands, controls and doors are found from then on.

The bot takes its commands from here, so that none is left out. Their order is that of `ORDER` in
`bot/requests/command_tree.py`, not that of the rooms.
"""

from bot.features import (  # noqa: F401  a room that is imported is open
    absence,
    blocking,
    challenges,
    computer,
    games,
    hints,
    history,
    lesson,
    moderation,
    offers,
    plans,
    playing,
    preferences,
    privacy,
    puzzles,
    records,
    review,
    rules,
    server_settings,
    spectator_channels,
    trying,
    watching,
    welcome,
)
from bot.features.computer.replying import Replying
from bot.features.puzzles.cards import Cards
from bot.features.puzzles.mining import Mining
from bot.features.spectator_channels.spectators import Spectators
from bot.features.watching.telling import Telling
from bot.features.welcome.greeting import Greeting
from bot.requests.command_tree import command_tree, menu_commands

__all__ = ["CARDS", "GROUPS", "HOST", "MENUS", "MINING", "OPPONENT", "SPECTATORS", "WATCHERS"]

GROUPS = command_tree()
"""`/dvonn` and `/dvonn-admin`."""

MENUS = menu_commands()
"""The commands in the menus of people and messages."""

WATCHERS = Telling
"""Tells those who watch a match, after its players."""

SPECTATORS = Spectators
"""Shows matches in channels that follow, after the players."""

OPPONENT = Replying
"""Moves for the computer."""

CARDS = Cards
"""Shows puzzles in channels, after all else."""

MINING = Mining
"""Makes puzzles from matches that are over, behind all else."""

HOST = Greeting
"""Greets the servers that are new."""
