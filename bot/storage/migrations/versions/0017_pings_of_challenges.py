"""The pending ping of a challenge, in two columns, as matches have it.

Why: a challenge pinged at once, whatever the opponent preferred. Now the ping may wait for the end of quiet hours.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

NAME = "ix_challenges_call_at"


def upgrade() -> None:
    """Existing challenges have pinged already."""
    op.add_column("challenges", sa.Column("call_on", sa.String(10)))
    op.add_column("challenges", sa.Column("call_at", sa.DateTime(timezone=True)))
    where = sa.text("call_at IS NOT NULL")
    op.create_index(NAME, "challenges", ["call_at"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    op.drop_index(NAME, "challenges")
    op.drop_column("challenges", "call_at")
    op.drop_column("challenges", "call_on")
