"""Stale boards: those that a later one has replaced are deleted, or become the score sheets of their thread."""

import asyncio
import contextlib

from bot.catalogue import Language
from bot.delivery.errors import EditRefusedError, MessageGoneError, UnreachableError
from bot.delivery.messenger import Messenger
from bot.delivery.queue import LONGEST
from bot.domain import Match, MatchId, SupersededBoard
from bot.pages.score_sheet import is_full, sheet_at, sheet_page
from bot.storage import Store
from bot.toolkit.page import Kind

FIRST_BOARDS = 2
"""With at most this many events, a match's thread has nothing to tidy up."""


class StaleBoards:
    """The reconciler that removes stale boards; in threads the last one of ten rounds becomes a score sheet.

    It never delays a current board. Threads are tidied once by each process, and after an undo: that removes sheets
    that are no longer correct.
    """

    longest = LONGEST

    def __init__(self, store: Store, messenger: Messenger, places: asyncio.Semaphore) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._tidy: set[MatchId] = set()

    def named(self, match_id: MatchId) -> str:
        return f"the stale boards of match {match_id}"

    async def show(self, match_id: MatchId, replaced: SupersededBoard | None) -> None:
        """Remove one stale board of a match if it is known, otherwise all of them.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        refused: EditRefusedError | None = None
        for board in (replaced,) if replaced else await self._replaced(match_id):
            try:
                await self._put_away(board)
            except EditRefusedError as error:  # the other boards need not wait for this one
                refused = error
        if refused:
            raise refused
        if match_id not in self._tidy:
            await self._tidy_up(match_id)

    async def _replaced(self, match_id: MatchId) -> tuple[SupersededBoard, ...]:
        async with self._store.read() as uow:
            return tuple(await uow.boards.superseded_of(match_id))

    async def _put_away(self, board: SupersededBoard) -> None:
        # The message is gone, or the bot lacks permissions: either way nothing is left to do.
        with contextlib.suppress(MessageGoneError, UnreachableError):
            if board.kept is None or not await self._made_a_sheet(board, board.kept):
                await self._messenger.delete(board.message)
        async with self._store.write() as uow:
            await uow.boards.forget_superseded(board.message)

    async def _made_a_sheet(self, board: SupersededBoard, number: int) -> bool:
        """Turn a board into its score sheet; return False if the sheet isn't full, as after an undo."""
        match, language = await self._match(board.match_id)
        sheet = sheet_at(match, number)
        if sheet is None or not is_full(match, sheet):
            self._tidy.discard(match.id)
            return False
        await self._messenger.edit(board.message, sheet_page(match, sheet, language))
        return True

    async def _match(self, match_id: MatchId) -> tuple[Match, Language]:
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            spoken = await uow.people.languages(match.players.both)
        return match, self._messenger.language_about(match, spoken)

    async def _tidy_up(self, match_id: MatchId) -> None:
        match, _ = await self._match(match_id)
        if match.in_thread and len(match.events) > FIRST_BOARDS:
            with contextlib.suppress(UnreachableError):
                await self._tidy_thread(match)
        self._tidy.add(match_id)

    async def _tidy_thread(self, match: Match) -> None:
        """Delete the score sheets that aren't full any more, or that are there twice."""
        found = self._messenger.left_in(match.venue.channel, (Kind.SCORE_SHEET,), match.id)
        there: set[int] = set()
        for each in reversed([each async for each in found]):
            sheet = each.message_tag.number
            if sheet in there or not is_full(match, sheet):
                with contextlib.suppress(MessageGoneError):
                    await self._messenger.delete(each.message)
            there.add(sheet)
