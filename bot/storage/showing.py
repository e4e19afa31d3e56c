"""What Discord shows: the board message of each match, the message of each challenge, and what is left over."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, false, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import (
    ChallengeId,
    ChallengeState,
    ChannelId,
    MatchId,
    Message,
    MessageId,
    ShownBoard,
    ShownChallenge,
)
from bot.storage.schema import UNSETTLED, UNTOLD, challenges, events, matches, superseded_boards

LAST_NUMBER = select(func.max(events.c.number)).where(events.c.match_id == matches.c.id).scalar_subquery()
"""The number of a match's last event, within a query about matches."""


class SqlBoardBook:
    """`bot.matches.store.BoardBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""
        column = matches.c
        query = select(column.shown_number, column.board_channel_id, column.board_message_id)
        row = (await self._connection.execute(query.where(column.id == match_id))).one_or_none()
        if row is None or row.board_message_id is None:
            return None
        message = Message(ChannelId(row.board_channel_id), MessageId(row.board_message_id))
        return ShownBoard(message, row.shown_number)

    async def record(self, match_id: MatchId, shown: ShownBoard) -> None:
        """Note a board message that was posted. Of two, the one that shows less becomes superseded."""
        before = await self.of(match_id)
        if before and before.number > shown.number:
            await self._supersede(match_id, shown.message)
            return
        if before and before.message != shown.message:
            await self._supersede(match_id, before.message)
        await self._connection.execute(
            update(matches)
            .where(matches.c.id == match_id)
            .values(
                shown_number=shown.number,
                settled=and_(matches.c.finished_at.is_not(None), literal(shown.number) >= LAST_NUMBER),
                board_channel_id=shown.message.channel,
                board_message_id=shown.message.id,
            )
        )

    async def reopen(self, match_id: MatchId) -> None:
        """Count the board message as showing nothing."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(shown_number=0, settled=false())
        )

    async def behind(self) -> Sequence[MatchId]:
        """The matches whose board does not show the last event."""
        query = select(matches.c.id).where(UNSETTLED, matches.c.shown_number < LAST_NUMBER)
        rows = await self._connection.execute(query.order_by(matches.c.id))
        return [MatchId(number) for number in rows.scalars()]

    async def superseded(self) -> Sequence[tuple[MatchId, Message]]:
        """The messages that are still to be taken away."""
        rows = await self._connection.execute(select(superseded_boards))
        return [
            (MatchId(row.match_id), Message(ChannelId(row.channel_id), MessageId(row.message_id)))
            for row in rows
        ]

    async def superseded_of(self, match_id: MatchId) -> Sequence[Message]:
        """The same for one match."""
        rows = await self._connection.execute(
            select(superseded_boards).where(superseded_boards.c.match_id == match_id)
        )
        return [Message(ChannelId(row.channel_id), MessageId(row.message_id)) for row in rows]

    async def forget_superseded(self, message: Message) -> None:
        """The message is gone from Discord."""
        await self._connection.execute(
            delete(superseded_boards).where(superseded_boards.c.message_id == message.id)
        )

    async def _supersede(self, match_id: MatchId, message: Message) -> None:
        await self._connection.execute(
            insert(superseded_boards).values(
                match_id=match_id, channel_id=message.channel, message_id=message.id
            )
        )


class SqlNoticeBook:
    """`bot.matches.store.NoticeBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""
        column = challenges.c
        query = select(column.shown_state, column.notice_channel_id, column.notice_message_id)
        row = (await self._connection.execute(query.where(column.id == challenge_id))).one_or_none()
        if row is None or row.notice_message_id is None:
            return None
        message = Message(ChannelId(row.notice_channel_id), MessageId(row.notice_message_id))
        return ShownChallenge(message, ChallengeState(row.shown_state))

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Note a challenge's message and what it tells."""
        await self._connection.execute(
            update(challenges)
            .where(challenges.c.id == challenge_id)
            .values(
                shown_state=shown.state,
                notice_channel_id=shown.message.channel,
                notice_message_id=shown.message.id,
            )
        )

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""
        rows = await self._connection.execute(select(challenges.c.id).where(UNTOLD).order_by(challenges.c.id))
        return [ChallengeId(number) for number in rows.scalars()]
