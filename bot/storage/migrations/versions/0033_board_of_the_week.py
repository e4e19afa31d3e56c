"""The board of the week: the tries, where their players look at it, and what remains of past weeks.

Why: a match against the computer can be a try at the board of a week, and counts once for each person. Existing matches
are none.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None
additive = False  # an earlier version would give hints in a try, and would not score it

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("matches", sa.Column("week", sa.Integer))
    op.create_index(
        "ix_matches_week",
        "matches",
        ["week"],
        sqlite_where=sa.text("week IS NOT NULL"),
        postgresql_where=sa.text("week IS NOT NULL"),
    )
    op.create_table(
        "weeks",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("closes_at", sa.BigInteger),
        sa.Column("best_line", sa.Text),
        sa.Column("best_margin", sa.Integer),
    )
    op.create_index(
        "ix_weeks_closes_at",
        "weeks",
        ["closes_at"],
        sqlite_where=sa.text("closes_at IS NOT NULL"),
        postgresql_where=sa.text("closes_at IS NOT NULL"),
    )
    op.create_index(
        "ix_weeks_seeking",
        "weeks",
        ["week"],
        sqlite_where=sa.text("closes_at IS NULL AND best_line IS NULL"),
        postgresql_where=sa.text("closes_at IS NULL AND best_line IS NULL"),
    )
    op.create_table(
        "week_tries",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "match_id", KEY, sa.ForeignKey("matches.id", name="fk_week_tries_match_id"), nullable=False
        ),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.Column("margin", sa.Integer),
    )
    op.create_index("ix_week_tries_user_id", "week_tries", ["user_id"])
    op.create_index("ix_week_tries_match_id", "week_tries", ["match_id"])
    op.create_table(
        "week_servers",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("shared_at", sa.DateTime(timezone=True)),
    )
    op.create_index("ix_week_servers_user_id", "week_servers", ["user_id"])


def downgrade() -> None:
    for table in ("week_servers", "week_tries", "weeks"):
        op.drop_table(table)
    op.drop_index("ix_matches_week", "matches")
    op.drop_column("matches", "week")
