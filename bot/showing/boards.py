"""The board message of a match: a new one for each turn, and the one before taken away."""

import asyncio
import contextlib
from collections import OrderedDict

from bot.matches import Match, MatchId, Message, ShownBoard, Store
from bot.presentation.board_message import board_page, pinged_by
from bot.presentation.control_ids import Action
from bot.presentation.page import Page
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError

MOST_DRAWINGS = 64
"""How many boards may be drawn ahead at a time."""


class Boards:
    """Shows matches. Each method raises what the postbox raises, and `StoreUnavailableError`."""

    def __init__(self, store: Store, postbox: Postbox) -> None:
        self._store = store
        self._postbox = postbox
        self._drawings: OrderedDict[Match, asyncio.Task[Page]] = OrderedDict()

    def draw_ahead(self, match: Match) -> None:
        """Begin to draw a board. Drawings that nobody comes for are given up in time.

        A drawing belongs to the match with all its events: of two moves that are tried at once, one is played.
        """
        self._drawings[match] = asyncio.create_task(self._page(match))
        if len(self._drawings) > MOST_DRAWINGS:
            _, oldest = self._drawings.popitem(last=False)
            oldest.cancel()

    async def show(self, match: Match) -> Message:
        """Post the board of a match as it was just committed."""
        drawing = self._drawings.pop(match, None)
        page = await (drawing or self._page(match))
        message = await self._postbox.post(
            match.venue.channel, page, nonce=f"{match.id}-{match.number}", ping=pinged_by(match)
        )
        await self._record(match.id, ShownBoard(message, match.number))
        return message

    async def show_last(self, match_id: MatchId) -> Message:
        """Post the board of a match as it stands now, unless the channel shows it already."""
        await self._adopt(match_id)
        match, shown = await self._match(match_id), await self._shown(match_id)
        return shown.message if shown and shown.number >= match.number else await self.show(match)

    async def show_again(self, match_id: MatchId, nonce: str) -> Message:
        """Post the board anew, at the bottom of the channel; nobody is called by it.

        Until that is recorded the match counts as not shown, so that a crash leaves no second board for good.
        """
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            await ledger.boards.reopen(match_id)
        page = await self._page(match)
        message = await self._postbox.post(match.venue.channel, page, nonce=nonce, ping=None)
        await self._record(match_id, ShownBoard(message, match.number))
        return message

    async def take_away_superseded(self, match_id: MatchId) -> None:
        """Delete the boards that a later one has replaced."""
        async with self._store.read() as ledger:
            superseded = await ledger.boards.superseded_of(match_id)
        for message in superseded:
            # Nobody sees it any more, or nobody lets us: either way there is nothing left to do.
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._postbox.delete(message)
            async with self._store.write() as ledger:
                await ledger.boards.forget_superseded(message)

    async def _adopt(self, match_id: MatchId) -> None:
        """Note the boards that were posted but not recorded, as a crash or a dropped line leaves them."""
        match, shown = await self._match(match_id), await self._shown(match_id)
        after = shown.message.id if shown else None
        async for found in self._postbox.own_messages(match.venue.channel, after):
            for control in found.controls:
                if control.action == Action.MORE and control.arguments[0] == str(match_id):
                    await self._record(match_id, ShownBoard(found.message, int(control.arguments[1])))

    async def _page(self, match: Match) -> Page:
        return await board_page(match, self._postbox.language(match.venue.guild))

    async def _match(self, match_id: MatchId) -> Match:
        async with self._store.read() as ledger:
            return await ledger.matches.find(match_id)

    async def _shown(self, match_id: MatchId) -> ShownBoard | None:
        async with self._store.read() as ledger:
            return await ledger.boards.of(match_id)

    async def _record(self, match_id: MatchId, shown: ShownBoard) -> None:
        async with self._store.write() as ledger:
            await ledger.boards.record(match_id, shown)
