"""The computer's moves: each is thought out beside everything else, and played as people's moves are.

It looks at a match once its board is shown, and at all that wait for it when the bot starts. A move is played only on
the board for which it was thought out, so that none is played twice, whatever happens in between.
"""

import asyncio
from contextlib import suppress

from bot.client import DvonnClient
from bot.matches import Match, MatchId
from bot.matches.refusals import Refused

MOST = 1000
"""Matches whose moves are thought about, or wait for their turn to be, at the same time."""


class Replying:
    """Moves for the computer wherever it is its turn."""

    longest = None

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._queue = client.presenter.queue
        self.places = asyncio.Semaphore(MOST)

    def see(self, match: Match) -> None:
        """Move in a match, if it is the computer's turn."""
        if match.is_computers_turn:
            self._queue.ask(self, match.id)

    async def catch_up(self) -> None:
        """Move in all matches that wait for it. Raises `StoreUnavailableError`."""
        for each in await self._client.computing.waiting():
            self._queue.ask(self, each)

    def named(self, match_id: MatchId) -> str:
        """A name for the log."""
        return f"the computer's move in match {match_id}"

    async def show(self, match_id: MatchId, wish: None) -> None:  # noqa: ARG002  there is none
        """Think, and play the move. Raises `StoreUnavailableError`, and `TimeoutError` where too much is waiting."""
        async with self._client.store.read() as ledger:
            match = await ledger.matches.find(match_id)
        computer = match.computer
        if computer is None or not match.is_computers_turn or match.stands_still:
            return
        seed = f"{match.id} {match.number}"
        move = await self._client.mind.choose(match.position, computer.level, seed=seed, match=match.id)
        with suppress(Refused):  # the board has moved on meanwhile: whoever moved it has it looked at again
            await self._client.computing.reply(match_id, move, seen=match.number)
            self._client.presenter.refresh(match_id)
