"""The bot under extra load: one search of the strongest level runs and others wait.

python -m benchmarks.busy_bot WAITING

`benchmarks.thinking` starts it. SIGUSR1 switches the load on and off. Each finished search is followed by another one
in the same game; searches that run side by side are in different games.
"""

import asyncio
import itertools
import random
import signal
import sys
from collections.abc import Iterable
from unittest.mock import patch

from bot import app
from bot.cli.terminal import main
from bot.domain.computer import LEVELS
from bot.domain.ids import MatchId
from dvonn import Game, Position, placements_by_lot

TURNS = 6


def positions(number: int) -> Iterable[Position]:
    """Yield the first stacking positions of a random game, over and over; none of them is solved quickly."""
    rng = random.Random(number)
    game, found = Game(placements_by_lot(rng)), []
    for _ in range(TURNS):
        found.append(game.position)
        game = game.play(rng.choice(game.position.legal_moves()))
    return itertools.cycle(found)


class BusyBot(app.Bot):
    """The bot, with a signal that switches extra searches on and off."""

    searches: tuple[asyncio.Task[None], ...] = ()

    async def setup_hook(self) -> None:
        await super().setup_hook()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.switch, int(sys.argv[1]) + 1)

    def switch(self, number: int) -> None:
        """Start the searches, or stop them."""
        for search in self.searches:
            search.cancel()
        ended = bool(self.searches)
        self.searches = () if ended else tuple(asyncio.create_task(self.search(n)) for n in range(number))

    async def close(self) -> None:
        """Stop the searches first; a closing bot would refuse them."""
        self.switch(0)
        await super().close()

    async def search(self, number: int) -> None:
        """Run one search after another."""
        for position in positions(number):
            await self.computer_player.choose(position, LEVELS[-1], seed="", match=MatchId(10**6 + number))


if __name__ == "__main__":
    with patch.object(app, "Bot", BusyBot):
        sys.exit(main([]))
