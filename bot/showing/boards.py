"""The board message of a match: a new one for each turn, and the one before taken away.

What is no news for the channel, as that a clock stands still, is told by an edit of the board that is there.
"""

import contextlib
from collections.abc import Callable
from datetime import datetime

from bot.catalogue import Language
from bot.matches import Match, MatchId, Message, PingOn, ShownBoard, Store
from bot.matches.events import Aside
from bot.pages.marks import Kind
from bot.pages.page import Page
from bot.posts.board import board_page, past_board_page
from bot.showing.pinging import Pinging
from bot.showing.postbox import CLOCKS_DIFFER, MessageGoneError, Postbox, UnreachableError
from bot.showing.threads import Threads

BOARDS = (Kind.BOARD, Kind.RESULT)


class Boards:
    """Shows matches. Each method raises what the postbox raises, and `StoreUnavailableError`.

    From the moment at which a board is posted until it is recorded its match is uncertain: whatever happens in
    between, the next showing looks for the board in the channel first.
    """

    def __init__(self, store: Store, postbox: Postbox, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._postbox = postbox
        self._clock = clock
        self._pinging = Pinging(store, clock)
        self._threads = Threads(store, postbox)
        self._uncertain: set[MatchId] = set()

    async def prepare(self) -> None:
        """Before anything is shown: what is behind or due to call may have been posted by a killed process."""
        async with self._store.read() as ledger:
            self._uncertain.update(await ledger.boards.behind())
            self._uncertain.update(await ledger.pings.due(self._clock()))

    async def show(self, match: Match) -> Message:
        """Show a match as it was just committed."""
        await self._adopt(match.id)
        if isinstance(match.events[-1].what, Aside):
            return await self.show_last(match.id)
        return await self._post(match, f"{match.id}-{match.number}")

    async def show_last(self, match_id: MatchId) -> Message:
        """Show a match as it stands now, unless the channel shows it already and nobody is to be called there."""
        await self._adopt(match_id)
        async with self._store.read() as ledger:
            match, shown = await ledger.matches.find(match_id), await ledger.boards.of(match_id)
        match = await self._pinging.looked_at(match)
        if shown is None:
            return await self._post(match, f"{match.id}-{match.number}")
        if self._calls(match):
            # The same event may be shown for the second time now, so the nonce tells of the call.
            return await self._post(match, f"{match.id}-{match.number}-{self._clock():%j%H%M}")
        if shown.number >= match.number and not shown.redraw:
            return shown.message
        if any(not isinstance(event.what, Aside) for event in match.events[shown.number :]):
            return await self._post(match, f"{match.id}-{match.number}")
        return await self._edit(match, shown)

    async def show_again(self, match_id: MatchId, nonce: str) -> Message:
        """Post the board anew, at the bottom of the channel; only who is still to be called is called by it.

        Until that is recorded the match counts as not shown, so that a crash leaves no second board for good.
        """
        await self._adopt(match_id)
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            await ledger.boards.reopen(match_id)
        return await self._post(await self._pinging.looked_at(match), nonce)

    async def tidy(self, match_id: MatchId) -> None:
        """Delete the boards that a later one has replaced; those that stay are made boards of the past."""
        async with self._store.read() as ledger:
            superseded = await ledger.boards.superseded_of(match_id)
        for board in superseded:
            # Nobody sees it any more, or nobody lets us: either way there is nothing left to do.
            with contextlib.suppress(MessageGoneError, UnreachableError):
                if board.kept is None:
                    await self._postbox.delete(board.message)
                else:
                    await self._make_past(board.message, match_id, board.kept)
            async with self._store.write() as ledger:
                await ledger.boards.forget_superseded(board.message)

    async def _make_past(self, message: Message, match_id: MatchId, number: int) -> None:
        async with self._store.read() as ledger:
            match = await ledger.matches.find(match_id)
        await self._postbox.edit(message, await past_board_page(match.as_of(number), self._language(match)))

    async def _adopt(self, match_id: MatchId) -> None:
        """Note the boards that were posted but not recorded, as a crash or a dropped line leaves them."""
        if match_id not in self._uncertain:
            return
        async with self._store.read() as ledger:
            match, shown = await ledger.matches.find(match_id), await ledger.boards.of(match_id)
        after = shown.message.id if shown else None
        with contextlib.suppress(UnreachableError):  # who may not look back can still post
            async for found in self._postbox.own_messages(match.venue.channel, after):
                if found.mark and found.mark.kind in BOARDS and found.mark.about == match_id:
                    board = ShownBoard(found.message, found.mark.number)
                    await self._record(match, board, pinged=self._called(match, board, found.at))
        self._uncertain.discard(match_id)

    async def _post(self, match: Match, nonce: str) -> Message:
        match = await self._threads.housed(match)
        calls = self._calls(match)
        page = await self._page(match)
        self._uncertain.add(match.id)
        ping = match.awaited if calls else None
        message = await self._postbox.post(match.venue.channel, page, nonce=nonce, ping=ping)
        await self._record(match, ShownBoard(message, match.number), pinged=calls)
        self._uncertain.discard(match.id)
        if match.is_over:
            await self._threads.put_away(match)
        return message

    async def _edit(self, match: Match, shown: ShownBoard) -> Message:
        if shown.redraw:
            await self._threads.renamed(match)
        try:
            await self._postbox.edit(shown.message, await self._page(match))
        except MessageGoneError:
            if not match.is_over:  # a moderator took it away; the match still needs one
                return await self._post(match, f"{match.id}-{match.number}")
        await self._record(match, ShownBoard(shown.message, match.number))
        return shown.message

    async def _page(self, match: Match) -> Page:
        return await board_page(
            match, self._language(match), reminder=self._calls(match) and match.clock.reminded
        )

    def _language(self, match: Match) -> Language:
        return self._postbox.language(match.venue.guild)

    def _calls(self, match: Match) -> bool:
        """Whether somebody is to be called by the board now."""
        return match.ping is not None and match.ping.on is PingOn.BOARD and match.ping.at <= self._clock()

    def _called(self, match: Match, board: ShownBoard, at: datetime) -> bool:
        """Whether a board that was posted then has made the call that is still noted."""
        if board.number != match.number or not self._calls(match):
            return False
        return match.ping is not None and at >= match.ping.at - CLOCKS_DIFFER

    async def _record(self, match: Match, shown: ShownBoard, *, pinged: bool = False) -> None:
        async with self._store.write() as ledger:
            await ledger.boards.record(
                match.id, shown, pinged=match.ping if pinged else None, keep=match.in_thread
            )
