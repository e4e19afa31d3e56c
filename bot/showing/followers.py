"""Channels for spectators: one live board for each running match, brought up to date; and results as they come.

Each channel has a set of matches to look at and shows one after the other, never two at a time and not faster than
Discord lets a channel be edited. A match in the set is shown as it stands when its turn comes, however much has
happened: so a busy channel falls behind and shows the latest state only. All channels together make few requests at
a time, so that the players' boards never wait for them.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from bot.logs import in_short
from bot.matches import (
    ChannelId,
    Follow,
    Match,
    MatchId,
    Message,
    MessageId,
    Spectacle,
    Store,
    StoreUnavailableError,
)
from bot.matches.refusals import Refused, Why
from bot.pages.marks import Kind
from bot.posts.spectators import follow_lost_page, result_news_page, spectacle_page
from bot.showing.access import Access
from bot.showing.postbox import (
    Found,
    MessageGoneError,
    NoDirectMessagesError,
    OutOfOrderError,
    Postbox,
    UnreachableError,
    posted_at,
)

PACE = 1.2
"""Seconds from one message or edit in a channel to the next: Discord takes five edits in five seconds."""

AT_ONCE = 2
"""Channels for spectators in which something is shown at the same time."""

OLD = timedelta(hours=1)
"""The age from which Discord takes few edits of a message: https://discord.com/developers/docs/topics/rate-limits."""

log = logging.getLogger(__name__)

Pause = Callable[[float], Awaitable[bool]]
"""Waits for some seconds; tells whether the bot stops meanwhile."""


