"""Beginning a match: how the pieces lie at the start, and whether it gets a thread of its own."""

import random

from bot.domain.events import Setup
from bot.domain.ids import ChannelId
from bot.domain.server_settings import ServerSettings
from bot.storage import UnitOfWork
from dvonn import Game
from dvonn.setup import placements_by_lot


def set_up(setup: Setup, opening: Game | None, rng: random.Random) -> Game:
    """The game that stands on the board at the start: lots place the pieces of a random set-up."""
    return Game(placements_by_lot(rng)) if setup is Setup.RANDOM else opening or Game()


async def wants_thread(uow: UnitOfWork, settings: ServerSettings, channel: ChannelId) -> bool:
    """Whether a match that begins in a channel is to get a thread of its own."""
    if settings.threads is not None:
        return settings.threads
    return await uow.matches.stand_in(channel)
