"""State that the processes of one bot share: leases of shards, handled interactions, turns to identify, commands.

Leases, interactions and turns are for PostgreSQL only, as are several processes. Their times are those of the
database's clock, so the machines' clocks need not agree. https://www.postgresql.org/docs/current/sql-notify.html
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from itertools import cycle
from typing import Any

from sqlalchemy import BigInteger, Column, Integer, String, Table, delete, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.cluster import HERE, LAPSES_AFTER, LEFT, OFFERED, TAKEN, Leases, News, ShardSet
from bot.storage.engine import UnheardStoreError, connect, failures
from bot.storage.schema import CHANNEL, Repository, Utc, metadata, upsert

leases = Table(
    "leases",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(40), nullable=False),
    Column("seen", Utc, nullable=False),
)

heard_interactions = Table(
    "heard_interactions",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
)

identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("next_at", Utc, nullable=False),
)

OF_PROCESSES = frozenset({leases, heard_interactions, identifies})
"""Tables about running processes only; backups and moves leave them out."""

LAPSED = f"leases.seen < clock_timestamp() - interval '{LAPSES_AFTER.total_seconds():.0f} seconds'"

_COUNT, _SHARD = "CAST(:count AS integer)", "CAST(:shard AS integer)"
_HOLDER = "CAST(:holder AS text)"

_ANNOUNCE = text(f"""
    INSERT INTO leases (shards, shard, holder, seen)
    SELECT {_COUNT}, number, CASE WHEN number = ANY(CAST(:home AS integer[])) THEN {_HOLDER} ELSE '' END,
        clock_timestamp()
    FROM generate_series(0, {_COUNT} - 1) AS number
    ON CONFLICT (shards, shard) DO UPDATE SET holder = excluded.holder, seen = excluded.seen
    WHERE excluded.holder <> '' AND (leases.holder = '' OR {LAPSED})
    RETURNING shard, holder
""")  # noqa: S608  only constants from above are inserted

_RENEW = text(f"""
    WITH own AS (
        UPDATE leases SET seen = clock_timestamp() WHERE shards = {_COUNT} AND holder = {_HOLDER} RETURNING shard
    )
    SELECT shard, true AS own, 0 AS others FROM own
    UNION ALL SELECT shard, false, 0 FROM leases WHERE shards = {_COUNT} AND holder <> {_HOLDER} AND {LAPSED}
    UNION ALL SELECT NULL, pg_notify('{CHANNEL}', '{HERE} ' || {_HOLDER}) IS NULL, (
        SELECT count(DISTINCT holder) FROM leases WHERE holder NOT IN ('', {_HOLDER}) AND NOT {LAPSED}
    )
""")  # noqa: S608  as above

_TAKE = text(f"""
    INSERT INTO leases (shards, shard, holder, seen) VALUES ({_COUNT}, {_SHARD}, {_HOLDER}, clock_timestamp())
    ON CONFLICT (shards, shard) DO UPDATE SET holder = excluded.holder, seen = excluded.seen
""")  # noqa: S608  as above

_OTHERS = text(f"""
    SELECT DISTINCT holder FROM leases WHERE shards = {_COUNT} AND holder NOT IN ('', {_HOLDER}) AND NOT {LAPSED}
    ORDER BY holder
""")  # noqa: S608  as above

_TAKE_OFFERED = text(f"""
    UPDATE leases SET holder = {_HOLDER}, seen = clock_timestamp()
    WHERE shards = {_COUNT} AND shard = {_SHARD} AND holder IN (CAST(:before AS text), '')
    RETURNING shard
""")  # noqa: S608  as above

_LEAVE = text(f"""
    UPDATE leases SET holder = '', seen = clock_timestamp() WHERE shards = {_COUNT} AND holder = {_HOLDER}
""")  # noqa: S608  as above

_TAKE_LAPSED = text(f"""
    UPDATE leases SET holder = {_HOLDER}, seen = clock_timestamp()
    WHERE shards = {_COUNT} AND shard = ANY(CAST(:wanted AS integer[])) AND {LAPSED}
    RETURNING shard
