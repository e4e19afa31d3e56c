"""The lines of the log: one for each event, for people or as JSON, and nothing in them that is somebody's.

An error is told by its type and the places in the code through which it went. Its message is left out, as it may quote
what somebody typed, or an address with an interaction's token; only what the interpreter says about code is told.
"""

import json
import logging
import re
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from typing_extensions import override

HARMLESS = (TypeError, AttributeError, NameError, ImportError, IndexError, NotImplementedError)
"""The errors whose words are about code."""

_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s?\"']+")
_FAILED_TASK = re.compile(r"exception=(\w+)\(.*\)(?=>)", re.DOTALL)

PROJECT = Path(__file__).parents[1]


class PlainLines(logging.Formatter):
    """For people."""

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
    """For programs: an object with `at` (UTC), `level`, `logger`, `event` (the same for all events of one kind) and
    `message`; where there is an error also `error` and `places`, those nearest to it first.
    """  # noqa: D205  the first line goes on

    @override
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": _clean(str(record.msg)),
            "message": _clean(record.getMessage()),
        }
        if error := _error_of(record):
            told |= {"error": named(error), "places": list(places(error))}
        return json.dumps(told, ensure_ascii=False)


def named(error: BaseException) -> str:
    """An error by its type, and by its words where they are harmless."""
    name = type(error).__name__
    return f"{name}: {_clean(str(error))}" if isinstance(error, HARMLESS) else name


def places(error: BaseException) -> Iterator[str]:
    """The places through which an error went, and those of the errors that led to it, the nearest first."""
    for place in reversed(traceback.extract_tb(error.__traceback__)):
        yield f"{_file(place.filename)}:{place.lineno} {place.name}"
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before:
        yield f"because of {named(before)}"
        yield from places(before)


def _error_of(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _file(name: str) -> str:
    """A file of ours as a path within the project, or another one by its package and name."""
    file = Path(name)
    return str(file.relative_to(PROJECT)) if file.is_relative_to(PROJECT) else "/".join(file.parts[-2:])


def _clean(text: str) -> str:
    """A text on one line, without tokens, and without the words of an error that some task has ended with."""
    return " ".join(_TOKEN.sub(r"\1…", _FAILED_TASK.sub(r"exception=\1", text)).split("\n"))
