"""Standing messages: where managers want them, what they show, and when each is to be compared with Discord.

Why: servers can have messages that are kept up to date, such as the table of ratings.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None
additive = True

TABLE = "standing_messages"


def upgrade() -> None:
    op.create_table(
        TABLE,
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("shown_in", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
        sa.Column("posts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("edited_at", sa.BigInteger),
        sa.Column("check_at", sa.BigInteger, nullable=False),
        sa.Column("trouble", sa.String(200)),
    )
    op.create_index("ix_standing_messages_check_at", TABLE, ["check_at"])


def downgrade() -> None:
    op.drop_table(TABLE)
