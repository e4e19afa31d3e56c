"""The queue: it brings things up to date on Discord, with one attempt at a time for each, until it succeeds.

A thing is anything with one state of its own there: a match's board, a challenge, a person's direct messages, a channel
for spectators. A thing that is asked for is looked at after that moment. An attempt that fails because Discord or the
database is out of order is tried again after pauses that grow, without end; after one that was never answered the next
comes soon. The first success after an outage lets the others try again at once, a few at a time. That a thing can't be
shown as things are is an outcome, not a failure.
"""

import asyncio
import contextlib
import logging
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Generic, Protocol, TypeVar

from bot.delivery.messenger import CLOCKS_DIFFER, OutOfOrderError
from bot.logs import in_short
from bot.storage import StoreUnavailableError


@dataclass(eq=False, slots=True)
class PendingRequest:
    """A request for a thing, and those who wait for its outcome."""

    hint: Any
    waiting: list[asyncio.Future[Any]] = field(default_factory=list)

    @property
    def awaited(self) -> bool:
        """Whether somebody still waits."""
        return any(not each.done() for each in self.waiting)

    def settle(self, outcome: object) -> None:
        """Give those who wait the outcome."""
        for each in self.waiting:
            if not each.done():
                each.set_result(outcome)

    def fail(self, error: Exception) -> None:
        """Give those who wait an error."""
        for each in self.waiting:
            if not each.done():
                each.set_exception(error)

    def give_up(self) -> None:
        """Tell those who wait that nothing comes."""
        for each in self.waiting:
            each.cancel()


@dataclass(eq=False, slots=True)
class WorkItem:
    """The requests for one thing, while a worker deals with it."""

    asked: deque[PendingRequest] = field(default_factory=deque)
    failures: int = 0
    """How often in a row it could not be shown."""
    unanswered: bool = False
    """Whether the last attempt was never answered."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    woken: bool = False
    """Whether the last pause was cut short because others had success; then the next one is not."""

    def add(self, hint: object) -> PendingRequest:
        """Note a request behind the others; the same request is noted once."""
        for known in self.asked:
            if known.hint == hint:
                return known
        self.asked.append(PendingRequest(hint))
        return self.asked[-1]

    def put_back(self, failed: PendingRequest) -> None:
        """Make one request of all after a failure: everybody is shown the thing as it stands by then."""
        together = PendingRequest(None)
        for each in (failed, *self.asked):
            together.waiting += each.waiting
        self.asked = deque([together])

    def give_up(self) -> None:
        """Leave the requests undone."""
        while self.asked:
            self.asked.popleft().give_up()


PAUSES = (2.0, 5.0, 15.0, 60.0)
"""Seconds between the attempts to show something; the last pause is repeated."""

LONGEST = 17.0
"""Seconds after which an attempt is given up, where Discord takes requests and never answers.