""")  # noqa: S608  as above

_APART = "make_interval(secs => CAST(:seconds AS double precision))"

_WAIT = text(f"""
    INSERT INTO identifies (bucket, next_at) VALUES (CAST(:bucket AS integer), clock_timestamp() + {_APART})
    ON CONFLICT (bucket) DO UPDATE SET next_at = greatest(identifies.next_at, clock_timestamp()) + {_APART}
    RETURNING CAST(extract(epoch FROM next_at - clock_timestamp()) AS double precision)
""")  # noqa: S608  as above


class ClusterRepository(Repository):
    """The leases of shards and other agreements between processes, timed by PostgreSQL's clock."""

    async def announce(self, holder: str, home: ShardSet) -> frozenset[int]:
        """Announce the home shards of a starting process; return those that it holds from now on.

        Shards leased to another live process stay with it until they are taken.
        """
        values = {"count": home.count, "home": sorted(home.shards), "holder": holder}
        rows = await self._connection.execute(_ANNOUNCE, values)
        return frozenset(row.shard for row in rows if row.holder == holder)

    async def renew(self, holder: str, count: int) -> Leases:
        """Renew the leases of a process in one statement; return the state of all leases.

        Notifies all processes, including this one: a process that doesn't receive its own notification knows that it
        receives none.
        """
        renewed = await self._connection.execute(_RENEW, {"count": count, "holder": holder})
        found = renewed.all()
        rows = [row for row in found if row.shard is not None]
        own = frozenset(row.shard for row in rows if row.own)
        lapsed = frozenset(row.shard for row in rows if not row.own)
        return Leases(own, lapsed, 1 + max(row.others for row in found))

    async def take(self, holder: str, count: int, shard: int) -> None:
        """Lease a shard to a process, even if another process holds it, and notify all processes."""
        values = {"count": count, "shard": shard, "holder": holder}
        await self._connection.execute(_TAKE, values)
        await self._tell(f"{TAKEN} {count} {shard} {holder}")

    async def offer(self, holder: str, count: int, shards: Sequence[int]) -> dict[int, str]:
        """Offer the shards of a process that stops to the others, in turn; return to which each is offered.

        Notifies all processes. The process keeps its leases until the others take them.
        """
        rows = await self._connection.execute(_OTHERS, {"count": count, "holder": holder})
        others = rows.scalars().all()
        offered = dict(zip(shards, cycle(others), strict=False))
        for shard, other in offered.items():
            await self._tell(f"{OFFERED} {count} {shard} {other} {holder}")
        return offered

    async def take_offered(self, holder: str, count: int, shard: int, before: str) -> bool:
        """Lease a shard that the process `before` has offered, and notify all processes.

        Returns False if a process has taken it meanwhile.
        """
        values = {"count": count, "shard": shard, "holder": holder, "before": before}
        taken = (await self._connection.execute(_TAKE_OFFERED, values)).one_or_none() is not None
        if taken:
            await self._tell(f"{TAKEN} {count} {shard} {holder}")
        return taken

    async def decline(self, holder: str) -> None:
        """Notify all processes that this one stops and takes no shards any more."""
        await self._tell(f"{LEFT} {holder}")

    async def leave(self, holder: str, count: int) -> None:
        """Give up the leases of a process that stops.

        Other processes take its shards after a minute; until then they are kept for its successor.
        """
        await self._connection.execute(_LEAVE, {"count": count, "holder": holder})

    async def take_lapsed(self, holder: str, count: int, shards: Collection[int]) -> frozenset[int]:
        """Lease lapsed shards to a process; return those that no other process has taken in the meantime."""
        values = {"count": count, "wanted": sorted(shards), "holder": holder}
        rows = await self._connection.execute(_TAKE_LAPSED, values)
        return frozenset(rows.scalars())

    async def claim_interaction(self, interaction: int) -> bool:
        """Claim an interaction; return False if a process has claimed it before."""
        new = (
            postgresql.insert(heard_interactions).values(interaction_id=interaction).on_conflict_do_nothing()
        )
        rows = await self._connection.execute(new.returning(heard_interactions.c.interaction_id))
        return rows.one_or_none() is not None

    async def forget_interactions(self, before: int) -> None:
        """Delete the claims of interactions with an id below `before`."""
        old = heard_interactions.c.interaction_id < before
        await self._connection.execute(delete(heard_interactions).where(old))

    async def wait_to_identify(self, bucket: int, seconds: float) -> float:
        """Reserve the next turn to identify with Discord; return the seconds until then.

        The turns of one `bucket` are `seconds` apart.
        """
        turn = await self._connection.execute(_WAIT, {"bucket": bucket, "seconds": seconds})
        return max(0.0, float(turn.scalar_one()) - seconds)

    async def pass_on(self, interaction: str) -> None:
        """Pass an interaction on to the process that serves its shard, when the transaction commits."""
        await self._tell(interaction)

    async def tell(self, news: News) -> None:
        """Notify all processes when the transaction commits; do nothing for a single process."""
        await self._tell(news)


