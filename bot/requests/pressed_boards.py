"""The public board that was pressed on: where it is behind its match, it is brought up to date after the answer."""

import contextlib

from bot.delivery.boards import BOARDS
from bot.domain import Match, MatchId
from bot.domain.refusals import Refused
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.ui.page import any_tag_of


async def look_at_board(request: Request, told: Match | None) -> None:
    """Have the board shown as it stands, if the press was on one that is behind.

    `told` is the match as the answer tells of it: where that is the board's, it is not read once more.
    """
    pressed = request.interaction.message
    message_tag = any_tag_of(pressed.components) if pressed else None
    if message_tag is None or message_tag.kind not in BOARDS:
        return
    match_id = MatchId(message_tag.about)
    number = told.number if told and told.id == match_id else await _number_of(request, match_id)
    if number > message_tag.number:
        request.client.presenter.refresh(match_id)


async def _number_of(request: Request, match_id: MatchId) -> int:
    """The number of a match's last event; 0 where that can't be known, or the match is no more."""
    with contextlib.suppress(Refused, StoreUnavailableError):
        async with request.client.store.read() as uow:
            return (await uow.boards.standing_of(match_id)).number
    return 0
