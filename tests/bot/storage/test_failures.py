"""A database that can't be used raises one error, and nothing is half done."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event, text

from bot.storage import NewerStoreError, Store, StoreUnavailableError, engine
from bot.storage.migrate import MIGRATIONS
from tests.bot.company import ANNA, BEN
from tests.postgres import Server


@contextlib.contextmanager
def busy(file: Path) -> Iterator[None]:
    """Another process is in a writing transaction."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "dvonn.db"


def content(file: Path) -> bytes:
    return file.read_bytes()


def take_away(file: Path) -> None:
    file.unlink()


def overwrite(file: Path, content: bytes) -> None:
    file.write_bytes(content)


async def remember_anna(store: Store) -> None:
    async with store.write() as uow:
        await uow.people.remember(ANNA)


async def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailableError) as failure:
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'dvonn.db'}")
    assert "unable to open database file" in str(failure.value.__cause__)


async def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailableError):
        await Store.open(f"postgresql+asyncpg://dvonn@/dvonn?host={tmp_path}")


async def test_a_server_that_has_no_such_database(postgres: Server) -> None:
    with pytest.raises(StoreUnavailableError) as failure:
        await Store.open(postgres.address("nothing"))
    assert 'database "nothing" does not exist' in str(failure.value.__cause__)


async def test_a_file_that_is_no_database(file: Path) -> None:
    overwrite(file, b"These are the minutes of the chess club. " * 100)
    with pytest.raises(StoreUnavailableError):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    assert content(file).startswith(b"These are the minutes")


async def test_a_database_that_a_newer_version_has_used_is_left_as_it_is(url: str) -> None:
    store = await Store.open(url)
    async with store._engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerStoreError) as refused:
        await Store.open(url)
    has, known = refused.value.args
    assert has == "9999"
    assert known == max(path.name for path in (MIGRATIONS / "versions").glob("0*.py"))[:4]
    await store.close()


async def test_a_place_where_nothing_can_be_written_is_reported_at_the_start(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(sqlite_url)).close()
    open_ = sqlite3.connect
    # The file's mode would not stop root.
    monkeypatch.setattr(
        sqlite3, "connect", lambda file, **options: open_(f"file:{file}?mode=ro", uri=True, **options)
    )
    with pytest.raises(StoreUnavailableError) as failure:
        await Store.open(sqlite_url)
    assert "attempt to write a readonly database" in str(failure.value.__cause__)


async def test_a_file_that_was_damaged_while_the_bot_ran(sqlite_url: str, file: Path) -> None:
    store = await Store.open(sqlite_url)
    await remember_anna(store)
    await store.close()  # merges the log into the file
    overwrite(file, content(file)[:100] + b"\xff" * 10_000)
    for use in (store.read, store.write):
        with pytest.raises(StoreUnavailableError):
            async with use() as uow:
                await uow.people.names([ANNA.id])
    await store.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writers don't wait for locks."""
    monkeypatch.setattr(engine, "BUSY_TIMEOUT_MS", 0)


@pytest.mark.usefixtures("impatient")
async def test_a_file_that_another_process_is_writing_too_long(sqlite_url: str, file: Path) -> None:
    store = await Store.open(sqlite_url)
    with busy(file):
        with pytest.raises(StoreUnavailableError):
            await remember_anna(store)
        async with store.read() as uow:  # readers need not wait for a writer
            assert await uow.people.names([ANNA.id]) == {}
    await remember_anna(store)
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {ANNA.id: "Anna"}
    await store.close()


async def test_all_who_wait_behind_another_process_are_told_at_once(
    sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_TIMEOUT_MS", 200)
    store = await Store.open(sqlite_url)
    tries = 0

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        nonlocal tries
        tries += statement == "BEGIN IMMEDIATE"

    event.listen(store._engine.sync_engine, "before_cursor_execute", count)
    with busy(file):
        outcomes = await asyncio.gather(*(remember_anna(store) for _ in range(8)), return_exceptions=True)
    assert all(isinstance(outcome, StoreUnavailableError) for outcome in outcomes)
    assert tries == 1  # the others have not waited as long again
    await remember_anna(store)
    await store.close()


@pytest.mark.parametrize("another", [False, True])
async def test_nothing_is_acknowledged_any_more_once_the_file_is_gone(
    sqlite_url: str, file: Path, *, another: bool
) -> None:
    store = await Store.open(sqlite_url)
    await remember_anna(store)
    take_away(file)
    if another:
        await (await Store.open(sqlite_url)).close()
    for use in (store.read, store.write):
        with pytest.raises(StoreUnavailableError) as failure:
            async with use() as uow:
                await uow.people.names([ANNA.id])
        assert isinstance(failure.value.__cause__, FileNotFoundError)
    await store.close()


@pytest.mark.usefixtures("impatient")
async def test_the_start_waits_for_another_process_that_is_writing(sqlite_url: str, file: Path) -> None:
    with busy(file):
        opening = asyncio.create_task(Store.open(sqlite_url))
        await asyncio.wait({opening}, timeout=0.1)
    store = await opening
    await remember_anna(store)
    await store.close()


async def test_a_file_that_may_only_be_read(sqlite_url: str, file: Path) -> None:
    store = await Store.open(sqlite_url)
    await remember_anna(store)
    await store.close()
    before = content(file)
    # The file's mode would not stop root.
    event.listen(store._engine.sync_engine, "connect", forbid_writing)
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {ANNA.id: "Anna"}
    with pytest.raises(StoreUnavailableError):
        async with store.write() as uow:
            await uow.people.remember(BEN)
    await store.close()
    assert content(file) == before


def forbid_writing(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA query_only = ON").close()


async def test_a_full_disk_undoes_the_whole_transaction(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    async def fill_the_disk() -> None:
        async with store.write() as uow:
            await uow.people.remember(ANNA)
            connection = uow.people._connection
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
            await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
            await connection.execute(text("CREATE TABLE too_much AS SELECT zeroblob(1000000)"))

    with pytest.raises(StoreUnavailableError):
        await fill_the_disk()
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {}
    await store.close()


async def test_a_server_that_drops_the_line_within_a_transaction(postgres_url: str) -> None:
    store = await Store.open(postgres_url)

    async def lose_the_line() -> None:
        async with store.write() as uow:
            await uow.people.remember(ANNA)
            await drop_every_line_but_one(store)
            await uow.people.remember(BEN)

    with pytest.raises(StoreUnavailableError):
        await lose_the_line()
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id, BEN.id]) == {}
    await store.close()


async def test_a_server_that_was_started_again_is_found_again(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await remember_anna(store)
    administrator = await Store.open(postgres_url)
    await drop_every_line_but_one(administrator)
    await administrator.close()
    await remember_anna(store)
    await store.close()


async def drop_every_line_but_one(store: Store) -> None:
    """End every other connection to the database, as an administrator does."""
    drop = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
    """
    async with store._engine.connect() as connection:
        await connection.execute(text(drop))
