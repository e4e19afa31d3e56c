"""Checks the lines that a club's bot logs at DEBUG for data that must never be logged."""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from bot.process.logs import JsonLines, PlainLines
from discord_playground import Event, InteractionCreated, MessageCreated, Playground

WORDY = 12
"""Minimum length of typed text that counts as personal; spaces and choices of commands are shorter."""


class LogCapture(logging.Handler):
    """Captures all log lines in both formats, and the text that people have typed."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(logging.DEBUG)
        self._formats = (PlainLines(), JsonLines())
        self.lines: list[str] = []
        self._playground = playground
        self._typed: set[str] = set()
        self._tokens: set[str] = set()
        self._stop = playground.stream.subscribe(self._hear)
        logging.getLogger().addHandler(self)

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [each.format(record) for each in self._formats]

    @override
    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        self._stop()
        super().close()

    def leaks(self) -> list[str]:
        """Return the tokens, names, ids and typed text that appear in the log.

        Names are those of people, servers and channels.
        """
        logged = "\n".join(self.lines)
        world = self._playground.world
        people = [user for user in world.users.values() if not user.bot]
        secrets = self._tokens | self._typed | {str(user.id) for user in people}
        secrets |= {application.token for application in world.applications.values()}
        names = {name for user in people for name in (user.name, user.shown_name)}
        for guild in world.guilds.values():
            secrets -= set(map(str, guild.channels))  # chosen, not typed; the log names channels by their ids
            names |= {guild.name, *(channel.name for channel in guild.channels.values())}
        return sorted(
            [secret for secret in secrets if secret in logged]
            + [name for name in names if name in logged and re.search(rf"\b{re.escape(name)}\b", logged)]
        )

    def _hear(self, event: Event) -> None:
        match event:
            case InteractionCreated(interaction):
                self._tokens.add(interaction.token)
                self._typed.update(text for text in _texts(interaction.data) if len(text) >= WORDY)
            case MessageCreated(message) if not message.author.bot and len(message.text) >= WORDY:
                self._typed.add(message.text)


def _texts(data: object, key: str = "") -> Iterator[str]:
    """The text that a user has typed into a command or a form."""
    if isinstance(data, str) and key == "value":
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield from _texts(value, name)
    elif isinstance(data, Sequence) and not isinstance(data, str):
        for each in data:
            yield from _texts(each, key)
