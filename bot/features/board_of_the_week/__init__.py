"""The board of the week."""

from secrets import token_hex
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


SECRET_BYTES = 32


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingView
    from bot.features.board_of_the_week import handlers
    from bot.features.board_of_the_week.best_line import BestLines
    from bot.features.board_of_the_week.closing import Closing
    from bot.features.board_of_the_week.repository import BEST_DUE, CLOSING_DUE, STANDING_BOARD
    from bot.features.board_of_the_week.service import WeeklyBoards
    from bot.features.board_of_the_week.standing_board import StandingBoard
    from bot.requests.handlers import Handlers

    boards = WeeklyBoards(bot.store, clock=bot.clock)
    await boards.keep_secret(token_hex(SECRET_BYTES))
    bot.provide(boards)
    best_lines = BestLines(bot)
    bot.provide(best_lines)
    bot.schedule(CLOSING_DUE, Closing(bot).close_due)
    bot.schedule(BEST_DUE, best_lines.wake)
    bot.run_in_background(best_lines.run())
    page = StandingBoard(bot).page
    bot.presenter.views.register(StandingView(STANDING_BOARD, page, bot.messenger, bot.visibility))
    bot.get(Handlers).include(handlers.handlers)
