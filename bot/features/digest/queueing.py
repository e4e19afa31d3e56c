"""Queues finished games of servers with a digest, to be measured in the background."""

from datetime import timedelta

from bot.domain.events import Event
from bot.domain.match import Match
from bot.features.digest.repository import SWING, DigestRepository
from bot.storage import UnitOfWork
from dvonn import Jump

MEASURED_AFTER = timedelta(minutes=1)
"""How long after its end a game is measured: what people do right after it comes first."""


async def queue_to_measure(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Queue a game between people that has ended with a result, if its server has a digest."""
    if not match.is_over or match.computer is not None or match.venue.is_direct or match.cancelled:
        return
    if not any(isinstance(move, Jump) for move in match.game.moves):
        return
    if await DigestRepository(uow).find(match.venue.guild):
        due_at = match.events[-1].at + MEASURED_AFTER
        await uow.searches.add(SWING, match.id, match.venue.guild, due_at)
