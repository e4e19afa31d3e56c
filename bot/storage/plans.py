"""Stores the moves that players have planned in advance: one plan per match and player."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId, UserId
from bot.domain.plan import Plan, Plans, format_tree, read_tree
from bot.storage.schema import Repository, metadata, upsert
from dvonn import Space

plans = Table(
    "plans",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("spaces", Text, nullable=False),
    Column("replies", Text, nullable=False),
)

_AFTER = "| "
_OF_A_MATCH = select(plans).where(plans.c.match_id == bindparam("match"))


class PlanRepository(Repository):
    async def of(self, match_id: MatchId) -> Plans:
        return await plans_of(self._connection, match_id)

    async def save(self, match_id: MatchId, player: UserId, plan: Plan) -> None:
        """Store a plan; an empty one is deleted."""
        if plan:
            await upsert(
                self._connection,
                plans,
                {
                    "match_id": match_id,
                    "user_id": player,
                    "spaces": " ".join(map(str, plan.spaces)),
                    "replies": _format(plan),
                },
            )
        else:
            await self._connection.execute(
                delete(plans).where(plans.c.match_id == match_id, plans.c.user_id == player)
            )


async def plans_of(connection: AsyncConnection, match_id: MatchId) -> Plans:
    """Return the plans of a match, by player."""
    rows = await connection.execute(_OF_A_MATCH, {"match": match_id})
    return {UserId(row.user_id): _plan(row.spaces, row.replies) for row in rows}


def _plan(spaces: str, replies: str) -> Plan:
    since, is_known, tree = replies.rpartition(_AFTER)
    return Plan(tuple(map(Space.parse, spaces.split())), read_tree(tree), int(since) if is_known else None)


def _format(plan: Plan) -> str:
    """Format the replies, as in "57| c3d4:e5e4" for replies that apply from event 57 on."""
    since = f"{plan.since}{_AFTER}" if plan.replies and plan.since else ""
    return since + format_tree(plan.replies)
