"""Matches over weeks: clocks, pings, plans, absences, preferences, servers, direct messages, outages.

Why: a match's clock and due moments are columns beside its events, so that an index finds them; everything else that
has to survive a restart gets its own table. Existing matches continue without a time limit.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TIME = sa.DateTime(timezone=True)
NO = sa.false()

PIECES = 49

TABLES = ("outages", "heartbeat", "letters", "plans", "servers", "absences", "preferences")


def _columns_of_matches() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("redraw", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("pace", sa.Integer, nullable=False, server_default="0"),
        sa.Column("in_thread", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("mover_id", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("left_s", sa.BigInteger),
        sa.Column("reminded", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("call_on", sa.String(10)),
        sa.Column("call_at", TIME),
        sa.Column("halted_at", sa.BigInteger),
    )


def _columns_of_challenges() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("pace", sa.Integer, nullable=False, server_default="0"),
        sa.Column("opening", sa.Text),
        sa.Column("expires_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("rematch_of", sa.BigInteger),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
    )


def upgrade() -> None:
    for column in _columns_of_matches():
        op.add_column("matches", column)
    for column in _columns_of_challenges():
        op.add_column("challenges", column)
    _let_challenges_expire()
    _note_whom_matches_wait_for()
    _let_events_have_long_texts()
    _create_indexes()
    _create_tables()


def _let_challenges_expire() -> None:
    """Make open challenges expire like new ones, three days after they were made."""
    challenges = sa.table(
        "challenges", sa.column("id"), sa.column("created_at", TIME), sa.column("expires_at")
    )
    connection = op.get_bind()
    for number, made in connection.execute(sa.select(challenges.c.id, challenges.c.created_at)).all():
        expires: datetime = (made if made.tzinfo else made.replace(tzinfo=UTC)) + timedelta(days=3)
        connection.execute(
            challenges.update().where(challenges.c.id == number).values(expires_at=int(expires.timestamp()))
        )


def _note_whom_matches_wait_for() -> None:
    """Set whose turn it is: it follows from the last move, as undo didn't exist before."""
    matches = sa.table("matches", *map(sa.column, ("id", "white_id", "black_id", "finished_at", "mover_id")))
    events = sa.table("events", *map(sa.column, ("match_id", "number", "kind", "actor_id")))
    connection = op.get_bind()
    for match in connection.execute(sa.select(matches).where(matches.c.finished_at.is_(None))).all():
        history = sa.select(events).where(events.c.match_id == match.id).order_by(events.c.number.desc())
        last, *before = connection.execute(history.limit(2)).all()
        passed = last.kind == "pass"
        played = before[0] if passed else last
        # Before the first move it is White's turn, and again after White has placed the 49th piece.
        full = played.kind == "place" and played.number == PIECES + 1
        white = played.kind == "start" or full or played.actor_id == match.black_id
        mover = match.white_id if white is not passed else match.black_id
        connection.execute(matches.update().where(matches.c.id == match.id).values(mover_id=mover))


def _let_events_have_long_texts() -> None:
    """Widen the texts of events: the opening of a match may be a whole recorded game."""
    with op.batch_alter_table("events", table_kwargs={"sqlite_with_rowid": False}) as events:
        events.alter_column("text", type_=sa.Text, existing_type=sa.String(200), existing_nullable=False)


def _create_indexes() -> None:
    running, opened = sa.text("finished_at IS NULL"), sa.text("state = 'open'")
    op.create_index("ix_matches_guild_finished", "matches", ["guild_id", "finished_at"])
    op.create_index("ix_challenges_guild_id", "challenges", ["guild_id"])
    op.create_index("ix_challenges_match_id", "challenges", ["match_id"])
    _create_partial_index("ix_matches_running_mover", "matches", "mover_id", running)
    for name in ("parent_id", "due_at", "remind_at", "call_at", "halted_at"):
        _create_partial_index(f"ix_matches_{name}", "matches", name, sa.text(f"{name} IS NOT NULL"))
    for name in ("challenger_id", "opponent_id", "expires_at", "rematch_of"):
        _create_partial_index(f"ix_challenges_open_{name}", "challenges", name, opened)


def _create_partial_index(name: str, table: str, column: str, where: sa.TextClause) -> None:
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)


def _create_tables() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("call_when", sa.String(10), nullable=False),
        sa.Column("call_by", sa.String(10), nullable=False),
        sa.Column("quiet_start", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("quiet_zone", sa.String(64)),
        sa.Column("theme", sa.String(20), nullable=False),
        sa.Column("rotated", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, server_default=NO),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_absences_user_id", "absences", ["user_id"])
    _create_partial_index("ix_absences_lasting", "absences", "until", sa.text("NOT over"))
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.Text, nullable=False, server_default=""),
        sa.Column("threads", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("pace", sa.Integer, nullable=False, server_default="3"),
        sa.Column("language", sa.String(10)),
        sa.Column("keep_boards", sa.Integer),
        sa.Column("challenges_last", sa.BigInteger, nullable=False, server_default="259200"),
        sa.Column("removed_at", TIME),
    )
    op.create_table(
        "plans",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("spaces", sa.Text, nullable=False),
        sa.Column("replies", sa.Text, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_letters_match_id", "letters", ["match_id"])
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """The long texts of events stay as they are."""
    for table in TABLES:
        op.drop_table(table)
    for name in ("challenger_id", "opponent_id", "expires_at", "rematch_of"):
        op.drop_index(f"ix_challenges_open_{name}", "challenges")
    op.drop_index("ix_challenges_guild_id", "challenges")
    op.drop_index("ix_challenges_match_id", "challenges")
    for name in (
        "parent_id",
        "due_at",
        "remind_at",
        "call_at",
        "halted_at",
        "running_mover",
        "guild_finished",
    ):
        op.drop_index(f"ix_matches_{name}", "matches")
    for column in _columns_of_challenges():
        op.drop_column("challenges", column.name)
    for column in _columns_of_matches():
        op.drop_column("matches", column.name)
