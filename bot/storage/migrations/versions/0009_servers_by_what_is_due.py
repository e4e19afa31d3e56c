"""Indexes of servers by what is due in them.

Why: every minute it is asked when the next thing is due, and that should not look through all servers.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

COLUMNS = ("removed_at", "keep_boards")


def upgrade() -> None:
    """Create the indexes, with the few servers that they concern."""
    for name in COLUMNS:
        where = sa.text(f"{name} IS NOT NULL")
        op.create_index(f"ix_servers_{name}", "servers", [name], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Drop the indexes."""
    for name in COLUMNS:
        op.drop_index(f"ix_servers_{name}", "servers")
