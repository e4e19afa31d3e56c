"""The board of the week."""

from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


SECRET_BYTES = 32


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.board_of_the_week.occasion import KIND
    from bot.features.board_of_the_week.service import WeekBoards, score_try

    subscriptions.on_events(score_try)
    subscriptions.keep_secret(KIND, WeekBoards())


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingView
    from bot.features.board_of_the_week.best_line import BestLines
    from bot.features.board_of_the_week.pages import standing_board
    from bot.features.board_of_the_week.repository import BEST_LINE, CLOSING_DUE, STANDING_BOARD
    from bot.features.board_of_the_week.service import WeeklyBoards
    from bot.services.searches import Searches, Urgency

    boards = WeeklyBoards(bot.store, clock=bot.clock)
    await boards.keep_secret(token_hex(SECRET_BYTES))
    bot.provide(boards)
    bot.schedule(CLOSING_DUE, boards.close_due)
    bot.get(Searches).register(BEST_LINE, BestLines(bot).search, Urgency.LATER)
    page = partial(standing_board, bot)
    bot.presenter.views.register(StandingView(STANDING_BOARD, page, bot.messenger, bot.visibility))
