"""The table of a server as a standing message."""

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain import ChannelId, GuildId, UserId
from bot.domain.view import View
from bot.features.ratings.table import games_in, table_of
from bot.features.ratings.table_pages import table_page
from bot.toolkit.page import Page


class StandingTable:
    def __init__(self, client: DvonnClient) -> None:
        self._store = client.store
        self._visibility = client.visibility
        self._clock = client.clock

    async def page(self, view: View, language: Language) -> Page:
        """Return the table with the players of those matches that all readers of the view's channel may see."""
        guild, channel = GuildId(view.key.about), view.channel

        def sees(user: UserId, place: ChannelId) -> bool:
            return place == channel or self._visibility.may_be_shown_in(games_in(guild, place, user), channel)

        async with self._store.read() as uow:
            known = await table_of(uow, guild, sees, self._clock())
            names = await uow.people.names([each.user for each in known.shown])
        return table_page(known, names, language)
