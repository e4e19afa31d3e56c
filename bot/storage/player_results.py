"""The table of results of finished games between people: one row for each player.

Results follow from the events of a match and are stored when it ends. A row of a player goes when that player is
forgotten; the opponent's row stays.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from bot.storage.schema import Utc, metadata

player_results = Table(
    "player_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("colour", String(5), nullable=False),
    Column("points", Float, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("ended_by", String(20), nullable=False),
    Column("finished_at", Utc, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("rating_before", Float),
    Column("deviation_before", Float),
    Column("volatility_before", Float),
    Column("rating", Float),
    Column("deviation", Float),
    Column("volatility", Float),
    Column("opponent_rating", Float),
    Column("opponent_deviation", Float),
    Column("last_at", Utc),
)

Index("ix_player_results_user_id_finished_at", player_results.c.user_id, player_results.c.finished_at)
Index("ix_player_results_finished_at", player_results.c.finished_at)
