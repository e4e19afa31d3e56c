"""`python -m bot`, also installed as `dvonn-bot`."""

import asyncio
import logging
import sys

import aiohttp
import discord

from bot.app import run
from bot.logs import set_up_logging
from bot.matches import StoreUnavailableError
from bot.settings import SettingsError, read_settings


def main() -> int:
    """Run the bot; the exit status is 0 after a signal and 1 where it can't run, with the reason on stderr."""
    try:
        settings = read_settings()
    except SettingsError as error:
        return _fail(str(error))
    set_up_logging(settings.logging_level)
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        return 0
    except discord.LoginFailure:
        return _fail(
            "DISCORD_TOKEN: Discord does not know this token. Reset it on the Bot page of your application."
        )
    except StoreUnavailableError as error:
        return _fail(
            f"DATABASE_URL: the database can't be opened ({_cause(error)}). Check that the place exists."
        )
    except (aiohttp.ClientConnectionError, OSError) as error:
        return _fail(f"Discord can't be reached at {settings.discord_api_url} ({error}). Check the network.")
    return 0


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
