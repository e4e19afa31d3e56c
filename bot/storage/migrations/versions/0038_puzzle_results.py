"""Results of puzzles, the deviations of puzzle ratings, and the motifs of a server's own puzzles.

Why: the ratings of puzzles and solvers are computed from first tries, and can be computed again. A rating without a
deviation is an earlier version's: that of a solver is kept, that of a puzzle is not.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None
additive = True

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("puzzle", sa.Integer),
        sa.Column("solver_id", sa.BigInteger),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("solver_rating", sa.Float, nullable=False),
        sa.Column("solver_deviation", sa.Float, nullable=False),
        sa.Column("solver_volatility", sa.Float, nullable=False),
        sa.Column("puzzle_rating", sa.Float, nullable=False),
        sa.Column("puzzle_deviation", sa.Float, nullable=False),
        sa.Column("puzzle_volatility", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_puzzle_results_solver_id", "puzzle_results", ["solver_id"])
    op.create_index("ix_puzzle_results_puzzle", "puzzle_results", ["puzzle"])
    for table in ("puzzle_solvers", "rated_puzzles"):
        op.add_column(table, sa.Column("deviation", sa.Float))
        op.add_column(table, sa.Column("volatility", sa.Float))
    op.add_column("own_puzzles", sa.Column("motifs", sa.Text))
    op.add_column("own_puzzles", sa.Column("first_rating", sa.Float))


def downgrade() -> None:
    op.drop_column("own_puzzles", "first_rating")
    op.drop_column("own_puzzles", "motifs")
    for table in ("rated_puzzles", "puzzle_solvers"):
        op.drop_column(table, "volatility")
        op.drop_column(table, "deviation")
    op.drop_table("puzzle_results")
