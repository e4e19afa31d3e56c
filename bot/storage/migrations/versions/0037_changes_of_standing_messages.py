"""Count what may have changed a standing message.

Why: what happened while a message was compared was noticed an hour later, if it made the message due at once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.add_column("standing_messages", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("standing_messages", "changes")
