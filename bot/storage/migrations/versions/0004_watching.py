"""The watchers of matches, the channels for spectators, and the messages in them.

Why: after a crash or an outage, the database has to say which watchers to notify and which channels to update.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
NO = sa.false()
TABLES = ("spectacles", "follows", "watchers")


def upgrade() -> None:
    op.create_table(
        "watchers",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("occasion", sa.String(10), nullable=False),
        sa.Column("means", sa.String(10), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("put_off_until", sa.BigInteger),
    )
    op.create_index("ix_watchers_user_id", "watchers", ["user_id"])
    _create_partial_index("watchers", "put_off_until", "put_off_until", "put_off_until IS NOT NULL")
    op.create_table(
        "follows",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.BigInteger),
        sa.Column("results_only", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("manager_id", sa.BigInteger),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_follows_guild_id", "follows", ["guild_id"])
    op.create_table(
        "spectacles",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, server_default=NO),
    )
    op.create_index("ix_spectacles_match_id", "spectacles", ["match_id"])
    _create_partial_index("spectacles", "live", "channel_id", "(NOT over OR number = 0)")


def _create_partial_index(table: str, name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(f"ix_{table}_{name}", table, [column], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
