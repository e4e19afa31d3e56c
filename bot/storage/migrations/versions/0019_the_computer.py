"""The computer as a player of a match: the user it plays as, which is the bot's own, and its level.

Why: a player needs a name and a colour, and after a restart the bot must know in which matches it is to move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

NAME = "ix_matches_computer"


def upgrade() -> None:
    op.add_column("matches", sa.Column("computer_id", sa.BigInteger))
    op.add_column("matches", sa.Column("computer_level", sa.Integer))
    where = sa.text("finished_at IS NULL AND mover_id = computer_id")
    op.create_index(NAME, "matches", ["id"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    op.drop_index(NAME, "matches")
    op.drop_column("matches", "computer_level")
    op.drop_column("matches", "computer_id")
