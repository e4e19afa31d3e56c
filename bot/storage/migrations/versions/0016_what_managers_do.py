"""The audit log of servers, bans, and direct messages about a server.

Why: the users concerned are notified of what a manager did, and other managers can look it up; until now a direct
message was always about a match. The new indexes serve the export of a server's matches and the list of its open
challenges.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
OPEN = sa.text("state = 'open'")


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("manager_id", sa.BigInteger),
        sa.Column("concerned_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("setting", sa.String(30), nullable=False, server_default=""),
        sa.Column("value", sa.Text, nullable=False, server_default=""),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_acts_guild_id", "acts", ["guild_id", "id"])
    for name in ("manager_id", "concerned_id", "at"):
        op.create_index(f"ix_acts_{name}", "acts", [name])
    op.create_table(
        "bans",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("banned_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
    )
    op.create_index("ix_bans_banned_id", "bans", ["banned_id"])
    op.create_index("ix_matches_guild_id", "matches", ["guild_id", "id"])
    op.create_index(
        "ix_challenges_open_guild_id", "challenges", ["guild_id"], sqlite_where=OPEN, postgresql_where=OPEN
    )
    _let_letters_be_of_a_match(always=False)
    op.add_column("letters", sa.Column("guild_id", sa.BigInteger))


def downgrade() -> None:
    """Deletes the direct messages about a server."""
    op.execute("DELETE FROM letters WHERE match_id IS NULL")
    op.drop_column("letters", "guild_id")
    _let_letters_be_of_a_match(always=True)
    op.drop_index("ix_challenges_open_guild_id", "challenges")
    op.drop_index("ix_matches_guild_id", "matches")
    for table in ("bans", "acts"):
        op.drop_table(table)


def _let_letters_be_of_a_match(*, always: bool) -> None:
    # SQLite makes the table anew for that.
    with op.batch_alter_table("letters", table_kwargs={"sqlite_autoincrement": True}) as letters:
        letters.alter_column("match_id", existing_type=sa.BigInteger, nullable=not always)
