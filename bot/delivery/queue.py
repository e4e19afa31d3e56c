"""A level-triggered work queue like Kubernetes' workqueue: it retries each work item until Discord is up to date.

A subject is anything with a state of its own on Discord: a match's board, a challenge, a user's direct messages, a
spectator channel. Each requested subject has one work item, which runs one attempt of its reconciler at a time and
collects the requests that arrive during the attempt. Level-triggered means that a reconciler compares current states: a
request only says that a subject may be out of date, and its hint may be lost without harm.

Transient failures of Discord or the database are retried forever with back-off; an attempt that was never answered is
repeated soon. The first success after an outage wakes the other items, a few of which run at once. A reconciler that
needs another attempt returns `RequeueAfter`. A subject that can't be shown, for example for lack of permissions, is an
outcome, not a failure.
"""

import asyncio
import contextlib
import logging
import random
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Generic, Protocol, TypeVar

from bot.delivery.messenger import CLOCKS_DIFFER
from bot.discord_errors import OutOfOrderError
from bot.process.logs import in_short
from bot.storage import StoreUnavailableError, note_no_commits


@dataclass(eq=False, slots=True)
class PendingRequest:
    """A request to reconcile a subject, and the callers who await its outcome."""

    hint: Any
    waiting: list[asyncio.Future[Any]] = field(default_factory=list)

    @property
    def awaited(self) -> bool:
        """Whether a caller still awaits the outcome."""
        return any(not each.done() for each in self.waiting)

    def settle(self, outcome: object) -> None:
        """Pass the outcome to all callers."""
        for each in self.waiting:
            if not each.done():
                each.set_result(outcome)

    def fail(self, error: Exception) -> None:
        """Pass an error to all callers."""
        for each in self.waiting:
            if not each.done():
                each.set_exception(error)

    def give_up(self) -> None:
        """Cancel all callers' futures."""
        for each in self.waiting:
            each.cancel()


@dataclass(eq=False, slots=True)
class WorkItem:
    """The pending requests for one subject, and the state of its retries. Each item has a worker task."""

    requests: deque[PendingRequest] = field(default_factory=deque)
    failures: int = 0
    """Failures in a row."""
    unanswered: bool = False
    """Whether the last attempt timed out."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    cause: str = ""
    """The cause of the last failure, as it was logged."""
    woken: bool = False
    """Whether the last pause was cut short by another item's success; then the next pause is not."""
    since: float = field(default_factory=time.monotonic)
    """Since when, in monotonic seconds, the item waits without success."""

    def add(self, hint: object) -> PendingRequest:
        """Append a pending request, or return the one with the same hint."""
        for known in self.requests:
            if known.hint == hint:
                return known
        self.requests.append(PendingRequest(hint))
        return self.requests[-1]

    def put_back(self, failed: PendingRequest) -> None:
        """Merge all requests into one without a hint after a failure: the retry shows the current state."""
        together = PendingRequest(None)
        for each in (failed, *self.requests):
            together.waiting += each.waiting
        self.requests = deque([together])

    def give_up(self) -> None:
        """Cancel all pending requests."""
        while self.requests:
            self.requests.popleft().give_up()


PAUSES = (2.0, 5.0, 15.0, 60.0)
"""Back-off between attempts, in seconds; the last pause is repeated."""

LONGEST = 17.0
"""The timeout of an attempt, in seconds, for requests that Discord accepts but never answers.

The pause after the first timeout is always the shortest, so one lost response delays a subject by 20 s at most. If the
next attempt times out as well, Discord is out of order and the back-off grows.
"""

UNEVEN = 0.25
"""The jitter of pauses, as a fraction, so that retries don't come in bursts."""

TAKES_AT_MOST = timedelta(seconds=LONGEST) + CLOCKS_DIFFER
"""The latest time after the start of an attempt at which Discord can have accepted its messages, by Discord's clock."""

GRACE = 3.0
"""Seconds for running attempts to finish when the bot stops."""

TROUBLE = (OutOfOrderError, StoreUnavailableError, TimeoutError)
"""Transient errors, which are retried."""

log = logging.getLogger(__name__)

