"""Note what Discord has rejected once, and when managers have chosen what a channel shows.

Why: a channel for spectators, a puzzle of the day, a watcher, a reminder, or a direct message was given up at the first
error. Something that was shown, removed and shown again looked like a repetition to Discord.
"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.create_table(
        "rejections",
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("about", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("again_at", sa.BigInteger),
    )
    op.create_index("ix_rejections_since", "rejections", ["since"])
    waiting = sa.text("again_at IS NOT NULL")
    op.create_index(
        "ix_rejections_again_at", "rejections", ["again_at"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.add_column("follows", sa.Column("chosen_at", sa.DateTime(timezone=True)))
    op.add_column("standing_messages", sa.Column("chosen_at", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("standing_messages", "chosen_at")
    op.drop_column("follows", "chosen_at")
    op.drop_table("rejections")
