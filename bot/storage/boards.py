"""The views of matches: where each match is shown, the board there, and the boards that later ones have replaced."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    Integer,
    Row,
    Select,
    String,
    Update,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    not_,
    null,
    or_,
    select,
    true,
    union_all,
    update,
)

from bot.domain import (
    BoardView,
    ChannelId,
    DisplayState,
    Due,
    GuildId,
    Match,
    MatchId,
    Message,
    Obstacle,
    ObstacleKind,
    Preferences,
    ShownBoard,
    SupersededBoard,
    UserId,
    Venue,
)
from bot.domain.ids import NO_SERVER
from bot.domain.notifications import ServerPings
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.domain.shown import HOME, REOPENED, MatchContext
from bot.domain.view import ViewState
from bot.storage.hooks import ONLOOKERS
from bot.storage.match_tables import LAST_NUMBER, matches
from bot.storage.match_views import (
    AMONG_BOARDS,
    BOARDS,
    CURRENT_BOARD,
    DRAWN_AGAIN,
    FOREIGN_BOARD,
    KEPT,
    LAST_OF_MATCH,
    MATCH_ENDED_AT,
    POSTED_BOARD,
    REPLACED_BOARD,
    add_view,
    clear,
    draw_again,
    superseding,
)
from bot.storage.people import people, preferences, read_preferences
from bot.storage.plans import plans, plans_of
from bot.storage.schema import Repository, message_at, ping_in
from bot.storage.servers import read_ping_by, servers
from bot.storage.times import falls_due, falls_due_by
from bot.storage.views import BOARD, CURRENT, OWNER, ROWS, UNSETTLED, views

NO_CHANNEL = 0
"""The channel id of a match that was played in the direct messages of a user who has been forgotten."""

falls_due(Due.REFUSED_BOARDS, ROWS.due_at, BOARDS, guild=OWNER)
falls_due(Due.RESULTS, ROWS.shrinks_at, guild=OWNER)

for _days in LONGEST_KEPT_DAYS:
    _first = (
        select(ROWS.ended_at)
        .where(AMONG_BOARDS, KEPT, ROWS.guild_id == servers.c.guild_id)
        .order_by(ROWS.ended_at)
        .limit(1)
        .scalar_subquery()
    )
    falls_due_by(
        Due.BOARDS,
        select(func.min(_first)).where(servers.c.keep_boards == _days),
        later=timedelta(days=_days),
        guild=servers.c.guild_id,
    )

_SHOWN = tuple(ROWS[name] for name in ("shown", "channel_id", "message_id", "redraw", "brief"))
_VIEW = (*(ROWS[name] for name in ("part", "guild_id", "reader_id", "trouble")), *_SHOWN)

_BEHIND = and_(AMONG_BOARDS, UNSETTLED, or_(ROWS.redraw, ROWS.shown < LAST_OF_MATCH))


_OTHERS = matches.alias()
_SIDES = (matches.c.white_id, "white"), (matches.c.black_id, "black")
_DISPLAY_COLUMNS = (
    *_VIEW,
    matches.c.ping_on,
    matches.c.ping_at,
    LAST_NUMBER.label("number"),
    exists().where(REPLACED_BOARD, ROWS.about == matches.c.id).correlate(matches).label("littered"),
    exists()
    .where(
        *(_OTHERS.c.finished_at.is_(None), _OTHERS.c.halted_at.is_(None)),
        *(_OTHERS.c.mover_id == bindparam("mover"), _OTHERS.c.id != matches.c.id),
    )
    .label("others_wait"),
    *(player for player, _ in _SIDES),
    *(
        select(column).where(people.c.user_id == player).scalar_subquery().label(f"{side}{label}")
        for player, side in _SIDES
        for column, label in ((people.c.name, ""), (people.c.language, "_language"))
    ),
)
_CONTEXT = select(
    *(
        select(preferences.c.chosen)
        .where(preferences.c.user_id == player)
        .scalar_subquery()
        .label(f"{side}_chosen")
        for player, side in _SIDES
    ),
    *(
        select(people.c.direct_closed_at)
        .where(people.c.user_id == player)
        .scalar_subquery()
        .label(f"{side}_closed_at")
        for player, side in _SIDES
    ),
    *(
        exists()
        .where(CURRENT_BOARD, ROWS.about == matches.c.id, ROWS.guild_id.is_(None), ROWS.reader_id == player)
        .label(f"{side}_own_view")
        for player, side in _SIDES
    ),
    *(
        select(column).where(servers.c.guild_id == matches.c.guild_id).scalar_subquery().label(column.name)
        for column in (servers.c.ping_by, servers.c.notifies_all)
    ),
    exists().where(plans.c.match_id == matches.c.id).label("planned"),
).where(matches.c.id == bindparam("match"))

_SUPERSEDE = superseding(
    bindparam("channel", type_=BigInteger),
    bindparam("message", type_=BigInteger),
    bindparam("kept", type_=Integer),
    bindparam("state", type_=String),
    where=and_(ROWS.about == bindparam("match"), ROWS.part == bindparam("view")),
)
_FORGET_SUPERSEDED = delete(views).where(REPLACED_BOARD, ROWS.message_id == bindparam("gone"))


@cache
def _standing_query() -> Select[Any]:
    """Build the query on its first use, when the features have declared their onlookers.

    It is built only once, like all queries that each move runs: SQLAlchemy takes longer to build a query than SQLite to
    answer it.
    """
    looking_on = (exist.label(f"{name}_onlookers") for name, exist in ONLOOKERS.items())
    return (
        select(*_DISPLAY_COLUMNS, *looking_on)
        .join_from(matches, views, and_(CURRENT_BOARD, ROWS.about == matches.c.id), isouter=True)
        .where(matches.c.id == bindparam("match"))
        .order_by(ROWS.part)
    )


Keep = Callable[[int, int], bool]
"""A function that decides whether a board stays, given the last event on it and the last event on its replacement."""


def _never(_older: int, _newer: int) -> bool:
    return False


class BoardRepository(Repository):
    """The views of matches. A match is played in its view `HOME`, with which it begins."""

    async def add_view(
        self, match_id: MatchId, part: str, venue: Venue, *, reader: UserId | None = None
    ) -> None:
        """Have a match shown in another place; `reader` is the only player who sees it, if one does."""
        await add_view(self._connection, match_id, venue, part=part, reader=reader)

    async def of(self, match_id: MatchId, reader: UserId | None = None) -> ShownBoard | None:
        """Return the board to which a message for `reader` links, or a message for everyone.

        Of several, that is the one in the reader's direct messages, otherwise the one in the oldest view.
        """
        return (await self.of_each([match_id], reader)).get(match_id)

    async def of_each(
        self, match_ids: Sequence[MatchId], reader: UserId | None = None
    ) -> dict[MatchId, ShownBoard]:
        """Return the boards to link to, as `of` does, of those matches that have one."""
        everyone, own = ROWS.reader_id.is_(None), ROWS.reader_id == reader
        seen = everyone if reader is None else or_(everyone, own)
        query = select(ROWS.about, ROWS.part, ROWS.reader_id, *_SHOWN)
        rows = await self._connection.execute(query.where(POSTED_BOARD, ROWS.about.in_(match_ids), seen))
        preferred_last = sorted(rows, key=lambda row: (row.reader_id is None, row.part), reverse=True)
        return {MatchId(row.about): shown for row in preferred_last if (shown := _shown_board(row))}

    async def views_of(self, match_id: MatchId) -> tuple[BoardView, ...]:
        """Return the views of a match, oldest first, with the one in a foreign place."""
        kinds = ROWS.kind.in_((BOARD, FOREIGN_BOARD))
        query = select(*_VIEW).where(kinds, CURRENT, ROWS.about == match_id).order_by(ROWS.part)
        return tuple(_view(row) for row in await self._connection.execute(query))

    async def show_foreign(self, match_id: MatchId, message: Message, number: int) -> None:
        """Record that the message in a foreign place shows a match as of event `number`."""
        await self._connection.execute(
            update(views)
            .where(ROWS.kind == FOREIGN_BOARD, CURRENT, ROWS.about == match_id, ROWS.shown <= number)
            .values(channel_id=message.channel, message_id=message.id, shown=number)
        )

    async def foreign_in(self, channel: ChannelId, player: UserId) -> Sequence[MatchId]:
        """Return a player's running matches whose view in a foreign place is in a channel."""
        query = select(ROWS.about).join_from(views, matches, ROWS.about == matches.c.id)
        plays = or_(matches.c.white_id == player, matches.c.black_id == player)
        there = ROWS.kind == FOREIGN_BOARD, CURRENT, ROWS.channel_id == channel
        rows = await self._connection.execute(query.where(*there, matches.c.finished_at.is_(None), plays))
        return [MatchId(number) for number in rows.scalars()]

    async def in_channel(self, channel: ChannelId) -> Sequence[tuple[MatchId, BoardView]]:
        """Return the views of running matches in a channel and in its matches' threads."""
        query, goes_on = select(ROWS.about, *_VIEW), matches.c.finished_at.is_(None)
        here = query.join_from(views, matches, and_(ROWS.about == matches.c.id, goes_on))
        here = here.where(AMONG_BOARDS, UNSETTLED, ROWS.channel_id == channel)
        in_threads = ROWS.about.in_(select(matches.c.id).where(goes_on, matches.c.parent_id == channel))
        both = union_all(here, query.where(CURRENT_BOARD, ROWS.part == HOME, in_threads)).subquery()
        rows = await self._connection.execute(select(both).order_by(both.c.about, both.c.part))
        return [(MatchId(row.about), _view(row)) for row in rows]

    async def running_in(self, guild: GuildId) -> Sequence[MatchId]:
        """Return the running matches that have a view in a server."""
        query = select(ROWS.about).join_from(views, matches, ROWS.about == matches.c.id)
        there = AMONG_BOARDS, UNSETTLED, OWNER.in_((guild,)), matches.c.finished_at.is_(None)
        rows = await self._connection.execute(query.where(*there).distinct().order_by(ROWS.about))
        return [MatchId(number) for number in rows.scalars()]

    async def places(self) -> Sequence[Venue]:
        """Return the distinct places in which running matches that aren't halted are shown."""
        query = select(ROWS.guild_id, ROWS.channel_id).join_from(views, matches, ROWS.about == matches.c.id)
        running = AMONG_BOARDS, UNSETTLED, matches.c.finished_at.is_(None), matches.c.halted_at.is_(None)
        rows = await self._connection.execute(query.where(*running, *self._own(OWNER)).distinct())
        return sorted((_venue(row) for row in rows), key=lambda venue: (venue.guild, venue.channel))

    async def standing_of(self, match_id: MatchId, *, mover: UserId | None = None) -> DisplayState:
        """Read in one statement everything that decides what to do on Discord after an event.

        `others_wait` refers to `mover`. Raises `Refused`: NO_SUCH_MATCH.
        """
        found = await self._connection.execute(_standing_query(), {"match": match_id, "mover": mover})
        rows = found.all()
        if not rows:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
        return _standing(rows)

    async def context_of(self, match: Match) -> MatchContext:
        """Read what decides the consequences of an event besides the match: preferences, plans, ways to ping.

        Takes one statement, or two if a player has a plan. Raises what `standing_of` raises.
        """
        row = (await self._connection.execute(_CONTEXT, {"match": match.id})).one_or_none()
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match.id)
        chosen = zip(match.players.both, (row.white_chosen, row.black_chosen), strict=True)
        closed = zip(match.players.both, (row.white_closed_at, row.black_closed_at), strict=True)
        own_views = zip(match.players.both, (row.white_own_view, row.black_own_view), strict=True)
        return MatchContext(
            {user: Preferences() if text is None else read_preferences(text) for user, text in chosen},
            await plans_of(self._connection, match.id) if row.planned else {},
            ServerPings(read_ping_by(row.ping_by), bool(row.notifies_all)),
            {user: at for user, at in closed if at is not None},
            frozenset(user for user, has_one in own_views if has_one),
        )

    async def record(
        self,
        match_id: MatchId,
        shown: ShownBoard,
        *,
        part: str = HOME,
        before: ShownBoard | None = None,
        keep: Keep = _never,
        shrinks_at: datetime | None = None,
    ) -> SupersededBoard | None:
        """Record a board message that was posted or edited in a view.

        Of two messages the one that shows fewer events is superseded and returned. Unless both show the same event,
        `keep` decides, given the last events on the older and the newer message, whether the older one stays as a score
        sheet. `before` is the board that the caller last read; it is read again only if another process has changed it.
        `shrinks_at` is when a result that hasn't stood there before is to shrink; None if it isn't.
        """
        if not await self._put(match_id, part, shown, before, shrinks_at):
            # Locked, so that no other process changes it again.
            before = await self._shown_in(match_id, part)
            await self._put(match_id, part, shown, before, shrinks_at)
        self._falls_due(shrinks_at)
        if before is None or before.message == shown.message:
            return None
        newer, older = (shown, before) if _replaces(shown, before) else (before, shown)
        may_stay = older.number not in (REOPENED, newer.number)
        kept = older.number if may_stay and keep(older.number, newer.number) else None
        superseded = SupersededBoard(match_id, older.message, kept)
        await self._supersede(superseded, part)
        return superseded

    async def _put(
        self,
        match_id: MatchId,
        part: str,
        shown: ShownBoard,
        before: ShownBoard | None,
        shrinks_at: datetime | None,
    ) -> bool:
        """Replace a board; return False if the new one shows less, or if the old one has changed."""
        if before is not None and not _replaces(shown, before):
            return False
        values: dict[str, object] = {
            "match": match_id,
            "view": part,
            "number": shown.number,
            "channel": shown.message.channel,
            "message": shown.message.id,
            "drawn_brief": shown.brief,
            "to_shrink": shrinks_at,
        }
        if before is not None:
            values |= {"before": before.message.id, "before_number": before.number}
        changed = await self._connection.execute(_putting(replacing=before is not None), values)
        return bool(changed.rowcount)

    async def _shown_in(self, match_id: MatchId, part: str) -> ShownBoard | None:
        query = select(*_SHOWN).where(*_view_of(match_id, part)).with_for_update()
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _shown_board(row)

    async def redraw_running(self) -> int:
        """Mark the boards of all running matches as stale; return the number of these matches."""
        running = matches.c.finished_at.is_(None)
        await draw_again(self._connection, select(matches.c.id).where(running))
        return (await self._connection.execute(select(func.count()).where(running))).scalar_one()

    async def redraw(self, match_id: MatchId) -> None:
        """Mark the boards of a match as stale, if there are any."""
        await self._connection.execute(DRAWN_AGAIN.where(ROWS.about == match_id))

    async def redraw_due(self, until: datetime) -> Sequence[MatchId]:
        """Mark the boards of matches whose time is over before `until` as stale; return these matches."""
        due = select(matches.c.id).where(matches.c.due_at < until, *self._own(matches.c.guild_id))
        drawn = DRAWN_AGAIN.where(ROWS.about.in_(due)).returning(ROWS.about)
        return [MatchId(each) for each in sorted(set((await self._connection.execute(drawn)).scalars()))]

    async def supersede(self, board: SupersededBoard, part: str = HOME) -> None:
        """Record a message that looks like a current board of a view but isn't."""
        known = select(ROWS.id).where(REPLACED_BOARD, ROWS.message_id == board.message.id)
        if (await self._connection.execute(known)).first() is None:
            await self._supersede(board, part)

    async def _supersede(self, board: SupersededBoard, part: str) -> None:
        values = {
            "match": board.match_id,
            "view": part,
            "channel": board.message.channel,
            "message": board.message.id,
            "kept": board.kept or 0,
            "state": ViewState.STALE if board.kept is None else ViewState.KEPT,
        }
        await self._connection.execute(_SUPERSEDE, values)

    async def reopen(self, match_id: MatchId, reader: UserId | None = None) -> None:
        """Mark the boards of a match as showing nothing, so that they count as stale until others are recorded.

        With a `reader`, only the board that this user alone sees.
        """
        reopened = {"shown": REOPENED, "ended_at": null(), "shrinks_at": null(), "brief": false()}
        those = (
            ROWS.about == match_id
            if reader is None
            else and_(ROWS.about == match_id, ROWS.reader_id == reader)
        )
        await self._connection.execute(update(views).where(CURRENT_BOARD, those).values(reopened))

    async def behind(self, guild: GuildId | None = None) -> Sequence[MatchId]:
        """Return the matches with a view that doesn't show the last event, of all servers or of one."""
        there = () if guild is None else (OWNER.in_((guild,)),)
        query = select(ROWS.about).where(_BEHIND, *self._own(OWNER), *there).order_by(ROWS.about)
        rows = await self._connection.execute(query)
        return [MatchId(number) for number in dict.fromkeys(rows.scalars())]

    # views that are lost

    async def lose(self, match_id: MatchId, part: str, obstacle: Obstacle, retry_at: datetime | None) -> None:
        """Record that the place of a view takes no board, and when to try again; None if not by itself."""
        await self._connection.execute(
            update(views)
            .where(*_view_of(match_id, part))
            .values(trouble=" ".join((obstacle.kind, *obstacle.missing)), due_at=retry_at)
        )
        self._falls_due(retry_at)

    async def give_up(self, match_id: MatchId, part: str) -> None:
        """Record that the board of a finished match will never be posted in a view."""
        await self._connection.execute(
            update(views).where(*_view_of(match_id, part)).values(due_at=null(), ended_at=MATCH_ENDED_AT)
        )

    async def accepted(self, match_id: MatchId, part: str) -> Sequence[MatchId]:
        """Record that the place of a view takes boards again; return the matches that wait for that in its channel."""
        found = await self._connection.execute(
            update(views)
            .where(*_view_of(match_id, part))
            .values(trouble=null(), due_at=null())
            .returning(ROWS.channel_id)
        )
        channel = found.scalar_one_or_none()
        return [] if channel is None else await self.refused_in(ChannelId(channel))

    async def claim_retries(self, at: datetime, *, others: datetime) -> Sequence[MatchId]:
        """Return a match of each channel in which a refused board is to be posted again.

        The other due ones of the channel wait until `others`; they follow the first if Discord takes that.
        """
        due = (BOARDS, ROWS.due_at <= at, *self._own(OWNER))
        first: dict[int, MatchId] = {}
        for row in await self._connection.execute(
            select(ROWS.about, ROWS.channel_id).where(*due).order_by(ROWS.due_at)
        ):
            first.setdefault(row.channel_id, MatchId(row.about))
        await self._connection.execute(update(views).where(*due).values(due_at=others))
        return tuple(dict.fromkeys(first.values()))

    async def refused_in(self, channel: ChannelId) -> Sequence[MatchId]:
        """Return the matches whose boards are to be posted again in a channel or thread."""
        query = select(ROWS.about).where(CURRENT_BOARD, ROWS.channel_id == channel, ROWS.due_at.is_not(None))
        return [MatchId(each) for each in (await self._connection.execute(query)).scalars()]

    # results that shrink

    async def shrink(self, at: datetime) -> Sequence[MatchId]:
        """Mark the results that are to shrink by `at` as stale; return their matches."""
        due = CURRENT_BOARD, ROWS.shrinks_at <= at, *self._own(OWNER)
        brief = {"brief": true(), "redraw": true(), "ended_at": null(), "shrinks_at": null()}
        shrunk = await self._connection.execute(update(views).where(*due).values(brief).returning(ROWS.about))
        return sorted(MatchId(about) for about in shrunk.scalars())

    async def shrink_in(self, channel: ChannelId, due: datetime) -> None:
        """Have the results that show their boards in a channel shrink at the moment `due`, if not before."""
        here = CURRENT_BOARD, ROWS.shrinks_at > due, ROWS.channel_id == channel
        shrinking = await self._connection.execute(update(views).where(*here).values(shrinks_at=due))
        if shrinking.rowcount:
            self._falls_due(due)

    # boards that are to be removed

    async def expire(self, at: datetime) -> Sequence[MatchId]:
        """Supersede the boards of matches that ended longer ago than their server keeps boards; return the matches."""
        expired: dict[int, MatchId] = {}
        lengths = select(servers.c.keep_boards).distinct().where(servers.c.keep_boards.is_not(None))
        for days in (await self._connection.execute(lengths)).scalars().all():
            here = ROWS.guild_id.in_(select(servers.c.guild_id).where(servers.c.keep_boards == days))
            old = ROWS.ended_at <= at - timedelta(days=days)
            query = select(ROWS.id, ROWS.about).where(AMONG_BOARDS, KEPT, here, old, *self._own(OWNER))
            rows = await self._connection.execute(query.with_for_update())
            expired |= {row.id: MatchId(row.about) for row in rows}
        if expired:
            await clear(self._connection, ROWS.id.in_(expired), {})
        return list(dict.fromkeys(expired.values()))

    async def give_up_direct(self, user: UserId) -> None:
        """Supersede the boards in a user's direct messages, and forget these places."""
        own = and_(ROWS.guild_id.is_(None), ROWS.reader_id == user)
        theirs = select(ROWS.about).where(CURRENT_BOARD, own, ROWS.part == HOME)
        played = update(matches).where(matches.c.guild_id == NO_SERVER, matches.c.id.in_(theirs))
        await self._connection.execute(played.values(channel_id=NO_CHANNEL))
        await clear(self._connection, own, {})
        await self._connection.execute(delete(views).where(CURRENT_BOARD, own))

    async def superseded(self) -> Sequence[SupersededBoard]:
        """Return the superseded messages that still look like current boards."""
        return await self._superseded()

    async def superseded_of(self, match_id: MatchId) -> Sequence[SupersededBoard]:
        return await self._superseded(ROWS.about == match_id)

    async def forget_superseded(self, *messages: Message) -> None:
        """Forget superseded messages that were deleted from Discord or edited into score sheets."""
        await self._connection.execute(_FORGET_SUPERSEDED, [{"gone": message.id} for message in messages])

    async def _superseded(self, *conditions: ColumnElement[bool]) -> list[SupersededBoard]:
        query = select(views).where(REPLACED_BOARD, *conditions, *self._own(OWNER)).order_by(ROWS.id)
        return [
            SupersededBoard(
                MatchId(row.about),
                message_at(row.channel_id, row.message_id),
                row.shown if row.state == ViewState.KEPT else None,
            )
            for row in await self._connection.execute(query)
        ]


