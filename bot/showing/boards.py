"""The board message of a match: a new one for each turn, and the one before taken away."""

import contextlib

from bot.matches import Match, MatchId, Message, ShownBoard, Store, UserId
from bot.presentation.board_message import board_page, pinged_by
from bot.presentation.control_ids import Action
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError


class Boards:
    """Shows matches. Each method raises what the postbox raises, and `StoreUnavailableError`.

    From the moment at which a board is posted until it is recorded its match is uncertain: whatever happens in
    between, the next showing looks for the board in the channel first.
    """

    def __init__(self, store: Store, postbox: Postbox) -> None:
        self._store = store
        self._postbox = postbox
        self._uncertain: set[MatchId] = set()

    async def prepare(self) -> None:
        """Before anything is shown: what is behind now may have been posted by a process that was killed."""
        async with self._store.read() as ledger:
            self._uncertain.update(await ledger.boards.behind())

    async def show(self, match: Match) -> Message:
        """Post the board of a match as it was just committed."""
        await self._adopt(match.id)
        return await self._post(match, f"{match.id}-{match.number}", pinged_by(match))

    async def show_last(self, match_id: MatchId) -> Message:
        """Post the board of a match as it stands now, unless the channel shows it already."""
        await self._adopt(match_id)
        match, shown = await self._match(match_id), await self._shown(match_id)
        return shown.message if shown and shown.number >= match.number else await self.show(match)

    async def show_again(self, match_id: MatchId, nonce: str) -> Message:
        """Post the board anew, at the bottom of the channel; nobody is called by it.

        Until that is recorded the match counts as not shown, so that a crash leaves no second board for good.
        """
        await self._adopt(match_id)
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            await ledger.boards.reopen(match_id)
        return await self._post(match, nonce, None)

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
        if match_id not in self._uncertain:
            return
        match, shown = await self._match(match_id), await self._shown(match_id)
        after = shown.message.id if shown else None
        with contextlib.suppress(UnreachableError):  # who may not look back can still post
            async for found in self._postbox.own_messages(match.venue.channel, after):
                for control in found.controls:
                    if control.action == Action.MORE and control.arguments[0] == str(match_id):
                        await self._record(match_id, ShownBoard(found.message, int(control.arguments[1])))
        self._uncertain.discard(match_id)

    async def _post(self, match: Match, nonce: str, ping: UserId | None) -> Message:
        page = await board_page(match, self._postbox.language(match.venue.guild))
        self._uncertain.add(match.id)
        message = await self._postbox.post(match.venue.channel, page, nonce=nonce, ping=ping)
        await self._record(match.id, ShownBoard(message, match.number))
        self._uncertain.discard(match.id)
        return message

    async def _match(self, match_id: MatchId) -> Match:
        async with self._store.read() as ledger:
            return await ledger.matches.find(match_id)

    async def _shown(self, match_id: MatchId) -> ShownBoard | None:
        async with self._store.read() as ledger:
            return await ledger.boards.of(match_id)

    async def _record(self, match_id: MatchId, shown: ShownBoard) -> None:
        async with self._store.write() as ledger:
            await ledger.boards.record(match_id, shown)
