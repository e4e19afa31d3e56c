"""The list of rooms. Importing it opens them: their commands, controls and doors are found from then on.

The bot takes its commands from here, so that none is left out.
"""

from bot.features import (
    absence,
    agreeing,
    challenging,
    following,
    forgetting,
    history,
    learning,
    looking,
    planning,
    playing,
    preferences,
    records,
    server_settings,
    watching,
)
from bot.features.following.spectators import Spectators
from bot.features.watching.telling import Telling
from bot.requests.commands import dvonn

__all__ = ["ROOMS", "dvonn"]

ROOMS = (
    absence,
    agreeing,
    challenging,
    following,
    forgetting,
    history,
    learning,
    looking,
    planning,
    playing,
    preferences,
    records,
    server_settings,
    watching,
)

AUDIENCE = (Telling, Spectators)
"""Those who are shown matches after the players."""
