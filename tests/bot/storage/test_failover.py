"""A database that takes no writes for a while, or that another one replaces, needs no restart of the bot."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import event, make_url

from bot.process.database_address import database_address
from bot.storage import Store, StoreUnavailableError
from tests.bot.company import ANNA
from tests.bot.storage.test_failures import forbid_writing
from tests.postgres import END_OTHER_CONNECTIONS, Server, running_server


@pytest.fixture
async def url(postgres: Server) -> AsyncIterator[str]:
    """A database of its own, whose settings may be changed."""
    async with postgres.database() as url:
        yield url


async def meet(store: Store, name: str) -> None:
    async with store.write() as uow:
        await uow.people.remember(replace(ANNA, name=name))


async def refusal(store: Store) -> str | None:
    """Why a write is refused."""
    with pytest.raises(StoreUnavailableError) as refused:
        await meet(store, "Nobody")
    return refused.value.reason


def takes_writes(store: Store) -> bool:
    return store.is_writable


async def names(store: Store) -> list[str]:
    async with store.read() as uow:
        return list((await uow.people.names([ANNA.id])).values())


async def set_read_only(server: Server, url: str, *, on: bool) -> None:
    """Let new connections to a database only read, or write again, and drop nobody's."""
    name = make_url(url).database
    async with server.connected("postgres") as connection:
        await connection.execute(
            f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}"
        )


async def end_connections(server: Server, url: str) -> None:
    async with server.connected(str(make_url(url).database)) as connection:
        await connection.execute(END_OTHER_CONNECTIONS)


async def test_a_server_that_became_read_only_is_written_to_again_once_it_takes_writes(
    postgres: Server, url: str
) -> None:
    store = await Store.open(url)
    await meet(store, "Anna")
    await set_read_only(postgres, url, on=True)
    await end_connections(postgres, url)
    assert await refusal(store) == "it is read-only"
    assert not takes_writes(store)
    assert await names(store) == ["Anna"]
    await set_read_only(postgres, url, on=False)
    assert await refusal(store) == "it is read-only"  # a connection from before
    await meet(store, "Ben")
    assert takes_writes(store)
    await store.close()


async def test_a_file_that_became_read_only_is_written_to_again_once_it_takes_writes(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    # The file's mode would not stop root; what was opened so stays so, as after a mount that was read-only.
    event.listen(store._engine.sync_engine, "connect", forbid_writing)
    assert await refusal(store) == "it is read-only"
    assert not takes_writes(store)
    event.remove(store._engine.sync_engine, "connect", forbid_writing)
    await meet(store, "Anna")
    assert takes_writes(store)
    await store.close()


@pytest.mark.slow
async def test_of_several_hosts_the_one_that_takes_writes_is_used(postgres: Server, url: str) -> None:
    with running_server() as standby:
        name = make_url(url).database
        async with standby.connected("postgres") as connection:
            await connection.execute(f"CREATE DATABASE {name}")
        await (await Store.open(standby.address(str(name)))).close()
        await set_read_only(standby, url, on=True)
        store = Store.connected(
            database_address(f"postgres://dvonn@/{name}?host={postgres.folder},{standby.folder}")
        )
        await meet(store, "Anna")
        assert await names(store) == ["Anna"]

        await set_read_only(postgres, url, on=True)
        await end_connections(postgres, url)
        assert await refusal(store) == "no host of the address takes writes"

        await set_read_only(standby, url, on=False)
        await meet(store, "Ben")
        await meet(Store.connected(standby.address(str(name))), "Cleo")
        assert await names(store) == ["Cleo"]
        await store.close()


@pytest.mark.slow
async def test_a_server_that_was_stopped_and_started_is_found_again() -> None:
    with running_server() as server:
        await server.migrate()
        store = await Store.open(server.address("migrated"))
        await meet(store, "Anna")
        async with server.connected("migrated") as connection:
            await connection.execute("CHECKPOINT")  # what isn't written yet is lost when it is stopped
        server.stop()
        assert await refusal(store) == "it can't be reached"
        assert not takes_writes(store)
        server.start_again()
        await meet(store, "Ben")
        assert takes_writes(store)
        await store.close()
