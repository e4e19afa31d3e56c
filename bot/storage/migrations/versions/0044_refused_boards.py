"""When a board that Discord has refused is posted again.

Why: a match on hold waited for an event of Discord, and some repairs cause none, such as the end of a timeout. The
events of halts also say what is in the way.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None
additive = False  # an earlier version can't read what is in the way of a board

ON_HOLD = sa.text("UPDATE matches SET retry_at = :now WHERE halted_at IS NOT NULL AND finished_at IS NULL")


def upgrade() -> None:
    op.add_column("matches", sa.Column("retry_at", sa.BigInteger()))
    op.create_index(
        "ix_matches_retry_at",
        "matches",
        ["retry_at"],
        sqlite_where=sa.text("retry_at IS NOT NULL"),
        postgresql_where=sa.text("retry_at IS NOT NULL"),
    )
    op.get_bind().execute(ON_HOLD, {"now": int(time.time())})


def downgrade() -> None:
    op.drop_index("ix_matches_retry_at", "matches")
    op.drop_column("matches", "retry_at")
