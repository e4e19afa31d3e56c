"""Ratings: whether a challenge or match is rated, the results of players, and their ratings.

Why: players want to know how strong they are. Finished matches between people count as if they had been rated, so that
ratings have a history. Their results follow from the events; `games_to_rate` lists the matches whose results the bot
works out after its start. Running matches and open challenges stay unrated, as nobody
was told otherwise.
"""

from collections import defaultdict
from datetime import datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None
additive = False  # an earlier version would not rate the games that end in it

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
MOST, WITHIN = 3, timedelta(days=30)


def upgrade() -> None:
    for table in ("challenges", "matches"):
        op.add_column(table, sa.Column("rated", sa.String(10), nullable=False, server_default="unrated"))
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "player_results",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("colour", sa.String(5), nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("ended_by", sa.String(20), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger),
        sa.Column("counts", sa.Boolean, nullable=False),
        *(
            sa.Column(name, sa.Float)
            for name in (
                "rating_before",
                "deviation_before",
                "volatility_before",
                "rating",
                "deviation",
                "volatility",
                "opponent_rating",
                "opponent_deviation",
            )
        ),
        sa.Column("last_at", sa.DateTime(timezone=True)),
    )
    op.create_index("ix_player_results_user_id_finished_at", "player_results", ["user_id", "finished_at"])
    op.create_index("ix_player_results_finished_at", "player_results", ["finished_at"])
    op.create_table(
        "games_to_rate",
        sa.Column(
            "match_id",
            KEY,
            sa.ForeignKey("matches.id", name="fk_games_to_rate_match_id"),
            primary_key=True,
            autoincrement=False,
        ),
    )
    op.execute(
        "UPDATE matches SET rated = 'rated' WHERE finished_at IS NOT NULL AND computer_id IS NULL"
        " AND guild_id <> 0 AND setup <> 'record' AND NOT EXISTS"
        " (SELECT 1 FROM events c WHERE c.match_id = matches.id AND c.kind = 'cancel')"
    )
    op.execute(
        "INSERT INTO games_to_rate (match_id) SELECT id FROM matches"
        " WHERE finished_at IS NOT NULL AND computer_id IS NULL AND guild_id <> 0"
    )
    _apply_limit()


def _apply_limit() -> None:
    """Leave the same two players at most three rated matches in 30 days."""
    begun = sa.text(
        "SELECT m.id, m.white_id, m.black_id, e.at FROM matches m JOIN events e ON e.match_id = m.id"
        " WHERE m.rated = 'rated' AND e.number = 1 ORDER BY e.at, m.id"
    ).columns(at=sa.DateTime(timezone=True))
    counted: defaultdict[tuple[int, ...], list[datetime]] = defaultdict(list)
    beyond = []
    for row in op.get_bind().execute(begun):
        lately = [at for at in counted[tuple(sorted((row.white_id, row.black_id)))] if at >= row.at - WITHIN]
        if len(lately) >= MOST and min(row.white_id, row.black_id) > 0:
            beyond.append({"id": row.id})
        else:
            lately.append(row.at)
        counted[tuple(sorted((row.white_id, row.black_id)))] = lately
    if beyond:
        op.get_bind().execute(sa.text("UPDATE matches SET rated = 'limit' WHERE id = :id"), beyond)


def downgrade() -> None:
    for table in ("games_to_rate", "player_results", "ratings"):
        op.drop_table(table)
    for table in ("matches", "challenges"):
        op.drop_column(table, "rated")
