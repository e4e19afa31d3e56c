"""Partial indexes of servers by what is due in them.

Why: the bot asks every minute when the next thing is due, and must not scan all servers.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

COLUMNS = ("removed_at", "keep_boards")


def upgrade() -> None:
    for name in COLUMNS:
        where = sa.text(f"{name} IS NOT NULL")
        op.create_index(f"ix_servers_{name}", "servers", [name], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_index(f"ix_servers_{name}", "servers")
