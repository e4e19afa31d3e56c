"""Indexes of matches by each player and by their end, instead of those of running matches by player.

Why: users can page through their finished matches, latest first, and a page must not read all of them. Running matches
are found by the same indexes, as they have no end.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

COLOURS = ("white", "black")
RUNNING = sa.text("finished_at IS NULL")


def upgrade() -> None:
    for colour in COLOURS:
        op.create_index(f"ix_matches_{colour}_finished", "matches", [f"{colour}_id", "finished_at"])
        op.drop_index(f"ix_matches_running_{colour}", "matches")


def downgrade() -> None:
    for colour in COLOURS:
        op.create_index(
            f"ix_matches_running_{colour}",
            "matches",
            [f"{colour}_id"],
            sqlite_where=RUNNING,
            postgresql_where=RUNNING,
        )
        op.drop_index(f"ix_matches_{colour}_finished", "matches")
