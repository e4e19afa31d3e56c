"""The tables of the crown: each server's crown, its reigns, the challenges, and the roles given to holders.

A server has at most one reign that hasn't ended and one challenge that isn't closed: indexes see to that. The channel
of the crown is that of its standing message; without one, the crown is off.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    and_,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId, UserId
from bot.domain.standing_messages import standing_kind
from bot.domain.view import ViewKey
from bot.features.crown.reigns import CrownChallenge, CrownChallengeId, Ending, Reign, ReignNumber
from bot.storage.hooks import USER, counts_for_user, keeps_names, on_forget_user
from bot.storage.schema import Moment, Repository, Utc, insert_new, key, metadata, partial_index, upsert
from bot.storage.times import AT_ONCE, falls_due
from bot.storage.views import ROWS, compare_again

STANDING_CROWN = standing_kind("crown", 5)
"""The server's crown, as a standing message. While it is shown nowhere, the crown is off."""

REIGN, CHALLENGE = "crown", "crown challenge"
"""The kinds of the views of new holders, and of challenges that wait for an answer."""

CROWNS_DUE = "crowns"
"""Something about a crown may have to be done as time goes by."""

ROLES_DUE = "crown roles"
"""A role is to be given or taken."""


def reign_key(guild: GuildId, number: ReignNumber) -> ViewKey:
    return ViewKey(REIGN, guild, str(number))


def challenge_key(challenge: CrownChallengeId) -> ViewKey:
    return ViewKey(CHALLENGE, challenge)


crowns = Table(
    "crowns",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger),
    Column("manager_id", BigInteger),
    Column("reigns", Integer, nullable=False, server_default="0"),
    Column("due_at", Moment),
)
"""`manager_id` is who has chosen the role, `reigns` the number of the last reign."""

crown_reigns = Table(
    "crown_reigns",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("began_at", Utc, nullable=False),
    Column("quiet_since", Utc, nullable=False),
    Column("asked_at", Utc),
    Column("defences", Integer, nullable=False, server_default="0"),
    Column("ended_at", Utc),
    Column("ending", String(20)),
)

crown_challenges = Table(
    "crown_challenges",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("opponent_id", BigInteger, nullable=False, index=True),
    Column("answer_by", Utc, nullable=False),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("pings", Boolean, nullable=False),
    Column("closed_at", Utc),
    sqlite_autoincrement=True,
)

