"""The step of the lesson that each user does next."""

from sqlalchemy import BigInteger, Column, String, Table, delete, func, select

from bot.domain import UserId
from bot.storage.hooks import USER, counts_for_user
from bot.storage.schema import Repository, metadata, upsert

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("step", String(20), nullable=False),
)


counts_for_user("kept-lesson", select(func.count()).where(lessons.c.user_id == USER))


class LessonRepository(Repository):
    async def reached(self, user: UserId) -> str | None:
        """Return the name of the user's next step; None if none is stored."""
        query = select(lessons.c.step).where(lessons.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def reach(self, user: UserId, step: str) -> None:
        await upsert(self._connection, lessons, {"user_id": user, "step": step})

    async def begin_anew(self, user: UserId) -> None:
        await self._connection.execute(delete(lessons).where(lessons.c.user_id == user))
