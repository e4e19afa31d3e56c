"""Indexes of answered challenges: declined ones by both players, accepted rematches by their match.

Why: a player who has just declined can't be challenged again at once, and a match has one rematch at a time. Each new
challenge checks both.
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
    for name, (state, columns) in INDEXES.items():
        where = sa.text(f"state = '{state}'")
        op.create_index(name, "challenges", columns, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "challenges")
