"""An index of the boards that finished matches keep.

Why: the bot often asks which of them their servers keep no longer; that must not look through all finished matches,
most of which have given up their boards long ago.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index."""
    kept = sa.text("settled AND board_message_id IS NOT NULL")
    op.create_index(
        "ix_matches_kept", "matches", ["guild_id", "finished_at"], sqlite_where=kept, postgresql_where=kept
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_matches_kept", "matches")
