"""An index of the boards of finished matches.

Why: the bot often looks for boards that are older than their server's setting, and must not scan all finished matches,
most of which have no board any more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kept = sa.text("settled AND board_message_id IS NOT NULL")
    op.create_index(
        "ix_matches_kept", "matches", ["guild_id", "finished_at"], sqlite_where=kept, postgresql_where=kept
    )


def downgrade() -> None:
    op.drop_index("ix_matches_kept", "matches")
