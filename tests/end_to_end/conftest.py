import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import bot.client
from analysis.worker import Worker
from bot.features.history import handlers as history
from bot.features.records import reading
from bot.features.trying import handlers as trying
from bot.logs import TALKATIVE, keep_libraries_short
from bot.monitoring import server as monitoring
from bot.requests import answering
from bot.scheduler import Scheduler
from playground import Permission, Person, description_problems
from playground.discordpy import PATIENCE
from tests.analysis.in_thread import InThread
from tests.end_to_end.club import Club


async def for_ever(seconds: float) -> None:  # noqa: ARG001  as a bot asks for it
    """Pause until the test is over."""
    await asyncio.Event().wait()


def plain_commands(club: Club) -> list[str]:
    """The texts in the server that name a command which can't be pressed there."""
    return [
        message.text
        for person in (club.anna, club.ben, club.cleo, club.olga)
        for channel in club.guild.channels.values()
        for message in person.messages(channel)
        if "`/dvonn" in message.text
    ]


@pytest.fixture(autouse=True, scope="module")
def log_at_debug() -> Iterator[None]:
    """The log of all these tests is at DEBUG, as the bot sets it up; `told.py` reads it."""
    loggers = [logging.getLogger(name) for name in ("", "discord", *TALKATIVE)]
    before = [logger.level for logger in loggers]
    logging.getLogger().setLevel(logging.DEBUG)
    keep_libraries_short(logging.DEBUG)
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.fixture(autouse=True)
def searching_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer's process is one for each bot; a thread begins sooner."""
    monkeypatch.setattr(Worker, "place", InThread)


@pytest.fixture
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, the bot answers at once, announces nothing, and leaves nothing out.

    The bot looks at the clock when it has started and when the test lets time pass, however long the test takes.
    """
    monkeypatch.setattr(answering, "AT_ONCE", PATIENCE)
    monkeypatch.setattr(bot.client, "SOON", PATIENCE)
    for waiting in (history, reading, trying, monitoring):
        monkeypatch.setattr(waiting, "PATIENCE", PATIENCE)
    monkeypatch.setattr(Scheduler, "pause", staticmethod(for_ever))


@contextlib.asynccontextmanager
async def correct(club: Club) -> AsyncIterator[Club]:
    """Run a club whose bot and whose Discord do only what Discord's own description knows."""
    async with club:
        yield club
    assert club.playground.violations == []
    assert plain_commands(club) == []
    assert description_problems(club.playground.requests) == []


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str | None:
    """The address of the bot's database, where it is no file: `databases.py` has tests run on PostgreSQL."""
    url: str | None = request.getfixturevalue(request.param) if getattr(request, "param", None) else None
    return url


@pytest.fixture
async def club(
    tmp_path: Path,
    database_url: str | None,
    nobody_hurries: None,  # noqa: ARG001  it makes no haste
) -> AsyncIterator[Club]:
    """A club in which the bot has been for some time."""
    async with correct(Club(tmp_path / "dvonn.db", url=database_url)) as club:
        yield club


@pytest.fixture
async def new_club(tmp_path: Path, nobody_hurries: None) -> AsyncIterator[Club]:  # noqa: ARG001  likewise
    """A club that has just invited the bot, while it was down."""
    async with correct(Club(tmp_path / "dvonn.db", new=True)) as club:
        yield club


@pytest.fixture
def dora(club: Club) -> Person:
    """Somebody who may manage the server."""
    person = club.playground.create_user("dora", display_name="Dora")
    club.guild.add_member(person, permissions=Permission.MANAGE_GUILD)
    return person
