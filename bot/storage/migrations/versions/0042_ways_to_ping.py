"""The level of notifications of servers, their way to ping, and the users who accept no direct messages.

Why: where Discord notifies members of all messages, a board that pings its player notifies everyone. The way to ping
was stored with each other preference, also for users who never chose it. So "in the channel" counts as not chosen.
"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None
additive = True

CHANNEL, AUTOMATIC = '"by": "channel"', '"by": "automatic"'

REPLACE = sa.text("UPDATE preferences SET chosen = replace(chosen, :before, :after)")


def upgrade() -> None:
    op.add_column("servers", sa.Column("ping_by", sa.String(10)))
    op.add_column("servers", sa.Column("notifies_all", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("direct_closed_at", sa.DateTime(timezone=True)))
    op.execute(REPLACE.bindparams(before=CHANNEL, after=AUTOMATIC))


def downgrade() -> None:
    op.execute(REPLACE.bindparams(before=AUTOMATIC, after=CHANNEL))
    op.drop_column("people", "direct_closed_at")
    op.drop_column("servers", "notifies_all")
    op.drop_column("servers", "ping_by")
