"""Matches that were on hold because a player had left their server go on.

Why: leaving the server was a way out of a lost match. A player who has left keeps a running clock and can move in
direct messages. As both players were told that the clock is stopped, they are told that the match goes on, and there is
a day at least for the move, from when the board shows that. Matches of servers that have removed the bot wait for its
return.
"""

import time
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None
additive = False  # an earlier version would put such matches on hold again

DAY = 86_400

HELD = sa.text(
    "SELECT m.id, m.guild_id, m.white_id, m.black_id, m.left_s,"
    " (SELECT max(e.number) FROM events e WHERE e.match_id = m.id) AS last"
    " FROM matches m JOIN events h ON h.match_id = m.id"
    " WHERE m.halted_at IS NOT NULL AND m.finished_at IS NULL AND h.kind = 'halt' AND h.text = 'left'"
    " AND h.number = (SELECT max(e.number) FROM events e WHERE e.match_id = m.id AND e.kind IN ('halt', 'go on'))"
    " AND NOT EXISTS (SELECT 1 FROM servers s WHERE s.guild_id = m.guild_id AND s.removed_at IS NOT NULL)"
    " ORDER BY m.id"
)

GO_ON = sa.text(
    "INSERT INTO events (match_id, number, kind, text, at) VALUES (:match, :number, 'go on', '', :at)"
).bindparams(sa.bindparam("at", type_=sa.DateTime(timezone=True)))

RESTART = sa.text(
    "UPDATE matches SET halted_at = NULL, left_s = :left, settled = :settled,"
    " redraw = (board_message_id IS NOT NULL) WHERE id = :match"
).bindparams(sa.bindparam("settled", type_=sa.Boolean))

TELL = sa.text("INSERT INTO letters (kind, user_id, match_id) VALUES ('halted', :user, :match)")


def upgrade() -> None:
    connection, now = op.get_bind(), int(time.time())
    at = datetime.fromtimestamp(now, UTC)
    if connection.dialect.name == "sqlite":
        at = at.replace(tzinfo=None)
    for held in connection.execute(HELD).all():
        left = None if held.left_s is None else max(held.left_s, DAY)
        connection.execute(GO_ON, {"match": held.id, "number": held.last + 1, "at": at})
        connection.execute(RESTART, {"match": held.id, "left": left, "settled": False})
        for user in (held.white_id, held.black_id):
            connection.execute(TELL, {"user": user, "match": held.id})


def downgrade() -> None:
    """Nothing to take back: an earlier version puts such matches on hold when their time is over."""
