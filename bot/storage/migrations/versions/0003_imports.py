"""Imported game records.

Why: the controls of the panel that pages through a record have to work after a restart, and a record is no match.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "imports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    for column in ("user_id", "created_at"):
        op.create_index(f"ix_imports_{column}", "imports", [column])


def downgrade() -> None:
    op.drop_table("imports")
