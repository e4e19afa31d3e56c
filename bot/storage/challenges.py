"""Challenges, and the messages that show them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Row,
    String,
    Table,
    Text,
    TextClause,
    and_,
    case,
    delete,
    exists,
    false,
    insert,
    literal_column,
    null,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    Due,
    GuildId,
    MatchId,
    Message,
    Ping,
    Setup,
    ShownChallenge,
    Stakes,
    Terms,
    UserId,
    Venue,
)
from bot.domain.challenge import UNANSWERED_COUNTS
from bot.domain.refusals import RefusalReason, Refused
from bot.storage.hooks import on_forget_server
from bot.storage.match_tables import format_opening, parse_opening
from bot.storage.schema import (
    Moment,
    PaceCode,
    Repository,
    Utc,
    key,
    message_at,
    metadata,
    partial_index,
    ping_columns,
    ping_in,
)
from bot.storage.times import falls_due
from bot.storage.views import CURRENT, OWNER, ROWS, UNSETTLED, is_kind, views

challenges = Table(
    "challenges",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("challenger_id", BigInteger, nullable=False),
    Column("opponent_id", BigInteger),
    Column("colour", String(10), nullable=False),
    Column("setup", String(10), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created_at", Utc, nullable=False),
    Column("answered_at", Utc),
    Column("match_id", ForeignKey("matches.id")),
    Column("time_control", PaceCode, nullable=False, server_default="0"),
    Column("opening", Text),
    Column("expires_at", Moment, nullable=False, server_default="0"),
    Column("rematch_of", BigInteger),
    Column("reason", String(200), nullable=False, server_default=""),
    Column("ping_on", String(10)),
    Column("ping_at", Utc),
    Column("rated", String(10), nullable=False, server_default="unrated"),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("foreign_place", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

OPEN = text("state = 'open'")

for _name in ("guild_id", "challenger_id", "opponent_id", "expires_at", "rematch_of"):
    partial_index(f"ix_challenges_open_{_name}", challenges.c[_name], where=OPEN)
partial_index("ix_challenges_ping_at", challenges.c.ping_at, where=text("ping_at IS NOT NULL"))
Index("ix_challenges_guild_id", challenges.c.guild_id)
Index("ix_challenges_match_id", challenges.c.match_id)

DECLINED = text("state = 'declined'")

partial_index(
    "ix_challenges_declined",
    challenges.c.opponent_id,
    challenges.c.challenger_id,
    challenges.c.answered_at,
    where=DECLINED,
)

UNANSWERED = text("state IN ('withdrawn', 'expired')")

partial_index(
    "ix_challenges_unanswered", challenges.c.challenger_id, challenges.c.created_at, where=UNANSWERED
)

ACCEPTED = text("state = 'accepted'")

partial_index("ix_challenges_accepted_rematch_of", challenges.c.rematch_of, where=ACCEPTED)

CHALLENGE = "challenge"
"""The kind of the views of challenges. The state that such a view shows is its `digest`; an empty one is stale."""

MESSAGES = and_(ROWS.kind == literal_column(f"'{CHALLENGE}'"), CURRENT)
_POSTED = and_(MESSAGES, ROWS.message_id.is_not(None))
_STALE: dict[str, object] = {"digest": "", "ended_at": null()}
_STATE = select(challenges.c.state).where(challenges.c.id == ROWS.about).correlate(views).scalar_subquery()


def shows_open() -> ColumnElement[bool]:
    """Build the condition on `challenges` that a message shows a challenge as open."""
    return exists().where(MESSAGES, ROWS.about == challenges.c.id, ROWS.digest == ChallengeState.OPEN)


async def draw_challenges_again(connection: AsyncConnection, those: ColumnElement[bool]) -> None:
    """Mark the messages of the challenges that satisfy a condition as stale, where there are any."""
    numbers = select(challenges.c.id).where(those)
    await connection.execute(update(views).where(_POSTED, ROWS.about.in_(numbers)).values(_STALE))


@on_forget_server
async def _forget_server(connection: AsyncConnection, guild: GuildId) -> None:
    its_challenges = select(challenges.c.id).where(challenges.c.guild_id == guild)
    await connection.execute(delete(views).where(ROWS.kind == CHALLENGE, ROWS.about.in_(its_challenges)))


falls_due(Due.CHALLENGES, challenges.c.expires_at, OPEN, guild=challenges.c.guild_id)


class ChallengeRepository(Repository):
    async def find(self, challenge_id: ChallengeId) -> Challenge:
        """Return a challenge. Raises `Refused`: NO_SUCH_CHALLENGE."""
        rows = await self._connection.execute(select(challenges).where(challenges.c.id == challenge_id))
        if (row := rows.one_or_none()) is None:
            raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
        return _challenge(row)

    async def add(
        self,
        venue: Venue,
        *,
        challenger: UserId,
        opponent: UserId | None,
        colour: ColourChoice,
        terms: Terms,
        at: datetime,
        expires_at: datetime,
        rematch_of: MatchId | None = None,
        ping: Ping | None = None,
        private: bool = False,
        foreign: bool = False,
    ) -> Challenge:
        """Add an open challenge, and the view of it; its message sends `ping` when it is posted.

        A `foreign` one has no view: its message is the answer to a command, and changes only when it is pressed.
        """
        rows = await self._connection.execute(
            insert(challenges)
            .values(
                guild_id=venue.guild,
                channel_id=venue.channel,
                challenger_id=challenger,
                opponent_id=opponent,
                colour=colour,
                setup=terms.setup,
                time_control=terms.pace,
                opening=None if terms.opening is None else format_opening(terms.opening),
                rated=terms.stakes,
                state=ChallengeState.OPEN,
                created_at=at,
                expires_at=expires_at,
                rematch_of=rematch_of,
                private=private,
                foreign_place=foreign,
                **(ping_columns(ping) if ping else {}),
            )
            .returning(challenges)
        )
        challenge = _challenge(rows.one())
        if not foreign:
            guild = None if venue.is_direct else venue.guild
            row = {"kind": CHALLENGE, "about": challenge.id, "guild_id": guild, "channel_id": venue.channel}
            await self._connection.execute(insert(views), row)
        self._falls_due(expires_at, ping.at if ping else None)
        return challenge

    async def close(
        self,
        challenge: Challenge,
        state: ChallengeState,
        at: datetime,
        *,
        match_id: MatchId | None = None,
        reason: str = "",
    ) -> Challenge:
        """Close an open challenge. Raises `Refused`: CHALLENGE_CLOSED if another transaction was faster."""
        rows = await self._connection.execute(
            update(challenges)
            .where(challenges.c.id == challenge.id, OPEN)
            .values(state=state, answered_at=at, match_id=match_id, reason=reason, ping_on=None, ping_at=None)
            .returning(challenges)
        )
        if (row := rows.one_or_none()) is None:
            raise Refused(RefusalReason.CHALLENGE_CLOSED, await self.find(challenge.id))
        return _challenge(row)

    async def open_of(self, person: UserId) -> Sequence[Challenge]:
        """Return the open challenges that a user made or is named in, oldest first."""
        sides = (
            select(challenges.c.id).where(OPEN, side == person)
            for side in (challenges.c.challenger_id, challenges.c.opponent_id)
        )
        return await self._where(challenges.c.id.in_(union_all(*sides)))

    async def counting(self, challenger: UserId, at: datetime) -> Sequence[Challenge]:
        """Return the challenges that count towards a challenger's limits, oldest first."""
        column = challenges.c
        made = column.challenger_id == challenger
        lately = column.created_at > at - UNANSWERED_COUNTS
        parts = (
            select(column.id).where(OPEN, made, column.expires_at > at),
            select(column.id).where(UNANSWERED, made, lately),
        )
        return await self._where(column.id.in_(union_all(*parts)))

    async def open_on(self, guild: GuildId, at: datetime) -> Sequence[Challenge]:
        """Return the open challenges of a server that haven't expired by `at`, oldest first."""
        return await self._where(OPEN, challenges.c.guild_id == guild, challenges.c.expires_at > at)

    async def declined(self, challenger: UserId, opponent: UserId, since: datetime) -> datetime | None:
        """Return when `opponent` last declined a challenge by `challenger`, at `since` or later."""
        answered = challenges.c.answered_at
        query = select(answered).where(
            DECLINED,
            challenges.c.opponent_id == opponent,
            challenges.c.challenger_id == challenger,
            answered >= since,
        )
        rows = await self._connection.execute(query.order_by(answered.desc()).limit(1))
        return rows.scalar_one_or_none()

    async def open_rematch(self, match_id: MatchId) -> Challenge | None:
        """Return the open challenge to a rematch of a match."""
        found = await self._where(OPEN, challenges.c.rematch_of == match_id)
        return found[0] if found else None

    async def rematch_begun(self, match_id: MatchId) -> MatchId | None:
        """Return the last match that began as a rematch of a match."""
        accepted = await self._where(ACCEPTED, challenges.c.rematch_of == match_id)
        return accepted[-1].match_id if accepted else None

    async def challenger_of(self, match_id: MatchId) -> UserId | None:
        """Return who made the challenge to a match; None if it began without one."""
        query = select(challenges.c.challenger_id).where(challenges.c.match_id == match_id)
        found = (await self._connection.execute(query)).scalar_one_or_none()
        return None if found is None else UserId(found)

    async def are_paired(self, match_id: MatchId) -> bool:
        """Whether the bot paired the players of a match: then the challenge between them was over once it was made."""
        column = challenges.c
        query = select(column.created_at, column.expires_at).where(column.match_id == match_id)
        found = (await self._connection.execute(query)).one_or_none()
        return found is not None and found.expires_at <= found.created_at

    async def expired(self, at: datetime) -> Sequence[Challenge]:
        """Return the open challenges whose time is over."""
        # Ordered like the index: for another order, SQLite would scan all challenges rather than sort a few.
        expires = challenges.c.expires_at
        return await self._where(OPEN, expires <= at, *self._own(challenges.c.guild_id), order=expires)

    async def _where(
        self, *conditions: ColumnElement[bool] | TextClause, order: ColumnElement[Any] = challenges.c.id
    ) -> list[Challenge]:
        query = select(challenges).where(*conditions).order_by(order)
        return [_challenge(row) for row in await self._connection.execute(query)]


