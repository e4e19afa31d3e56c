"""Matches of Anna and Ben that have just begun, written straight to a store; their boards are shown."""

from datetime import datetime, timedelta

from bot.domain import Match, Pace, Setup, Venue
from bot.domain.match import opening_events
from bot.storage import Store, UnitOfWork
from dvonn import Game
from tests.bot.company import ANNA_WHITE, HERE, NOON


async def add_match(
    uow: UnitOfWork, venue: Venue = HERE, *, minutes: int = 0, pace: Pace = Pace.ONE, in_thread: bool = False
) -> Match:
    """Add a match that begins some minutes after noon."""
    events = opening_events(Game(), NOON + timedelta(minutes=minutes))
    match = await uow.matches.add(venue, ANNA_WHITE, Setup.FULL, events, pace=pace, in_thread=in_thread)
    return await show(uow, match, match.started_at)


async def show(uow: UnitOfWork, match: Match, at: datetime) -> Match:
    """Show the current board of a match."""
    await uow.matches.show(match, match.number, at)
    return match.shown(match.number, at)


async def new_match(store: Store, venue: Venue = HERE) -> Match:
    """Add one in its own transaction."""
    async with store.write() as uow:
        return await add_match(uow, venue)
