"""The tables of the crown: each server's crown, its reigns, and the challenges.

A server has at most one reign that hasn't ended and one challenge that isn't closed: indexes see to that. The channel
of the crown is that of its standing message; without one, the crown is off.
"""

from collections.abc import Sequence
from datetime import datetime
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
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId, UserId
from bot.domain.standing_messages import standing_kind
from bot.domain.titles import declare_title
from bot.domain.view import ViewKey
from bot.features.crown.reigns import CrownChallenge, CrownChallengeId, Ending, Reign, ReignNumber
from bot.storage.hooks import USER, counts_for_user, keeps_names, on_forget_user
from bot.storage.schema import Moment, Repository, Utc, insert_new, key, metadata, partial_index
from bot.storage.times import falls_due
from bot.storage.views import ROWS, compare_again

CROWN = declare_title("crown")

STANDING_CROWN = standing_kind("crown", 5)
"""The server's crown, as a standing message. While it is shown nowhere, the crown is off."""

REIGN, CHALLENGE = "crown", "crown challenge"
"""The kinds of the views of new holders, and of challenges that wait for an answer."""

CROWNS_DUE = "crowns"
"""Something about a crown may have to be done as time goes by."""


def reign_key(guild: GuildId, number: ReignNumber) -> ViewKey:
    return ViewKey(REIGN, guild, str(number))


def challenge_key(challenge: CrownChallengeId) -> ViewKey:
    return ViewKey(CHALLENGE, challenge)


crowns = Table(
    "crowns",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reigns", Integer, nullable=False, server_default="0"),
    Column("due_at", Moment),
)
"""`reigns` is the number of the last reign."""

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

_CROWNS, _REIGNS, _CHALLENGES = crowns.c, crown_reigns.c, crown_challenges.c

_LASTING, _OPEN = text("ended_at IS NULL"), text("closed_at IS NULL")
Index(
    "ix_crown_reigns_lasting", _REIGNS.guild_id, unique=True, sqlite_where=_LASTING, postgresql_where=_LASTING
)
Index(
    "ix_crown_challenges_open", _CHALLENGES.guild_id, unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN
)
partial_index("ix_crowns_due_at", _CROWNS.due_at, where=text("due_at IS NOT NULL"))

falls_due(CROWNS_DUE, _CROWNS.due_at, guild=_CROWNS.guild_id)
keeps_names(_REIGNS.user_id)
counts_for_user("kept-reigns", select(func.count()).where(_REIGNS.user_id == USER))


@on_forget_user
async def forget_holder(connection: AsyncConnection, user: UserId) -> None:
    """Close what waits for their answer, and have everything compared again that names them."""
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
