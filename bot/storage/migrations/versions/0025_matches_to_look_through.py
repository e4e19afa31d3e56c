"""An index of the matches that are still to be looked through for puzzles.

Why: the clock asks each minute whether there are any, and must not look at all of them where a process is there for
other servers.
"""

from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index."""
    op.create_index("ix_games_to_mine_guild_id", "games_to_mine", ["guild_id"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_games_to_mine_guild_id", "games_to_mine")
