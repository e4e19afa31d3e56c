"""A command of an operator's: its name, a line about it, its arguments, and what it does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module

Doing = Callable[..., Awaitable[int | None]]
"""The function of a command. It gets the settings, and each argument as a text under its name in small letters.

It gives the exit status, None for 0; it prints what the operator asked for, and raises `OperatingError`,
`StoreUnavailableError`, or what discord.py and aiohttp raise where Discord doesn't answer: all that is told in a line.
"""


class OperatingError(Exception):
    """A command can't do what was asked; the message says why and what to do, for the person at the terminal."""


@dataclass(frozen=True)
class Argument:
    """An argument of a command: `FILE` has to be given, `--server` or an `optional` one may be left out."""

    name: str
    about: str
    optional: bool = False

    @property
    def field(self) -> str:
        """The name of the parameter that gets it; None where it was left out."""
        return self.name.lstrip("-").replace("-", "_").lower()


@dataclass(frozen=True)
class Command:
    """A command of `dvonn-bot`; `token` says whether it needs the bot's token.

    `place` is the module of this package in which it stands, and its function there: only what is asked for is loaded,
    since a backup needs nothing of Discord's, which takes as long as all the rest.
    """

    name: str
    about: str
    place: str
    arguments: tuple[Argument, ...] = ()
    token: bool = False

    def load(self) -> Doing:
        """Load what it needs, and give what it does."""
        module, _, function = self.place.partition(":")
        doing: Doing = getattr(import_module(f"bot.cli.{module}"), function)
        return doing


def tell(line: str) -> None:
    """Say something to the operator."""
    print(line)  # noqa: T201  this is the answer to a command, no log
