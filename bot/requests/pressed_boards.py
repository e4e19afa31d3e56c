"""Updates the public board that was pressed if it is out of date."""

import contextlib

from bot.delivery.boards import BOARDS
from bot.domain import Match, MatchId
from bot.domain.refusals import Refused
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.ui.page import any_tag_of


async def look_at_board(request: Request, shown: Match | None) -> None:
    """Refresh the pressed board if it is behind its match.

    `shown` is the match as the answer shows it; if it is the board's match, it is not read again.
    """
    pressed = request.interaction.message
    message_tag = any_tag_of(pressed.components) if pressed else None
    if message_tag is None or message_tag.kind not in BOARDS:
        return
    match_id = MatchId(message_tag.about)
    number = shown.number if shown and shown.id == match_id else await _number_of(request, match_id)
    if number > message_tag.number:
        request.client.presenter.refresh(match_id)


async def _number_of(request: Request, match_id: MatchId) -> int:
    """Return the number of the match's last event; 0 if it is unknown or the match no longer exists."""
    with contextlib.suppress(Refused, StoreUnavailableError):
        async with request.client.store.read() as uow:
            return (await uow.boards.standing_of(match_id)).number
    return 0
