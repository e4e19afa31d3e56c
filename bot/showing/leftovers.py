"""Leftovers: replaced boards, to be taken away, or made boards of the past where the match's thread keeps them."""

import asyncio
import contextlib

from bot.matches import Match, MatchId, Store, SupersededBoard
from bot.posts.board import past_board_page
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError
from bot.showing.queue import LONGEST


class Leftovers:
    """Tidies up after matches. It shows nothing, so it never holds up a match's board."""

    longest = LONGEST

    def __init__(self, store: Store, postbox: Postbox, places: asyncio.Semaphore) -> None:
        self._store = store
        self._postbox = postbox
        self.places = places

    def named(self, match_id: MatchId) -> str:
        """A name for the log."""
        return f"that nothing is left over of match {match_id}"

    async def show(self, match_id: MatchId, replaced: SupersededBoard | None) -> None:
        """Take the replaced boards of a match away: the one that is known, or all.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        for board in (replaced,) if replaced else await self._replaced(match_id):
            # It is gone, or the bot may not touch it: either way there is nothing left to do.
            with contextlib.suppress(MessageGoneError, UnreachableError):
                if board.kept is None:
                    await self._postbox.delete(board.message)
                else:
                    await self._make_past(board, board.kept)
            async with self._store.write() as ledger:
                await ledger.boards.forget_superseded(board.message)

    async def _replaced(self, match_id: MatchId) -> tuple[SupersededBoard, ...]:
        async with self._store.read() as ledger:
            return tuple(await ledger.boards.superseded_of(match_id))

    async def _make_past(self, board: SupersededBoard, number: int) -> None:
        match = await self._match(board.match_id)
        page = await past_board_page(match.as_of(number), self._postbox.language(match.venue.guild))
        await self._postbox.edit(board.message, page)

    async def _match(self, match_id: MatchId) -> Match:
        async with self._store.read() as ledger:
            return await ledger.matches.find(match_id)
