"""The board of the week as a standing message."""

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain import GuildId
from bot.domain.view import View
from bot.domain.week import Week
from bot.features.board_of_the_week.pages import standing_page
from bot.features.board_of_the_week.repository import WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekSeen
from bot.toolkit.page import Page


class StandingBoard:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    async def page(self, view: View, language: Language) -> Page:
        """Return this week's board without any result, and the best results of the last week."""
        guild = GuildId(view.key.about)
        boards = self._client.get(WeeklyBoards)
        seen, last = await boards.seen(boards.week, None, guild), await self._last(guild)
        async with self._client.store.read() as uow:
            names = await uow.people.names([each.user for each in last.table] if last else [])
        return await standing_page(seen, last, names, language)

    async def _last(self, guild: GuildId) -> WeekSeen | None:
        """Return the last week with a result in a server."""
        async with self._client.store.read() as uow:
            last: Week | None = await WeekRepository(uow).last_in(guild)
        return await self._client.get(WeeklyBoards).seen(last, None, guild) if last else None
