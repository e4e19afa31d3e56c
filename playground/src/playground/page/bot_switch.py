"""The bot's process as the page knows it: how it is, and a switch to start it again.

The program that runs the bot beside the playground gives the page such a switch.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from playground.events import Event


class BotState(Enum):
    """The state of the bot's process."""

    STARTING = "starting"
    RUNNING = "running"
    STOPPING = "stopping"
    STOPPED = "stopped"


class BotSwitch(Protocol):
    """Starts the bot's process again, and tells how it is; each change is published as `BotChanged`."""

    @property
    def state(self) -> BotState:
        """The state of the process."""

    @property
    def trouble(self) -> str:
        """The reason why it does not run although it should, with the end of its log; else empty."""

    async def restart(self) -> None:
        """Stop it as SIGTERM does, and start it."""

    async def kill(self) -> None:
        """End it in the middle of whatever it does, as a power cut would."""


@dataclass(frozen=True)
class BotChanged(Event):
    """The bot's process started, runs, or ended."""
