"""A table of the positions of running matches between people.

Why: the computer helps nobody with a position of such a match, and finds it by one lookup. The rows of the matches that
are running now are added when the bot starts, as they follow from the events.
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "running_positions",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("dvonn_key", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    for name in ("key", "dvonn_key"):
        op.create_index(f"ix_running_positions_{name}", "running_positions", [name, "match_id"])


def downgrade() -> None:
    op.drop_table("running_positions")
