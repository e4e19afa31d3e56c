"""The secret of the boards of the week, marks of forgotten tries, and what a position lets its mover do.

Why: the board of a coming week followed from the code alone, people who had their data deleted could try a board again,
and a running match's position was not recognized once a stack that can't move was altered. The secret is drawn when the
bot starts, and the new columns are filled in after that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.create_table(
        "week_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_table(
        "forgotten_tries",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True),
    )
    op.add_column("running_positions", sa.Column("mobility", sa.BigInteger))
    op.create_index("ix_running_positions_mobility", "running_positions", ["mobility"])
    op.create_index(
        "ix_running_positions_without_mobility",
        "running_positions",
        ["match_id"],
        sqlite_where=sa.text("mobility IS NULL"),
        postgresql_where=sa.text("mobility IS NULL"),
    )

    op.add_column("running_boards", sa.Column("stacks", sa.Integer))
    op.create_index("ix_running_boards_stacks", "running_boards", ["stacks"])


def downgrade() -> None:
    op.drop_index("ix_running_boards_stacks", "running_boards")
    op.drop_column("running_boards", "stacks")
    op.drop_index("ix_running_positions_without_mobility", "running_positions")
    op.drop_index("ix_running_positions_mobility", "running_positions")
    op.drop_column("running_positions", "mobility")
    op.drop_table("forgotten_tries")
    op.drop_table("week_secret")
