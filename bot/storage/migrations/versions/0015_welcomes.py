"""The servers that the bot knows, and where welcome cards are due.

Why: a server gets one card, however often it invites the bot. Servers that invited it before this version need none,
but the database doesn't know them all. So the migration stores its own time: servers that the bot joined before it are
noted without a card when the bot first meets them.
"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)

USED = ("heartbeat", "matches", "challenges", "servers", "preferences")
"""At least one of these tables has a row if the bot was running before."""

KNOWN = ("matches", "challenges", "servers")


def upgrade() -> None:
    welcomes = op.create_table(
        "welcomes",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild_id", name="pk_welcomes"),
    )
    before = op.create_table(
        "before_welcomes",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_before_welcomes"),
    )
    connection = op.get_bind()
    if not any(
        connection.execute(
            sa.select(sa.exists(sa.select(sa.literal(1)).select_from(sa.table(name))))
        ).scalar()
        for name in USED
    ):
        return
    known = sa.union(*(sa.select(sa.table(name, sa.column("guild_id")).c.guild_id) for name in KNOWN))
    connection.execute(sa.insert(welcomes).from_select(["guild_id"], known))
    op.execute("INSERT INTO before_welcomes (id, until) SELECT 1, at FROM heartbeat")
    if connection.execute(sa.select(before)).first() is None:
        op.bulk_insert(before, [{"id": 1, "until": datetime.now(UTC)}])


def downgrade() -> None:
    op.drop_table("before_welcomes")
    op.drop_table("welcomes")
