"""The table of a server as a standing message."""

from functools import partial

from bot.catalogue import Language
from bot.client import DvonnClient
from bot.delivery.visibility import Visibility
from bot.domain import ChannelId, GuildId
from bot.domain.match import Head
from bot.features.ratings.table import table_of
from bot.features.ratings.table_pages import table_page
from bot.ui.page import Page


class StandingTable:
    def __init__(self, client: DvonnClient) -> None:
        self._store = client.store
        self._visibility = client.visibility
        self._clock = client.clock

    async def page(self, guild: GuildId, channel: ChannelId, language: Language) -> Page:
        """Return the table with the players of those matches that all readers of the channel may see."""
        sees = partial(_may_be_shown, self._visibility, channel)
        async with self._store.read() as uow:
            known = await table_of(uow, guild, sees, self._clock())
            names = await uow.people.names([each.user for each in known.shown])
        return table_page(known, names, language)


def _may_be_shown(visibility: Visibility, channel: ChannelId, head: Head) -> bool:
    return channel in (head.venue.channel, head.parent) or visibility.may_be_shown_in(head, channel)
