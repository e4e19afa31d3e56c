"""The log tells what happened, and neither tokens nor anything personal."""

import asyncio
import json
import logging
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from yarl import URL

from bot.process.logs import (
    JsonLines,
    PlainLines,
    WithFields,
    add_fields,
    begin_work,
    describe_lost_suggestions_in_short,
    in_short,
    set_up_logging,
)
from bot.storage import Store, StoreUnavailableError
from tests.bot.company import ANNA
from tests.logged import errors_in

TOKEN = "aW50ZXJhY3Rpb24"  # noqa: S105  no password, but what must not be seen


def test_an_error_is_reported_without_the_address_that_it_happened_at() -> None:
    request = cast("Any", SimpleNamespace(real_url=URL(f"https://discord.com/webhooks/1/{TOKEN}")))
    assert TOKEN in str(aiohttp.ContentTypeError(request, ()))
    assert in_short(aiohttp.ContentTypeError(request, ())) == "ContentTypeError"


def test_an_error_of_discord_is_reported_with_its_codes() -> None:
    response = cast("Any", SimpleNamespace(status=403, reason="Forbidden"))
    error = discord.Forbidden(response, {"code": 50013, "message": f"no {TOKEN}"})
    assert in_short(error) == "Forbidden 403 (code 50013)"


@pytest.mark.parametrize("level", [logging.DEBUG, logging.WARNING])
def test_discord_py_never_logs_its_messages(level: int) -> None:
    root, library = logging.getLogger(), logging.getLogger("discord")
    before = root.level, library.level, list(root.handlers)
    try:
        set_up_logging(level)
        assert root.level == level
        assert not library.isEnabledFor(logging.DEBUG)
        assert library.isEnabledFor(logging.WARNING)
    finally:
        root.setLevel(before[0])
        library.setLevel(before[1])
        root.handlers[:] = before[2]


async def test_a_failing_statement_is_reported_without_the_people_in_it(store: Store) -> None:
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE people")
    with pytest.raises(StoreUnavailableError) as raised:
        async with store.write() as uow:
            await uow.people.remember(ANNA)
    told = f"{raised.value!r} {raised.value.__cause__}"
    assert "no such table" in told
    assert ANNA.name not in told
    assert str(ANNA.id) not in told


@pytest.mark.parametrize("lost", [True, False])
def test_suggestions_that_came_too_late_are_reported_in_a_line(
    caplog: pytest.LogCaptureFixture, *, lost: bool
) -> None:
    describe_lost_suggestions_in_short()
    error = RuntimeError("Session is closed" if lost else "a fault of the bot")
    logging.getLogger("discord.app_commands.tree").error("Ignoring exception in autocomplete", exc_info=error)
    (record,) = caplog.records
    assert record.levelno == (logging.WARNING if lost else logging.ERROR)
    assert bool(record.exc_info) is not lost
    assert ("Suggestions were not given: RuntimeError" in record.getMessage()) is lost


# the lines


def failed(what: Callable[[], object]) -> logging.LogRecord:
    """The record of an error that nobody thought of."""
    with pytest.raises(Exception) as raised:  # noqa: PT011  any
        what()
    info = (raised.type, raised.value, raised.tb)
    return logging.LogRecord("bot.requests", logging.ERROR, __file__, 1, "Reference %s", ("a1b2c3",), info)


def on_words() -> None:
    try:
        int("Anna says hello")
    except ValueError as error:
        raise KeyError("Ben") from error


def test_a_line_for_people_shows_where_an_error_came_from_and_nothing_that_somebody_said() -> None:
    line = PlainLines().format(failed(on_words))
    assert "\n" not in line
    assert re.search(
        r"\[ERROR   \] bot\.requests: Reference a1b2c3 \[KeyError < tests/bot/process/test_logs\.py:\d+ on_words",
        line,
    )
    assert "because of ValueError" in line
    assert "Anna" not in line
    assert "Ben" not in line


