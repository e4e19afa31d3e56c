"""A table of the tries at puzzles of the day.

Why: attempts know neither their server nor their day, so there could be no table of a month.
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
    op.create_index("ix_daily_tries_user_id", "daily_tries", ["user_id", "day"])


def downgrade() -> None:
    op.drop_table("daily_tries")
