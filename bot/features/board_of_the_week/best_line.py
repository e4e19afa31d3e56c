"""Plays each past board once more at full strength, in the background, to show what could be reached on it."""

from bot.background import BackgroundWork
from bot.client import DvonnClient
from bot.domain import MatchId
from bot.domain.week import LEVEL, Week
from bot.features.board_of_the_week.repository import Best, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards
from dvonn import Game, Move


class BestLines(BackgroundWork):
    """Background work that finds the best lines of past weeks."""

    name = "The best line of a week"

    def __init__(self, client: DvonnClient) -> None:
        super().__init__()
        self._client = client

    async def work(self) -> None:
        """Search for all missing lines."""
        while week := await self._seeking():
            await self._client.get(WeeklyBoards).keep_best(week, await self._best(week))

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
        return Best(game, game.position.score.margin(week.colour))

    async def _move(self, week: Week, game: Game) -> Move:
        computer, position = self._client.computer_player, game.position
        is_persons: bool = position.to_move is week.colour
        level = computer.strongest if is_persons else LEVEL
        return await computer.choose(position, level, seed=week.seed, match=MatchId(-week.code), patient=True)
