"""The challenges."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, TextClause, insert, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    GuildId,
    MatchId,
    Opening,
    Pace,
    Setup,
    Terms,
    UserId,
    Venue,
)
from bot.matches.refusals import ChallengeClosedError, NoSuchChallengeError
from bot.storage.schema import OPEN, challenges


class SqlChallengeBook:
    """`bot.matches.books.matches.ChallengeBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, challenge_id: ChallengeId) -> Challenge:
        """Raises `NoSuchChallengeError`."""
        rows = await self._connection.execute(select(challenges).where(challenges.c.id == challenge_id))
        if (row := rows.one_or_none()) is None:
            raise NoSuchChallengeError
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
    ) -> Challenge:
        """A new open challenge."""
        rows = await self._connection.execute(
            insert(challenges)
            .values(
                guild_id=venue.guild,
                channel_id=venue.channel,
                challenger_id=challenger,
                opponent_id=opponent,
                colour=colour,
                setup=terms.setup,
                pace=terms.pace,
                opening=None if terms.opening is None else str(terms.opening),
                state=ChallengeState.OPEN,
                created_at=at,
                expires_at=expires_at,
                rematch_of=rematch_of,
            )
            .returning(challenges)
        )
        return _challenge(rows.one())

    async def close(
        self,
        challenge: Challenge,
        state: ChallengeState,
        at: datetime,
        *,
        match_id: MatchId | None = None,
        reason: str = "",
    ) -> Challenge:
        """Raises `ChallengeClosedError` where somebody was faster."""
        rows = await self._connection.execute(
            update(challenges)
            .where(challenges.c.id == challenge.id, OPEN)
            .values(state=state, answered_at=at, match_id=match_id, reason=reason)
            .returning(challenges)
        )
        if (row := rows.one_or_none()) is None:
            raise ChallengeClosedError(await self.find(challenge.id))
        return _challenge(row)

    async def open_of(self, person: UserId) -> Sequence[Challenge]:
        """The oldest first."""
        sides = (
            select(challenges.c.id).where(OPEN, side == person)
            for side in (challenges.c.challenger_id, challenges.c.opponent_id)
        )
        return await self._where(challenges.c.id.in_(union_all(*sides)))

    async def open_rematch(self, match_id: MatchId) -> Challenge | None:
        """The open challenge to a rematch of a match."""
        found = await self._where(OPEN, challenges.c.rematch_of == match_id)
        return found[0] if found else None

    async def expired(self, at: datetime) -> Sequence[Challenge]:
        """The open challenges that nobody has answered in time."""
        # In the order of the index: for another one, SQLite would rather look through all challenges than sort a few.
        expires = challenges.c.expires_at
        return await self._where(OPEN, expires <= at, order=expires)

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
            Setup(row.setup), Pace(row.pace), None if row.opening is None else Opening.parse(row.opening)
        ),
        state=ChallengeState(row.state),
        created_at=row.created_at,
        expires_at=row.expires_at,
        match_id=None if row.match_id is None else MatchId(row.match_id),
        rematch_of=None if row.rematch_of is None else MatchId(row.rematch_of),
        reason=row.reason,
    )
