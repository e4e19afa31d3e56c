"""Tables of puzzles in channels: cards, solvers, daily puzzles, and puzzles from a server's own matches.

Why: all users of a channel can try the same puzzle, managers can have one posted every day, and finished matches yield
more. Users who have seen a solution are stored, and aren't named among the solvers.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None
additive = True

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "puzzle_cards",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("sharer_id", sa.BigInteger),
        sa.Column("closes_at", sa.DateTime(timezone=True)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_puzzle_cards_guild_id", "puzzle_cards", ["guild_id", "day"], unique=True)
    for name, columns, condition in (
        ("closes_at", ["closes_at"], sa.text("closes_at IS NOT NULL")),
        ("behind", ["guild_id", "id"], sa.text("shown < number")),
        ("sharer_id", ["sharer_id"], sa.text("sharer_id IS NOT NULL")),
    ):
        op.create_index(
            f"ix_puzzle_cards_{name}",
            "puzzle_cards",
            columns,
            sqlite_where=condition,
            postgresql_where=condition,
        )
    op.create_table(
        "puzzle_finders",
        sa.Column("card_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_table(
        "daily_puzzles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=False, index=True),
        sa.Column("manager_id", sa.BigInteger),
    )
    op.create_table(
        "own_puzzles",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column(
            "match_id",
            NUMBER,
            sa.ForeignKey("matches.id", name="fk_own_puzzles_match_id"),
            nullable=False,
            index=True,
        ),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("theme", sa.String(20), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_own_puzzles_guild_id", "own_puzzles", ["guild_id", "id"])
    op.create_table(
        "games_to_mine",
        sa.Column(
            "match_id",
            NUMBER,
            sa.ForeignKey("matches.id", name="fk_games_to_mine_match_id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
    )
    op.add_column(
        "puzzle_attempts", sa.Column("gave_up", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("servers", sa.Column("daily_channel", sa.BigInteger))
    op.add_column("servers", sa.Column("daily_hour", sa.Integer, nullable=False, server_default="16"))
    op.add_column("servers", sa.Column("own_puzzles", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    for name in ("own_puzzles", "daily_hour", "daily_channel"):
        op.drop_column("servers", name)
    op.drop_column("puzzle_attempts", "gave_up")
    for table in ("games_to_mine", "own_puzzles", "daily_puzzles", "puzzle_finders", "puzzle_cards"):
        op.drop_table(table)
