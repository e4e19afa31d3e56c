"""Boards that were posted but not recorded, as a crash or a dropped line leaves them."""

from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from bot.delivery.messenger import CLOCKS_DIFFER, Messenger
from bot.domain import Match, MatchId, ShownBoard, SupersededBoard
from bot.storage import Store
from bot.ui.page import Kind

BOARDS = (Kind.BOARD, Kind.RESULT)


class Record(Protocol):
    """Records that a board stands, in the place of another one that is known."""

    async def __call__(
        self, match: Match, board: ShownBoard, before: ShownBoard | None, *, pinged: bool, outdates: bool
    ) -> SupersededBoard | None:
        """Gives the board that is to be taken away, if there is one. Raises `StoreUnavailableError`."""


class Unrecorded:
    """Finds them in their channels by their marks. Raises what the messenger raises, and `StoreUnavailableError`."""

    def __init__(
        self, store: Store, messenger: Messenger, clock: Callable[[], datetime], record: Record
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._record = record

    async def note(self, match_id: MatchId) -> bool:
        """Have those of a match recorded; tells of any."""
        noted = False
        async with self._store.read() as uow:
            match, shown = await uow.matches.find(match_id), await uow.boards.of(match_id)
        after = shown.message.id if shown else None
        async for found in self._messenger.left_in(match.venue.channel, BOARDS, match_id, after=after):
            board = ShownBoard(found.message, found.message_tag.number)
            if board.number > match.number and await self._never_happened(match_id, board):
                continue
            pinged = self._has_pinged(match, board, found.at)
            await self._record(match, board, None, pinged=pinged, outdates=True)
            noted = True
        return noted

    async def _never_happened(self, match_id: MatchId, board: ShownBoard) -> bool:
        """Have a board taken away that shows more than is kept, as after a backup was restored; tells if it does."""
        async with self._store.write() as uow:
            if board.number <= (await uow.matches.find(match_id)).number:
                return False
            await uow.boards.supersede(SupersededBoard(match_id, board.message))
            return True

    def _has_pinged(self, match: Match, board: ShownBoard, at: datetime) -> bool:
        """Whether a board that was posted at a moment has made the ping that is still noted."""
        ping = match.ping
        if ping is None or board.number != match.number or not ping.is_made_by_board(self._clock()):
            return False
        return at >= ping.at - CLOCKS_DIFFER