PAUSE = 5.0
"""Seconds until a lost connection is opened again."""

CHECK = 20.0
"""Seconds between two checks that a connection on which nothing arrives still works; processes notify more often."""

ARRIVES = 5.0
"""Seconds in which a notification arrives, if it arrives at all."""

log = logging.getLogger(__name__)


class NotificationListener:
    """A listener for the notifications that `ClusterRepository.tell` sends, on its own connection."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)

    async def check(self) -> None:
        """Check that notifications arrive. Raises `UnheardStoreError` if not, and `StoreUnavailableError`."""
        channel, heard = f"{CHANNEL}_{secrets.token_hex(8)}", asyncio.Event()
        with failures():
            async with self._engine.connect() as listening, self._engine.connect() as telling:
                listener, teller = await _driver(listening), await _driver(telling)
                await listener.add_listener(channel, lambda *_: heard.set())
                await teller.execute(f"NOTIFY {channel}")
                try:
                    async with asyncio.timeout(ARRIVES):
                        await heard.wait()
                except TimeoutError:
                    raise UnheardStoreError from None
                finally:
                    await listening.invalidate()

    async def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> None:
        """Call `hear` with every notification until cancelled.

        Call `again` at the start, and after each gap in which notifications may have been lost.
        """
        try:
            while True:
                try:
                    async with self._engine.connect() as connection:
                        await self._receive(connection, hear, again)
                except (SQLAlchemyError, OSError) as error:
                    log.warning(
                        "Notifications of other processes can't be received: %s", type(error).__name__
                    )
                await asyncio.sleep(PAUSE)
        finally:
            await self._engine.dispose()

    async def _receive(
        self, connection: AsyncConnection, hear: Callable[[str], object], again: Callable[[], object]
    ) -> None:
        """Receive notifications until the connection is lost. Raises `InvalidatePoolError` if the server is silent."""
        from bot.storage.postgresql import answered, ping  # noqa: PLC0415  its driver is optional

        driver = await _driver(connection)
        lost, is_silent = asyncio.Event(), True

        def receive(_connection: object, _process: int, _channel: str, words: str) -> None:
            nonlocal is_silent
            is_silent = False
            hear(words)

        driver.add_termination_listener(lambda _: lost.set())
        await answered(driver.add_listener(CHANNEL, receive))
        again()
        try:
            while not lost.is_set():
                is_silent = True
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(CHECK):
                        await lost.wait()
                await ping(driver)
                if is_silent:
                    return  # all processes notify this one more often, so it listens to the wrong server
        finally:
            await connection.invalidate()


async def _driver(connection: AsyncConnection) -> Any:  # noqa: ANN401  asyncpg ships no types
    """Return the driver's own connection."""
    return (await connection.get_raw_connection()).driver_connection


synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)


class CommandRepository(Repository):
    """Fingerprints of the commands last synced with Discord, by application."""

    async def fingerprint(self, application: int) -> str | None:
        column = synced_commands.c
        query = select(column.fingerprint).where(column.application_id == application)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def record(self, application: int, fingerprint: str) -> None:
        row = {"application_id": application, "fingerprint": fingerprint}
        await upsert(self._connection, synced_commands, row)
