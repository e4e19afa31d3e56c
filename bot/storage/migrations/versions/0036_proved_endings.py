"""Tables of the endings that are to be proved, and of what was proved.

Why: no proof is there when a match ends, and its result shows the proof later, also after a restart.
"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None
additive = True

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "endings_to_prove",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_endings_to_prove_due_at", "endings_to_prove", ["due_at"])
    op.create_table(
        "proved_endings",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("white_perfect_from", sa.Integer),
        sa.Column("black_perfect_from", sa.Integer),
        sa.Column("last_win", sa.Integer),
        sa.Column("better", sa.String(10)),
    )


def downgrade() -> None:
    op.drop_table("proved_endings")
    op.drop_table("endings_to_prove")
