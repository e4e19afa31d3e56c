"""Tables of users' own mistakes, and of what reviewed games have in common.

Why: a mistake comes back as a puzzle weeks after its review, which is not stored itself.
"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None
additive = True

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "own_mistakes",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_index("ix_own_mistakes_match_id", "own_mistakes", ["match_id"])
    op.create_index("ix_own_mistakes_user_id_due_at", "own_mistakes", ["user_id", "due_at"])
    op.create_table(
        "reviewed_games",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("beginning", sa.Float, nullable=False),
        sa.Column("middle", sa.Float, nullable=False),
        sa.Column("ending", sa.Float, nullable=False),
        sa.Column("turned", sa.String(10)),
    )
    op.create_index("ix_reviewed_games_match_id", "reviewed_games", ["match_id"])


def downgrade() -> None:
    op.drop_table("reviewed_games")
    op.drop_table("own_mistakes")
