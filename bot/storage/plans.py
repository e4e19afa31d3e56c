"""The plans of players."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text, bindparam, delete, null, select, union_all
from typing_extensions import override

from bot.matches import Match, MatchId, Preferences, UserId
from bot.matches.books.matches import PlanBook
from bot.matches.plan import Plan, Plans, Reply, Wishes
from bot.storage.preferences import preferences, read_preferences
from bot.storage.schema import SqlBook, metadata
from bot.storage.upsert import upsert
from dvonn import Jump, Space, parse_move

plans = Table(
    "plans",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("spaces", Text, nullable=False),
    Column("replies", Text, nullable=False),
)

_OF_A_MATCH = select(plans).where(plans.c.match_id == bindparam("match"))
_WISHES = union_all(
    select(
        preferences.c.user_id, preferences.c.chosen, null().label("spaces"), null().label("replies")
    ).where(preferences.c.user_id.in_([bindparam("white"), bindparam("black")])),
    select(plans.c.user_id, null(), plans.c.spaces, plans.c.replies).where(
        plans.c.match_id == bindparam("match")
    ),
)


class SqlPlanBook(SqlBook, PlanBook):
    """`PlanBook` on SQL."""

    @override
    async def of(self, match_id: MatchId) -> Plans:
        rows = await self._connection.execute(_OF_A_MATCH, {"match": match_id})
        return {UserId(row.user_id): _plan(row.spaces, row.replies) for row in rows}

    @override
    async def wishes(self, match: Match) -> Wishes:
        white, black = match.players.both
        asked = {"match": match.id, "white": white, "black": black}
        chosen, planned = {white: Preferences(), black: Preferences()}, {}
        for row in await self._connection.execute(_WISHES, asked):
            if row.chosen is None:
                planned[UserId(row.user_id)] = _plan(row.spaces, row.replies)
            else:
                chosen[UserId(row.user_id)] = read_preferences(row.chosen)
        return Wishes(chosen, planned)

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
                    "replies": " ".join(f"{reply.to}:{reply.move}" for reply in plan.replies),
                },
            )
        else:
            await self._connection.execute(
                delete(plans).where(plans.c.match_id == match_id, plans.c.user_id == player)
            )


def _plan(spaces: str, replies: str) -> Plan:
    return Plan(
        tuple(map(Space.parse, spaces.split())),
        tuple(_reply(*text.split(":")) for text in replies.split()),
    )


def _reply(to: str, move: str) -> Reply:
    return Reply(_jump(to), _jump(move))


def _jump(text: str) -> Jump:
    move = parse_move(text)
    if not isinstance(move, Jump):
        raise TypeError(move)
    return move
