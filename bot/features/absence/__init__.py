"""Absences: pausing a player's clocks."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.domain import Due
    from bot.features.absence.service import Absences

    absences = Absences(bot.store, clock=bot.clock)

    async def end_expired() -> None:
        for match in await absences.end_expired():
            bot.presenter.refresh(match.id)

    bot.provide(absences)
    bot.schedule(Due.ABSENCES, end_expired)
