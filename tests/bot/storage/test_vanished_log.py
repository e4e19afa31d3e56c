"""SQLite's log is deleted beside the running bot: what was acknowledged is stored, also if the bot is killed then."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
import textwrap
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain import Person, UserId
from bot.storage import Store, StoreUnavailableError

WAL, SHM = "-wal", "-shm"


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.partition("///")[2])


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_url)
    yield store
    await store.close()


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def delete(file: Path, *endings: str) -> None:
    for ending in endings:
        beside(file, ending).unlink()


async def meet(store: Store, *names: str) -> None:
    for name in names:
        async with store.write() as uow:
            await uow.people.remember(Person(UserId(sum(map(ord, name))), name))


def stored(file: Path) -> set[str]:
    """The names that somebody finds who opens copies of the files as they are now, as after a kill."""
    copy = file.with_name("copy.db")
    for ending in ("", WAL):
        found, there = beside(file, ending), beside(copy, ending)
        there.unlink(missing_ok=True)
        if found.exists():
            there.write_bytes(found.read_bytes())
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {name for (name,) in opened.execute("SELECT name FROM people")}


@pytest.mark.parametrize("endings", [(WAL,), (SHM,), (WAL, SHM)])
async def test_what_was_in_a_deleted_log_is_stored_with_the_next_transaction(
    store: Store, file: Path, endings: tuple[str, ...]
) -> None:
    await meet(store, "Anna", "Ben")
    delete(file, *endings)
    async with store.read() as uow:
        assert await uow.people.names([UserId(1)]) == {}
    assert stored(file) >= {"Anna", "Ben"}
    await meet(store, "Cleo")
    assert stored(file) == {"Anna", "Ben", "Cleo"}
    assert all(beside(file, ending).exists() for ending in (WAL, SHM))


async def test_what_is_written_while_the_log_is_deleted_is_stored_before_it_is_acknowledged(
    store: Store, file: Path
) -> None:
    await meet(store, "Anna")
    async with store.write() as uow:
        delete(file, WAL, SHM)
        await uow.people.remember(Person(UserId(2), "Ben"))
    assert stored(file) == {"Anna", "Ben"}


async def test_a_question_within_a_transaction_that_writes_does_not_wait_for_it(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.store.IN_REQUEST", 0.1)
    async with store.write() as uow:
        await uow.people.remember(Person(UserId(1), "Anna"))
        delete(file, WAL)
        with pytest.raises(StoreUnavailableError):
            async with store.read():
                pass
    assert stored(file) == {"Anna"}


async def test_a_deleted_log_that_a_backup_still_reads_is_refused_until_that_is_over(
    store: Store, file: Path
) -> None:
    await meet(store, "Anna")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM people").fetchall()
        await meet(store, "Ben")
        delete(file, WAL)
        with pytest.raises(StoreUnavailableError) as refused:
            await meet(store, "Cleo")
        assert refused.value.reason == "the database's log is gone, and another program still reads it"
    await meet(store, "Cleo")
    assert stored(file) == {"Anna", "Ben", "Cleo"}


@contextlib.asynccontextmanager
async def another_program(file: Path, *statements: str) -> AsyncIterator[None]:
    """Another process runs statements, and has the file open until the block ends."""
    script = """
        import sqlite3, sys
        opened = sqlite3.connect(sys.argv[1], isolation_level=None)
        for statement in sys.argv[2:]:
            opened.execute(statement).fetchall()
        print("done", flush=True)
        sys.stdin.read()
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", textwrap.dedent(script), str(file), *statements),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout
    assert await process.stdout.readline() == b"done\n"
    yield
    process.stdin.close()
    await process.wait()


async def test_nothing_overwrites_what_another_program_has_written_into_a_log_of_its_own(
    store: Store, file: Path
) -> None:
    await meet(store, "Anna")
    delete(file, WAL, SHM)
    async with another_program(file, "INSERT INTO people (user_id, name) VALUES (7, 'Olga')"):
        for _ in range(2):
            with pytest.raises(StoreUnavailableError) as refused:
                await meet(store, "Cleo")
            assert refused.value.reason == "the database's log was replaced"
        assert stored(file) == {"Olga"}


async def test_a_program_that_only_looks_into_the_file_after_its_log_was_deleted_is_in_nobodys_way(
    store: Store, file: Path
) -> None:
    await meet(store, "Anna")
    delete(file, WAL, SHM)
    async with another_program(file, "SELECT * FROM people"):
        await meet(store, "Ben")
    assert stored(file) == {"Anna", "Ben"}


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.domain import Person, UserId
from bot.features import declare
from bot.storage import Store

declare()

async def play(url):
    store = await Store.open(url)
    for number in range(1, 9):
        async with store.write() as uow:
            await uow.people.remember(Person(UserId(number), f"Player {number}"))
        print(number, flush=True)
        if number == 4:
            for ending in ("-wal", "-shm"):
                os.unlink(url.partition("///")[2] + ending)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(play(sys.argv[1]))
"""


@pytest.mark.slow
async def test_all_that_was_acknowledged_is_there_after_a_kill(sqlite_url: str, file: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED, sqlite_url),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )
    told, _ = await process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert told.split() == [str(number).encode() for number in range(1, 9)]
    assert len(stored(file)) == 8
