"""A table of who has blocked whom.

Why: a user pestered by one player could only refuse challenges from all of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_blocks"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("blocks")