def _view_of(match_id: MatchId, part: str) -> tuple[ColumnElement[bool], ...]:
    return CURRENT_BOARD, ROWS.about == match_id, ROWS.part == part


def _standing(rows: Sequence[Row[*tuple[Any, ...]]]) -> DisplayState:
    row = rows[0]
    sides = (row.white_id, row.white, row.white_language), (row.black_id, row.black, row.black_language)
    return DisplayState(
        number=row.number,
        views=tuple(_view(each) for each in rows if each.part is not None),
        ping=ping_in(row),
        onlookers=frozenset(name for name in ONLOOKERS if getattr(row, f"{name}_onlookers")),
        littered=bool(row.littered),
        others_wait=bool(row.others_wait),
        names={UserId(player): name for player, name, _ in sides if name is not None},
        spoken={UserId(player): language for player, _, language in sides if language is not None},
    )


def _venue(row: Row[*tuple[Any, ...]]) -> Venue:
    return Venue(GuildId(row.guild_id or NO_SERVER), ChannelId(row.channel_id))


def _view(row: Row[*tuple[Any, ...]]) -> BoardView:
    return BoardView(
        row.part,
        _venue(row),
        None if row.reader_id is None else UserId(row.reader_id),
        _shown_board(row),
        None if row.trouble is None else _obstacle(*row.trouble.split()),
    )


