"""Beginning a match: how the pieces lie at the start, and whether it gets a thread of its own."""

import random

from bot.matches.events import Setup
from bot.matches.ids import ChannelId
from bot.matches.server_settings import ServerSettings
from bot.matches.store import Ledger
from dvonn import Game
from dvonn.setup import placements_by_lot


def set_up(setup: Setup, opening: Game | None, lots: random.Random) -> Game:
    """The game that stands on the board at the start: lots place the pieces of a random set-up."""
    return Game(placements_by_lot(lots)) if setup is Setup.RANDOM else opening or Game()


async def wants_thread(ledger: Ledger, settings: ServerSettings, channel: ChannelId) -> bool:
    """Whether a match that begins in a channel is to get a thread of its own."""
    if settings.threads is not None:
        return settings.threads
    return await ledger.matches.stand_in(channel)
