"""Looks for mentions for which a client may have no name."""

from collections.abc import Iterator

from discord_playground import Event, Message, MessageCreated, MessageEdited, Playground

MARKUP = "<@"


class Mentions:
    """The last states of all messages that bots post or edit, private ones included."""

    def __init__(self, playground: Playground) -> None:
        self.looked_at = 0
        self._unresolved: dict[int, str] = {}
        playground.stream.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        match event:
            case MessageCreated(message) | MessageEdited(message) if message.author.bot:
                self.looked_at += 1
                self._unresolved.pop(message.id, None)
                if message.unresolved_mentions or any(MARKUP in text for text in _labels(message)):
                    self._unresolved[message.id] = message.text

    @property
    def unresolved(self) -> list[str]:
        """The texts with a mention for which a client may have no name, or with one where none can stand."""
        return list(self._unresolved.values())


def _labels(message: Message) -> Iterator[str]:
    """Yield the texts in which Discord shows no mentions."""
    yield from (button.label or "" for button in message.buttons)
    yield from (media.description or "" for media in message.media)
    for select in message.selects:
        yield from (f"{option.label} {option.description}" for option in select.options)
        yield select.placeholder or ""
