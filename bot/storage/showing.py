"""What Discord shows: the board message of each match, the message of each challenge, and what is left over."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import (
    ChallengeId,
    ChallengeState,
    ChannelId,
    MatchId,
    Message,
    MessageId,
    Ping,
    ShownBoard,
    ShownChallenge,
    Standing,
    SupersededBoard,
    UserId,
)
from bot.matches.refusals import NoSuchMatchError
from bot.storage.pings import ping_in
from bot.storage.schema import (
    KEPT,
    UNSETTLED,
    UNTOLD,
    challenges,
    events,
    follows,
    matches,
    servers,
    superseded_boards,
    watchers,
)

LAST_NUMBER = select(func.max(events.c.number)).where(events.c.match_id == matches.c.id).scalar_subquery()
"""The number of a match's last event, within a query about matches."""

REOPENED = 0
"""The number of a board message that is to be replaced by one of the same event."""


SHOWN = tuple(matches.c[name] for name in ("shown_number", "board_channel_id", "board_message_id", "redraw"))


def _message(channel: int, message: int) -> Message:
    return Message(ChannelId(channel), MessageId(message))


class SqlBoardBook:
    """`bot.matches.books.shown.BoardBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""
        return await self._shown(select(*SHOWN).where(matches.c.id == match_id))

    async def standing_of(self, match_id: MatchId, *, mover: UserId | None = None) -> Standing:
        """All that decides what is to be done on Discord after an event, asked in one statement."""
        others = matches.alias()
        waiting = (
            *(others.c.finished_at.is_(None), others.c.halted_at.is_(None), others.c.mover_id == mover),
            *(others.c.guild_id == matches.c.guild_id, others.c.id != matches.c.id),
        )
        query = select(
            *SHOWN,
            matches.c.call_on,
            matches.c.call_at,
            LAST_NUMBER.label("number"),
            exists().where(watchers.c.match_id == matches.c.id).label("watched"),
            exists().where(follows.c.guild_id == matches.c.guild_id).label("followed"),
            exists().where(superseded_boards.c.match_id == matches.c.id).label("littered"),
            (false() if mover is None else exists().where(*waiting)).label("others_wait"),
        ).where(matches.c.id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            raise NoSuchMatchError(match_id)
        return Standing(
            number=row.number,
            shown=_shown_board(row),
            ping=ping_in(row),
            watched=bool(row.watched),
            followed=bool(row.followed),
            littered=bool(row.littered),
            others_wait=bool(row.others_wait),
        )

    async def record(
        self,
        match_id: MatchId,
        shown: ShownBoard,
        *,
        before: ShownBoard | None = None,
        pinged: Ping | None = None,
        keep: bool = False,
    ) -> SupersededBoard | None:
        """Note a board message that was posted or edited, and the call that it made."""
        if not await self._put(match_id, shown, before, pinged):
            # Locked, so that nobody can be faster once more.
            before = await self._shown(select(*SHOWN).where(matches.c.id == match_id).with_for_update())
            await self._put(match_id, shown, before, pinged)
        if before is None or before.message == shown.message:
            return None
        newer, older = (shown, before) if _replaces(shown, before) else (before, shown)
        kept = older.number if keep and older.number not in (REOPENED, newer.number) else None
        superseded = SupersededBoard(match_id, older.message, kept)
        await self._supersede(superseded)
        return superseded

    async def _put(
        self, match_id: MatchId, shown: ShownBoard, before: ShownBoard | None, pinged: Ping | None
    ) -> bool:
        """Let a board take the place of another that it replaces; tells whether that one was there and is replaced."""
        if before is not None and not _replaces(shown, before):
            return False
        column = matches.c
        as_before: tuple[ColumnElement[bool], ...] = (column.board_message_id.is_(None),)
        if before is not None:
            same = column.board_message_id == before.message.id
            as_before = (same, column.shown_number == before.number)
        changed = await self._connection.execute(
            update(matches)
            .where(column.id == match_id, *as_before)
            .values(
                shown_number=shown.number,
                settled=and_(column.finished_at.is_not(None), literal(shown.number) >= LAST_NUMBER),
                board_channel_id=shown.message.channel,
                board_message_id=shown.message.id,
                redraw=false(),
                **(_without(pinged) if pinged else {}),
            )
        )
        return bool(changed.rowcount)

    async def redraw(self, match_ids: Sequence[MatchId]) -> None:
        """Count the board messages as out of date though nothing has happened."""
        await self._connection.execute(
            update(matches)
            .where(matches.c.id.in_(match_ids), matches.c.board_message_id.is_not(None))
            .values(redraw=true(), settled=false())
        )

    async def reopen(self, match_id: MatchId) -> None:
        """Count the board message as showing nothing."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(shown_number=REOPENED, settled=false())
        )

    async def behind(self) -> Sequence[MatchId]:
        """The matches whose board does not show the last event."""
        query = select(matches.c.id).where(
            UNSETTLED, or_(matches.c.redraw, matches.c.shown_number < LAST_NUMBER)
        )
        rows = await self._connection.execute(query.order_by(matches.c.id))
        return [MatchId(number) for number in rows.scalars()]

    async def expire(self, at: datetime) -> Sequence[MatchId]:
        """Supersede the boards of finished matches that their servers keep no longer; tells of which matches."""
        column = matches.c
        expired: list[SupersededBoard] = []
        lengths = select(servers.c.keep_boards).distinct().where(servers.c.keep_boards.is_not(None))
        for days in (await self._connection.execute(lengths)).scalars().all():
            here = column.guild_id.in_(select(servers.c.guild_id).where(servers.c.keep_boards == days))
            old = column.finished_at <= at - timedelta(days=days)
            query = select(column.id, column.board_channel_id, column.board_message_id).where(KEPT, here, old)
            expired += [
                SupersededBoard(MatchId(row.id), _message(row.board_channel_id, row.board_message_id))
                for row in await self._connection.execute(query.with_for_update())
            ]
        if expired:
            await self._supersede(*expired)
            await self._connection.execute(
                update(matches)
                .where(column.id == bindparam("expired"))
                .values(board_channel_id=null(), board_message_id=null(), redraw=false()),
                [{"expired": board.match_id} for board in expired],
            )
        return [board.match_id for board in expired]

    async def superseded(self) -> Sequence[SupersededBoard]:
        """The messages on which that is still to be seen."""
        return await self._superseded()

    async def superseded_of(self, match_id: MatchId) -> Sequence[SupersededBoard]:
        """The same for one match."""
        return await self._superseded(superseded_boards.c.match_id == match_id)

    async def forget_superseded(self, *messages: Message) -> None:
        """The messages are gone from Discord, or show that they are of the past."""
        gone = superseded_boards.c.message_id.in_([message.id for message in messages])
        await self._connection.execute(delete(superseded_boards).where(gone))

    async def _shown(self, query: Select[Any]) -> ShownBoard | None:
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _shown_board(row)

    async def _superseded(self, *conditions: ColumnElement[bool]) -> list[SupersededBoard]:
        rows = await self._connection.execute(select(superseded_boards).where(*conditions))
        return [
            SupersededBoard(MatchId(row.match_id), _message(row.channel_id, row.message_id), row.kept)
            for row in rows
        ]

    async def _supersede(self, *boards: SupersededBoard) -> None:
        await self._connection.execute(
            insert(superseded_boards),
            [
                {
                    "match_id": board.match_id,
                    "channel_id": board.message.channel,
                    "message_id": board.message.id,
                    "kept": board.kept,
                }
                for board in boards
            ],
        )


