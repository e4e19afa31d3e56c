"""Presence: people with an open tab, and bots with a connection to the gateway."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playground.events import Event
from playground.gateway import Gateway
from playground.people import Person
from playground.sessions import SessionInterrupted, SessionResumed, SessionStarted
from playground.world import World


@dataclass(frozen=True)
class PresenceChanged(Event):
    """Somebody came or went."""


class Presence:
    """Counts the tabs of each person, and hears of bots from the gateway."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._tabs: Counter[int] = Counter()
        world.ground.stream.subscribe(self._hear)

    @property
    def online(self) -> set[int]:
        """The ids of all who are there."""
        bots = {session.application.user.id for session in self._gateway.sessions if session.connection}
        return bots | {user_id for user_id, tabs in self._tabs.items() if tabs}

    @contextmanager
    def here(self, person: Person) -> Iterator[None]:
        """Count somebody as there until the block ends."""
        self._tabs[person.id] += 1
        self._world.ground.publish(PresenceChanged())
        try:
            yield
        finally:
            self._tabs[person.id] -= 1
            self._world.ground.publish(PresenceChanged())

    def _hear(self, event: Event) -> None:
        if isinstance(event, SessionStarted | SessionResumed | SessionInterrupted):
            self._world.ground.publish(PresenceChanged())
