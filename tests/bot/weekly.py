"""The board of a week as a database has it."""

from bot.features.board_of_the_week.repository import WeekRepository
from bot.features.board_of_the_week.week import Week, WeekBoard
from bot.storage import Store


async def board_of(store: Store, week: Week) -> WeekBoard:
    async with store.read() as uow:
        return (await WeekRepository(uow).secret()).board(week)
