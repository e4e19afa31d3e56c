import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence

from bot.cli import COMMANDS, Argument, Command
from bot.cli.command import Doing
from bot.process.settings import Settings, SettingsError, read_settings
from bot.process.version import version

RUN = COMMANDS[0]

FAILED = 1
WRONG_SETTINGS = 78
"""EX_CONFIG of sysexits.h: a restart with the same settings would fail again."""


def main(arguments: Sequence[str] | None = None, *, when_loaded: Callable[[], object] = lambda: None) -> int:
    """Run the command in the arguments, `run` by default.

    Calls `when_loaded` after the command's imports, before it starts.

    Returns the command's exit status, which is 0 after a signal. If the command raised an expected error, the reason is
    on stderr, and the status is `WRONG_SETTINGS` or `FAILED`. It is also `FAILED` if nothing reads the output any more,
    as in `dvonn-bot check | head`. Exits with 2 for an unknown command.
    """
    asked = vars(_parser().parse_args(arguments))
    command: Command = asked.pop("command", RUN)
    try:
        settings = read_settings(token=command.token)
    except SettingsError as error:
        return _fail(str(error), WRONG_SETTINGS)
    doing = command.load()
    when_loaded()
    try:
        status = asyncio.run(_do(doing, settings, asked))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        _discard_output()
        return FAILED
    except _expected() as error:
        return _fail(_told(error, settings), WRONG_SETTINGS if _is_permanent(error) else FAILED)
    return status


async def _do(doing: Doing, settings: Settings, asked: dict[str, str | None]) -> int:
    return await doing(settings, **asked) or 0


def _expected() -> tuple[type[Exception], ...]:
    """Return the errors to report without a traceback; called only once an error occurs."""
    from bot.cli.failing import EXPECTED  # noqa: PLC0415  imports discord.py

    return EXPECTED


def _is_permanent(error: Exception) -> bool:
    """Whether the command would fail again with the same settings."""
    from bot.cli.failing import PERMANENT  # noqa: PLC0415  as above

    return isinstance(error, PERMANENT)


def _told(error: Exception, settings: Settings) -> str:
    from bot.cli.failing import told  # noqa: PLC0415  as above

    return told(error, settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dvonn-bot",
        description="DVONN for Discord. Without a command it runs the bot.",
        epilog="The settings come from the environment and from .env: see .env.example or docs/settings.md. "
        "`dvonn-discord play` opens the game in a browser, without Discord.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        one = commands.add_parser(command.name, help=command.about, description=command.about)
        one.set_defaults(command=command)
        for argument in command.arguments:
            _add(one, argument)
    return parser


def _add(parser: argparse.ArgumentParser, argument: Argument) -> None:
    if argument.flag:
        parser.add_argument(argument.name, dest=argument.field, action="store_true", help=argument.about)
    elif argument.name.startswith("-"):
        parser.add_argument(argument.name, dest=argument.field, help=argument.about)
    else:
        count = "?" if argument.optional else None
        parser.add_argument(argument.field, metavar=argument.name, nargs=count, help=argument.about)


def _discard_output() -> None:
    """Redirect stdout, as Python flushes it once more at exit (see the documentation of `SIGPIPE`)."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str, status: int) -> int:
    logging.shutdown()
    print(message, file=sys.stderr)  # noqa: T201  for the operator
    return status
