"""How far people have come in the lesson: the step that each is to do next."""

from sqlalchemy import BigInteger, Column, String, Table, delete, select

from bot.domain import UserId
from bot.storage.schema import Repository, metadata
from bot.storage.upsert import upsert

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("step", String(20), nullable=False),
)


class LessonRepository(Repository):
    """How far people have come in the lesson."""

    async def reached(self, user: UserId) -> str | None:
        """The name of the step that somebody has reached; None where nothing is kept."""
        query = select(lessons.c.step).where(lessons.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def reach(self, user: UserId, step: str) -> None:
        """Keep the name of the step that somebody has reached."""
        await upsert(self._connection, lessons, {"user_id": user, "step": step})

    async def begin_anew(self, user: UserId) -> None:
        """Keep nothing of somebody any more."""
        await self._connection.execute(delete(lessons).where(lessons.c.user_id == user))
