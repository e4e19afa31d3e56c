"""The plans of players."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.matches import MatchId, UserId
from bot.matches.books.matches import PlanBook
from bot.matches.plan import Plan, Plans
from bot.matches.plan_tree import format_tree, read_tree
from bot.storage.schema import SqlBook, metadata
from bot.storage.upsert import upsert
from dvonn import Space

plans = Table(
    "plans",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("spaces", Text, nullable=False),
    Column("replies", Text, nullable=False),
)

_OF_A_MATCH = select(plans).where(plans.c.match_id == bindparam("match"))


class SqlPlanBook(SqlBook, PlanBook):
    """`PlanBook` on SQL."""

    @override
    async def of(self, match_id: MatchId) -> Plans:
        return await plans_of(self._connection, match_id)

    @override
    async def save(self, match_id: MatchId, player: UserId, plan: Plan) -> None:
        if plan:
            await upsert(
                self._connection,
                plans,
                {
                    "match_id": match_id,
                    "user_id": player,
                    "spaces": " ".join(map(str, plan.spaces)),
                    "replies": format_tree(plan.replies),
                },
            )
        else:
            await self._connection.execute(
                delete(plans).where(plans.c.match_id == match_id, plans.c.user_id == player)
            )


async def plans_of(connection: AsyncConnection, match_id: MatchId) -> Plans:
    """The plans of the players of a match."""
    rows = await connection.execute(_OF_A_MATCH, {"match": match_id})
    return {UserId(row.user_id): _plan(row.spaces, row.replies) for row in rows}


def _plan(spaces: str, replies: str) -> Plan:
    return Plan(tuple(map(Space.parse, spaces.split())), read_tree(replies))