def _obstacle(kind: str, *missing: str) -> Obstacle:
    return Obstacle(ObstacleKind(kind), missing)


def _shown_board(row: Row[*tuple[Any, ...]]) -> ShownBoard | None:
    if row.message_id is None:
        return None
    message = message_at(row.channel_id, row.message_id)
    return ShownBoard(message, row.shown, redraw=row.redraw, brief=row.brief)


def _replaces(shown: ShownBoard, before: ShownBoard) -> bool:
    """Whether a board replaces another: it is the same message or shows at least as many events."""
    return shown.message == before.message or shown.number >= before.number


@cache
def _putting(*, replacing: bool) -> Update:
    """Build the statement that records a board: a view's first one, or one `replacing` the known one."""
    number, drawn_brief = bindparam("number", type_=Integer), bindparam("drawn_brief", type_=Boolean)
    to_shrink = bindparam("to_shrink", type_=ROWS.shrinks_at.type)
    is_current = ROWS.brief == drawn_brief  # otherwise it was to shrink while it was drawn
    as_before: tuple[ColumnElement[bool], ...] = (ROWS.message_id.is_(None),)
    if replacing:
        as_before = (ROWS.message_id == bindparam("before"), ROWS.shown == bindparam("before_number"))
    return (
        update(views)
        .where(CURRENT_BOARD, ROWS.about == bindparam("match"), ROWS.part == bindparam("view"), *as_before)
        .values(
            shown=number,
            ended_at=case((and_(number >= LAST_OF_MATCH, is_current), MATCH_ENDED_AT)),
            shrinks_at=case((ROWS.shown < number, to_shrink), else_=ROWS.shrinks_at),
            channel_id=bindparam("channel"),
            message_id=bindparam("message"),
            redraw=not_(is_current),
        )
    )
