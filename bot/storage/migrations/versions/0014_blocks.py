"""A table of who has blocked whom.

Why: somebody who is pestered by one person had to shut out everybody. A block concerns that person alone.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_blocks"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("blocks")
