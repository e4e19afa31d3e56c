"""The board messages of matches, and the superseded messages that later ones have replaced."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Integer,
    Row,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    null,
    or_,
    select,
    true,
    update,
)

from bot.domain import (
    ChannelId,
    DisplayState,
    Due,
    GuildId,
    Match,
    MatchId,
    Message,
    Ping,
    Preferences,
    ShownBoard,
    SupersededBoard,
    UserId,
)
from bot.domain.ids import EVERY_SERVER
from bot.domain.notifications import ServerPings
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.domain.shown import REOPENED, MatchContext
from bot.storage.hooks import ONLOOKERS
from bot.storage.match_tables import KEPT, LAST_NUMBER, UNSETTLED, matches
from bot.storage.people import people, preferences, read_preferences
from bot.storage.plans import plans, plans_of
from bot.storage.schema import Repository, insert_new, message_at, metadata, ping_in
from bot.storage.servers import read_ping_by, servers
from bot.storage.times import falls_due, falls_due_by

NO_CHANNEL = 0
"""The channel id of a match that was played in the direct messages of a user who has been forgotten."""

superseded_boards = Table(
    "superseded_boards",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("kept", Integer),
)

falls_due(Due.REFUSED_BOARDS, matches.c.retry_at, guild=matches.c.guild_id)

for _days in LONGEST_KEPT_DAYS:
    _first = (
        select(matches.c.finished_at)
        .where(KEPT, matches.c.guild_id == servers.c.guild_id)
        .order_by(matches.c.finished_at)
        .limit(1)
        .scalar_subquery()
    )
    falls_due_by(
        Due.BOARDS,
        select(func.min(_first)).where(servers.c.keep_boards == _days),
        later=timedelta(days=_days),
        guild=servers.c.guild_id,
    )


_GUILD_OF_SUPERSEDED = (
    select(matches.c.guild_id).where(matches.c.id == superseded_boards.c.match_id).scalar_subquery()
)

SHOWN = tuple(matches.c[name] for name in ("shown_number", "board_channel_id", "board_message_id", "redraw"))

_OTHERS = matches.alias()
_DISPLAY_COLUMNS = (
    *SHOWN,
    matches.c.retry_at,
    matches.c.ping_on,
    matches.c.ping_at,
    LAST_NUMBER.label("number"),
    exists().where(superseded_boards.c.match_id == matches.c.id).label("littered"),
    exists()
    .where(
        *(_OTHERS.c.finished_at.is_(None), _OTHERS.c.halted_at.is_(None)),
        *(_OTHERS.c.mover_id == bindparam("mover"), _OTHERS.c.guild_id == matches.c.guild_id),
        _OTHERS.c.id != matches.c.id,
    )
    .label("others_wait"),
    *(matches.c.white_id, matches.c.black_id),
    *(
        select(column).where(people.c.user_id == player).scalar_subquery().label(f"{side}{label}")
        for player, side in ((matches.c.white_id, "white"), (matches.c.black_id, "black"))
        for column, label in ((people.c.name, ""), (people.c.language, "_language"))
    ),
)
_CONTEXT = select(
    *(
        select(preferences.c.chosen)
        .where(preferences.c.user_id == player)
        .scalar_subquery()
        .label(f"{side}_chosen")
        for player, side in ((matches.c.white_id, "white"), (matches.c.black_id, "black"))
    ),
    *(
        select(people.c.direct_closed_at)
        .where(people.c.user_id == player)
        .scalar_subquery()
        .label(f"{side}_closed_at")
        for player, side in ((matches.c.white_id, "white"), (matches.c.black_id, "black"))
    ),
    *(
        select(column).where(servers.c.guild_id == matches.c.guild_id).scalar_subquery().label(column.name)
        for column in (servers.c.ping_by, servers.c.notifies_all)
    ),
    exists().where(plans.c.match_id == matches.c.id).label("planned"),
).where(matches.c.id == bindparam("match"))


_SAME_PING = and_(matches.c.ping_on == bindparam("pinged_on"), matches.c.ping_at == bindparam("pinged_at"))
_WITHOUT_PING = {name: case((_SAME_PING, null()), else_=matches.c[name]) for name in ("ping_on", "ping_at")}
"""Values that clear the columns of a ping if they still hold the one that was sent; a newer ping stays."""
_SUPERSEDE = insert(superseded_boards)
_FORGET_SUPERSEDED = delete(superseded_boards).where(superseded_boards.c.message_id == bindparam("gone"))


@cache
def _standing_query() -> Select[Any]:
    """Build the query on its first use, when the features have declared their onlookers.

    It is built only once, like all queries that each move runs: SQLAlchemy takes longer to build a query than SQLite to
    answer it.
    """
    looking_on = (exist.label(f"{name}_onlookers") for name, exist in ONLOOKERS.items())
    return select(*_DISPLAY_COLUMNS, *looking_on).where(matches.c.id == bindparam("match"))


Keep = Callable[[int, int], bool]
"""A function that decides whether a board stays, given the last event on it and the last event on its replacement."""


def _never(_older: int, _newer: int) -> bool:
    return False


class BoardRepository(Repository):
    async def of(self, match_id: MatchId) -> ShownBoard | None:
        return await self._shown(select(*SHOWN).where(matches.c.id == match_id))

    async def of_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, ShownBoard]:
        """Return the board messages of those matches that have one."""
        query = select(matches.c.id, *SHOWN).where(matches.c.id.in_(match_ids))
        rows = (await self._connection.execute(query)).all()
        return {MatchId(row.id): shown for row in rows if (shown := _shown_board(row))}

    async def standing_of(self, match_id: MatchId, *, mover: UserId | None = None) -> DisplayState:
        """Read in one statement everything that decides what to do on Discord after an event.

        `others_wait` refers to `mover`. Raises `Refused`: NO_SUCH_MATCH.
        """
        found = await self._connection.execute(_standing_query(), {"match": match_id, "mover": mover})
        row = found.one_or_none()
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
        return _standing(row)

    async def context_of(self, match: Match) -> MatchContext:
        """Read what decides the consequences of an event besides the match: preferences, plans, ways to ping.

        Takes one statement, or two if a player has a plan. Raises what `standing_of` raises.
        """
        row = (await self._connection.execute(_CONTEXT, {"match": match.id})).one_or_none()
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match.id)
        chosen = zip(match.players.both, (row.white_chosen, row.black_chosen), strict=True)
        closed = zip(match.players.both, (row.white_closed_at, row.black_closed_at), strict=True)
        return MatchContext(
            {user: Preferences() if text is None else read_preferences(text) for user, text in chosen},
            await plans_of(self._connection, match.id) if row.planned else {},
            ServerPings(read_ping_by(row.ping_by), bool(row.notifies_all)),
            {user: at for user, at in closed if at is not None},
        )

    async def record(
        self,
        match_id: MatchId,
        shown: ShownBoard,
        *,
        before: ShownBoard | None = None,
        pinged: Ping | None = None,
        keep: Keep = _never,
    ) -> SupersededBoard | None:
        """Record a board message that was posted or edited, and clear the ping that it sent.

        Of two messages the one that shows fewer events is superseded and returned. Unless both show the same event,
        `keep` decides, given the last events on the older and the newer message, whether the older one stays as a score
        sheet. `before` is the board that the caller last read; it is read again only if another process has changed it.
        """
        if not await self._put(match_id, shown, before, pinged):
            # Locked, so that no other process changes it again.
            before = await self._shown(select(*SHOWN).where(matches.c.id == match_id).with_for_update())
            await self._put(match_id, shown, before, pinged)
        if before is None or before.message == shown.message:
            return None
        newer, older = (shown, before) if _replaces(shown, before) else (before, shown)
        may_stay = older.number not in (REOPENED, newer.number)
        kept = older.number if may_stay and keep(older.number, newer.number) else None
        superseded = SupersededBoard(match_id, older.message, kept)
        await self._supersede(superseded)
        return superseded

    async def _put(
        self, match_id: MatchId, shown: ShownBoard, before: ShownBoard | None, pinged: Ping | None
    ) -> bool:
        """Replace a board; return False if the new one shows less, or if the old one has changed."""
        if before is not None and not _replaces(shown, before):
            return False
        values: dict[str, object] = {
            "match": match_id,
            "number": shown.number,
            "channel": shown.message.channel,
            "message": shown.message.id,
        }
        if before is not None:
            values |= {"before": before.message.id, "before_number": before.number}
        if pinged is not None:
            values |= {"pinged_on": pinged.on, "pinged_at": pinged.at}
        changed = await self._connection.execute(
            _putting(replacing=before is not None, pinging=pinged is not None), values
        )
        return bool(changed.rowcount)

    async def redraw_running(self) -> int:
        """Mark the boards of all running matches as stale; return the number of these matches."""
        running = matches.c.finished_at.is_(None)
        await self._connection.execute(
            update(matches).where(running, matches.c.board_message_id.is_not(None)).values(redraw=true())
        )
        return (await self._connection.execute(select(func.count()).where(running))).scalar_one()

    async def redraw(self, match_id: MatchId) -> None:
        """Mark the board of a match as stale, if there is one."""
        await self._connection.execute(
            update(matches)
            .where(matches.c.id == match_id, matches.c.board_message_id.is_not(None))
            .values(redraw=true(), settled=false())
        )

    async def redraw_due(self, until: datetime) -> Sequence[MatchId]:
        """Mark the boards of matches whose time is over before `until` as stale; return these matches."""
        found = await self._connection.execute(
            update(matches)
            .where(
                matches.c.due_at < until,
                matches.c.board_message_id.is_not(None),
                *self._own(matches.c.guild_id),
            )
            .values(redraw=true(), settled=false())
            .returning(matches.c.id)
        )
        return [MatchId(each) for each in found.scalars()]

    async def supersede(self, board: SupersededBoard) -> None:
        """Record a message that looks like a current board but isn't."""
        await insert_new(self._connection, superseded_boards, _superseded_row(board))

    async def reopen(self, match_id: MatchId) -> None:
        """Mark the board message as showing nothing, so that it counts as stale until another message is recorded."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(shown_number=REOPENED, settled=false())
        )

    async def behind(self, guild: GuildId | None = None) -> Sequence[MatchId]:
        """Return the matches whose board doesn't show the last event, of all servers or of one."""
        query = select(matches.c.id).where(
            UNSETTLED,
            or_(matches.c.redraw, matches.c.shown_number < LAST_NUMBER),
            *self._own(matches.c.guild_id),
            *(() if guild is None else (matches.c.guild_id == guild,)),
        )
        rows = await self._connection.execute(query.order_by(matches.c.id))
        return [MatchId(number) for number in rows.scalars()]

    async def retry(self, match_id: MatchId, at: datetime | None) -> None:
        """Record when to post a board again that Discord has refused; None if it isn't to be posted again by itself."""
        await self._connection.execute(update(matches).where(matches.c.id == match_id).values(retry_at=at))
        self._falls_due(at)

    async def give_up(self, match_id: MatchId) -> None:
        """Record that the board of a finished match will never be posted."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(retry_at=null(), settled=true())
        )

    async def claim_retries(self, at: datetime, *, others: datetime) -> Sequence[MatchId]:
        """Return a match of each channel in which a refused board is to be posted again.

        The other due ones of the channel wait until `others`; they follow the first if Discord takes that.
        """
        due = (matches.c.retry_at <= at, *self._own(matches.c.guild_id))
        query = select(matches.c.id, matches.c.channel_id).where(*due).order_by(matches.c.retry_at)
        first: dict[int, MatchId] = {}
        for row in await self._connection.execute(query):
            first.setdefault(row.channel_id, MatchId(row.id))
        await self._connection.execute(update(matches).where(*due).values(retry_at=others))
        return tuple(first.values())

    async def refused_in(self, channel: ChannelId) -> Sequence[MatchId]:
        """Return the matches of a channel or thread whose boards are to be posted again."""
        query = select(matches.c.id).where(matches.c.channel_id == channel, matches.c.retry_at.is_not(None))
        return [MatchId(each) for each in (await self._connection.execute(query)).scalars()]

    async def expire(self, at: datetime) -> Sequence[MatchId]:
        """Supersede the boards of matches that ended longer ago than their server keeps boards; return the matches."""
        column = matches.c
        expired: list[SupersededBoard] = []
        lengths = select(servers.c.keep_boards).distinct().where(servers.c.keep_boards.is_not(None))
        for days in (await self._connection.execute(lengths)).scalars().all():
            here = column.guild_id.in_(select(servers.c.guild_id).where(servers.c.keep_boards == days))
            old = column.finished_at <= at - timedelta(days=days)
            query = select(column.id, column.board_channel_id, column.board_message_id).where(
                KEPT, here, old, *self._own(column.guild_id)
            )
            expired += [
                SupersededBoard(MatchId(row.id), message_at(row.board_channel_id, row.board_message_id))
                for row in await self._connection.execute(query.with_for_update())
            ]
        await self._supersede(*expired)
        if expired:
            await self._connection.execute(
                update(matches)
                .where(column.id == bindparam("expired"))
                .values(board_channel_id=null(), board_message_id=null(), redraw=false()),
                [{"expired": board.match_id} for board in expired],
            )
        return [board.match_id for board in expired]

    async def give_up_direct(self, user: UserId) -> None:
        """Supersede the boards of a user's matches in direct messages, clear their channel ids, and settle them."""
        column = matches.c
        theirs = and_(column.guild_id == EVERY_SERVER, or_(column.white_id == user, column.black_id == user))
        query = select(column.id, column.board_channel_id, column.board_message_id)
        await self._supersede(
            *(
                SupersededBoard(MatchId(row.id), message_at(row.board_channel_id, row.board_message_id))
                for row in await self._connection.execute(
                    query.where(theirs, column.board_message_id.is_not(None))
                )
            )
        )
        await self._connection.execute(
            update(matches)
            .where(theirs)
            .values(
                channel_id=NO_CHANNEL,
                board_channel_id=null(),
                board_message_id=null(),
                redraw=false(),
                settled=true(),
            )
        )

    async def superseded(self) -> Sequence[SupersededBoard]:
        """Return the superseded messages that still look like current boards."""
        return await self._superseded(*self._own(_GUILD_OF_SUPERSEDED))

    async def superseded_of(self, match_id: MatchId) -> Sequence[SupersededBoard]:
        return await self._superseded(superseded_boards.c.match_id == match_id)

    async def forget_superseded(self, *messages: Message) -> None:
        """Forget superseded messages that were deleted from Discord or edited into score sheets."""
        await self._connection.execute(_FORGET_SUPERSEDED, [{"gone": message.id} for message in messages])

    async def _shown(self, query: Select[Any]) -> ShownBoard | None:
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _shown_board(row)

    async def _superseded(self, *conditions: ColumnElement[bool]) -> list[SupersededBoard]:
        rows = await self._connection.execute(select(superseded_boards).where(*conditions))
        return [
            SupersededBoard(MatchId(row.match_id), message_at(row.channel_id, row.message_id), row.kept)
            for row in rows
        ]

    async def _supersede(self, *boards: SupersededBoard) -> None:
        if not boards:
            return
        await self._connection.execute(_SUPERSEDE, [_superseded_row(board) for board in boards])


