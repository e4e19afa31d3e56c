"""The audience: who watches a match, and the channels for spectators. They are shown it after its players."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any

from bot.logs import in_short
from bot.matches import ChannelId, Match, MatchId, Store, StoreUnavailableError
from bot.showing.access import Access
from bot.showing.background import Background
from bot.showing.followers import PACE, Followers
from bot.showing.postbox import OutOfOrderError, Postbox
from bot.showing.watchers import Watchers

PAUSES = (5.0, 30.0, 300.0)
"""Seconds between the attempts to tell watchers while Discord is out of order."""

AT_ONCE = 4
"""Matches of which watchers are told at the same time."""

GRACE = 2.0
"""Seconds that what is being shown gets to end when the bot stops."""

log = logging.getLogger(__name__)


class Audience:
    """Shows matches to those who do not play in them, in the background and in their own time."""

    def __init__(
        self,
        store: Store,
        postbox: Postbox,
        access: Access,
        *,
        clock: Callable[[], datetime],
        pauses: Sequence[float] = PAUSES,
        pace: float = PACE,
    ) -> None:
        self._store = store
        self._clock = clock
        self._pauses = pauses
        self._background = Background("Showing to the audience", grace=GRACE)
        self._watchers = Watchers(store, postbox, access, clock)
        self._followers = Followers(
            store, postbox, access, clock=clock, pause=self._background.closes_within, pace=pace
        )
        self._places = asyncio.Semaphore(AT_ONCE)
        self._telling: dict[MatchId, asyncio.Event] = {}

    def note(self, match: Match) -> None:
        """Show what has happened in a match; nobody waits for it."""
        self._background.leave(self._tell(match.id))
        self._background.leave(self._show(self._followers.note(match)))

    def look_around(self, channel: ChannelId | None = None) -> None:
        """Show in the channels for spectators, or in one of them, what they should show by now; nobody waits for it."""
        self._background.leave(self._show(self._followers.look_around(channel)))

    async def catch_up(self) -> None:
        """Show all that is behind, at start-up and after an outage. Raises `StoreUnavailableError`."""
        async with self._store.read() as ledger:
            behind = await ledger.watchers.behind()
        for match_id in behind:
            self._background.leave(self._tell(match_id))
        self.look_around()

    async def tell_who_was_resting(self) -> None:
        """Tell those whose quiet hours are over. Raises `StoreUnavailableError`."""
        async with self._store.read() as ledger:
            due = await ledger.watchers.due(self._clock())
        for match_id in due:
            self._background.leave(self._tell(match_id))

    async def idle(self) -> None:
        """Wait until there is nothing to be shown."""
        await self._background.idle()

    async def close(self) -> None:
        """Stop after what is under way. The rest is found in the database at the next start."""
        await self._background.close()

    async def _show(self, work: Coroutine[Any, Any, None]) -> None:
        """Show something to spectators; what the database's disorder holds up is shown with the next event."""
        try:
            await work
        except StoreUnavailableError as error:
            log.warning("Spectators wait for the database: %s", in_short(error.__cause__ or error))

    async def _tell(self, match_id: MatchId) -> None:
        """Tell the watchers of a match; who tells them already tells this too."""
        if match_id in self._telling:
            self._telling[match_id].set()
            return
        more = self._telling[match_id] = asyncio.Event()
        more.set()
        try:
            while more.is_set():
                more.clear()
                await self._tell_patiently(match_id)
        finally:
            del self._telling[match_id]

    async def _tell_patiently(self, match_id: MatchId) -> None:
        for pause in (*self._pauses, None):
            try:
                async with self._places:
                    await self._watchers.tell(match_id)
            except (OutOfOrderError, StoreUnavailableError) as error:
                log.warning(
                    "Telling who watches match %d is delayed: %s",
                    match_id,
                    in_short(error.__cause__ or error),
                )
                if pause is None or await self._background.closes_within(pause):
                    return
            else:
                return
