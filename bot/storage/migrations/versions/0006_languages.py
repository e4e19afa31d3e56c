"""The languages of people.

Why: a direct message is for one person alone, and Discord tells a person's language only while they use the bot.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody's language is known yet."""
    op.add_column("people", sa.Column("language", sa.String(10)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("people", "language")
