"""The reviews of matches that players have shared.

Why: a match's review is posted at most once, whichever player asks for it, and also after a restart.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shared_reviews",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", name="pk_shared_reviews"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_shared_reviews_match_id"),
    )


def downgrade() -> None:
    op.drop_table("shared_reviews")
