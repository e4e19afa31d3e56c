"""Where each player has finished games, and when the last one.

Why: the table of a server lists the players of its games that its readers may see. Looking through all of the games
for that would take longer with each.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None
additive = False  # an earlier version would not note the places of the games that end in it

TABLE = "player_places"


def upgrade() -> None:
    op.create_table(
        TABLE,
        *(
            sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False)
            for name in ("guild_id", "user_id", "channel_id")
        ),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_player_places_guild_id_last_at", TABLE, ["guild_id", "last_at"])
    op.create_index("ix_player_places_user_id", TABLE, ["user_id"])
    op.execute(
        "INSERT INTO player_places (guild_id, user_id, channel_id, last_at) "
        "SELECT m.guild_id, r.user_id, COALESCE(m.parent_id, m.channel_id), MAX(r.finished_at) "
        "FROM player_results AS r JOIN matches AS m ON m.id = r.match_id "
        "GROUP BY m.guild_id, r.user_id, COALESCE(m.parent_id, m.channel_id)"
    )


def downgrade() -> None:
    op.drop_table(TABLE)
