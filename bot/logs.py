"""The log: it tells what happened and where, but no token and nothing personal."""

import logging

import aiohttp
import discord

from bot.log_lines import JsonLines, PlainLines

TALKATIVE = ("aiosqlite", "asyncio", "sqlalchemy", "alembic", "PIL")
"""Libraries whose lines below WARNING tell each of their steps, some with the values that they handle."""


def set_up_logging(level: int, *, as_json: bool = False) -> None:
    """Log to stderr, a line for each event."""
    discord.utils.setup_logging(level=level, formatter=JsonLines() if as_json else PlainLines())
    keep_libraries_short(level)
    discord.VoiceClient.warn_nacl = False  # the bot has no voice, and nobody misses it
    discord.VoiceClient.warn_dave = False


def keep_libraries_short(level: int) -> None:
    """Let libraries tell no more than is readable and nobody's.

    discord.py's own DEBUG lines hold whole messages and tokens: they are never logged.
    """
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(max(level, logging.WARNING))


def in_short(error: BaseException) -> str:
    """An error without addresses, which may hold an interaction's token: its name and Discord's codes."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} (code {error.code})"
    return type(error).__name__


def describe_lost_suggestions_in_short() -> None:
    """Let the log tell in a line of suggestions that came too late: the bot was stopping, or the line was down.

    discord.py sends them by itself and logs a traceback then, though nobody misses them.
    """
    logging.getLogger("discord.app_commands.tree").addFilter(_without_traceback)


def _without_traceback(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    lost = isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError) or (
        isinstance(error, RuntimeError) and str(error) == "Session is closed"
    )
    if error and lost and "autocomplete" in record.msg:
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "Suggestions were not given: %s", (in_short(error),)
    return True
