"""The views of matches among all views: the rows that other modules change together with their own."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Insert,
    Select,
    String,
    and_,
    delete,
    false,
    func,
    insert,
    literal,
    literal_column,
    null,
    select,
    text,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId, Message, UserId, Venue
from bot.domain.shown import FOREIGN, HOME, REOPENED
from bot.domain.view import View, ViewKey, ViewState
from bot.storage.hooks import has_servers, on_forget_server, on_forget_user
from bot.storage.match_tables import events, matches
from bot.storage.schema import partial_index
from bot.storage.views import (
    BOARD,
    CURRENT,
    REPLACED,
    ROWS,
    UNSETTLED,
    ViewRepository,
    compare_again,
    is_kind,
    views,
)

# Literals, as for all views: an index on some rows serves only queries that name its condition.
KEPT = text("state = 'current' AND ended_at IS NOT NULL AND message_id IS NOT NULL")

partial_index("ix_views_channel", ROWS.channel_id, where=UNSETTLED)
partial_index("ix_views_ended", ROWS.guild_id, ROWS.ended_at, where=KEPT)

has_servers(ROWS.guild_id)

THREAD_HEAD = "thread head"
"""The kind of the views to which threads are attached whose matches had no challenge."""


def head_key(match_id: MatchId) -> ViewKey:
    return ViewKey(THREAD_HEAD, match_id)


async def draw_heads_again(connection: AsyncConnection, those: Select[int]) -> None:
    """Have the heads of the threads of the matches with these numbers compared with what they should show."""
    await compare_again(connection, ROWS.kind == THREAD_HEAD, ROWS.about.in_(those))


SHOWN_TO_READERS: list[str] = []
"""The kinds of views in channels of servers in which a match isn't played, but whose readers may see it."""


def shows_to_readers(kind: str) -> str:
    """Declare that all who may read a view of a kind, which is about a match, may see the match; return the kind."""
    SHOWN_TO_READERS.append(kind)
    return kind


async def shown_to_readers(found: ViewRepository, match_id: MatchId) -> Mapping[GuildId, View]:
    """Return the views of a match in the servers that show it although it isn't played there, by server."""
    shown = await found.of_kinds(SHOWN_TO_READERS, match_id)
    return {view.guild: view for view in shown if view.guild is not None}


FOREIGN_BOARD = "foreign board"
"""The kind of the views of matches in foreign places. Nothing but a press changes them, so no reconciler knows it."""

BOARDS = ROWS.kind == literal_column(f"'{BOARD}'")
AMONG_BOARDS = is_kind(BOARD)
CURRENT_BOARD = and_(BOARDS, CURRENT)
REPLACED_BOARD = and_(BOARDS, REPLACED)

LAST_OF_MATCH = (
    select(func.max(events.c.number))
    .where(events.c.match_id == ROWS.about)
    .correlate(views)
    .scalar_subquery()
)
"""The number of the last event of a view's match."""
MATCH_ENDED_AT = (
    select(matches.c.finished_at).where(matches.c.id == ROWS.about).correlate(views).scalar_subquery()
)
_COPIED = ("kind", "about", "part", "guild_id")
_REPLACING = ("channel_id", "message_id", "shown", "state")


def superseding(*replaced: ColumnElement[Any], where: ColumnElement[bool]) -> Insert:
    """Build an INSERT that adds, for each current board that satisfies `where`, a message that it replaces.

    `replaced` are the values of the columns in `_REPLACING`.
    """
    rows = select(*(ROWS[name] for name in _COPIED), *replaced).where(CURRENT_BOARD, where)
    return insert(views).from_select([*_COPIED, *_REPLACING], rows)


POSTED_BOARD = and_(CURRENT_BOARD, ROWS.message_id.is_not(None))
DRAWN_AGAIN = update(views).where(POSTED_BOARD).values(redraw=true(), ended_at=null())


async def draw_again(connection: AsyncConnection, those: Select[int]) -> None:
    """Mark the boards of the matches with these numbers as stale, where there are any.

    Those in foreign places are drawn again by the next press.
    """
    await connection.execute(DRAWN_AGAIN.where(ROWS.about.in_(those)))
    there = ROWS.kind == FOREIGN_BOARD, CURRENT, ROWS.about.in_(those)
    await connection.execute(update(views).where(*there).values(shown=REOPENED))


async def add_view(
    connection: AsyncConnection,
    match_id: MatchId,
    venue: Venue,
    *,
    part: str = HOME,
    reader: UserId | None = None,
) -> None:
    """Add a view of a match, to which nothing is posted yet. `reader` is the only player who sees it, if one does."""
    row = {"kind": BOARD, "about": match_id, "part": part, "reader_id": reader}
    await connection.execute(insert(views), row | _place(venue))


async def add_foreign_view(connection: AsyncConnection, match_id: MatchId, message: Message) -> None:
    """Add the view of a match in a foreign place: the message of its challenge, which doesn't show the match yet."""
    row = {"kind": FOREIGN_BOARD, "about": match_id, "part": FOREIGN}
    await connection.execute(
        insert(views), row | {"channel_id": message.channel, "message_id": message.id, "shown": REOPENED}
    )


async def move_home(connection: AsyncConnection, match_id: MatchId, venue: Venue) -> None:
    """Move the view in which a match is played. Its message is superseded, and known trouble is forgotten."""
    elsewhere = _place(venue) | {"shown": REOPENED, "trouble": null(), "due_at": null()}
    await clear(connection, and_(ROWS.about == match_id, ROWS.part == HOME), elsewhere)


async def clear(
    connection: AsyncConnection, those: ColumnElement[bool], values: Mapping[str, object]
) -> None:
    """Supersede the messages of the current views that satisfy a condition, and change other columns of theirs."""
    replaced = ROWS.channel_id, ROWS.message_id, literal(0), literal(ViewState.STALE, String)
    await connection.execute(superseding(*replaced, where=and_(those, ROWS.message_id.is_not(None))))
    gone = {"message_id": null(), "redraw": false(), "shrinks_at": null(), "brief": false()}
    await connection.execute(update(views).where(CURRENT_BOARD, those).values(gone | dict(values)))


def _place(venue: Venue) -> dict[str, object]:
    """Return the columns of a place."""
    return {"guild_id": None if venue.is_direct else venue.guild, "channel_id": venue.channel}


@on_forget_user
async def _forget_user(connection: AsyncConnection, user: UserId) -> None:
    await connection.execute(update(views).where(ROWS.reader_id == user).values(reader_id=null()))


@on_forget_server
async def _forget_server(connection: AsyncConnection, guild: GuildId) -> None:
    its_matches = select(matches.c.id).where(matches.c.guild_id == guild)
    await connection.execute(delete(views).where(BOARDS, ROWS.about.in_(its_matches)))
