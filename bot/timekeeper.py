"""The timekeeper: does what is due, every few seconds, and tells Discord of it.

What is due is decided in the database by `bot.matches.Timekeeping`; this loop only asks often enough. While the bot is
not connected nothing is due: nobody could have moved. That time is given back once it is there again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator

from bot.client import DvonnClient
from bot.logs import in_short
from bot.matches import HaltReason, MatchId, StoreUnavailableError

EVERY = 15.0
"""Seconds between two looks at the clock."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks at the clock for one client."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._time = client.timekeeping
        self._presenter = client.presenter
        self._was_there = False
        self._looking = asyncio.Lock()

    async def run(self) -> None:
        """Look at the clock until cancelled."""
        await self._client.wait_until_ready()
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Do what is due by now. Whatever goes wrong is logged and done the next time."""
        async with self._looking:
            if not self._client.is_connected:
                self._was_there = False
                return
            try:
                await self._attend_to(self._note_presence)
                for duty in self._duties if self._was_there else ():
                    await self._attend_to(duty)
            except StoreUnavailableError as error:
                log.warning("The clock waits for the database: %s", in_short(error.__cause__ or error))

    async def _attend_to(self, duty: Callable[[], Awaitable[object]]) -> None:
        """Do what one duty asks for. What nobody thought of ends neither the others nor the clock."""
        try:
            await duty()
        except StoreUnavailableError:
            raise
        except Exception:  # a clock that stopped would lose matches for everybody
            log.exception("The clock stumbled")

    async def stop(self) -> None:
        """Note until when the bot was there."""
        if self._was_there:
            with contextlib.suppress(StoreUnavailableError):
                await self._time.beat()

    async def _note_presence(self) -> None:
        if self._was_there:
            await self._time.beat()
        else:
            await self._time.return_()
            self._was_there = True

    @property
    def _duties(self) -> Iterator[Callable[[], Awaitable[object]]]:
        """What may be due, in the order in which it is done."""
        yield self._end_absences
        yield self._time_out
        yield self._remind
        yield self._call
        yield self._close_abandoned
        yield self._expire_challenges
        yield self._expire_boards
        yield self._time.delete_imports
        yield self._time.delete_removed
        yield self._presenter.learn_languages
        yield self._presenter.deliver_direct_messages
        yield self._client.audience.tell_who_was_resting

    async def _end_absences(self) -> None:
        for match in await self._time.end_absences():
            self._presenter.refresh(match.id)

    async def _time_out(self) -> None:
        for match_id in await self._time.overdue():
            if not await self._has_left(match_id):
                await self._time.time_out(match_id)
                self._presenter.refresh(match_id)

    async def _remind(self) -> None:
        for match_id in await self._time.to_remind():
            if not await self._has_left(match_id):
                await self._time.remind(match_id)

    async def _call(self) -> None:
        for match_id in await self._time.pings_due():
            self._presenter.refresh(match_id)

    async def _close_abandoned(self) -> None:
        for match in await self._time.close_abandoned():
            self._presenter.refresh(match.id)

    async def _expire_challenges(self) -> None:
        for challenge in await self._time.expire_challenges():
            self._presenter.refresh_challenge(challenge.id, challenge.venue.channel)

    async def _expire_boards(self) -> None:
        for match_id in await self._time.expire_boards():
            self._presenter.tidy(match_id)

    async def _has_left(self, match_id: MatchId) -> bool:
        """Whether the player to move is no longer in the server; then the match stands still."""
        match = await self._client.matches.anywhere(match_id)
        player = match.player_to_move
        if player is None or not await self._client.postbox.has_left(match.venue.guild, player):
            return False
        await self._client.matches.halt(match_id, HaltReason.LEFT, who=player)
        self._presenter.refresh(match_id)
        return True