Outcome = TypeVar("Outcome")
Subject = TypeVar("Subject", bound=Hashable)
Hint = TypeVar("Hint", bound=Hashable)
Outcome_co = TypeVar("Outcome_co", covariant=True)
Subject_contra = TypeVar("Subject_contra", bound=Hashable, contravariant=True)
Hint_contra = TypeVar("Hint_contra", bound=Hashable, contravariant=True)


@dataclass(frozen=True, slots=True)
class RequeueAfter:
    """An outcome: the same subject is to be reconciled again after this many seconds."""

    after: float = 0.0


class Reconciler(Protocol[Subject_contra, Hint_contra, Outcome_co]):
    """The reconciler of one kind of subject, which brings Discord up to date."""

    @property
    def places(self) -> asyncio.Semaphore:
        """The limit on concurrent attempts; an attempt that a caller awaits is exempt."""

    @property
    def longest(self) -> float | None:
        """The timeout of an attempt, in seconds; None if attempts make no requests to Discord."""

    def named(self, subject: Subject_contra, /) -> str:
        """Return the subject's name for the log, without naming a user."""

    async def show(self, subject: Subject_contra, hint: Hint_contra | None, /) -> Outcome_co:
        """Compare stored state with Discord and apply the difference. It is idempotent.

        A `hint` says what just happened to the subject, or what else is wanted. Raises one of `TROUBLE` to be retried.
        """


class Job(Generic[Subject]):
    """Work without a state on Discord, retried until it succeeds, such as recording that the bot has left a server.

    `longest` is as in `Reconciler`: work that makes requests to Discord needs it.
    """

    def __init__(
        self, name: str, work: Callable[[Subject], Awaitable[None]], *, longest: float | None = None
    ) -> None:
        self.longest = longest
        self._name = name
        self._work = work
        self.places = asyncio.Semaphore(1)

    def named(self, _: Subject) -> str:
        return self._name

    async def show(self, subject: Subject, _: None) -> None:
        """Do the work. Raises one of `TROUBLE` to be retried."""
        await self._work(subject)