@pytest.mark.parametrize(
    ("level", "is_error"), [(logging.WARNING, False), (logging.ERROR, True), (logging.CRITICAL, True)]
)
def test_those_who_look_for_errors_in_a_log_find_them_and_no_warnings(level: int, *, is_error: bool) -> None:
    record = failed(on_words)
    record.levelno, record.levelname = level, logging.getLevelName(level)
    line = PlainLines().format(record)
    assert errors_in(f"Begun.\n{line}\nDone.") == [line] * is_error
    assert errors_in("Begun.\nTraceback (most recent call last):\n  File ...")


def test_a_line_for_programs_is_an_object_with_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    record = failed(on_words)
    monkeypatch.setattr(record, "created", 1_777_896_000.25)
    told = json.loads(JsonLines().format(record))
    places = told.pop("places")
    assert told == {
        "at": "2026-05-04T12:00:00.250+00:00",
        "level": "ERROR",
        "logger": "bot.requests",
        "event": "Reference %s",
        "message": "Reference a1b2c3",
        "error": "KeyError",
    }
    assert places[0].endswith("on_words")
    assert "because of ValueError" in places


def test_words_about_code_are_reported() -> None:
    assert "TypeError: 'int' object is not callable" in PlainLines().format(failed(cast("Any", 7)))


@pytest.mark.parametrize("lines", [PlainLines(), JsonLines()])
@pytest.mark.parametrize(
    "message",
    [
        f"POST https://discord.com/api/v10/webhooks/123/{TOKEN}?wait=true failed\nfor good",
        f"POST /interactions/123/{TOKEN}/callback",
        f"<Task finished exception=ValueError('{TOKEN}\\n (2)')>",
    ],
)
def test_no_token_gets_into_a_line(lines: logging.Formatter, message: str) -> None:
    line = lines.format(logging.LogRecord("asyncio", logging.ERROR, __file__, 1, message, (), None))
    assert TOKEN not in line
    assert "\n" not in line


@pytest.mark.parametrize("as_json", [True, False])
def test_the_log_is_written_as_the_setting_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, as_json: bool
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    before = logging.getLogger().level
    try:
        set_up_logging(logging.INFO, as_json=as_json)
        logging.getLogger("bot").info("Connected; servers: %d", 3)
    finally:
        logging.getLogger().setLevel(before)
    line = capsys.readouterr().err
    assert ("Connected; servers: 3" in line) is True
    assert line.startswith("{") is as_json


# the fields


def line_of(message: str, **fixed: str) -> dict[str, object]:
    """The JSON line of a record as the bot's handler writes it now."""
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, message, (), None)
    assert WithFields(**fixed).filter(record)
    line: dict[str, object] = json.loads(JsonLines().format(record))
    return line


async def test_the_lines_of_a_request_have_its_fields_and_those_of_others_have_not() -> None:
    async def request(reference: str, seen: asyncio.Event, other: asyncio.Event) -> None:
        begin_work(reference=reference, command="dvonn move", shard=3)
        seen.set()
        await other.wait()
        add_fields(match=12)
        line = line_of("Refused", process="2/4")
        assert line["message"] == "Refused"
        assert isinstance(line.pop("ms"), int)
        asked = {"reference": reference, "command": "dvonn move", "shard": 3, "match": 12, "process": "2/4"}
        assert {key: line[key] for key in asked} == asked

    one, two = asyncio.Event(), asyncio.Event()
    await asyncio.gather(request("a1b2c3", one, two), request("d4e5f6", two, one))
    assert "reference" not in line_of("Later")
    assert "ms" not in line_of("Later")


async def test_a_field_of_a_task_stays_in_it() -> None:
    begin_work(reference="a1b2c3")

    async def shows() -> dict[str, object]:
        add_fields(match=7)
        return line_of("Shown")

    shown = await asyncio.create_task(shows())
    assert (shown["reference"], shown["match"]) == ("a1b2c3", 7)
    assert "match" not in line_of("Answered")
