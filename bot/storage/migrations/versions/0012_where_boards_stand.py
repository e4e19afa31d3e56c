"""Where the boards of a server's matches are posted, with a third choice: in the channel while it has no other board.

Why: the third choice is the default, and a boolean has no value for it. A server whose settings were never changed has
made no choice; all others keep theirs.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

KEEP = """
    UPDATE servers SET in_threads = threads
    WHERE threads OR channels <> '' OR pace <> 3 OR language IS NOT NULL OR keep_boards IS NOT NULL
        OR challenges_last <> 259200
"""


def upgrade() -> None:
    op.add_column("servers", sa.Column("in_threads", sa.Boolean))
    op.execute(KEEP)
    op.drop_column("servers", "threads")


def downgrade() -> None:
    """Servers without a choice are set to boards without threads."""
    op.add_column("servers", sa.Column("threads", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE servers SET threads = in_threads WHERE in_threads IS NOT NULL")
    op.drop_column("servers", "in_threads")
