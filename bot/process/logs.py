"""Logging: one line per event, as text or JSON, without tokens and personal data.

An error is logged as its type and traceback locations. Its message is omitted, as it may quote user input or a URL with
an interaction's token; only messages about code, from the interpreter, are logged.
"""

import json
import logging
import re
import time
import traceback
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord
from typing_extensions import override

HARMLESS = (TypeError, AttributeError, NameError, ImportError, IndexError, NotImplementedError)
"""Errors whose messages describe code instead of data, and may therefore be logged."""

_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s?\"']+")
_FAILED_TASK = re.compile(r"exception=(\w+)\(.*\)(?=>)", re.DOTALL)

PROJECT = Path(__file__).parents[2]


# fields

Field = str | int

_fields: ContextVar[Mapping[str, Field]] = ContextVar("fields")
_begun: ContextVar[float] = ContextVar("begun")


def begin_work(**fields: Field) -> None:
    """Set the fields of all further log records of the current task and of the tasks that it starts.

    Their `ms` are counted from this call.
    """
    _fields.set(fields)
    _begun.set(time.monotonic())


def add_fields(**fields: Field) -> None:
    """Add fields to further log records of the current task. A field must not identify a user or a server."""
    _fields.set({**_fields.get({}), **fields})


class WithFields(logging.Filter):
    """A filter that adds `fields` to each record.

    These are the fields of the process, those of the work in progress, and its time so far (`ms`).
    """

    def __init__(self, **ours: Field) -> None:
        super().__init__()
        self._ours = ours

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        begun = _begun.get(None)
        took = {} if begun is None else {"ms": round((time.monotonic() - begun) * 1000)}
        record.fields = {**self._ours, **_fields.get({}), **took}
        return True


# lines


class PlainLines(logging.Formatter):
    """A formatter of lines for humans."""

    def __init__(self) -> None:
        super().__init__("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")

    @override
    def format(self, record: logging.LogRecord) -> str:
        error = _error_of(record)
        record.asctime = self.formatTime(record, self.datefmt)
        record.message = _clean(record.getMessage())
        line = self.formatMessage(record)
        return (
            f"{line} [{named(error)}{''.join(f' < {place}' for place in places(error))}]" if error else line
        )


class JsonLines(logging.Formatter):
    """A formatter of JSON objects.

    They have `at` (UTC), `level`, `logger`, `event` (the unformatted message), `message` and the fields. Errors add
    `error` and `places`, innermost first.
    """

    @override
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": _clean(str(record.msg)),
            "message": _clean(record.getMessage()),
        }
        entry |= getattr(record, "fields", {})
        if error := _error_of(record):
            entry |= {"error": named(error), "places": list(places(error))}
        return json.dumps(entry, ensure_ascii=False)


def named(error: BaseException) -> str:
    """Return an error's type, with its message if the type is in `HARMLESS`."""
    name = type(error).__name__
    return f"{name}: {_clean(str(error))}" if isinstance(error, HARMLESS) else name


def places(error: BaseException) -> Iterator[str]:
    """Yield the locations of an error's traceback, innermost first, then those of its causes."""
    for place in reversed(traceback.extract_tb(error.__traceback__)):
        yield f"{_file(place.filename)}:{place.lineno} {place.name}"
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before:
        yield f"because of {named(before)}"
        yield from places(before)


def _error_of(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _file(name: str) -> str:
    """Return a path relative to the project, or the last folder and the name of a file outside it."""
    file = Path(name)
    return str(file.relative_to(PROJECT)) if file.is_relative_to(PROJECT) else "/".join(file.parts[-2:])


def _clean(text: str) -> str:
    """Return a text on one line, without tokens, and without error messages of failed tasks."""
    return " ".join(_TOKEN.sub(r"\1…", _FAILED_TASK.sub(r"exception=\1", text)).split("\n"))


# set-up


TALKATIVE = ("aiosqlite", "asyncio", "sqlalchemy", "alembic", "PIL")
"""Libraries that log each step below WARNING, some with the values they handle."""


def set_up_logging(level: int, *, as_json: bool = False, process: str = "1/1") -> None:
    """Log to stderr, one line per event. `process` is the process's number and the total number, such as `2/4`."""
    handler = logging.StreamHandler()
    handler.addFilter(WithFields(process=process))
    formatter = JsonLines() if as_json else PlainLines()
    discord.utils.setup_logging(level=level, handler=handler, formatter=formatter)
    keep_libraries_short(level)
    discord.VoiceClient.warn_nacl = False  # the bot doesn't use voice
    discord.VoiceClient.warn_dave = False


def keep_libraries_short(level: int) -> None:
    """Limit the libraries' logging to useful lines without personal data.

    discord.py's own DEBUG lines contain whole messages and tokens, so they are never logged.
    """
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(max(level, logging.WARNING))


def in_short(error: BaseException) -> str:
    """Return an error's type and Discord's codes, without its message, which may contain an interaction's token."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} (code {error.code})"
    return type(error).__name__


def describe_lost_suggestions_in_short() -> None:
    """Shorten log records on autocompletion responses that came too late, or failed while the bot stopped.

    discord.py sends these responses itself and logs a traceback, although the failure is harmless.
    """
    logging.getLogger("discord.app_commands.tree").addFilter(_without_traceback)


def _without_traceback(record: logging.LogRecord) -> bool:
    error = _error_of(record)
    lost = isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError) or (
        isinstance(error, RuntimeError) and str(error) == "Session is closed"
    )
    if error and lost and "autocomplete" in record.msg:
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "Suggestions were not given: %s", (in_short(error),)
    return True
