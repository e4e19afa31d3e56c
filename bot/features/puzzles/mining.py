"""Looking through matches that are over for puzzles, one at a time, behind everything else that is thought about.

Only a position is kept, with its proof; and none from a match that not everybody in the server may see, nor from a game
that somebody still plays.
"""

import asyncio
import logging

from bot.client import DvonnClient
from bot.domain import Match, MatchId
from bot.domain.puzzle import Puzzle
from bot.logs import in_short
from bot.requests.looking_back import is_in_play
from bot.services import Puzzling
from bot.storage import StoreUnavailableError

log = logging.getLogger(__name__)


class Mining:
    """Makes puzzles for servers from their own matches, for one client."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    async def wake(self) -> None:
        """Have all matches looked through that wait for it; nobody waits for that."""
        self._idle.clear()
        self._wanted.set()

    async def idle(self) -> None:
        """Wait until no match is being looked through."""
        await self._idle.wait()

    async def run(self) -> None:
        """Look through matches whenever some wait, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                while await self._mine_next():
                    pass
            except (StoreUnavailableError, TimeoutError) as error:  # the clock will ask again
                log.info("Matches wait to be looked through: %s", in_short(error.__cause__ or error))
            if not self._wanted.is_set():
                self._idle.set()

    async def _mine_next(self) -> bool:
        """Look through the next match; tells whether there was one.

        Raises `StoreUnavailableError`, and `TimeoutError` where too much is being thought about.
        """
        async with self._store.read() as uow:
            found = await uow.own_puzzles.to_mine()
            if found is None:
                return False
            guild, match_id = found
            wanted = (await uow.servers.settings(guild)).own_puzzles
            match = await uow.matches.find(match_id)
        puzzle = await self._puzzle_in(match) if wanted else None
        await self._client.get(Puzzling).keep_mined(guild, match_id, puzzle)
        if puzzle:
            log.info("A match has become a puzzle")
        return True

    async def _puzzle_in(self, match: Match) -> Puzzle | None:
        if not self._client.visibility.is_open_to_all(match):
            return None
        if await is_in_play(self._store, match, asked_by=match.people[0]):
            return None
        owner = MatchId(-match.id)
        return await self._client.computer_player.puzzle_in(match.game, match=owner)
