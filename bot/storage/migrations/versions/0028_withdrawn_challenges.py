"""An index of withdrawn challenges by challenger.

Why: they count towards a challenger's limits for a day, which is looked up before each challenge.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None
additive = True

NAME = "ix_challenges_withdrawn"


def upgrade() -> None:
    where = sa.text("state = 'withdrawn'")
    op.create_index(
        NAME, "challenges", ["challenger_id", "created_at"], sqlite_where=where, postgresql_where=where
    )


def downgrade() -> None:
    op.drop_index(NAME, "challenges")
