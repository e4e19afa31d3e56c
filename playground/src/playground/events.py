"""Events: all that happens in the playground, told to its listeners: the gateway, waiting tests, a page."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playground.clock import Clock
from playground.snowflakes import SnowflakeMint


@dataclass(frozen=True)
class Event:
    """Something that happened; the name of each subclass says what, in the past tense."""


@dataclass(frozen=True)
class ClockPutForward(Event):
    """The clock was put forward."""


Listener = Callable[[Event], None]


class Stream:
    """Tells every listener of every event, in order, at once and in the same thread.

    A listener sees the state as it is after the event; it must not change it.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, event: Event) -> None:
        """Tell the listeners."""
        for listener in tuple(self._listeners):
            listener(event)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener; call what is returned to remove it again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


@dataclass
class Ground:
    """The ground on which everything in the playground stands: its time, its ids, its stream and its address."""

    clock: Clock = field(default_factory=Clock)
    stream: Stream = field(default_factory=Stream)
    origin: str = ""

    def __post_init__(self) -> None:
        self._mint = SnowflakeMint(self.clock)

    def new_id(self) -> int:
        """Make a snowflake."""
        return self._mint.mint()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.clock.now()

    def put_clock_forward(self, seconds: float) -> None:
        """Put the clock forward and tell of it."""
        self.clock.advance(seconds)
        self.publish(ClockPutForward())

    def publish(self, event: Event) -> None:
        """Publish an event on the stream."""
        self.stream.publish(event)
