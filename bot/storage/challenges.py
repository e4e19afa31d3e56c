"""The challenges."""

from datetime import datetime

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    GuildId,
    MatchId,
    Setup,
    UserId,
    Venue,
)
from bot.matches.refusals import ChallengeClosedError, NoSuchChallengeError
from bot.storage.schema import challenges


class SqlChallengeBook:
    """`bot.matches.store.ChallengeBook` on SQL."""

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
        setup: Setup,
        at: datetime,
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
                setup=setup,
                state=ChallengeState.OPEN,
                created_at=at,
            )
            .returning(challenges)
        )
        return _challenge(rows.one())

    async def close(
        self, challenge: Challenge, state: ChallengeState, at: datetime, match_id: MatchId | None = None
    ) -> Challenge:
        """Raises `ChallengeClosedError` where somebody was faster."""
        rows = await self._connection.execute(
            update(challenges)
            .where(challenges.c.id == challenge.id, challenges.c.state == ChallengeState.OPEN)
            .values(state=state, answered_at=at, match_id=match_id)
            .returning(challenges)
        )
        if (row := rows.one_or_none()) is None:
            raise ChallengeClosedError(await self.find(challenge.id))
        return _challenge(row)


def _challenge(row: Row[tuple[object, ...]]) -> Challenge:
    return Challenge(
        id=ChallengeId(row.id),
        venue=Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        challenger=UserId(row.challenger_id),
        opponent=None if row.opponent_id is None else UserId(row.opponent_id),
        colour=ColourChoice(row.colour),
        setup=Setup(row.setup),
        state=ChallengeState(row.state),
        created_at=row.created_at,
        match_id=None if row.match_id is None else MatchId(row.match_id),
    )
