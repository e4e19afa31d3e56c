"""Events: everything that happens in the playground, published to the gateway, waiting tests and the page."""

from collections.abc import Callable
from dataclasses import dataclass, field

from discord_playground.clock import Clock
from discord_playground.snowflakes import SnowflakeGenerator


@dataclass(frozen=True)
class Event:
    """Something that happened; subclasses are named in the past tense."""


@dataclass(frozen=True)
class ClockPutForward(Event):
    pass


Listener = Callable[[Event], None]


class Stream:
    """A publisher that calls its listeners synchronously and in order.

    Listeners see the state after the event and must not change it.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener and return a function that removes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


@dataclass
class Ground:
    """The services that everything in the playground shares: clock, ids, event stream and base address."""

    clock: Clock = field(default_factory=Clock)
    stream: Stream = field(default_factory=Stream)
    origin: str = ""

    def __post_init__(self) -> None:
        self._ids = SnowflakeGenerator(self.clock)

    def new_id(self) -> int:
        return self._ids.generate()

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self.clock.now()

    def put_clock_forward(self, seconds: float) -> None:
        """Advance the clock and publish the change."""
        self.clock.advance(seconds)
        self.publish(ClockPutForward())

    def publish(self, event: Event) -> None:
        self.stream.publish(event)
