"""The scheduler: does what is due when it is due, and tells Discord of it.

It asks when the next thing of each kind is due, and rests until the first of them. If this process notes something that
is due earlier, it is told; what another process notes it finds when it asks again, after a minute at the latest. Each
time it asks, it also notes that the bot is there. While the bot is not connected nothing is due, as nobody could have
moved. Afterwards players get that time back, counted from the last such note: a minute too much at most where the bot
was killed, and nothing too much where it was stopped.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta

from bot.client import DvonnClient
from bot.domain import Due, HaltReason, MatchId, ScheduledTask
from bot.logs import in_short
from bot.services import Timekeeping
from bot.storage import StoreUnavailableError

LONGEST = timedelta(minutes=1)
"""Between two questions; what another process has noted is done so late at most."""

AGAIN = timedelta(seconds=15)
"""After which it is seen to once more that what was due is not done: Discord or the database may be out of order."""

GLANCE = timedelta(seconds=5)
"""Between two glances at the clock and the connection, which ask nobody: a clock may be put forward meanwhile."""

HELD_UP = 120.0
"""Seconds without a glance after which it counts as stuck."""

log = logging.getLogger(__name__)


class Scheduler:
    """Looks at the clock for one client. `tasks` are those of features; they run after its own."""

    pause: Callable[[float], Awaitable[None]] = staticmethod(asyncio.sleep)
    """Waits for some seconds."""

    def __init__(self, client: DvonnClient, tasks: Sequence[ScheduledTask] = ()) -> None:
        self._client = client
        self._time = client.get(Timekeeping)
        self._presenter = client.presenter
        self.glanced = time.monotonic()
        """When the clock was last glanced at, in seconds of the machine."""
        self._was_there = False
        self._restored: datetime | None = None
        self._looking = asyncio.Lock()
        self._looked_at = self._next = client.clock()
        """When it was looked at last, and is to be looked at next."""
        self._tasks = (
            ScheduledTask(Due.ABSENCES, self._end_absences),
            ScheduledTask(Due.TIME, self._time_out),
            ScheduledTask(Due.REMINDERS, self._remind),
            ScheduledTask(Due.PINGS, self._ping),
            ScheduledTask(Due.ABANDONED, self._close_abandoned),
            ScheduledTask(Due.CHALLENGES, self._expire_challenges),
            ScheduledTask(Due.BOARDS, self._expire_boards),
            ScheduledTask(Due.IMPORTS, self._time.delete_imports),
            ScheduledTask(Due.AUDIT_LOG, self._time.delete_audit_entries),
            ScheduledTask(Due.SERVERS, self._time.delete_removed),
            ScheduledTask(Due.DIRECT_MESSAGES, self._presenter.deliver_direct_messages),
            *tasks,
        )
        """The duties that may be due, in the order in which they are done."""
        self._noted: list[datetime] = []
        client.store.on_due(self._noted.append)

    @property
    def is_well(self) -> bool:
        """Whether it glances at the clock: in what is due it may be held up for some time, but not for good."""
        return time.monotonic() - self.glanced < HELD_UP

    async def run(self) -> None:
        """Look at the clock whenever something is due, until cancelled."""
        await self._client.wait_until_ready()
        while True:
            self.glanced = time.monotonic()
            if self._is_time():
                await self.look()
            await self.pause(self._rest().total_seconds())

    async def look(self) -> None:
        """Do what is due by now. A duty that goes wrong is logged and done the next time."""
        async with self._looking:
            self._looked_at = self._next = self._client.clock()
            if not self._client.is_connected:
                self._was_there = False
                return
            self._next += LONGEST
            try:
                if not self._was_there:
                    await self._time.give_time_back()
                    self._restored = self._time.restored_at
                    self._was_there = True
                self._plan(await self._attend())
                await self._client.store.scrub_again()
            except StoreUnavailableError as error:
                self._next = self._looked_at + AGAIN
                log.warning("The clock waits for the database: %s", in_short(error.__cause__ or error))

    def _notice_backup(self) -> None:
        """Have Discord brought up to date where a backup was restored since the last beat."""
        if self._time.restored_at != self._restored:
            self._restored = self._time.restored_at
            log.warning("A backup was restored; looking at every board")
            self._presenter.look_around()

    async def stop(self) -> None:
        """Note that the bot was there until now."""
        if self._was_there:
            with contextlib.suppress(StoreUnavailableError):
                await self._time.beat()

    # when to look

    def _is_time(self) -> bool:
        while self._noted:
            self._expect(self._noted.pop())
        if not self._client.is_connected:
            return self._was_there
        return not self._looked_at <= self._client.clock() < self._next

    def _rest(self) -> timedelta:
        left = self._next - self._client.clock()
        return min(GLANCE, left) if left > timedelta() else GLANCE

    def _plan(self, due: Mapping[str, datetime]) -> None:
        """Look again when the next thing is due; a thing that has just been tried in vain is given some time."""
        at = self._client.clock()
        moments = [moment if moment > at else at + AGAIN for moment in due.values()]
        self._next = min([self._next, *moments])

    def _expect(self, moment: datetime) -> None:
        """Hear of something that is to happen. A thing that is due at once is done by the one who noted it."""
        if self._client.clock() < moment < self._next:
            self._next = moment

    # what is due

    async def _attend(self) -> Mapping[str, datetime]:
        """Do all that is due or becomes due by that, each once; gives what is due then. Raises as a store does."""
        done: set[str] = set()
        while True:
            due = await self._time.beat()
            self._notice_backup()
            at = self._client.clock()
            now = {each for each, moment in due.items() if moment <= at} - done
            if not now:
                return due
            for task in self._tasks:
                if task.due in now:
                    await self._attend_to(task)
            done |= now

    async def _attend_to(self, task: ScheduledTask) -> None:
        """Do one duty. An error that nobody thought of ends neither the other duties nor the clock."""
        try:
            await task.do()
        except StoreUnavailableError:
            raise
        except Exception:  # a clock that stopped would lose matches for everybody
            log.exception("The clock stumbled")

    async def _end_absences(self) -> None:
        for match in await self._time.end_absences():
            self._presenter.refresh(match.id)

    async def _time_out(self) -> None:
        async with self._client.store.read() as uow:
            overdue = await uow.matches.overdue(self._client.clock())
        for match_id in overdue:
            if not await self._has_left(match_id):
                await self._time.time_out(match_id)
                self._presenter.refresh(match_id)

    async def _remind(self) -> None:
        async with self._client.store.read() as uow:
            to_remind = await uow.pings.to_remind(self._client.clock())
        for match_id in to_remind:
            if not await self._has_left(match_id):
                await self._time.remind(match_id)

    async def _ping(self) -> None:
        at = self._client.clock()
        async with self._client.store.read() as uow:
            matches, challenges = await uow.pings.due(at), await uow.invitations.due(at)
        for match_id in matches:
            self._presenter.refresh(match_id)
        for challenge_id in challenges:
            self._presenter.refresh_challenge(challenge_id)

    async def _close_abandoned(self) -> None:
        for match in await self._time.close_abandoned():
            self._presenter.refresh(match.id)

    async def _expire_challenges(self) -> None:
        for challenge in await self._time.expire_challenges():
            self._presenter.refresh_challenge(challenge.id)

    async def _expire_boards(self) -> None:
        for match_id in await self._time.expire_boards():
            self._presenter.tidy(match_id)

    async def _has_left(self, match_id: MatchId) -> bool:
        """Whether the player to move is no longer in the server; then the match stands still."""
        async with self._client.store.read() as uow:
            match = await uow.matches.find(match_id)
        player = match.player_to_move
        if player is None or not await self._client.visibility.has_left(match.venue.guild, player):
            return False
        await self._client.matches.halt(match_id, HaltReason.LEFT, who=player)
        self._presenter.refresh(match_id)
        return True
