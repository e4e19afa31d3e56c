"""When the clock of a match was started.

Why: an outage is given back for the time in which a clock ran. A clock that was started during the outage gets back
less than one that ran before it, and the same outage is given back only once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None
additive = True


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock_since", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("matches", "clock_since")
