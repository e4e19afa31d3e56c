"""Plays each past board once more at full strength, in the background, to show what could be reached on it."""

import asyncio
import logging

from bot.client import DvonnClient
from bot.domain import MatchId
from bot.domain.week import LEVEL, Week
from bot.features.board_of_the_week.repository import Best, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards
from bot.logs import in_short
from bot.storage import StoreUnavailableError
from dvonn import Game, Move

log = logging.getLogger(__name__)


class BestLines:
    """Background work that finds the best lines of past weeks; one instance per client."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    async def wake(self) -> None:
        """Start the search for the lines that are missing without waiting for it."""
        self._idle.clear()
        self._wanted.set()

    async def idle(self) -> None:
        """Wait until no line is being searched for."""
        await self._idle.wait()

    async def run(self) -> None:
        """Search for missing lines each time after `wake` was called, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                while week := await self._seeking():
                    await self._client.get(WeeklyBoards).keep_best(week, await self._best(week))
            except (StoreUnavailableError, TimeoutError) as error:  # the scheduler retries
                log.info("The best line of a week is postponed: %s", in_short(error.__cause__ or error))
            if not self._wanted.is_set():
                self._idle.set()

    async def _seeking(self) -> Week | None:
        """Return a past week whose best line isn't known."""
        async with self._client.store.read() as uow:
            return await WeekRepository(uow).seeking()

    async def _best(self, week: Week) -> Best:
        """Play the board with the person's side at full strength. Raises `TimeoutError` if the engine is too busy."""
        game = week.game
        while game.position.to_move is not None:
            (only, *others) = game.position.legal_moves()
            game = game.play(await self._move(week, game) if others else only)
        score = game.position.score
        return Best(game, score.of(week.colour) - score.of(week.colour.opponent))

    async def _move(self, week: Week, game: Game) -> Move:
        computer, position = self._client.computer_player, game.position
        is_persons: bool = position.to_move is week.colour
        level = computer.strongest if is_persons else LEVEL
        return await computer.choose(position, level, seed=week.seed, match=MatchId(-week.code), patient=True)
