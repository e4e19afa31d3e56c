"""A table of the lines that users try out.

Why: a line continues where the user left it, also after a restart, and some are stored under a name.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None
additive = True

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "lines",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("import_id", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("origin", sa.BigInteger),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_lines_user_id", "lines", ["user_id"])
    op.create_index("ix_lines_match_id", "lines", ["match_id"])


def downgrade() -> None:
    op.drop_table("lines")
