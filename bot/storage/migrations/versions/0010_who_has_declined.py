"""An index of the challenges that were declined, by who has declined whose.

Why: whoever has just declined is not challenged again at once, and each challenge asks for that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NAME = "ix_challenges_declined"


def upgrade() -> None:
    """Create the index."""
    where = sa.text("state = 'declined'")
    columns = ["opponent_id", "challenger_id", "answered_at"]
    op.create_index(NAME, "challenges", columns, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Drop the index."""
    op.drop_index(NAME, "challenges")
