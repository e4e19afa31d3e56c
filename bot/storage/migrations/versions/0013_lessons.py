"""A table of each user's progress in the lesson.

Why: the lesson continues where the user left it, in any channel, on another day and after a restart.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("step", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