def _shown_board(row: Row[*tuple[Any, ...]]) -> ShownBoard | None:
    if row.board_message_id is None:
        return None
    message = _message(row.board_channel_id, row.board_message_id)
    return ShownBoard(message, row.shown_number, redraw=row.redraw)


def _replaces(shown: ShownBoard, before: ShownBoard) -> bool:
    """Whether one board takes the place of another: it is the same message, or shows at least as much."""
    return shown.message == before.message or shown.number >= before.number


def _without(pinged: Ping) -> dict[str, object]:
    """The columns of the call without one that was made; another that has taken its place stays."""
    same = and_(matches.c.call_on == pinged.on, matches.c.call_at == pinged.at)
    return {name: case((same, null()), else_=matches.c[name]) for name in ("call_on", "call_at")}


class SqlChallengeMessageBook:
    """`bot.matches.books.shown.NoticeBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""
        column = challenges.c
        query = select(column.shown_state, column.notice_channel_id, column.notice_message_id)
        row = (await self._connection.execute(query.where(column.id == challenge_id))).one_or_none()
        if row is None or row.notice_message_id is None:
            return None
        message = _message(row.notice_channel_id, row.notice_message_id)
        return ShownChallenge(message, ChallengeState(row.shown_state) if row.shown_state else None)

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

    async def of_match(self, match_id: MatchId) -> Message | None:
        """The message of the challenge that became a match, if there is one."""
        column = challenges.c
        query = select(column.notice_channel_id, column.notice_message_id).where(column.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None or row.notice_message_id is None:
            return None
        return _message(row.notice_channel_id, row.notice_message_id)

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""
        rows = await self._connection.execute(select(challenges.c.id).where(UNTOLD).order_by(challenges.c.id))
        return [ChallengeId(number) for number in rows.scalars()]
