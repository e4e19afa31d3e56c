"""The log tells what happened, and neither tokens nor anything personal."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from yarl import URL

from bot.logs import in_short, set_up_logging, tell_lost_suggestions_in_short
from bot.matches import StoreUnavailableError
from bot.storage import SqlStore
from tests.bot.company import ANNA

TOKEN = "aW50ZXJhY3Rpb24"  # noqa: S105  no password, but what must not be seen


def test_an_error_is_told_without_the_address_that_it_happened_at() -> None:
    request = cast("Any", SimpleNamespace(real_url=URL(f"https://discord.com/webhooks/1/{TOKEN}")))
    assert TOKEN in str(aiohttp.ContentTypeError(request, ()))
    assert in_short(aiohttp.ContentTypeError(request, ())) == "ContentTypeError"


def test_an_error_of_discord_is_told_with_its_codes() -> None:
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


async def test_a_failing_statement_is_told_without_the_people_in_it(store: SqlStore) -> None:
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE people")
    with pytest.raises(StoreUnavailableError) as raised:
        async with store.write() as ledger:
            await ledger.people.remember(ANNA)
    told = f"{raised.value!r} {raised.value.__cause__}"
    assert "no such table" in told
    assert ANNA.name not in told
    assert str(ANNA.id) not in told


@pytest.mark.parametrize("lost", [True, False])
def test_suggestions_that_came_too_late_are_told_in_a_line(
    caplog: pytest.LogCaptureFixture, *, lost: bool
) -> None:
    tell_lost_suggestions_in_short()
    error = RuntimeError("Session is closed" if lost else "a fault of the bot")
    logging.getLogger("discord.app_commands.tree").error("Ignoring exception in autocomplete", exc_info=error)
    (record,) = caplog.records
    assert record.levelno == (logging.WARNING if lost else logging.ERROR)
    assert bool(record.exc_info) is not lost
    assert ("Suggestions were not given: RuntimeError" in record.getMessage()) is lost
