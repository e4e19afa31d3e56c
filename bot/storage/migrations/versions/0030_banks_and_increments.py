"""Paces as codes, the bank of the player who is not to move, and how early a turn's reminder is due.

Why: days per move were the only clock. A pace is now a bank with an increment and a cap; a number of days per move is a
bank that each turn fills again, so matches keep the clocks they have. Servers with the default of three days per move
get the new default.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None
additive = False  # the columns of paces change


def upgrade() -> None:
    op.add_column("matches", sa.Column("waiting_s", sa.BigInteger))
    op.add_column("matches", sa.Column("notice_s", sa.BigInteger))
    op.execute(
        "UPDATE matches SET notice_s = CASE WHEN pace < 4 THEN pace * 21600 ELSE 86400 END "
        "WHERE pace > 0 AND finished_at IS NULL"
    )
    for table, default in (("matches", "0"), ("challenges", "0"), ("servers", "3d1d5d")):
        op.add_column(table, sa.Column("time_control", sa.String(80), nullable=False, server_default=default))
        column = sa.table(table, sa.column("time_control"), sa.column("pace"))
        op.execute(column.update().values(time_control=sa.cast(column.c.pace, sa.String)))
        op.drop_column(table, "pace")
    op.execute("UPDATE servers SET time_control = '3d1d5d' WHERE time_control = '3'")


def downgrade() -> None:
    """Paces that earlier versions don't know become three days per move."""
    for table, default in (("matches", "0"), ("challenges", "0"), ("servers", "3")):
        op.add_column(table, sa.Column("pace", sa.Integer, nullable=False, server_default=default))
        column = sa.table(table, sa.column("time_control"), sa.column("pace"))
        known = {str(days): days for days in (0, 1, 3, 7, 14)}
        op.execute(column.update().values(pace=sa.case(known, value=column.c.time_control, else_=3)))
        op.drop_column(table, "time_control")
    op.drop_column("matches", "notice_s")
    op.drop_column("matches", "waiting_s")