crown_roles = Table(
    "crown_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("wanted", Boolean, nullable=False),
    Column("since", Utc, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("due_at", Moment),
)
"""The roles of holders: given or to be given if `wanted`, otherwise to be taken away, which deletes the row.

So nothing about a forgotten user is kept longer than taking the role away needs, a few days at most.
"""

_CROWNS, _REIGNS, _CHALLENGES, _ROLES = crowns.c, crown_reigns.c, crown_challenges.c, crown_roles.c

_LASTING, _OPEN = text("ended_at IS NULL"), text("closed_at IS NULL")
Index(
    "ix_crown_reigns_lasting", _REIGNS.guild_id, unique=True, sqlite_where=_LASTING, postgresql_where=_LASTING
)
Index(
    "ix_crown_challenges_open", _CHALLENGES.guild_id, unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN
)
partial_index("ix_crowns_due_at", _CROWNS.due_at, where=text("due_at IS NOT NULL"))
partial_index("ix_crown_roles_due_at", _ROLES.due_at, where=text("due_at IS NOT NULL"))

falls_due(CROWNS_DUE, _CROWNS.due_at, guild=_CROWNS.guild_id)
falls_due(ROLES_DUE, _ROLES.due_at, guild=_ROLES.guild_id)
keeps_names(_REIGNS.user_id)
counts_for_user("kept-reigns", select(func.count()).where(_REIGNS.user_id == USER))


@on_forget_user
async def forget_holder(connection: AsyncConnection, user: UserId) -> None:
    """Take a user's role, close what waits for their answer, and have everything compared again that names them."""
    theirs = or_(_CHALLENGES.user_id == user, _CHALLENGES.opponent_id == user)
    reigned = select(_REIGNS.guild_id).where(_REIGNS.user_id == user)
    played = select(_CHALLENGES.guild_id).where(theirs)
    await compare_again(connection, ROWS.kind == REIGN, ROWS.about.in_(reigned))
    await compare_again(
        connection, ROWS.kind == CHALLENGE, ROWS.about.in_(select(_CHALLENGES.id).where(theirs))
    )
    for guilds in (reigned, played):
        await compare_again(connection, ROWS.kind == STANDING_CROWN.view, ROWS.about.in_(guilds))
    await connection.execute(delete(crown_challenges).where(_CHALLENGES.opponent_id == user))
    await connection.execute(
        update(crown_roles).where(_ROLES.member_id == user).values(wanted=False, due_at=AT_ONCE)
    )
    await connection.execute(update(crowns).where(_CROWNS.manager_id == user).values(manager_id=null()))


@dataclass(frozen=True, slots=True)
class ChosenRole:
    """The role for the holder, and the manager who has chosen it."""

    role: int
    manager: UserId | None


@dataclass(frozen=True, slots=True)
class RoleChange:
    """A role that a member is to get or to lose."""

    guild: GuildId
    member: UserId
    role: int
    wanted: bool
    since: datetime
    told: bool
    """Whether the manager knows that it can't be done."""


GIVEN_UP_AFTER = timedelta(days=7)
"""How long the bot keeps trying to take a role away without the permission for it."""


class RoleOutcome(Enum):
    """Discord's answer to a change of a role."""

    DONE = auto()
    GONE = auto()
    """There is no such role, or no such member."""
    REFUSED = auto()
    FAILED = auto()
    """Nothing is known: Discord is out of order."""

    def is_final(self, change: RoleChange, at: datetime) -> bool:
        """Whether the change isn't tried again."""
        if self is RoleOutcome.DONE:
            return True
        return not change.wanted and (self is RoleOutcome.GONE or change.since + GIVEN_UP_AFTER <= at)


class CrownRepository(Repository):
    async def hold(self, guild: GuildId) -> None:
        """Lock the crown of a server until the transaction ends. Users who are locked as well come first."""
        await self._hold(guild)
        await insert_new(self._connection, crowns, {"guild_id": guild})

    # reigns

    async def reign(self, guild: GuildId) -> Reign | None:
        """Return the reign that hasn't ended."""
        query = select(crown_reigns).where(_LASTING, _REIGNS.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _reign(row)

    async def find_reign(self, guild: GuildId, number: ReignNumber) -> Reign | None:
        query = select(crown_reigns).where(_REIGNS.guild_id == guild, _REIGNS.number == number)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _reign(row)

    async def reign_at(self, guild: GuildId, moment: datetime) -> Reign | None:
        """Return the reign that lasted at a moment."""
        lasted = or_(_REIGNS.ended_at.is_(None), _REIGNS.ended_at > moment)
        query = select(crown_reigns).where(_REIGNS.guild_id == guild, _REIGNS.began_at <= moment, lasted)
        row = (await self._connection.execute(query.order_by(_REIGNS.number).limit(1))).one_or_none()
        return None if row is None else _reign(row)

    async def reigns(self, guild: GuildId, *, most: int) -> Sequence[Reign]:
        """Return the latest reigns, the last one first."""
        query = select(crown_reigns).where(_REIGNS.guild_id == guild).order_by(_REIGNS.number.desc())
        return [_reign(row) for row in await self._connection.execute(query.limit(most))]

    async def begin(
        self, guild: GuildId, holder: UserId, at: datetime, *, match: MatchId | None = None
    ) -> ReignNumber:
        """Begin a reign; the one before has ended."""
        counted = update(crowns).where(_CROWNS.guild_id == guild).values(reigns=_CROWNS.reigns + 1)
        row = (await self._connection.execute(counted.returning(_CROWNS.reigns))).one()
        number = ReignNumber(row.reigns)
        await self._connection.execute(
            insert(crown_reigns).values(
                guild_id=guild, number=number, user_id=holder, match_id=match, began_at=at, quiet_since=at
            )
        )
        return number

    async def end(self, reign: Reign, ending: Ending, at: datetime) -> None:
        await self._change(reign, ended_at=at, ending=ending)

    async def defend(self, reign: Reign, at: datetime) -> None:
        await self._change(reign, defences=reign.defences + 1, quiet_since=at, asked_at=None)

    async def stay_quiet(self, reign: Reign, at: datetime, *, asked_at: datetime | None) -> None:
        """Note that a holder was challenged just now, or was asked to invite someone."""
        await self._change(reign, quiet_since=at, asked_at=asked_at)

    async def _change(self, reign: Reign, **values: object) -> None:
        its = (_REIGNS.guild_id == reign.guild, _REIGNS.number == reign.number)
        await self._connection.execute(update(crown_reigns).where(*its).values(**values))

    # challenges

    async def challenge(self, guild: GuildId) -> CrownChallenge | None:
        """Return the challenge that isn't closed."""
        query = select(crown_challenges).where(_OPEN, _CHALLENGES.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _challenge(row)

    async def find_challenge(self, number: CrownChallengeId) -> CrownChallenge | None:
        """Return a challenge unless it is closed."""
        query = select(crown_challenges).where(_OPEN, _CHALLENGES.id == number)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _challenge(row)

    async def add(
        self, guild: GuildId, challenger: UserId, opponent: UserId, answer_by: datetime, *, pings: bool
    ) -> CrownChallenge:
        added = insert(crown_challenges).values(
            guild_id=guild, user_id=challenger, opponent_id=opponent, answer_by=answer_by, pings=pings
        )
        return _challenge((await self._connection.execute(added.returning(*_CHALLENGES))).one())

    async def play(self, challenge: CrownChallenge, match: MatchId) -> None:
        await self._connection.execute(
            update(crown_challenges).where(_CHALLENGES.id == challenge.id).values(match_id=match)
        )

    async def close(self, challenge: CrownChallenge, at: datetime) -> None:
        await self._connection.execute(
            update(crown_challenges).where(_CHALLENGES.id == challenge.id).values(closed_at=at)
        )

    async def of_match(self, match: MatchId) -> CrownChallenge | None:
        """Return the challenge that has led to a match, unless it is closed."""
        query = select(crown_challenges).where(_OPEN, _CHALLENGES.match_id == match)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _challenge(row)

    async def last_played(self, guild: GuildId, challenger: UserId) -> datetime | None:
        """Return when a challenger's last challenge that led to a match was closed; None if there is none."""
        query = select(func.max(_CHALLENGES.closed_at)).where(
            _CHALLENGES.user_id == challenger,
            _CHALLENGES.guild_id == guild,
            _CHALLENGES.match_id.is_not(None),
        )
        found: datetime | None = (await self._connection.execute(query)).scalar_one_or_none()
        return found

    # what is due

    async def due(self, at: datetime) -> Sequence[GuildId]:
        query = select(_CROWNS.guild_id).where(_CROWNS.due_at <= at, *self._own(_CROWNS.guild_id))
        rows = await self._connection.execute(query.order_by(_CROWNS.due_at))
        return [GuildId(guild) for guild in rows.scalars()]

    async def look_again(self, guild: GuildId, at: datetime | None) -> None:
        await self._connection.execute(update(crowns).where(_CROWNS.guild_id == guild).values(due_at=at))
        self._falls_due(at)

    # roles

    async def chosen_role(self, guild: GuildId) -> ChosenRole | None:
        query = select(_CROWNS.role_id, _CROWNS.manager_id).where(_CROWNS.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None or row.role_id is None:
            return None
        return ChosenRole(row.role_id, None if row.manager_id is None else UserId(row.manager_id))

    async def choose_role(self, guild: GuildId, role: int | None, *, by: UserId) -> None:
        await upsert(self._connection, crowns, {"guild_id": guild, "role_id": role, "manager_id": by})

    async def want_role(self, guild: GuildId, holder: UserId | None, at: datetime) -> None:
        """Have the chosen role given to the holder alone, and tried again where that has failed."""
        chosen = await self.chosen_role(guild)
        role = chosen.role if chosen else None
        is_right = and_(_ROLES.member_id == (holder or 0), _ROLES.role_id == (role or 0))
        others = update(crown_roles).where(_ROLES.guild_id == guild, ~is_right, _ROLES.wanted == true())
        await self._connection.execute(others.values(wanted=False, since=at, told=False, due_at=AT_ONCE))
        if holder and role:
            row = {"guild_id": guild, "member_id": holder, "role_id": role, "wanted": True, "since": at}
            if not await insert_new(self._connection, crown_roles, row | {"due_at": AT_ONCE}):
                renewed = case((_ROLES.wanted == true(), _ROLES.due_at), else_=literal(AT_ONCE, Moment))
                again = update(crown_roles).where(_ROLES.guild_id == guild, is_right)
                await self._connection.execute(again.values(wanted=True, due_at=renewed))
        self._falls_due(AT_ONCE)

    async def roles_due(self, at: datetime) -> Sequence[RoleChange]:
        query = select(crown_roles).where(_ROLES.due_at <= at, *self._own(_ROLES.guild_id))
        return [
            RoleChange(
                GuildId(row.guild_id), UserId(row.member_id), row.role_id, row.wanted, row.since, row.told
            )
            for row in await self._connection.execute(query.order_by(_ROLES.due_at))
        ]

    async def role_settled(self, change: RoleChange) -> None:
        """Note that a role was given, or forget one that was taken, unless the opposite is wanted by now."""
        its = (*_of_role(change), _ROLES.wanted == change.wanted)
        done = update(crown_roles).values(due_at=null(), told=False) if change.wanted else delete(crown_roles)
        await self._connection.execute(done.where(*its))

    async def role_put_off(self, change: RoleChange, due_at: datetime, *, told: bool) -> None:
        its = (*_of_role(change), _ROLES.wanted == change.wanted)
        await self._connection.execute(update(crown_roles).where(*its).values(due_at=due_at, told=told))
        self._falls_due(due_at)


def _of_role(change: RoleChange) -> tuple[Any, ...]:
    return (
        _ROLES.guild_id == change.guild,
        _ROLES.member_id == change.member,
        _ROLES.role_id == change.role,
    )


def _reign(row: Row[*tuple[Any, ...]]) -> Reign:
    return Reign(
        GuildId(row.guild_id),
        ReignNumber(row.number),
        UserId(row.user_id),
        row.began_at,
        row.quiet_since,
        None if row.match_id is None else MatchId(row.match_id),
        row.defences,
        row.asked_at,
        row.ended_at,
        None if row.ending is None else Ending(row.ending),
    )


def _challenge(row: Row[*tuple[Any, ...]]) -> CrownChallenge:
    return CrownChallenge(
        CrownChallengeId(row.id),
        GuildId(row.guild_id),
        UserId(row.user_id),
        UserId(row.opponent_id),
        row.answer_by,
        None if row.match_id is None else MatchId(row.match_id),
        row.pings,
    )
