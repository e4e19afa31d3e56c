"""The list of rooms. Importing it opens them: their commands, controls and doors are found from then on."""

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
