"""Indexes of matches by each player and by their end, in the place of those by each player of the running ones.

Why: everybody can leaf through the matches that they have finished, the latest first, and a page must not read all.
Those that run are found by the same indexes, as they have no end.
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
    """Create the indexes and drop those that they replace."""
    for colour in COLOURS:
        op.create_index(f"ix_matches_{colour}_finished", "matches", [f"{colour}_id", "finished_at"])
        op.drop_index(f"ix_matches_running_{colour}", "matches")


def downgrade() -> None:
    """Drop the indexes and create the earlier ones."""
    for colour in COLOURS:
        op.create_index(
            f"ix_matches_running_{colour}",
            "matches",
            [f"{colour}_id"],
            sqlite_where=RUNNING,
            postgresql_where=RUNNING,
        )
        op.drop_index(f"ix_matches_{colour}_finished", "matches")
