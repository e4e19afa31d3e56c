"""Indexes of answered challenges: by who has declined whose, and by the match of which a rematch was accepted.

Why: whoever has just declined is not challenged again at once, and a match has one rematch at a time. Each challenge
asks for that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

INDEXES = {
    "ix_challenges_declined": ("declined", ["opponent_id", "challenger_id", "answered_at"]),
    "ix_challenges_accepted_rematch_of": ("accepted", ["rematch_of"]),
}


def upgrade() -> None:
    """Create the indexes, each of the challenges that were answered in one way."""
    for name, (state, columns) in INDEXES.items():
        where = sa.text(f"state = '{state}'")
        op.create_index(name, "challenges", columns, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Drop the indexes."""
    for name in INDEXES:
        op.drop_index(name, "challenges")
