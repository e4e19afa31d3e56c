"""An index of matches by both players.

Why: people may take challenges only from those whom they have played, and each challenge to them asks for that.
"""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

NAME = "ix_matches_players"


def upgrade() -> None:
    """Create the index."""
    op.create_index(NAME, "matches", ["white_id", "black_id"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index(NAME, "matches")
