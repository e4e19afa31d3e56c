"""An index of matches by both players.

Why: players may accept challenges only from those they have played, and each challenge to them checks that.
"""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

NAME = "ix_matches_players"


def upgrade() -> None:
    op.create_index(NAME, "matches", ["white_id", "black_id"])


def downgrade() -> None:
    op.drop_index(NAME, "matches")
