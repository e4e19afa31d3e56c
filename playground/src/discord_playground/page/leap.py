"""Clock jumps, and the visible bot activity after each."""

from collections import Counter
from dataclasses import dataclass, field

from discord_playground.direct_messages import DirectChannel
from discord_playground.events import Event
from discord_playground.interactions import InteractionCreated
from discord_playground.messages import MessageCreated, MessageDeleted, MessageEdited, MessagesPurged


@dataclass
class Leap:
    """A clock jump in seconds, with a count of the bots' activity after it; `over` once a person interacts again."""

    seconds: float
    done: Counter[str] = field(default_factory=Counter)
    over: bool = False

    def count(self, event: Event) -> None:
        """Count bot activity until the jump is over."""
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
        """Return the jump as the page receives it."""
        return {"seconds": self.seconds, **self.done}
