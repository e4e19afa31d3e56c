"""Leaps of the clock, and the deeds of bots that people see after one."""

from collections import Counter
from dataclasses import dataclass, field

from playground.direct_messages import DirectChannel
from playground.events import Event
from playground.interactions import InteractionCreated
from playground.messages import MessageCreated, MessageDeleted, MessageEdited, MessagesPurged


@dataclass
class Leap:
    """A leap of the clock by some seconds, and how often bots did what since; `over` once somebody uses something."""

    seconds: float
    done: Counter[str] = field(default_factory=Counter)
    over: bool = False

    def hear(self, event: Event) -> None:
        """Count what an event tells of a bot, until the leap is over."""
        if self.over:
            return
        match event:
            case InteractionCreated():
                self.over = True
            case MessageCreated(message) if message.author.bot:
                self.done["direct" if isinstance(message.channel, DirectChannel) else "posted"] += 1
            case MessageEdited(message) if message.author.bot:
                self.done["edited"] += 1
            case MessageDeleted(message) if message.author.bot:
                self.done["deleted"] += 1
            case MessagesPurged(_, messages):
                self.done["deleted"] += len(messages)

    def payload(self) -> dict[str, float]:
        """The leap, as the page gets it."""
        return {"seconds": self.seconds, **self.done}
