"""The computer's moves: each is thought out beside everything else, and played as people's moves are.

It looks at a match once its board is shown, and at a start of the bot at all matches in which it is to move. A move is
played only on the board for which it was thought out, so that none is played twice, whatever happens in between. Once
the match has another board or a result, the thinking for the old one ends.
"""

import asyncio
from contextlib import suppress

from bot.client import DvonnClient
from bot.domain import Match, MatchId
from bot.domain.refusals import Refused
from bot.services import Computing
from bot.storage import UnitOfWork
from dvonn import Move

MOST = 1000
"""Matches whose moves are thought about, or wait for their turn to be, at the same time."""


class Replying:
    """Moves for the computer wherever it is its turn."""

    longest = None

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._queue = client.presenter.queue
        self._thoughts: dict[MatchId, tuple[int, asyncio.Task[Move]]] = {}
        """The moves that are thought out, each with the number of the last event when that began."""
        self.places = asyncio.Semaphore(MOST)

    def see(self, match: Match) -> None:
        """Move in a match, if it is the computer's turn."""
        if not match.computer:
            return
        seen, thought = self._thoughts.get(match.id, (match.number, None))
        if thought and (match.is_over or match.changed > seen):
            thought.cancel()
        if match.is_computers_turn:
            self._queue.ask(self, match.id)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Move in all matches that wait for it. Raises `StoreUnavailableError`."""
        for each in await uow.matches.wait_for_computer():
            self._queue.ask(self, each)

    def named(self, match_id: MatchId) -> str:
        """A name for the log."""
        return f"the computer's move in match {match_id}"

    async def show(self, match_id: MatchId, _: None) -> None:
        """Think, and play the move. Raises `StoreUnavailableError`, and `TimeoutError` where too much is waiting."""
        async with self._client.store.read() as uow:
            match = await uow.matches.find(match_id)
        computer = match.computer
        if computer is None or not match.is_computers_turn or match.stands_still:
            return
        move = await self._thought_out(match, computer.level)
        if move is None:
            return
        with suppress(Refused):  # the board has moved on meanwhile: whoever moved it has it looked at again
            await self._client.get(Computing).reply(match_id, move, seen=match.number)
            self._client.presenter.refresh(match_id)

    async def _thought_out(self, match: Match, level: int) -> Move | None:
        """The move for a board; None where that has moved on before it was found. Raises as `ComputerPlayer.choose`."""
        seed = f"{match.id} {match.number}"
        choosing = self._client.computer_player.choose(match.position, level, seed=seed, match=match.id)
        thought = asyncio.create_task(choosing)
        self._thoughts[match.id] = match.number, thought
        try:
            await asyncio.wait({thought})
        finally:
            thought.cancel()
            del self._thoughts[match.id]
        return None if thought.cancelled() else thought.result()
