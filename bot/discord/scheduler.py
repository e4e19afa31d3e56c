"""The scheduler: runs tasks when they are due and shows the results in Discord.

It asks the database when the next thing of each kind is due and sleeps until then. It learns of earlier due times
within five seconds if this process stores them, and within a minute if another one does. Each time it first settles the
outages that `bot/process/uptime.py` has noticed, and records a heartbeat: after a crash, the time since the last one
counts as an outage, at most a minute too much, and a second while a live clock runs. While Discord says nothing,
nothing is due.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta

from bot.discord.client import DvonnClient
from bot.domain import Due, ScheduledTask
from bot.domain.clock import LIVE
from bot.process.logs import in_short
from bot.services import Timekeeping
from bot.storage import StoreUnavailableError

LONGEST = timedelta(minutes=1)
"""The longest time between two queries of the database, and so the longest delay for what another process stores."""

LIVE_BEAT = timedelta(seconds=1)
"""Longest time between heartbeats while a clock has less than `LIVE` left, so that a crash costs at most a second."""

AGAIN = timedelta(seconds=15)
"""The time until tasks that failed are retried, for example after an outage of Discord or the database."""

SOON_AGAIN = timedelta(seconds=2)
"""The time until the database is tried again after it has failed: until then nobody can move."""

CHECK_INTERVAL = timedelta(seconds=5)
"""The time between two checks of the clock and the connection, as the clock may be set forward in between."""

STUCK_AFTER = 120.0
"""Seconds without a check after which the scheduler counts as stuck."""

LAST_BEAT = 0.5
"""Timeout in seconds for the last heartbeat at shutdown, as the database may not answer."""

log = logging.getLogger(__name__)


class Scheduler:
    """The scheduler of one client. It runs its own tasks first, then `tasks`, a list that features append to."""

    pause: Callable[[float], Awaitable[None]] = staticmethod(asyncio.sleep)
    """A function that waits for some seconds; tests replace it."""

    def __init__(self, client: DvonnClient, tasks: Sequence[ScheduledTask] = ()) -> None:
        self._client = client
        self._time = client.get(Timekeeping)
        self._presenter = client.presenter
        self.glanced: float | None = None
        """When the clock was last checked, in monotonic seconds; None before the client is set up."""
        self._uptime = client.uptime
        self._waits_for_database = False
        self._restored: datetime | None = None
        self._looking = asyncio.Lock()
        self._looked_at = self._next = client.clock()
        """When the database was last asked, and when to ask it next."""
        self._tasks: tuple[ScheduledTask, ...] = (
            ScheduledTask(Due.TIME, self._time_out),
            ScheduledTask(Due.END, self._end),
            ScheduledTask(Due.REMINDERS, self._remind),
            ScheduledTask(Due.PINGS, self._ping),
            ScheduledTask(Due.REFUSED_BOARDS, self._post_refused),
            ScheduledTask(Due.ABANDONED, self._close_abandoned),
            ScheduledTask(Due.CHALLENGES, self._expire_challenges),
            ScheduledTask(Due.BOARDS, self._expire_boards),
            ScheduledTask(Due.RESULTS, self._shrink_results),
            ScheduledTask(Due.AUDIT_LOG, self._time.delete_audit_entries),
            ScheduledTask(Due.SERVERS, self._time.delete_removed),
            ScheduledTask(Due.REJECTIONS, self._presenter.rejections.try_again),
            ScheduledTask(Due.DIRECT_MESSAGES, self._presenter.deliver_direct_messages),
        )
        self._tasks_of_features = tasks
        self._announced: list[datetime] = []
        client.store.on_due(self._announced.append)

    @property
    def is_well(self) -> bool:
        """Whether the loop is alive or has yet to begin; slow tasks may delay it, but not forever."""
        return self.glanced is None or time.monotonic() - self.glanced < STUCK_AFTER

    async def run(self) -> None:
        """Run scheduled tasks as they fall due, until cancelled."""
        await self._wait_until_ready()
        self._restored = self._time.restored_at
        while True:
            self.glanced = time.monotonic()
            if self._is_time():
                await self.look()
            await self.pause(self._rest().total_seconds())

    async def _wait_until_ready(self) -> None:
        """Wait until the client is ready, even during a long outage of Discord, and report good health until then."""
        while not self._client.is_ready():
            self.glanced = time.monotonic()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK_INTERVAL.total_seconds()):
                    await self._client.wait_until_ready()

    async def look(self) -> None:
        """Record a heartbeat and run all tasks that are due; do nothing while Discord is silent.

        A task that fails is logged and retried later.
        """
        async with self._looking:
            self._looked_at = self._next = self._client.clock()
            self._uptime.observe()
            if not self._uptime.is_hearing:
                return
            self._next += LONGEST
            self._presenter.panels.part()
            try:
                await self._settle()
                self._plan(await self._run_due())
                if self._client.store.settle_doubt():
                    self._presenter.look_around()
                await self._client.store.scrub_again()
                self._waits_for_database = False
            except StoreUnavailableError as error:
                self._next = self._looked_at + SOON_AGAIN
                if not self._waits_for_database:
                    log.warning("The clock waits for the database: %s", in_short(error.__cause__ or error))
                self._waits_for_database = True

    async def _settle(self) -> None:
        """Give back the outages that are over, before anything is decided, once Discord has answered after them."""
        if self._uptime.over and not await self._uptime.prove():
            return
        over, set_back = self._uptime.over, self._uptime.set_back
        if over or set_back:
            changed = await self._time.settle(over, set_back)
            self._uptime.settled(over, set_back)
            for match_id in changed:
                self._presenter.refresh(match_id)

    def _notice_backup(self) -> None:
        """Redeliver everything that is behind if a backup was restored since the last heartbeat."""
        if self._time.restored_at != self._restored:
            self._restored = self._time.restored_at
            log.warning("A backup was restored; comparing every board with Discord")
            self._presenter.look_around()

    async def stop(self) -> None:
        """Record a last heartbeat."""
        with contextlib.suppress(StoreUnavailableError, TimeoutError):
            async with asyncio.timeout(LAST_BEAT):
                await self._time.beat(self._uptime.proven_until())

    # timing

    def _is_time(self) -> bool:
        while self._announced:
            self._expect_due(self._announced.pop())
        return bool(self._uptime.over) or not self._looked_at <= self._client.clock() < self._next

    def _rest(self) -> timedelta:
        left = self._next - self._client.clock()
        return min(CHECK_INTERVAL, left) if left > timedelta() else CHECK_INTERVAL

    def _plan(self, due: Mapping[str, datetime]) -> None:
        """Schedule the next look for the next due time; tasks that are still overdue are retried after `AGAIN`."""
        at = self._client.clock()
        moments = [moment if moment > at else at + AGAIN for moment in due.values()]
        self._uptime.is_live = Due.TIME in due and due[Due.TIME] - at < LIVE
        if self._uptime.is_live and due[Due.TIME] > at:
            moments.append(at + LIVE_BEAT)
        self._next = min([self._next, *moments])

    def _expect_due(self, moment: datetime) -> None:
        """Bring the next look forward to a due time in the future.

        Times that have passed are ignored, because code that stores something already due also handles it.
        """
        if self._client.clock() < moment < self._next:
            self._next = moment

    # tasks

    async def _run_due(self) -> Mapping[str, datetime]:
        """Run the tasks that are due or become due in the process, each once, and return the next due times."""
        done: set[str] = set()
        while True:
            with self._uptime.beating():
                due = await self._time.beat(self._uptime.proven_until())
            self._notice_backup()
            at = self._client.clock()
            now = {each for each, moment in due.items() if moment <= at} - done
            if not now:
                return due
            for task in (*self._tasks, *self._tasks_of_features):
                if task.due in now:
                    await self._run_task(task)
            done |= now

    async def _run_task(self, task: ScheduledTask) -> None:
        """Run one task. An unexpected error stops neither the other tasks nor the scheduler."""
        try:
            await task.do()
        except StoreUnavailableError:
            raise
        except Exception:  # a failed task must not stop the others
            log.exception("The clock stumbled")

    async def _time_out(self) -> None:
        """End the matches whose time is over, once Discord has proven that the players could have moved."""
        async with self._client.store.read() as uow:
            overdue = await uow.matches.overdue(self._client.clock())
        if not overdue or not await self._uptime.prove():
            return
        for match_id in overdue:
            await self._time.time_out(match_id)
            self._presenter.refresh(match_id)

    async def _remind(self) -> None:
        async with self._client.store.read() as uow:
            to_remind = await uow.pings.to_remind(self._client.clock())
        for match_id in to_remind:
            async with self._client.store.read() as uow:
                match = await uow.matches.find(match_id)
            has_left = await self._client.visibility.mover_has_left(match)
            await self._time.remind(match_id, has_left=has_left)
            self._presenter.refresh(match_id)  # the match may be on hold, which delays only other pings

    async def _ping(self) -> None:
        at = self._client.clock()
        async with self._client.store.read() as uow:
            matches, challenges = await uow.pings.due(at), await uow.invitations.due(at)
        for match_id in matches:
            self._presenter.refresh(match_id)
        for challenge_id in challenges:
            self._presenter.refresh_challenge(challenge_id)

    async def _post_refused(self) -> None:
        for match_id in await self._time.claim_refused_boards():
            self._presenter.refresh(match_id)

    async def _close_abandoned(self) -> None:
        for match in await self._time.close_abandoned():
            self._presenter.refresh(match.id)

    async def _end(self) -> None:
        for match in await self._time.end_due():
            self._presenter.refresh(match.id)

    async def _expire_challenges(self) -> None:
        for challenge in await self._time.expire_challenges():
            self._presenter.refresh_challenge(challenge.id)

    async def _shrink_results(self) -> None:
        for match_id in await self._time.shrink_results():
            self._presenter.refresh(match_id)

    async def _expire_boards(self) -> None:
        for match_id in await self._time.expire_boards():
            self._presenter.tidy(match_id)
