"""The board of a week as a database has it."""

from bot.domain.week import Week, WeekBoard
from bot.storage import Store


async def board_of(store: Store, week: Week) -> WeekBoard:
    async with store.read() as uow:
        return (await uow.week_secret.find()).board(week)
