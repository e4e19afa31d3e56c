"""Presence: people with an open tab, and bots connected to the gateway."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from discord_playground.events import Event
from discord_playground.gateway import Gateway
from discord_playground.people import Person
from discord_playground.sessions import SessionInterrupted, SessionResumed, SessionStarted
from discord_playground.world import World


@dataclass(frozen=True)
class PresenceChanged(Event):
    """A person or a bot went online or offline."""


class Presence:
    """The number of each person's tabs, and the connections of bots."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._tabs: Counter[int] = Counter()
        world.ground.stream.subscribe(self._on_event)

    @property
    def online(self) -> set[int]:
        """The ids of all users who are online."""
        bots = {session.application.user.id for session in self._gateway.sessions if session.connection}
        return bots | {user_id for user_id, tabs in self._tabs.items() if tabs}

    @contextmanager
    def here(self, person: Person) -> Iterator[None]:
        """Count a person as online during the block."""
        self._tabs[person.id] += 1
        self._world.ground.publish(PresenceChanged())
        try:
            yield
        finally:
            self._tabs[person.id] -= 1
            self._world.ground.publish(PresenceChanged())

    def _on_event(self, event: Event) -> None:
        if isinstance(event, SessionStarted | SessionResumed | SessionInterrupted):
            self._world.ground.publish(PresenceChanged())
