"""An index of the matches that are still to be searched for puzzles, by server.

Why: the scheduler looks for them every minute, and must not scan those of other processes.
"""

from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.create_index("ix_games_to_mine_guild_id", "games_to_mine", ["guild_id"])


def downgrade() -> None:
    op.drop_index("ix_games_to_mine_guild_id", "games_to_mine")
