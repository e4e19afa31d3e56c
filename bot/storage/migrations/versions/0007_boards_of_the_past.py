"""The events on boards that stay in a match's thread.

Why: a board of the past must not ask anybody for a move any more; until it is edited, the event on it has to be known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the column."""
    op.add_column("superseded_boards", sa.Column("kept", sa.Integer))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("superseded_boards", "kept")
