"""Tables of puzzles: attempts, and the ratings of solvers and puzzles.

Why: no user gets a puzzle twice, and puzzles match the solver's rating.
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.create_table(
        "puzzle_solvers",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("puzzle", sa.Integer),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rated_puzzles",
        sa.Column("puzzle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("rated_puzzles")
    op.drop_table("puzzle_attempts")
    op.drop_table("puzzle_solvers")
