"""The first tables: people, matches with their events, challenges, messages on Discord.

Why: a match is its events. Their primary key, match and number, also prevents a move from being played twice. The rest
of `matches` is what indexes need to find a match without replaying any.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("white_id", sa.BigInteger, nullable=False),
        sa.Column("black_id", sa.BigInteger, nullable=False),
        sa.Column("setup", sa.String(10), nullable=False),
        sa.Column("finished_at", TIME),
        sa.Column("shown_number", sa.Integer, nullable=False, server_default="0"),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("board_channel_id", sa.BigInteger),
        sa.Column("board_message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    running = sa.text("finished_at IS NULL")
    unsettled = sa.text("NOT settled")
    for name, column, where in (
        ("ix_matches_running_white", "white_id", running),
        ("ix_matches_running_black", "black_id", running),
        ("ix_matches_unsettled", "id", unsettled),
    ):
        op.create_index(name, "matches", [column], sqlite_where=where, postgresql_where=where)
    op.create_index("ix_matches_channel_finished", "matches", ["channel_id", "finished_at"])
    op.create_table(
        "events",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("actor_id", sa.BigInteger),
        sa.Column("at", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "challenges",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("challenger_id", sa.BigInteger, nullable=False),
        sa.Column("opponent_id", sa.BigInteger),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("setup", sa.String(10), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("answered_at", TIME),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("shown_state", sa.String(10), nullable=False, server_default=""),
        sa.Column("notice_channel_id", sa.BigInteger),
        sa.Column("notice_message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    untold = sa.text("shown_state <> state")
    op.create_index(
        "ix_challenges_behind", "challenges", ["id"], sqlite_where=untold, postgresql_where=untold
    )
    op.create_table(
        "superseded_boards",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
    )
    op.create_index("ix_superseded_boards_match_id", "superseded_boards", ["match_id"])
    op.create_table(
        "synced_commands",
        sa.Column("application_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Deletes every match."""
    for table in ("synced_commands", "superseded_boards", "challenges", "events", "matches", "people"):
        op.drop_table(table)
