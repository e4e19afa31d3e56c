"""Leases of shards, handled interactions, and turns to identify: what several processes of one bot share.

Why: two processes on one PostgreSQL did everything twice. On SQLite, with its single process, the tables stay empty.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("shards", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "heard_interactions",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for table in ("identifies", "heard_interactions", "leases"):
        op.drop_table(table)
