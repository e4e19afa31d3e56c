"""The standing message of the lobby, and the seeks of which the readers of a channel may know."""

from collections.abc import Iterable, Sequence

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain import ChannelId, GuildId, MatchId, Players
from bot.domain.match import Head
from bot.domain.view import View
from bot.features.lobby.pages import card_page
from bot.features.lobby.seek import Seek
from bot.features.lobby.service import Lobby
from bot.toolkit.page import Page


async def lobby_card(client: DvonnClient, view: View, language: Language) -> Page:
    """Return the card: how many look for an opponent in channels that all its readers may see."""
    waiting = await client.get(Lobby).others(GuildId(view.key.about))
    return card_page(known_in(client, waiting, view.channel), language)


def known_in(client: DvonnClient, waiting: Iterable[Seek], channel: ChannelId) -> Sequence[Seek]:
    """Return the seeks of which all readers of a channel may know: a match of these could be shown there."""
    return [
        seek
        for seek in waiting
        if seek.venue.channel == channel or client.visibility.may_be_shown_in(_match_of(seek), channel)
    ]


def _match_of(seek: Seek) -> Head:
    """Stand in for a match where a user has asked, to find out who may know of it."""
    return Head(MatchId(0), seek.venue, Players(white=seek.user, black=seek.user), None)
