"""Tables of the positions of running matches between people.

Why: the computer helps nobody with a position of such a match, and finds it by an index. The rows of the matches that
are running now are added when the bot starts, as they follow from the events.
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None
additive = False  # an earlier version would not add the positions of its moves

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "running_positions",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_running_positions_key", "running_positions", ["key"])
    op.create_table(
        "running_boards",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("dvonn_key", sa.BigInteger, nullable=False),
        sa.Column("occupied", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_index("ix_running_boards_dvonn_key", "running_boards", ["dvonn_key"])


def downgrade() -> None:
    op.drop_table("running_boards")
    op.drop_table("running_positions")