class Queue:
    """The work queue. `pauses` and `grace` are in seconds, like `PAUSES` and `GRACE`."""

    def __init__(self, *, pauses: Sequence[float] = PAUSES, grace: float = GRACE) -> None:
        self.pauses = pauses
        self._grace = grace
        self._items: dict[tuple[object, Hashable], WorkItem] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._resting: set[WorkItem] = set()
        self._in_trouble = False
        self._closing = self._closed = False
        self._rng = random.SystemRandom()

    def ask(
        self,
        reconciler: Reconciler[Subject, Hint, object],
        subject: Subject,
        hint: Hint | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        """Request the reconciling of a subject without waiting for it.

        With `at_once` it doesn't wait for the end of a `RequeueAfter` either.
        """
        if self._closed:
            return
        item = self._item(reconciler, subject)
        item.add(hint)
        if at_once and item in self._resting and not item.failures:
            item.wake.set()

    def wait_for(
        self,
        reconciler: Reconciler[Subject, Hint, Outcome],
        subject: Subject,
        hint: Hint | None = None,
    ) -> asyncio.Future[Outcome]:
        """Request the reconciling of a subject now; return a future of the outcome, cancelled if the bot stops first.

        After a failure the retry shows the current state, whatever the hint was.
        """
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        if self._closed:
            outcome.cancel()
            return outcome
        item = self._item(reconciler, subject)
        item.add(hint).waiting.append(outcome)
        if item.failures:
            item.wake.set()
        return outcome

    def try_again(self) -> None:
        """Wake all items that are in back-off; `places` limits how many run at once."""
        for item in self._resting:
            if item.failures:
                item.wake.set()

    @property
    def waiting(self) -> Counter[str]:
        """The number of work items of each kind of reconciler."""
        return Counter(type(reconciler).__name__ for reconciler, _ in self._items)

    @property
    def oldest(self) -> dict[str, float]:
        """For how many seconds the oldest work item of each kind of reconciler has waited without success."""
        now, oldest = time.monotonic(), dict[str, float]()
        for (reconciler, _), item in self._items.items():
            kind = type(reconciler).__name__
            oldest[kind] = max(oldest.get(kind, 0.0), now - item.since)
        return oldest

    async def idle(self) -> None:
        """Wait until no work items are left."""
        while self._workers:
            await asyncio.wait(self._workers)

    async def close(self) -> None:
        """Give running attempts the grace period, then cancel them.

        Unfinished work is found in the database at the next start.
        """
        self._closing = True
        for item in self._resting:
            item.wake.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._grace):
                await self.idle()
        self._closed = True
        while self._workers:
            for worker in self._workers:
                worker.cancel()
            await asyncio.wait(self._workers)

    def _item(self, reconciler: Reconciler[Subject, Any, object], subject: Subject) -> WorkItem:
        key = (reconciler, subject)
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = WorkItem()
            worker = asyncio.create_task(self._work(reconciler, subject, item))
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return item

    async def _work(
        self, reconciler: Reconciler[Subject, Any, object], subject: Subject, item: WorkItem
    ) -> None:
        note_no_commits()
        try:
            while item.requests:
                await self._attempt(reconciler, subject, item)
        finally:
            item.give_up()
            del self._items[reconciler, subject]

    async def _attempt(
        self, reconciler: Reconciler[Subject, Any, object], subject: Subject, item: WorkItem
    ) -> None:
        pending = item.requests.popleft()
        try:
            outcome = await self._reconcile(reconciler, subject, pending)
        except TROUBLE as error:
            self._log_delay(reconciler.named(subject), item, in_short(error.__cause__ or error))
            item.put_back(pending)
            least = error.rest if isinstance(error, OutOfOrderError) else 0.0
            await self._back_off(item, unanswered=isinstance(error, TimeoutError), least=least)
        except asyncio.CancelledError:
            pending.give_up()
            raise
        except Exception as error:  # ending the worker would lose later requests
            if not pending.awaited:
                log.exception("Showing %s failed", reconciler.named(subject))
            pending.fail(error)
        else:
            pending.settle(outcome)
            self._note_success(item)
            if isinstance(outcome, RequeueAfter):
                item.add(None)
                item.since += outcome.after
                await self._rest(item, outcome.after)

    def _log_delay(self, named: str, item: WorkItem, cause: str) -> None:
        """Log why an item is delayed, once as long as the cause stays the same."""
        # Attempts that a shutdown interrupts may fail in any way; the next start repeats them.
        level = logging.INFO if self._closing else logging.WARNING
        log.log(logging.DEBUG if cause == item.cause else level, "Showing %s is delayed: %s", named, cause)
        item.cause = cause

    async def _reconcile(
        self, reconciler: Reconciler[Subject, Any, object], subject: Subject, pending: PendingRequest
    ) -> object:
        place = contextlib.nullcontext() if pending.awaited else reconciler.places
        async with place, asyncio.timeout(reconciler.longest):
            return await reconciler.show(subject, pending.hint)

    async def _back_off(self, item: WorkItem, *, unanswered: bool, least: float) -> None:
        self._in_trouble = True
        is_first = unanswered and not item.unanswered
        pause = self.pauses[0 if is_first else min(item.failures, len(self.pauses) - 1)]
        item.failures, item.unanswered = item.failures + 1, unanswered
        await self._rest(item, max(least, pause * self._rng.uniform(1 - UNEVEN, 1 + UNEVEN)))

    async def _rest(self, item: WorkItem, seconds: float) -> None:
        """Wait some seconds or until the item is woken. Cancels the pending requests if the bot stops."""
        if not self._closing:
            self._resting.add(item)
            try:
                async with asyncio.timeout(seconds):
                    await item.wake.wait()
            except TimeoutError:
                item.woken = False
            finally:
                self._resting.discard(item)
                item.wake.clear()
        if self._closing:
            item.give_up()

    def _note_success(self, item: WorkItem) -> None:
        """Reset the back-off; after the first success following a failure, wake the other items."""
        item.failures, item.unanswered, item.woken, item.cause = 0, False, False, ""
        item.since = time.monotonic()
        if self._in_trouble:
            self._in_trouble = False
            for other in self._resting:
                if other.failures and not other.woken:
                    other.woken = True
                    other.wake.set()