With the first of the pauses, which is made after it whatever failed before, a request that is never answered holds its
thing up for 20 s at most. Where the next attempt gets no answer either, Discord is out of order, and the pauses grow.
"""

UNEVEN = 0.25
"""The part by which a pause is longer or shorter by lot, so that not all come back at once."""

TAKES_AT_MOST = timedelta(seconds=LONGEST) + CLOCKS_DIFFER
"""The time from the beginning of an attempt by which Discord has taken its messages, if at all, by its own clock."""

GRACE = 3.0
"""Seconds that what is being shown gets to end when the bot stops."""

TROUBLE = (OutOfOrderError, StoreUnavailableError, TimeoutError)
"""The errors that pass with time: then a thing is tried again."""

log = logging.getLogger(__name__)

Outcome = TypeVar("Outcome")
Subject = TypeVar("Subject", bound=Hashable)
Hint = TypeVar("Hint", bound=Hashable)
Outcome_co = TypeVar("Outcome_co", covariant=True)
Subject_contra = TypeVar("Subject_contra", bound=Hashable, contravariant=True)
Hint_contra = TypeVar("Hint_contra", bound=Hashable, contravariant=True)


@dataclass(frozen=True, slots=True)
class RequeueAfter:
    """An outcome: the same thing is to be looked at once more, after so many seconds."""

    after: float = 0.0


class Reconciler(Protocol[Subject_contra, Hint_contra, Outcome_co]):
    """Shows one kind of thing."""

    @property
    def places(self) -> asyncio.Semaphore:
        """The places for things that are shown at the same time; a thing for which somebody waits needs none."""

    @property
    def longest(self) -> float | None:
        """Seconds after which an attempt is given up, to be made again; None where it asks nothing of Discord."""

    def named(self, subject: Subject_contra, /) -> str:
        """A name of a thing for the log, in which no person is named."""

    async def show(self, subject: Subject_contra, hint: Hint_contra | None, /) -> Outcome_co:
        """Compare what is kept of a thing with what Discord shows, and do only what is missing.

        A `hint` says what just happened to it, or what else is wanted. Raises one of `TROUBLE` where it is to be tried
        again.
        """


class Job(Generic[Subject]):
    """Other work that is tried until it succeeds, such as noting changes of the world around the bot.

    `longest` is as in `Reconciler`: work that asks Discord for something needs it.
    """

    def __init__(
        self, name: str, work: Callable[[Subject], Awaitable[None]], *, longest: float | None = None
    ) -> None:
        self.longest = longest
        self._name = name
        self._work = work
        self.places = asyncio.Semaphore(1)

    def named(self, _: Subject) -> str:
        """A name for the log."""
        return self._name

    async def show(self, subject: Subject, _: None) -> None:
        """Do the work. Raises one of `TROUBLE` where it is to be tried again."""
        await self._work(subject)


class Queue:
    """Runs the reconcilers. `pauses` and `grace` are seconds, as above."""

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
        self, reconciler: Reconciler[Subject, Hint, object], subject: Subject, hint: Hint | None = None
    ) -> None:
        """Have a thing looked at; nobody waits for it."""
        if not self._closed:
            self._line(reconciler, subject).add(hint)

    def wait_for(
        self,
        reconciler: Reconciler[Subject, Hint, Outcome],
        subject: Subject,
        hint: Hint | None = None,
    ) -> asyncio.Future[Outcome]:
        """Have a thing looked at now; gives the outcome, or is cancelled where the bot stops before that.

        After a failure the thing is shown as it stands then, whatever the wish was.
        """
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        if self._closed:
            outcome.cancel()
            return outcome
        item = self._line(reconciler, subject)
        item.add(hint).waiting.append(outcome)
        if item.failures:
            item.wake.set()
        return outcome

    def try_again(self) -> None:
        """Try at once the things that wait for the end of an outage, a few at a time."""
        for item in self._resting:
            if item.failures:
                item.wake.set()

    @property
    def waiting(self) -> Counter[str]:
        """How many things of each kind of reconciler are being shown or wait for it."""
        return Counter(type(reconciler).__name__ for reconciler, _ in self._items)

    async def idle(self) -> None:
        """Wait until nothing is left to be shown."""
        while self._workers:
            await asyncio.wait(self._workers)

    async def close(self) -> None:
        """Let what is under way end in time. The rest is found in the database at the next start."""
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

    def _line(self, reconciler: Reconciler[Subject, Any, object], subject: Subject) -> WorkItem:
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
        try:
            while item.asked:
                await self._attempt(reconciler, subject, item)
        finally:
            item.give_up()
            del self._items[reconciler, subject]

    async def _attempt(
        self, reconciler: Reconciler[Subject, Any, object], subject: Subject, item: WorkItem
    ) -> None:
        asked = item.asked.popleft()
        try:
            outcome = await self._shown(reconciler, subject, asked)
        except TROUBLE as error:
            log.warning(
                "Showing %s is delayed: %s", reconciler.named(subject), in_short(error.__cause__ or error)
            )
            item.put_back(asked)
            await self._rest_after_failure(item, unanswered=isinstance(error, TimeoutError))
        except asyncio.CancelledError:
            asked.give_up()
            raise
        except Exception as error:  # a worker that ended by it would lose what others have asked for
            if not asked.awaited:
                log.exception("Showing %s failed", reconciler.named(subject))
            asked.fail(error)
        else:
            asked.settle(outcome)
            self._note_success(item)
            if isinstance(outcome, RequeueAfter):
                item.add(None)
                await self._rest(item, outcome.after)

    async def _shown(
        self, reconciler: Reconciler[Subject, Any, object], subject: Subject, asked: PendingRequest
    ) -> object:
        place = contextlib.nullcontext() if asked.awaited else reconciler.places
        async with place, asyncio.timeout(reconciler.longest):
            return await reconciler.show(subject, asked.hint)

    async def _rest_after_failure(self, item: WorkItem, *, unanswered: bool) -> None:
        self._in_trouble = True
        is_first = unanswered and not item.unanswered
        pause = self.pauses[0 if is_first else min(item.failures, len(self.pauses) - 1)]
        item.failures, item.unanswered = item.failures + 1, unanswered
        await self._rest(item, pause * self._rng.uniform(1 - UNEVEN, 1 + UNEVEN))

    async def _rest(self, item: WorkItem, seconds: float) -> None:
        """Wait some seconds, or until the line is woken. Where the bot stops, the requests are left undone."""
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
        """Let the things that wait for the end of an outage try again, after the first success."""
        item.failures, item.unanswered, item.woken = 0, False, False
        if self._in_trouble:
            self._in_trouble = False
            for other in self._resting:
                if other.failures and not other.woken:
                    other.woken = True
                    other.wake.set()
