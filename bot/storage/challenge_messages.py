"""The message of each challenge, and the state that it tells."""

from collections.abc import Sequence

from sqlalchemy import select, update

from bot.domain import ChallengeId, ChallengeState, MatchId, Message, ShownChallenge
from bot.storage.boards import message_at
from bot.storage.challenges import UNTOLD, challenges
from bot.storage.schema import Repository


class ChallengeMessageRepository(Repository):
    """The messages of challenges."""

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""
        return (await self.of_each([challenge_id])).get(challenge_id)

    async def of_each(self, challenge_ids: Sequence[ChallengeId]) -> dict[ChallengeId, ShownChallenge]:
        """The messages of these challenges, of those that have one."""
        column = challenges.c
        query = select(column.id, column.shown_state, column.notice_channel_id, column.notice_message_id)
        shown = query.where(column.id.in_(challenge_ids), column.notice_message_id.is_not(None))
        return {
            ChallengeId(row.id): ShownChallenge(
                message_at(row.notice_channel_id, row.notice_message_id),
                ChallengeState(row.shown_state) if row.shown_state else None,
            )
            for row in await self._connection.execute(shown)
        }

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Note a challenge's message and the state that it tells."""
        await self._connection.execute(
            update(challenges)
            .where(challenges.c.id == challenge_id)
            .values(
                shown_state=shown.state,
                notice_channel_id=shown.message.channel,
                notice_message_id=shown.message.id,
            )
        )

    async def forget(self, challenge_id: ChallengeId) -> None:
        """Note that a challenge's message is gone, and that none is missing."""
        column = challenges.c
        gone = {"shown_state": column.state, "notice_channel_id": None, "notice_message_id": None}
        await self._connection.execute(update(challenges).where(column.id == challenge_id).values(gone))

    async def outdate(self, match_id: MatchId) -> None:
        """Count the message of the challenge that became a match as out of date."""
        column = challenges.c
        shown = column.match_id == match_id, column.notice_message_id.is_not(None)
        await self._connection.execute(update(challenges).where(*shown).values(shown_state=""))

    async def outdate_open(self) -> None:
        """Count the messages of all open challenges as out of date."""
        column = challenges.c
        shown = column.state == ChallengeState.OPEN, column.notice_message_id.is_not(None)
        await self._connection.execute(update(challenges).where(*shown).values(shown_state=""))

    async def behind_of(self, match_id: MatchId) -> ChallengeId | None:
        """The challenge that became a match, if its message does not tell how that stands."""
        query = select(challenges.c.id).where(challenges.c.match_id == match_id, UNTOLD)
        found = (await self._connection.execute(query)).scalar_one_or_none()
        return None if found is None else ChallengeId(found)

    async def of_match(self, match_id: MatchId) -> Message | None:
        """The message of the challenge that became a match, if there is one."""
        column = challenges.c
        query = select(column.notice_channel_id, column.notice_message_id).where(column.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None or row.notice_message_id is None:
            return None
        return message_at(row.notice_channel_id, row.notice_message_id)

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""
        rows = await self._connection.execute(
            select(challenges.c.id).where(UNTOLD, *self._own(challenges.c.guild_id)).order_by(challenges.c.id)
        )
        return [ChallengeId(number) for number in rows.scalars()]
