"""When the boards in servers of matches between people from anywhere are compared again."""

from bot.domain.events import Event
from bot.domain.match import Match
from bot.domain.preferences import ChangedPreferences
from bot.features.lobby.repository import ANYWHERE_BOARD, LobbyRepository
from bot.storage import UnitOfWork
from bot.storage.views import ROWS


async def show_in_servers(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Have the boards of a match in servers drawn again after its events."""
    if match.venue.is_direct:
        await uow.views.changed(ROWS.kind == ANYWHERE_BOARD, ROWS.about == match.id)


async def hide_from_servers(uow: UnitOfWork, changed: ChangedPreferences) -> None:
    """Have the boards of someone removed from servers who hides their profile."""
    if changed.after.private and not changed.before.private:
        await LobbyRepository(uow).boards_changed(changed.user)
