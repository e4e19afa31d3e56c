"""Absences: pausing a player's clocks."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import about_match
    from bot.domain import Due
    from bot.features.absence.pages import tell_of_absence
    from bot.features.absence.service import OPPONENT_AWAY, Absences

    absences = Absences(bot.store, clock=bot.clock)

    async def end_expired() -> None:
        for match in await absences.end_expired():
            bot.presenter.refresh(match.id)

    bot.provide(absences)
    bot.presenter.direct_messages.register(about_match(OPPONENT_AWAY, tell_of_absence, silent=True))
    bot.schedule(Due.ABSENCES, end_expired)