def _standing(row: Row[*tuple[Any, ...]]) -> DisplayState:
    sides = (row.white_id, row.white, row.white_language), (row.black_id, row.black, row.black_language)
    return DisplayState(
        number=row.number,
        shown=_shown_board(row),
        ping=ping_in(row),
        onlookers=frozenset(name for name in ONLOOKERS if getattr(row, f"{name}_onlookers")),
        littered=bool(row.littered),
        refused=row.retry_at is not None,
        others_wait=bool(row.others_wait),
        names={UserId(player): name for player, name, _ in sides if name is not None},
        spoken={UserId(player): language for player, _, language in sides if language is not None},
    )


def _shown_board(row: Row[*tuple[Any, ...]]) -> ShownBoard | None:
    if row.board_message_id is None:
        return None
    message = message_at(row.board_channel_id, row.board_message_id)
    return ShownBoard(message, row.shown_number, redraw=row.redraw)


def _superseded_row(board: SupersededBoard) -> dict[str, object]:
    return {
        "match_id": board.match_id,
        "channel_id": board.message.channel,
        "message_id": board.message.id,
        "kept": board.kept,
    }


def _replaces(shown: ShownBoard, before: ShownBoard) -> bool:
    """Whether a board replaces another: it is the same message or shows at least as many events."""
    return shown.message == before.message or shown.number >= before.number


@cache
def _putting(*, replacing: bool, pinging: bool) -> Update:
    """Build the statement that records a board: a match's first one, or one `replacing` the known one.

    With `pinging`, it clears the ping that the board has sent.
    """
    column, number = matches.c, bindparam("number", type_=Integer)
    as_before: tuple[ColumnElement[bool], ...] = (column.board_message_id.is_(None),)
    if replacing:
        same = column.board_message_id == bindparam("before")
        as_before = (same, column.shown_number == bindparam("before_number"))
    return (
        update(matches)
        .where(column.id == bindparam("match"), *as_before)
        .values(
            shown_number=number,
            settled=and_(column.finished_at.is_not(None), number >= LAST_NUMBER),
            board_channel_id=bindparam("channel"),
            board_message_id=bindparam("message"),
            redraw=false(),
            **(_WITHOUT_PING if pinging else {}),
        )
    )
