"""The tables of matches and their events.

The events are the truth of a match. Beside them, `matches` keeps only the players, the place, the terms, the clock, the
board on Discord, and what indexes need so that no query looks through finished matches: when it ended, whether its end
has been shown (`settled`), whom it waits for, and when something is due in it.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
    func,
    select,
    text,
)

from bot.storage.schema import Moment, Seconds, Utc, key, metadata, partial_index

matches = Table(
    "matches",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("white_id", BigInteger, nullable=False),
    Column("black_id", BigInteger, nullable=False),
    Column("setup", String(10), nullable=False),
    Column("finished_at", Utc),
    Column("shown_number", Integer, nullable=False, server_default="0"),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Column("board_channel_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("redraw", Boolean, nullable=False, server_default=false()),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("in_thread", Boolean, nullable=False, server_default=false()),
    Column("parent_id", BigInteger),
    Column("mover_id", BigInteger),
    Column("due_at", Moment),
    Column("left_s", Seconds),
    Column("reminded", Boolean, nullable=False, server_default=false()),
    Column("remind_at", Moment),
    Column("call_on", String(10)),
    Column("call_at", Utc),
    Column("halted_at", Moment),
    Column("computer_id", BigInteger),
    Column("computer_level", Integer),
    sqlite_autoincrement=True,
)

RUNNING = text("finished_at IS NULL")
UNSETTLED = text("NOT settled")
COMPUTERS = text("finished_at IS NULL AND mover_id = computer_id")
KEPT = text("settled AND board_message_id IS NOT NULL")

Index("ix_matches_channel_finished", matches.c.channel_id, matches.c.finished_at)
Index("ix_matches_guild_finished", matches.c.guild_id, matches.c.finished_at)
Index("ix_matches_guild_id", matches.c.guild_id, matches.c.id)
Index("ix_matches_white_finished", matches.c.white_id, matches.c.finished_at)
Index("ix_matches_black_finished", matches.c.black_id, matches.c.finished_at)
Index("ix_matches_players", matches.c.white_id, matches.c.black_id)
partial_index("ix_matches_kept", matches.c.guild_id, matches.c.finished_at, where=KEPT)
partial_index("ix_matches_unsettled", matches.c.id, where=UNSETTLED)
partial_index("ix_matches_running_mover", matches.c.mover_id, where=RUNNING)
partial_index("ix_matches_computer", matches.c.id, where=COMPUTERS)
for _name in ("parent_id", "due_at", "remind_at", "call_at", "halted_at"):
    partial_index(f"ix_matches_{_name}", matches.c[_name], where=text(f"{_name} IS NOT NULL"))

events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("actor_id", BigInteger),
    Column("at", Utc, nullable=False),
    sqlite_with_rowid=False,
)


LAST_NUMBER = select(func.max(events.c.number)).where(events.c.match_id == matches.c.id).scalar_subquery()
"""The number of a match's last event, within a query about matches."""
