"""The lobby: people look for an opponent, and the bot pairs those whose wishes fit."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.lobby.showing import hide_from_servers, show_in_servers, show_rematch

    subscriptions.on_events(show_in_servers)
    subscriptions.on_rematch(show_rematch)
    subscriptions.on_preferences(hide_from_servers)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingView
    from bot.features.lobby.card import lobby_card
    from bot.features.lobby.matching import Matching
    from bot.features.lobby.repository import DUE, STANDING_LOBBY
    from bot.features.lobby.service import Lobby, LobbyServers
    from bot.features.lobby.views import AnywhereBoard, CallView, SeekView
    from bot.services import Challenges

    lobby = Lobby(bot.store, bot.get(Challenges), clock=bot.clock)
    bot.provide(lobby, LobbyServers(bot.store, clock=bot.clock))
    matching = Matching(bot, lobby)
    bot.provide(matching)
    bot.schedule(DUE, matching.look_for_due)
    page = partial(lobby_card, bot)
    bot.presenter.views.register(StandingView(STANDING_LOBBY, page, bot.messenger, bot.visibility))
    for kind in (SeekView(bot), AnywhereBoard(bot), CallView(bot)):
        bot.presenter.views.register(kind)
