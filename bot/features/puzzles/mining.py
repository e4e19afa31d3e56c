"""Mines finished matches for puzzles, in the background and with the lowest priority for the engine.

Only a position and its proof are stored. Matches that not everyone in the server may see are skipped, and so are games
that are still in play elsewhere.
"""

import logging

from bot.discord.client import DvonnClient
from bot.domain import Match, MatchId
from bot.domain.puzzle import Puzzle
from bot.features.puzzles.service import Puzzling
from bot.services.fair_play import RequestedPositions, find_in_play

log = logging.getLogger(__name__)


class Mining:
    """Creates puzzles for servers from their own matches."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store

    async def search(self, about: int) -> None:
        """Search a match. Raises `StoreUnavailableError`, and `TimeoutError` if the engine is too busy."""
        async with self._store.read() as uow:
            match = await uow.matches.find(MatchId(about))
            wanted = (await uow.servers.settings(match.venue.guild)).own_puzzles
        puzzle = await self._puzzle_in(match) if wanted else None
        if puzzle:
            await self._client.get(Puzzling).keep_mined(match.venue.guild, match.id, puzzle)
            log.info("Mined a puzzle from a match")

    async def _puzzle_in(self, match: Match) -> Puzzle | None:
        if not self._client.visibility.is_open_to_all(match):
            return None
        if await find_in_play(
            self._store, RequestedPositions.game(match.game), at=self._client.clock(), asked_by=None
        ):
            return None
        owner = MatchId(-match.id)
        return await self._client.computer_player.puzzle_in(match.game, match=owner)