def _challenge(row: Row[tuple[object, ...]]) -> Challenge:
    return Challenge(
        id=ChallengeId(row.id),
        venue=Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        challenger=UserId(row.challenger_id),
        opponent=None if row.opponent_id is None else UserId(row.opponent_id),
        colour=ColourChoice(row.colour),
        terms=Terms(
            Setup(row.setup),
            row.time_control,
            None if row.opening is None else parse_opening(row.opening),
            Stakes(row.rated),
        ),
        state=ChallengeState(row.state),
        created_at=row.created_at,
        expires_at=row.expires_at,
        match_id=None if row.match_id is None else MatchId(row.match_id),
        rematch_of=None if row.rematch_of is None else MatchId(row.rematch_of),
        ping=ping_in(row),
        reason=row.reason,
        is_private=row.private,
        is_foreign=row.foreign_place,
    )


_SHOWN = tuple(ROWS[name] for name in ("about", "channel_id", "message_id", "digest"))
_ANSWERED_AT = (
    select(challenges.c.answered_at).where(challenges.c.id == ROWS.about).correlate(views).scalar_subquery()
)
_IS_BEHIND = exists().where(MESSAGES, ROWS.about == challenges.c.id, ROWS.digest != challenges.c.state)


class ChallengeMessageRepository(Repository):
    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        return (await self.of_each([challenge_id])).get(challenge_id)

    async def of_each(self, challenge_ids: Sequence[ChallengeId]) -> dict[ChallengeId, ShownChallenge]:
        """Return the messages of those challenges that have one."""
        query = select(*_SHOWN).where(_POSTED, ROWS.about.in_(challenge_ids))
        return {
            ChallengeId(row.about): ShownChallenge(
                message_at(row.channel_id, row.message_id), ChallengeState(row.digest) if row.digest else None
            )
            for row in await self._connection.execute(query)
        }

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Record a challenge's message and the state that it shows."""
        is_closed = shown.state not in (None, ChallengeState.OPEN)
        await self._connection.execute(
            update(views)
            .where(MESSAGES, ROWS.about == challenge_id)
            .values(
                digest=shown.state or "",
                channel_id=shown.message.channel,
                message_id=shown.message.id,
                ended_at=case((_STATE.in_([shown.state]), _ANSWERED_AT)) if is_closed else null(),
            )
        )

    async def forget(self, challenge_id: ChallengeId) -> None:
        """Record that the message was deleted and need not be replaced."""
        await self._connection.execute(delete(views).where(MESSAGES, ROWS.about == challenge_id))

    async def outdate(self, match_id: MatchId) -> None:
        """Mark the message of the match's challenge as stale.

        One that already lags behind the challenge's state is left unchanged.
        """
        its_challenge = select(challenges.c.id).where(challenges.c.match_id == match_id)
        shown = _POSTED, ROWS.about.in_(its_challenge), ROWS.digest == _STATE
        await self._connection.execute(update(views).where(*shown).values(_STALE))

    async def outdate_open(self) -> None:
        """Mark the messages of all open challenges as stale."""
        await draw_challenges_again(self._connection, challenges.c.state == ChallengeState.OPEN)

    async def behind_of(self, match_id: MatchId) -> ChallengeId | None:
        """Return the challenge that became a match, if its message doesn't show its state."""
        query = select(challenges.c.id).where(challenges.c.match_id == match_id, _IS_BEHIND)
        found = (await self._connection.execute(query)).scalar_one_or_none()
        return None if found is None else ChallengeId(found)

    async def of_match(self, match_id: MatchId) -> Message | None:
        """Return the message of the challenge that became a match."""
        its_challenge = select(challenges.c.id).where(challenges.c.match_id == match_id)
        query = select(*_SHOWN).where(_POSTED, ROWS.about.in_(its_challenge))
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else message_at(row.channel_id, row.message_id)

    async def behind(self, guild: GuildId | None = None) -> Sequence[ChallengeId]:
        """Return the challenges whose message doesn't show their state, of all servers or of one."""
        there = () if guild is None else (OWNER.in_((guild,)),)
        behind = is_kind(CHALLENGE), UNSETTLED, ROWS.digest != _STATE
        query = select(ROWS.about).where(*behind, *self._own(OWNER), *there)
        rows = await self._connection.execute(query.order_by(ROWS.about))
        return [ChallengeId(number) for number in rows.scalars()]
