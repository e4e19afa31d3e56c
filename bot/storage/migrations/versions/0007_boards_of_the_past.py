"""The events on boards that stay in a match's thread.

Why: a board of the past must not ask for a move; until it is edited, its event has to be known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("superseded_boards", sa.Column("kept", sa.Integer))


def downgrade() -> None:
    op.drop_column("superseded_boards", "kept")
