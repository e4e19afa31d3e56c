"""Mines finished matches for puzzles, one at a time and with the lowest priority for the engine.

Only a position and its proof are stored. Matches that not everyone in the server may see are skipped, and so are games
that are still in play elsewhere.
"""

import logging

from bot.background import BackgroundWork
from bot.discord.client import DvonnClient
from bot.domain import Match, MatchId
from bot.domain.puzzle import Puzzle
from bot.features.puzzles.repository import OwnPuzzleRepository
from bot.features.puzzles.service import Puzzling
from bot.services.fair_play import Wanted, find_in_play

log = logging.getLogger(__name__)


class Mining(BackgroundWork):
    """Background work that creates puzzles for servers from their own matches."""

    name = "Mining for puzzles"

    def __init__(self, client: DvonnClient) -> None:
        super().__init__()
        self._client = client
        self._store = client.store

    async def work(self) -> None:
        """Search all queued matches."""
        while await self._mine_next():
            pass

    async def _mine_next(self) -> bool:
        """Search the next queued match, and store the outcome. Returns whether there was one.

        Raises `StoreUnavailableError`, and `TimeoutError` if the engine is too busy.
        """
        async with self._store.read() as uow:
            found = await OwnPuzzleRepository(uow).to_mine()
            if found is None:
                return False
            guild, match_id = found
            wanted = (await uow.servers.settings(guild)).own_puzzles
            match = await uow.matches.find(match_id)
        puzzle = await self._puzzle_in(match) if wanted else None
        await self._client.get(Puzzling).keep_mined(guild, match_id, puzzle)
        if puzzle:
            log.info("Mined a puzzle from a match")
        return True

    async def _puzzle_in(self, match: Match) -> Puzzle | None:
        if not self._client.visibility.is_open_to_all(match):
            return None
        if await find_in_play(self._store, Wanted.game(match.game), at=self._client.clock(), asked_by=None):
            return None
        owner = MatchId(-match.id)
        return await self._client.computer_player.puzzle_in(match.game, match=owner)
