import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from analysis import reviewing
from analysis.worker import Worker
from bot import thinking
from bot.discord.scheduler import Scheduler
from bot.features import board_of_the_week
from bot.process.logs import TALKATIVE, keep_libraries_short
from discord_playground import Permission, Person, description_problems
from tests.analysis.in_thread import InThread
from tests.bot.storage.threadless import without_threads
from tests.end_to_end.club import Club
from tests.end_to_end.monitored import MonitoredClub
from tests.unhurried import be_patient


async def for_ever(seconds: float) -> None:  # noqa: ARG001  as a bot asks for it
    """Sleep until the test ends."""
    await asyncio.Event().wait()


def numbered_commands(club: Club) -> list[str]:
    """The texts that mention a command to people whose clients may not know it, and then show its number.

    https://github.com/discord/discord-api-docs/issues/6524
    """
    everyone = (club.anna, club.ben, club.cleo, club.olga)
    messages = [message for channel in club.guild.channels.values() for message in club.public(channel)]
    messages += [message for person in everyone for message in club.direct_messages(person)]
    return [message.text for message in messages if "</" in message.text]


@pytest.fixture(autouse=True, scope="module")
def log_at_debug() -> Iterator[None]:
    """Log at DEBUG with the bot's own configuration; `told.py` inspects the lines."""
    loggers = [logging.getLogger(name) for name in ("", "discord", *TALKATIVE)]
    before = [logger.level for logger in loggers]
    logging.getLogger().setLevel(logging.DEBUG)
    keep_libraries_short(logging.DEBUG)
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.fixture(autouse=True, scope="module")
def sqlite_without_threads() -> Iterator[None]:
    """Run SQLite's statements in place."""
    with without_threads():
        yield


@pytest.fixture(autouse=True)
def searching_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the computer's search in a thread, which starts faster than a process per bot."""
    monkeypatch.setattr(Worker, "place", InThread)


@pytest.fixture(autouse=True)
def searching_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews, hints and proofs search a fortieth of the positions that they search in play."""
    for name in (
        "SOLVING_NODES",
        "NODES",
        "CLOSE_NODES",
        "SURE_NODES",
        "MOST_SOLVING_NODES",
        "PROVING_NODES",
    ):
        monkeypatch.setattr(reviewing, name, getattr(reviewing, name) // 40)
    for name in ("NODES_FOR_CERTAINTY", "NODES_FOR_A_HINT"):
        monkeypatch.setattr(thinking, name, getattr(thinking, name) // 40)


@pytest.fixture(autouse=True)
def same_boards_of_the_week(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the boards of the week with the same secret in each run."""
    monkeypatch.setattr(board_of_the_week, "token_hex", str)


@pytest.fixture
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable deadlines: the bot never defers, announces or omits anything because the machine is slow.

    The scheduler runs when the bot starts and when the test advances the clock, however long the test takes.
    """
    be_patient(monkeypatch.setattr)
    monkeypatch.setattr(Scheduler, "pause", staticmethod(for_ever))


@contextlib.asynccontextmanager
async def correct(club: Club) -> AsyncIterator[Club]:
    """Run a club, and check that each client can show what the bot has sent.

    The bot and the playground may only use what Discord's API specification defines.
    """
    async with club:
        yield club
    assert club.playground.violations == []
    assert numbered_commands(club) == []
    assert club.mentions.unresolved == []
    assert description_problems(club.playground.requests) == []


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str | None:
    """The URL of the bot's database; None for a file. `databases.py` runs tests on PostgreSQL."""
    url: str | None = request.getfixturevalue(request.param) if getattr(request, "param", None) else None
    return url


@pytest.fixture
def over_http(request: pytest.FixtureRequest) -> bool:
    """Whether Discord sends interactions over HTTP; `ways_in.py` runs tests through both ways."""
    return bool(getattr(request, "param", False))


@pytest.fixture
async def club(
    tmp_path: Path,
    database_url: str | None,
    over_http: bool,
    nobody_hurries: None,  # noqa: ARG001  it makes no haste
) -> AsyncIterator[Club]:
    """A club that the bot joined some time ago."""
    async with correct(Club(tmp_path / "dvonn.db", url=database_url, over_http=over_http)) as club:
        yield club


@pytest.fixture
async def new_club(tmp_path: Path, nobody_hurries: None) -> AsyncIterator[Club]:  # noqa: ARG001  as above
    """A club that has just invited the bot, while it was not running."""
    async with correct(Club(tmp_path / "dvonn.db", new=True)) as club:
        yield club


@pytest.fixture
def dora(club: Club) -> Person:
    """A member who may manage the server."""
    person = club.playground.create_user("dora", display_name="Dora")
    club.guild.add_member(person, permissions=Permission.MANAGE_GUILD)
    return person


@pytest.fixture
async def watched_over(tmp_path: Path, nobody_hurries: None) -> AsyncIterator[MonitoredClub]:  # noqa: ARG001  it makes no haste
    club = MonitoredClub(tmp_path / "dvonn.db")
    async with correct(club):
        yield club
