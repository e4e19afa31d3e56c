"""Spectator channels: the matches of a server shown live in a channel of its own."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.spectator_channels.service import Following
    from bot.features.spectator_channels.spectators import FOLLOW_LOST, Spectators, compose_follow_lost

    spectators = Spectators(bot)
    bot.provide(Following(bot.store, clock=bot.clock), spectators)
    lost = DirectMessageKind(FOLLOW_LOST, compose_follow_lost, rings_always=True)
    bot.presenter.direct_messages.register(lost)
    bot.presenter.add_audience(spectators)
