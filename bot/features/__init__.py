"""The features of the bot. Each package has `setup(bot)`, which registers all that belongs to it."""

from bot.client import DvonnClient
from bot.features import (
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
    personal_reminders,
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

FEATURES = (
    absence,
    blocking,
    challenges,
    games,
    hints,
    history,
    lesson,
    moderation,
    offers,
    personal_reminders,
    plans,
    playing,
    preferences,
    privacy,
    puzzles,
    computer,
    records,
    review,
    rules,
    server_settings,
    watching,
    spectator_channels,
    trying,
    welcome,
)
"""In the order of their set-up, in which they also show a match to spectators and catch up after an outage."""


async def setup(bot: DvonnClient) -> None:
    """Set up all features."""
    for feature in FEATURES:
        await feature.setup(bot)
