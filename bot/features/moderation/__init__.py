"""Managers' commands for cancelling matches and challenges, for bans and exports, and for the log of these actions."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.moderation.pages import compose_ban
    from bot.features.moderation.service import BAN, Moderation

    bot.provide(Moderation(bot.store, clock=bot.clock))
    bot.presenter.direct_messages.register(DirectMessageKind(BAN, compose_ban))
