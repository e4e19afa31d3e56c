"""A table of personal reminders.

Why: a reminder that somebody has asked for survives a restart.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None
additive = True

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the table, with indexes for what is due and for the reminders of a user."""
    op.create_table(
        "personal_reminders",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_personal_reminders_user_id", "personal_reminders", ["user_id"])
    op.create_index("ix_personal_reminders_due_at", "personal_reminders", ["due_at"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("personal_reminders")
