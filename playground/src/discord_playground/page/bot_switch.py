"""The bot's process as the page sees it: its state and a switch to restart it.

The program that runs the bot next to the playground provides the implementation.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from discord_playground.events import Event


class BotState(Enum):
    STARTING = "starting"
    RUNNING = "running"
    STOPPING = "stopping"
    STOPPED = "stopped"


class BotSwitch(Protocol):
    """A switch that restarts the bot's process and reports its state; each change is published as `BotChanged`."""

    @property
    def state(self) -> BotState: ...

    @property
    def trouble(self) -> str:
        """The reason for an unexpected stop of the process, with the end of its log; empty if there was none."""

    async def restart(self) -> None:
        """Stop the process with SIGTERM and start it again."""

    async def kill(self) -> None:
        """Kill the process abruptly, as a power cut would."""


@dataclass(frozen=True)
class BotChanged(Event):
    """The state of the bot's process changed."""
