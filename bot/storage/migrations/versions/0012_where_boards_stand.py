"""Where the boards of a server's matches stand, now with a third way: in the channel or in threads, as there is room.

Why: it is what servers get that have chosen nothing, and a yes or no has no place for it. A server whose settings were
never changed has chosen nothing; all others keep what they have.
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
    """Put the choice into a column that can be empty."""
    op.add_column("servers", sa.Column("in_threads", sa.Boolean))
    op.execute(KEEP)
    op.drop_column("servers", "threads")


def downgrade() -> None:
    """Put it back: without threads where nothing was chosen."""
    op.add_column("servers", sa.Column("threads", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE servers SET threads = in_threads WHERE in_threads IS NOT NULL")
    op.drop_column("servers", "in_threads")
