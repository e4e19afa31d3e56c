"""The languages of people.

Why: a direct message has a single reader, and Discord reports a user's language only in interactions.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No user's language is known yet."""
    op.add_column("people", sa.Column("language", sa.String(10)))


def downgrade() -> None:
    op.drop_column("people", "language")
