"""How far people have come in the lesson: the step that each is to do next."""

from sqlalchemy import BigInteger, Column, String, Table, delete, select
from typing_extensions import override

from bot.matches import UserId
from bot.matches.books.lessons import LessonBook
from bot.storage.schema import SqlBook, metadata
from bot.storage.upsert import upsert

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("step", String(20), nullable=False),
)


class SqlLessonBook(SqlBook, LessonBook):
    """`LessonBook` on SQL."""

    @override
    async def reached(self, user: UserId) -> str | None:
        query = select(lessons.c.step).where(lessons.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def reach(self, user: UserId, step: str) -> None:
        await upsert(self._connection, lessons, {"user_id": user, "step": step})

    @override
    async def begin_anew(self, user: UserId) -> None:
        await self._connection.execute(delete(lessons).where(lessons.c.user_id == user))
