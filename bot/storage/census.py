"""How many things of each kind are kept, as far as that is known quickly in a large database."""

from collections.abc import Mapping

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.challenges import OPEN, challenges
from bot.storage.direct_messages import direct_messages
from bot.storage.match_tables import matches

_CENSUS = select(
    *(
        query.scalar_subquery().label(kind)
        for kind, query in {
            "matches begun": select(func.coalesce(func.max(matches.c.id), 0)),
            "matches running": select(func.count(matches.c.mover_id)).where(matches.c.finished_at.is_(None)),
            "challenges open": select(func.count()).select_from(challenges).where(OPEN),
            "direct messages waiting": select(func.count()).select_from(direct_messages),
        }.items()
    )
)


async def taken(connection: AsyncConnection) -> Mapping[str, int]:
    """The number of things of each kind. Raises what the database raises."""
    return dict((await connection.execute(_CENSUS)).one()._mapping)  # noqa: SLF001  its public way
