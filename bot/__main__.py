"""`python -m bot`, also installed as `dvonn-bot`: runs the bot, or does what an operator asks with a command."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence

import aiohttp
import discord

from bot.matches import NewerStoreError, StoreUnavailableError
from bot.operating import COMMANDS, Argument, Command, OperatingError
from bot.settings import Settings, SettingsError, read_settings

RUN = COMMANDS[0]

EXPECTED = (
    OperatingError,
    discord.LoginFailure,
    StoreUnavailableError,
    aiohttp.ClientConnectionError,
    OSError,
)
"""The errors that are no fault of the bot."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for: nothing more than to run the bot, if it is empty.

    The exit status is 0, also after a signal; 1 where it can't be done, with the reason on stderr; and 2 where there is
    no such command.
    """
    asked = vars(_parser().parse_args(arguments))
    command: Command = asked.pop("command", RUN)
    try:
        settings = read_settings(token=command.token)
    except SettingsError as error:
        return _fail(str(error))
    try:
        return asyncio.run(_do(command, settings, asked))
    except KeyboardInterrupt:
        return 0
    except EXPECTED as error:
        return _fail(_told(error, settings))


async def _do(command: Command, settings: Settings, asked: dict[str, str | None]) -> int:
    return await command.do(settings, **asked) or 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dvonn-bot",
        description="DVONN for Discord. Without a command it runs the bot.",
        epilog="The settings come from the environment and from .env: see .env.example or the README.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        one = commands.add_parser(command.name, help=command.about, description=command.about)
        one.set_defaults(command=command)
        for argument in command.arguments:
            _add(one, argument)
    return parser


def _add(parser: argparse.ArgumentParser, argument: Argument) -> None:
    if argument.name.startswith("-"):
        parser.add_argument(argument.name, dest=argument.field, help=argument.about)
    else:
        count = "?" if argument.optional else None
        parser.add_argument(argument.field, metavar=argument.name, nargs=count, help=argument.about)


def _told(error: Exception, settings: Settings) -> str:
    """The reason why something could not be done, and what to do."""
    match error:
        case OperatingError():
            return str(error)
        case discord.LoginFailure():
            return "DISCORD_TOKEN: Discord does not know this token. Reset it on the Bot page of your application."
        case NewerStoreError():
            has, known = error.args
            return (
                f"DATABASE_URL: a newer version of the bot has used this database (its migration is {has}, and this "
                f"version knows none after {known}). Start the newer version, or take a backup from before it."
            )
        case StoreUnavailableError():
            return (
                f"DATABASE_URL: the database can't be opened ({_cause(error)}). Check that its place exists, and that "
                "the bot may write there."
            )
        case _:
            return f"Discord can't be reached at {settings.discord_api_url} ({error}). Check the network."


def _cause(error: BaseException) -> str:
    """The database's own message, in one line and without the statement."""
    root = error.__cause__ or error
    return str(getattr(root, "orig", root)).splitlines()[0]


def _fail(message: str) -> int:
    logging.shutdown()
    print(message, file=sys.stderr)  # noqa: T201  for the person who started it
    return 1


if __name__ == "__main__":
    sys.exit(main())
