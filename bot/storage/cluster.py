"""Agreements of several processes: leases of shards, interactions that were heard, and turns to identify with Discord.

On PostgreSQL alone, as several processes are; times are those of the server's clock, so machines need not agree on one.
"""

from collections.abc import Collection

from sqlalchemy import BigInteger, Column, Integer, String, Table, delete, text
from sqlalchemy.dialects import postgresql

from bot.domain.cluster import HERE, LAPSES_AFTER, TAKEN, Leases, News, ShardSet
from bot.storage.schema import CHANNEL, Repository, Utc, metadata

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
"""The tables of the processes that run, which tell nothing of what is played."""

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
""")  # noqa: S608  what is put into it stands above

_RENEW = text(f"""
    WITH own AS (
        UPDATE leases SET seen = clock_timestamp() WHERE shards = {_COUNT} AND holder = {_HOLDER} RETURNING shard
    )
    SELECT shard, true AS own FROM own
    UNION ALL SELECT shard, false FROM leases WHERE shards = {_COUNT} AND holder <> {_HOLDER} AND {LAPSED}
    UNION ALL SELECT NULL, pg_notify('{CHANNEL}', '{HERE} ' || {_HOLDER}) IS NULL
""")  # noqa: S608  likewise

_TAKE = text(f"""
    INSERT INTO leases (shards, shard, holder, seen) VALUES ({_COUNT}, {_SHARD}, {_HOLDER}, clock_timestamp())
    ON CONFLICT (shards, shard) DO UPDATE SET holder = excluded.holder, seen = excluded.seen
""")  # noqa: S608  likewise

_TAKE_LAPSED = text(f"""
    UPDATE leases SET holder = {_HOLDER}, seen = clock_timestamp()
    WHERE shards = {_COUNT} AND shard = ANY(CAST(:wanted AS integer[])) AND {LAPSED}
    RETURNING shard
""")  # noqa: S608  likewise

_APART = "make_interval(secs => CAST(:seconds AS double precision))"

_WAIT = text(f"""
    INSERT INTO identifies (bucket, next_at) VALUES (CAST(:bucket AS integer), clock_timestamp() + {_APART})
    ON CONFLICT (bucket) DO UPDATE SET next_at = greatest(identifies.next_at, clock_timestamp()) + {_APART}
    RETURNING CAST(extract(epoch FROM next_at - clock_timestamp()) AS double precision)
""")  # noqa: S608  likewise


class ClusterRepository(Repository):
    """The leases of shards, and what else several processes of one bot agree on. PostgreSQL keeps it, by its own clock.

    A `holder` is the name of a process, and `count` the number of all shards.
    """

    async def announce(self, holder: str, home: ShardSet) -> frozenset[int]:
        """Say which shards a process that starts is for; gives those that it holds from now on.

        Shards that another live process holds stay with that one until they are taken.
        """
        values = {"count": home.count, "home": sorted(home.shards), "holder": holder}
        rows = await self._connection.execute(_ANNOUNCE, values)
        return frozenset(row.shard for row in rows if row.holder == holder)

    async def renew(self, holder: str, count: int) -> Leases:
        """Say that a process is there, in one statement; tells which shards it holds, and which nobody does.

        All processes are told that it is there. One that doesn't hear its own words knows that it hears nobody.
        """
        renewed = await self._connection.execute(_RENEW, {"count": count, "holder": holder})
        rows = [row for row in renewed if row.shard is not None]
        own = frozenset(row.shard for row in rows if row.own)
        return Leases(own, frozenset(row.shard for row in rows if not row.own))

    async def take(self, holder: str, count: int, shard: int) -> None:
        """Let a process hold a shard from now on, whoever held it before, and tell all others."""
        values = {"count": count, "shard": shard, "holder": holder}
        await self._connection.execute(_TAKE, values)
        await self._tell(f"{TAKEN} {count} {shard} {holder}")

    async def take_lapsed(self, holder: str, count: int, shards: Collection[int]) -> frozenset[int]:
        """Let a process hold shards, but those that another one has taken meanwhile; gives what it holds now."""
        values = {"count": count, "wanted": sorted(shards), "holder": holder}
        rows = await self._connection.execute(_TAKE_LAPSED, values)
        return frozenset(rows.scalars())

    async def claim_interaction(self, interaction: int) -> bool:
        """Whether no process has heard of an interaction before, by its id."""
        new = (
            postgresql.insert(heard_interactions).values(interaction_id=interaction).on_conflict_do_nothing()
        )
        rows = await self._connection.execute(new.returning(heard_interactions.c.interaction_id))
        return rows.one_or_none() is not None

    async def forget_interactions(self, before: int) -> None:
        """Forget the interactions whose id is lower than a number."""
        old = heard_interactions.c.interaction_id < before
        await self._connection.execute(delete(heard_interactions).where(old))

    async def wait_to_identify(self, bucket: int, seconds: float) -> float:
        """Get in line to identify with Discord; gives the seconds to wait until it is this one's turn.

        Those of one `bucket` take turns, so many `seconds` apart.
        """
        turn = await self._connection.execute(_WAIT, {"bucket": bucket, "seconds": seconds})
        return max(0.0, float(turn.scalar_one()) - seconds)

    async def tell(self, news: News) -> None:
        """Tell all processes something at the end of the transaction, if there are several."""
        await self._tell(news)