class Followers:
    """Brings the channels for spectators up to date.

    `pause` waits, `clock` tells the time in UTC. What Discord's or the database's disorder holds up is shown with the
    next event or the next start.
    """

    def __init__(
        self,
        store: Store,
        postbox: Postbox,
        access: Access,
        *,
        clock: Callable[[], datetime],
        pause: Pause,
        pace: float = PACE,
    ) -> None:
        self._store = store
        self._postbox = postbox
        self._access = access
        self._clock = clock
        self._pause = pause
        self._pace = pace
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting: dict[ChannelId, dict[MatchId, None]] = {}
        self._known: set[ChannelId] = set()
        """The channels that were searched for what an earlier process posted and did not record."""

    async def note(self, match: Match) -> None:
        """Show what has happened in a match wherever its server follows."""
        async with self._store.read() as ledger:
            follows = await ledger.follows.on(match.venue.guild)
        await asyncio.gather(*(self._show_in(each.channel, [match.id]) for each in follows))

    async def look_around(self, channel: ChannelId | None = None) -> None:
        """Show whatever is behind, and take away what should not be seen: in one channel, or in all."""
        async with self._store.read() as ledger:
            channels = [channel] if channel else await ledger.follows.channels()
            behind = {each: await ledger.follows.to_look_at(each, self._clock()) for each in channels}
        await asyncio.gather(*(self._show_in(each, matches) for each, matches in behind.items()))

    async def _show_in(self, channel: ChannelId, matches: Sequence[MatchId]) -> None:
        """Show these matches in a channel, one after the other; who shows others there already shows these too."""
        if channel in self._waiting:
            self._waiting[channel] |= dict.fromkeys(matches)
            return
        waiting = self._waiting[channel] = dict.fromkeys(matches)
        try:
            while waiting:
                match_id = next(iter(waiting))
                del waiting[match_id]
                async with self._places:
                    changed = await self._bring_up_to_date(channel, match_id)
                if changed and await self._pause(self._pace):
                    return
        except (OutOfOrderError, StoreUnavailableError) as error:
            log.warning("Showing matches to spectators is delayed: %s", in_short(error.__cause__ or error))
        finally:
            del self._waiting[channel]

    async def _bring_up_to_date(self, channel: ChannelId, match_id: MatchId) -> bool:
        """Let a channel show of a match what it should by now. Tells whether that needed a message or an edit."""
        await self._adopt(channel)
        async with self._store.read() as ledger:
            follow = await ledger.follows.find(channel)
            shown = await ledger.follows.shown(channel, match_id)
            try:
                match = await ledger.matches.find(match_id)
            except Refused as refusal:
                if refusal.reason is Why.NO_SUCH_MATCH:  # the data of its server were deleted
                    return False
                raise
            board = await ledger.boards.of(match_id)
        if not self._access.is_in(match.venue.guild):
            return False
        try:
            return await self._show(match, follow, shown, board.message if board else None)
        except UnreachableError as error:
            await self._give_up(channel, follow, shown, error.missing)
            return True

    async def _show(
        self, match: Match, follow: Follow | None, shown: Spectacle | None, board: Message | None
    ) -> bool:
        if follow and self._access.is_gone(follow.channel, follow.guild):
            raise UnreachableError
        if shown and shown.over:
            return shown.number < match.number and await self._redraw_result(match, shown, board)
        visible = (
            follow is not None and follow.wants(match) and self._access.may_be_shown_in(match, follow.channel)
        )
        if follow is None or not visible:
            return shown is not None and await self._take_away(shown)
        if match.is_over and follow.tells_end_of(match):
            return await self._tell_result(match, follow.channel, shown, board)
        if match.is_over or follow.results_only:
            return shown is not None and await self._take_away(shown)
        return await self._show_live(match, follow.channel, shown, board)

    async def _show_live(
        self, match: Match, channel: ChannelId, shown: Spectacle | None, board: Message | None
    ) -> bool:
        if shown and shown.number >= match.number:
            return False
        page = await spectacle_page(match, board, self._postbox.language(match.venue.guild))
        if shown and self._clock() - posted_at(shown.message) < OLD:
            with contextlib.suppress(MessageGoneError):
                await self._postbox.edit(Message(channel, shown.message), page)
                await self._record(Spectacle(channel, match.id, shown.message, match.number))
                return True
        message = await self._postbox.post(channel, page, nonce=f"s{match.id}-{match.number}", ping=None)
        await self._record(Spectacle(channel, match.id, message.id, match.number))
        if shown:
            await self._delete(shown)
        return True

    async def _tell_result(
        self, match: Match, channel: ChannelId, shown: Spectacle | None, board: Message | None
    ) -> bool:
        page = await result_news_page(match, board, self._postbox.language(match.venue.guild))
        message = await self._postbox.post(channel, page, nonce=f"r{match.id}-{match.number}", ping=None)
        await self._record(Spectacle(channel, match.id, message.id, match.number, over=True))
        if shown:
            await self._delete(shown)
        return True

    async def _redraw_result(self, match: Match, shown: Spectacle, board: Message | None) -> bool:
        """Tell a result anew, because a player is no longer to be named."""
        page = await result_news_page(match, board, self._postbox.language(match.venue.guild))
        with contextlib.suppress(MessageGoneError, UnreachableError):
            await self._postbox.edit(Message(shown.channel, shown.message), page)
        await self._record(Spectacle(shown.channel, match.id, shown.message, match.number, over=True))
        return True

    async def _take_away(self, shown: Spectacle) -> bool:
        await self._delete(shown)
        async with self._store.write() as ledger:
            await ledger.follows.forget(shown.channel, shown.match_id)
        return True

    async def _delete(self, shown: Spectacle) -> None:
        # Nobody sees it any more, or nobody lets us: either way there is nothing left to do.
        with contextlib.suppress(MessageGoneError, UnreachableError):
            await self._postbox.delete(Message(shown.channel, shown.message))

    async def _give_up(
        self, channel: ChannelId, follow: Follow | None, shown: Spectacle | None, missing: tuple[str, ...]
    ) -> None:
        """Stop following where the bot can't write, and tell who set it."""
        if follow and follow.manager:
            async with self._store.read() as ledger:
                spoken = (await ledger.people.languages([follow.manager])).get(follow.manager)
            language, server = (
                self._postbox.language(follow.guild, spoken),
                self._postbox.server_name(follow.guild),
            )
            page = follow_lost_page(follow, missing, server, language)
            with contextlib.suppress(NoDirectMessagesError):
                await self._postbox.write_to(follow.manager, page, nonce=f"f{channel}")
        async with self._store.write() as ledger:
            await ledger.follows.stop(channel)
            if shown:
                await ledger.follows.forget(channel, shown.match_id)
        log.info("A channel for spectators can't be written to; it follows no longer")

    async def _record(self, shown: Spectacle) -> None:
        async with self._store.write() as ledger:
            await ledger.follows.record(shown)

    async def _adopt(self, channel: ChannelId) -> None:
        """Take for recorded what an earlier process posted in a channel just before it was killed."""
        if channel in self._known:
            return
        with contextlib.suppress(UnreachableError):  # who may not look back can still post
            async for found in self._postbox.own_messages(channel, None):
                if spectacle := _spectacle(channel, found):
                    await self._adopt_one(spectacle)
        self._known.add(channel)

    async def _adopt_one(self, found: Spectacle) -> None:
        async with self._store.read() as ledger:
            known = await ledger.follows.shown(found.channel, found.match_id)
        if known is None or (found.over and not known.over):
            await self._record(found)
        elif not found.over and known.message != found.message:
            await self._delete(found)


def _spectacle(channel: ChannelId, found: Found) -> Spectacle | None:
    """What one of our messages shows to spectators, if it does: a live board, or a result, of some event."""
    if found.mark is None or found.mark.kind not in (Kind.SPECTATORS_BOARD, Kind.SPECTATORS_RESULT):
        return None
    over = found.mark.kind is Kind.SPECTATORS_RESULT
    return Spectacle(channel, MatchId(found.mark.about), MessageId(found.message.id), 0, over=over)
