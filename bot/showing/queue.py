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

from bot.logs import in_short
from bot.matches import StoreUnavailableError
from bot.showing.postbox import CLOCKS_DIFFER, OutOfOrderError


@dataclass(eq=False, slots=True)
class Asked:
    """A request for a thing, and those who wait for its outcome."""

    wish: Any
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
class Line:
    """The requests for one thing, while a worker deals with it."""

    asked: deque[Asked] = field(default_factory=deque)
    failures: int = 0
    """How often in a row it could not be shown."""
    unanswered: bool = False
    """Whether the last attempt was never answered."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    woken: bool = False
    """Whether the last pause was cut short because others had success; then the next one is not."""

    def add(self, wish: object) -> Asked:
        """Note a request behind the others; the same request is noted once."""
        for known in self.asked:
            if known.wish == wish:
                return known
        self.asked.append(Asked(wish))
        return self.asked[-1]

    def put_back(self, failed: Asked) -> None:
        """Make one request of all after a failure: everybody is shown the thing as it stands by then."""
        together = Asked(None)
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
Wish = TypeVar("Wish", bound=Hashable)
Outcome_co = TypeVar("Outcome_co", covariant=True)
Subject_contra = TypeVar("Subject_contra", bound=Hashable, contravariant=True)
Wish_contra = TypeVar("Wish_contra", bound=Hashable, contravariant=True)


@dataclass(frozen=True, slots=True)
class Again:
    """An outcome: the same thing is to be looked at once more, after so many seconds."""

    after: float = 0.0


class Shower(Protocol[Subject_contra, Wish_contra, Outcome_co]):
    """Shows one kind of thing."""

    @property
    def places(self) -> asyncio.Semaphore:
        """The places for things that are shown at the same time; a thing for which somebody waits needs none."""

    @property
    def longest(self) -> float | None:
        """Seconds after which an attempt is given up, to be made again; None where it asks nothing of Discord."""

    def named(self, subject: Subject_contra, /) -> str:
        """A name of a thing for the log, in which no person is named."""

    async def show(self, subject: Subject_contra, wish: Wish_contra | None, /) -> Outcome_co:
        """Compare what is kept of a thing with what Discord shows, and do only what is missing.

        A `wish` says what just happened to it, or what else is wanted. Raises one of `TROUBLE` where it is to be tried
        again.
        """


class Errand(Generic[Subject]):
    """Other work that is tried until it succeeds, such as noting changes of the world around the bot.

    `longest` is as in `Shower`: work that asks Discord for something needs it.
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
    """Runs the showers. `pauses` and `grace` are seconds, as above."""

    def __init__(self, *, pauses: Sequence[float] = PAUSES, grace: float = GRACE) -> None:
        self.pauses = pauses
        self._grace = grace
        self._lines: dict[tuple[object, Hashable], Line] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._resting: set[Line] = set()
        self._in_trouble = False
        self._closing = self._closed = False
        self._lots = random.SystemRandom()

    def ask(self, shower: Shower[Subject, Wish, object], subject: Subject, wish: Wish | None = None) -> None:
        """Have a thing looked at; nobody waits for it."""
        if not self._closed:
            self._line(shower, subject).add(wish)

    def wait_for(
        self,
        shower: Shower[Subject, Wish, Outcome],
        subject: Subject,
        wish: Wish | None = None,
    ) -> asyncio.Future[Outcome]:
        """Have a thing looked at now; gives the outcome, or is cancelled where the bot stops before that.

        After a failure the thing is shown as it stands then, whatever the wish was.
        """
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        if self._closed:
            outcome.cancel()
            return outcome
        line = self._line(shower, subject)
        line.add(wish).waiting.append(outcome)
        if line.failures:
            line.wake.set()
        return outcome

    def try_again(self) -> None:
        """Try at once the things that wait for the end of an outage, a few at a time."""
        for line in self._resting:
            if line.failures:
                line.wake.set()

    @property
    def waiting(self) -> Counter[str]:
        """How many things of each kind of shower are being shown or wait for it."""
        return Counter(type(shower).__name__ for shower, _ in self._lines)

    async def idle(self) -> None:
        """Wait until nothing is left to be shown."""
        while self._workers:
            await asyncio.wait(self._workers)

    async def close(self) -> None:
        """Let what is under way end in time. The rest is found in the database at the next start."""
        self._closing = True
        for line in self._resting:
            line.wake.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._grace):
                await self.idle()
        self._closed = True
        while self._workers:
            for worker in self._workers:
                worker.cancel()
            await asyncio.wait(self._workers)

    def _line(self, shower: Shower[Subject, Any, object], subject: Subject) -> Line:
        key = (shower, subject)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = Line()
            worker = asyncio.create_task(self._work(shower, subject, line))
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return line

    async def _work(self, shower: Shower[Subject, Any, object], subject: Subject, line: Line) -> None:
        try:
            while line.asked:
                await self._attempt(shower, subject, line)
        finally:
            line.give_up()
            del self._lines[shower, subject]

    async def _attempt(self, shower: Shower[Subject, Any, object], subject: Subject, line: Line) -> None:
        asked = line.asked.popleft()
        try:
            outcome = await self._shown(shower, subject, asked)
        except TROUBLE as error:
            log.warning(
                "Showing %s is delayed: %s", shower.named(subject), in_short(error.__cause__ or error)
            )
            line.put_back(asked)
            await self._rest_after_failure(line, unanswered=isinstance(error, TimeoutError))
        except asyncio.CancelledError:
            asked.give_up()
            raise
        except Exception as error:  # a worker that ended by it would lose what others have asked for
            if not asked.awaited:
                log.exception("Showing %s failed", shower.named(subject))
            asked.fail(error)
        else:
            asked.settle(outcome)
            self._note_success(line)
            if isinstance(outcome, Again):
                line.add(None)
                await self._rest(line, outcome.after)

    async def _shown(self, shower: Shower[Subject, Any, object], subject: Subject, asked: Asked) -> object:
        place = contextlib.nullcontext() if asked.awaited else shower.places
        async with place, asyncio.timeout(shower.longest):
            return await shower.show(subject, asked.wish)

    async def _rest_after_failure(self, line: Line, *, unanswered: bool) -> None:
        self._in_trouble = True
        is_first = unanswered and not line.unanswered
        pause = self.pauses[0 if is_first else min(line.failures, len(self.pauses) - 1)]
        line.failures, line.unanswered = line.failures + 1, unanswered
        await self._rest(line, pause * self._lots.uniform(1 - UNEVEN, 1 + UNEVEN))

    async def _rest(self, line: Line, seconds: float) -> None:
        """Wait some seconds, or until the line is woken. Where the bot stops, the requests are left undone."""
        if not self._closing:
            self._resting.add(line)
            try:
                async with asyncio.timeout(seconds):
                    await line.wake.wait()
            except TimeoutError:
                line.woken = False
            finally:
                self._resting.discard(line)
                line.wake.clear()
        if self._closing:
            line.give_up()

    def _note_success(self, line: Line) -> None:
        """Let the things that wait for the end of an outage try again, after the first success."""
        line.failures, line.unanswered, line.woken = 0, False, False
        if self._in_trouble:
            self._in_trouble = False
            for other in self._resting:
                if other.failures and not other.woken:
                    other.woken = True
                    other.wake.set()
