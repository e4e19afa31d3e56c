"""The search for the best line on the board of a week, which begins with the first try and sets the par."""

from bot.discord.client import DvonnClient
from bot.domain import MatchId
from bot.features.board_of_the_week.repository import BestGame, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards
from bot.features.board_of_the_week.week import PAR_OPPONENT, Result, Week, WeekBoard
from dvonn import Game, Move


class BestLines:
    """Plays each board once at full strength, in the background, to show what can be reached on it.

    The score is the par, which people see after their own try. The moves stay hidden until the week is over.
    """

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    async def search(self, about: int) -> None:
        """Find the best line of the week with a code, and store it."""
        week = Week.from_code(about)
        async with self._client.store.read() as uow:
            board = (await WeekRepository(uow).secret()).board(week)
        await self._client.get(WeeklyBoards).keep_best(week, await self._best(board))

    async def _best(self, board: WeekBoard) -> BestGame:
        """Play the board with the person's side at full strength. Raises `TimeoutError` if the engine is too busy."""
        game = board.game
        while game.position.to_move is not None:
            (only, *others) = game.position.legal_moves()
            game = game.play(await self._move(board, game) if others else only)
        return BestGame(game, Result(PAR_OPPONENT, game.position.score.margin(board.week.colour)))

    async def _move(self, board: WeekBoard, game: Game) -> Move:
        computer, position, week = self._client.computer_player, game.position, board.week
        is_persons: bool = position.to_move is week.colour
        level = computer.strongest if is_persons else PAR_OPPONENT.level
        return await computer.choose(
            position, level, seed=board.seed, match=MatchId(-week.code), patient=True
        )
