"""The names of people."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import Person, UserId
from bot.storage.schema import people
from bot.storage.upsert import upsert


class SqlPeopleBook:
    """`bot.matches.store.PeopleBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """The names last seen."""
        query = select(people.c.user_id, people.c.name).where(people.c.user_id.in_(users))
        return {UserId(row.user_id): row.name for row in await self._connection.execute(query)}

    async def remember(self, person: Person) -> None:
        """Keep a name."""
        await upsert(self._connection, people, {"user_id": person.id, "name": person.name[:100]})
