"""The baseline: every table as of the first release.

Why: no database is older. Later migrations alter these tables; this one no longer changes once a release has it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None
additive = True  # no process uses an empty database

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""The number of a row; SQLite counts up only columns of type INTEGER."""
TIME = sa.DateTime(timezone=True)
NO, YES = sa.false(), sa.true()


def upgrade() -> None:
    _create_people()
    _create_servers()
    _create_matches()
    _create_challenges()
    _create_direct_messages()
    _create_views()
    _create_searches()
    _create_processes()
    _create_board_of_the_week()
    _create_crown()
    _create_titles()
    _create_digest()
    _create_lesson()
    _create_lobby()
    _create_own_mistakes()
    _create_puzzles()
    _create_ratings()
    _create_league()
    _create_records()
    _create_review()
    _create_spectator_channels()
    _create_trying()
    _create_watching()
    _create_welcome()


def downgrade() -> None:
    """Delete everything."""
    tables = sa.MetaData()
    tables.reflect(op.get_bind())
    tables.remove(tables.tables["alembic_version"])
    tables.drop_all(op.get_bind())


def _index(name: str, table: str, *columns: str, where: str | None = None, unique: bool = False) -> None:
    """Create an index; of the rows with `where` if it is given.

    The order counts: of indexes that seem equally good, SQLite takes the one that was created last.
    """
    condition = None if where is None else sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def _create_people() -> None:
    """People, their preferences, and their absences."""
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("language", sa.String(10)),
        sa.Column("direct_closed_at", TIME),
    )
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("chosen", sa.Text, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "absences",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, server_default=NO),
        sqlite_autoincrement=True,
    )
    _index("ix_absences_user_id", "absences", "user_id")
    _index("ix_absences_lasting", "absences", "until", where="NOT over")


def _create_servers() -> None:
    """Servers, bans, and the log of what managers did."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.Text, nullable=False, server_default=""),
        sa.Column("in_threads", sa.Boolean),
        sa.Column("quiet", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("ping_by", sa.String(10)),
        sa.Column("notifies_all", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("time_control", sa.String(80), nullable=False, server_default="3d1d5d"),
        sa.Column("language", sa.String(10)),
        sa.Column("keep_boards", sa.Integer),
        sa.Column("challenges_last", sa.BigInteger, nullable=False, server_default="259200"),
        sa.Column("removed_at", TIME),
        sa.Column("daily_channel", sa.BigInteger),
        sa.Column("daily_hour", sa.Integer, nullable=False, server_default="16"),
        sa.Column("own_puzzles", sa.Boolean, nullable=False, server_default=YES),
    )
    _index("ix_servers_removed_at", "servers", "removed_at", where="removed_at IS NOT NULL")
    _index("ix_servers_keep_boards", "servers", "keep_boards", where="keep_boards IS NOT NULL")
    op.create_table(
        "bans",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("banned_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
    )
    _index("ix_bans_banned_id", "bans", "banned_id")
    op.create_table(
        "audit_log",
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
    _index("ix_audit_log_guild_id", "audit_log", "guild_id", "id")
    _index("ix_audit_log_manager_id", "audit_log", "manager_id")
    _index("ix_audit_log_concerned_id", "audit_log", "concerned_id")
    _index("ix_audit_log_at", "audit_log", "at")


def _create_matches() -> None:
    """Matches with their events, and everything that is derived from them or belongs to them."""
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("white_id", sa.BigInteger, nullable=False),
        sa.Column("black_id", sa.BigInteger, nullable=False),
        sa.Column("setup", sa.String(10), nullable=False),
        sa.Column("finished_at", TIME),
        sa.Column("result", sa.String(5)),
        sa.Column("time_control", sa.String(80), nullable=False, server_default="0"),
        sa.Column("in_thread", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("mover_id", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("clock_since", sa.BigInteger),
        sa.Column("left_s", sa.BigInteger),
        sa.Column("waiting_s", sa.BigInteger),
        sa.Column("notice_s", sa.BigInteger),
        sa.Column("reminded", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("ping_on", sa.String(10)),
        sa.Column("ping_at", TIME),
        sa.Column("halted_at", sa.BigInteger),
        sa.Column("computer_id", sa.BigInteger),
        sa.Column("computer_level", sa.Integer),
        sa.Column("computer_ladder", sa.Integer),
        sa.Column("rated", sa.String(10), nullable=False, server_default="unrated"),
        sa.Column("occasion_kind", sa.String(20), nullable=False, server_default="casual"),
        sa.Column("occasion_key", sa.String(40)),
        sa.Column("ends_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    _index("ix_matches_channel_finished", "matches", "channel_id", "finished_at")
    _index("ix_matches_guild_finished", "matches", "guild_id", "finished_at")
    _index("ix_matches_running_mover", "matches", "mover_id", where="finished_at IS NULL")
    _index("ix_matches_parent_id", "matches", "parent_id", where="parent_id IS NOT NULL")
    _index("ix_matches_due_at", "matches", "due_at", where="due_at IS NOT NULL")
    _index("ix_matches_remind_at", "matches", "remind_at", where="remind_at IS NOT NULL")
    _index("ix_matches_ping_at", "matches", "ping_at", where="ping_at IS NOT NULL")
    _index("ix_matches_halted_at", "matches", "halted_at", where="halted_at IS NOT NULL")
    _index("ix_matches_players", "matches", "white_id", "black_id")
    _index("ix_matches_guild_id", "matches", "guild_id", "id")
    _index("ix_matches_white_finished", "matches", "white_id", "finished_at")
    _index("ix_matches_black_finished", "matches", "black_id", "finished_at")
    _index("ix_matches_computer", "matches", "id", where="finished_at IS NULL AND mover_id = computer_id")
    _index("ix_matches_ends_at", "matches", "ends_at", where="ends_at IS NOT NULL AND finished_at IS NULL")
    _index(
        "ix_matches_occasion", "matches", "occasion_kind", "occasion_key", where="occasion_key IS NOT NULL"
    )
    op.create_table(
        "events",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("actor_id", sa.BigInteger),
        sa.Column("at", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "player_results",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("colour", sa.String(5), nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("ended_by", sa.String(20), nullable=False),
        sa.Column("finished_at", TIME, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("rating_before", sa.Float),
        sa.Column("deviation_before", sa.Float),
        sa.Column("volatility_before", sa.Float),
        sa.Column("rating", sa.Float),
        sa.Column("deviation", sa.Float),
        sa.Column("volatility", sa.Float),
        sa.Column("opponent_rating", sa.Float),
        sa.Column("opponent_deviation", sa.Float),
        sa.Column("last_at", TIME),
    )
    _index("ix_player_results_user_id_finished_at", "player_results", "user_id", "finished_at")
    _index("ix_player_results_finished_at", "player_results", "finished_at")
    op.create_table(
        "running_positions",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("mobility", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    _index("ix_running_positions_key", "running_positions", "key")
    _index("ix_running_positions_mobility", "running_positions", "mobility")
    op.create_table(
        "running_boards",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("dvonn_key", sa.BigInteger, nullable=False),
        sa.Column("occupied", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("stacks", sa.Integer, nullable=False),
    )
    _index("ix_running_boards_dvonn_key", "running_boards", "dvonn_key")
    _index("ix_running_boards_stacks", "running_boards", "stacks")
    op.create_table(
        "plans",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("spaces", sa.Text, nullable=False),
        sa.Column("replies", sa.Text, nullable=False),
    )


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("challenger_id", sa.BigInteger, nullable=False),
        sa.Column("opponent_id", sa.BigInteger),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("setup", sa.String(10), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("answered_at", TIME),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("time_control", sa.String(80), nullable=False, server_default="0"),
        sa.Column("opening", sa.Text),
        sa.Column("expires_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("rematch_of", sa.BigInteger),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
        sa.Column("ping_on", sa.String(10)),
        sa.Column("ping_at", TIME),
        sa.Column("rated", sa.String(10), nullable=False, server_default="unrated"),
        sa.Column("private", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("foreign_place", sa.Boolean, nullable=False, server_default=NO),
        sqlite_autoincrement=True,
    )
    _index("ix_challenges_guild_id", "challenges", "guild_id")
    _index("ix_challenges_match_id", "challenges", "match_id")
    _index("ix_challenges_open_challenger_id", "challenges", "challenger_id", where="state = 'open'")
    _index("ix_challenges_open_opponent_id", "challenges", "opponent_id", where="state = 'open'")
    _index("ix_challenges_open_expires_at", "challenges", "expires_at", where="state = 'open'")
    _index("ix_challenges_open_rematch_of", "challenges", "rematch_of", where="state = 'open'")
    _index(
        "ix_challenges_declined",
        "challenges",
        "opponent_id",
        "challenger_id",
        "answered_at",
        where="state = 'declined'",
    )
    _index("ix_challenges_accepted_rematch_of", "challenges", "rematch_of", where="state = 'accepted'")
    _index("ix_challenges_open_guild_id", "challenges", "guild_id", where="state = 'open'")
    _index("ix_challenges_ping_at", "challenges", "ping_at", where="ping_at IS NOT NULL")
    _index(
        "ix_challenges_unanswered",
        "challenges",
        "challenger_id",
        "created_at",
        where="state IN ('withdrawn', 'expired')",
    )


def _create_direct_messages() -> None:
    """Direct messages to send, and rejections by Discord."""
    op.create_table(
        "direct_messages",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("key", sa.String(80)),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_direct_messages_due_at", "direct_messages", "due_at")
    _index("ix_direct_messages_match_id", "direct_messages", "match_id")
    _index("ix_direct_messages_user_id_kind_key", "direct_messages", "user_id", "kind", "key", unique=True)
    op.create_table(
        "rejections",
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("about", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("again_at", sa.BigInteger),
    )
    _index("ix_rejections_since", "rejections", "since")
    _index("ix_rejections_again_at", "rejections", "again_at", where="again_at IS NOT NULL")


def _create_views() -> None:
    """Messages that the bot keeps up to date."""
    op.create_table(
        "views",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("kind", sa.String(30), nullable=False),
        sa.Column("about", sa.BigInteger, nullable=False),
        sa.Column("part", sa.String(30), nullable=False, server_default=""),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
        sa.Column("state", sa.String(10), nullable=False, server_default="current"),
        sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("posts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("edited_at", sa.BigInteger),
        sa.Column("trouble", sa.String(200)),
        sa.Column("reader_id", sa.BigInteger),
        sa.Column("redraw", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("ended_at", TIME),
        sa.Column("shrinks_at", sa.BigInteger),
        sa.Column("brief", sa.Boolean, nullable=False, server_default=NO),
        sqlite_autoincrement=True,
    )
    _index("ix_views_channel", "views", "channel_id", where="state = 'current' AND ended_at IS NULL")
    _index("ix_views_due_at", "views", "due_at", where="due_at IS NOT NULL")
    _index(
        "ix_views_ended",
        "views",
        "guild_id",
        "ended_at",
        where="state = 'current' AND ended_at IS NOT NULL AND message_id IS NOT NULL",
    )
    _index("ix_views_guild_id", "views", "guild_id")
    _index("ix_views_key", "views", "kind", "about", "part", where="state = 'current'", unique=True)
    _index("ix_views_live", "views", "channel_id", where="kind = 'live board'")
    _index("ix_views_replaced", "views", "about", "kind", where="state <> 'current'")
    _index("ix_views_shrinks_at", "views", "shrinks_at", where="shrinks_at IS NOT NULL")
    _index("ix_views_trouble", "views", "guild_id", where="trouble IS NOT NULL")
    _index("ix_views_unsettled", "views", "about", where="state = 'current' AND ended_at IS NULL")


def _create_searches() -> None:
    """Searches of the computer that wait."""
    op.create_table(
        "searches",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("about", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("first_due_at", sa.BigInteger, nullable=False),
    )
    _index("ix_searches_due_at", "searches", "due_at")
    _index("ix_searches_guild_id", "searches", "guild_id")


def _create_processes() -> None:
    """The leases of processes, outages, and the commands that are registered with Discord."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leases",
        sa.Column("shards", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("seen", TIME, nullable=False),
    )
    op.create_table(
        "heard_interactions",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("next_at", TIME, nullable=False),
    )
    op.create_table(
        "synced_commands",
        sa.Column("application_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
    )


def _create_board_of_the_week() -> None:
    op.create_table(
        "week_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "weeks",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("closes_at", sa.BigInteger),
        sa.Column("best_line", sa.Text),
        sa.Column("best_margin", sa.Integer),
        sa.Column("best_level", sa.Integer),
        sa.Column("best_handicap", sa.Integer),
    )
    _index("ix_weeks_closes_at", "weeks", "closes_at", where="closes_at IS NOT NULL")
    op.create_table(
        "week_tries",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("handicap", sa.Integer, nullable=False),
        sa.Column("finished_at", TIME),
        sa.Column("margin", sa.Integer),
    )
    _index("ix_week_tries_user_id", "week_tries", "user_id")
    _index("ix_week_tries_match_id", "week_tries", "match_id")
    op.create_table(
        "week_servers",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("shared_at", TIME),
    )
    _index("ix_week_servers_user_id", "week_servers", "user_id")
    op.create_table(
        "forgotten_tries",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True),
    )


def _create_crown() -> None:
    op.create_table(
        "crowns",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("reigns", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due_at", sa.BigInteger),
    )
    _index("ix_crowns_due_at", "crowns", "due_at", where="due_at IS NOT NULL")
    op.create_table(
        "crown_reigns",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("began_at", TIME, nullable=False),
        sa.Column("quiet_since", TIME, nullable=False),
        sa.Column("asked_at", TIME),
        sa.Column("defences", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ended_at", TIME),
        sa.Column("ending", sa.String(20)),
    )
    _index("ix_crown_reigns_user_id", "crown_reigns", "user_id")
    _index("ix_crown_reigns_match_id", "crown_reigns", "match_id")
    _index("ix_crown_reigns_lasting", "crown_reigns", "guild_id", where="ended_at IS NULL", unique=True)
    op.create_table(
        "crown_challenges",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("opponent_id", sa.BigInteger, nullable=False),
        sa.Column("answer_by", TIME, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("pings", sa.Boolean, nullable=False),
        sa.Column("closed_at", TIME),
        sqlite_autoincrement=True,
    )
    for column in ("user_id", "opponent_id", "match_id"):
        _index(f"ix_crown_challenges_{column}", "crown_challenges", column)
    _index("ix_crown_challenges_open", "crown_challenges", "guild_id", where="closed_at IS NULL", unique=True)


def _create_titles() -> None:
    op.create_table(
        "title_roles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("title", sa.String(20), primary_key=True),
        sa.Column("role_id", sa.BigInteger, nullable=False),
        sa.Column("manager_id", sa.BigInteger),
    )
    op.create_table(
        "title_holders",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("title", sa.String(20), primary_key=True),
        sa.Column("member_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due_at", sa.BigInteger),
    )
    _index("ix_title_holders_member_id", "title_holders", "member_id")
    _index("ix_title_holders_due_at", "title_holders", "due_at", where="due_at IS NOT NULL")


def _create_digest() -> None:
    op.create_table(
        "digests",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("weekday", sa.Integer, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("manager_id", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
    )
    _index("ix_digests_due_at", "digests", "due_at", where="due_at IS NOT NULL")
    op.create_table(
        "swings",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ended_at", TIME, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
    )
    _index("ix_swings_ended_at", "swings", "ended_at")


def _create_lesson() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("step", sa.String(20), nullable=False),
    )


def _create_lobby() -> None:
    op.create_table(
        "seeks",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("opens_threads", sa.Boolean, nullable=False),
        sa.Column("tempo", sa.String(10), nullable=False),
        sa.Column("setup", sa.String(10), nullable=False),
        sa.Column("stakes", sa.String(10), nullable=False),
        sa.Column("spread", sa.String(10), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("opponent_id", sa.BigInteger),
        sa.Column("hosts", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("reach", sa.String(10), nullable=False, server_default="server"),
        sa.Column("direct_id", sa.BigInteger),
        sa.Column("reached_at", TIME),
    )
    for column in ("guild_id", "due_at", "opponent_id"):
        _index(f"ix_seeks_{column}", "seeks", column)
    op.create_table(
        "seek_waits",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("tempo", sa.String(10), nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_seek_waits_guild_id_tempo", "seek_waits", "guild_id", "tempo")
    op.create_table(
        "lobby_servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("openness", sa.String(10), nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("role_id", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False, server_default=""),
        sa.Column("called_at", sa.BigInteger),
    )


def _create_own_mistakes() -> None:
    op.create_table(
        "own_mistakes",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    _index("ix_own_mistakes_match_id", "own_mistakes", "match_id")
    _index("ix_own_mistakes_user_id_due_at", "own_mistakes", "user_id", "due_at")
    op.create_table(
        "reviewed_games",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("beginning", sa.Float, nullable=False),
        sa.Column("middle", sa.Float, nullable=False),
        sa.Column("ending", sa.Float, nullable=False),
        sa.Column("turned", sa.String(10)),
    )
    _index("ix_reviewed_games_match_id", "reviewed_games", "match_id")


def _create_puzzles() -> None:
    op.create_table(
        "puzzle_solvers",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("puzzle", sa.Integer),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False, server_default=NO),
    )
    op.create_table(
        "rated_puzzles",
        sa.Column("puzzle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_results",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("puzzle", sa.Integer),
        sa.Column("solver_id", sa.BigInteger),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("solver_rating", sa.Float, nullable=False),
        sa.Column("solver_deviation", sa.Float, nullable=False),
        sa.Column("solver_volatility", sa.Float, nullable=False),
        sa.Column("puzzle_rating", sa.Float, nullable=False),
        sa.Column("puzzle_deviation", sa.Float, nullable=False),
        sa.Column("puzzle_volatility", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_puzzle_results_solver_id", "puzzle_results", "solver_id")
    _index("ix_puzzle_results_puzzle", "puzzle_results", "puzzle")
    op.create_table(
        "own_puzzles",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("motifs", sa.Text, nullable=False),
        sa.Column("first_rating", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_own_puzzles_match_id", "own_puzzles", "match_id")
    _index("ix_own_puzzles_guild_id", "own_puzzles", "guild_id", "id")
    op.create_table(
        "daily_tries",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
    _index("ix_daily_tries_user_id", "daily_tries", "user_id", "day")
    op.create_table(
        "puzzle_cards",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("sharer_id", sa.BigInteger),
        sa.Column("closes_at", TIME),
        sqlite_autoincrement=True,
    )
    _index("ix_puzzle_cards_guild_id", "puzzle_cards", "guild_id", "day", unique=True)
    _index("ix_puzzle_cards_closes_at", "puzzle_cards", "closes_at", where="closes_at IS NOT NULL")
    _index("ix_puzzle_cards_sharer_id", "puzzle_cards", "sharer_id", where="sharer_id IS NOT NULL")
    op.create_table(
        "puzzle_finders",
        sa.Column("card_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    _index("ix_puzzle_finders_guild_id", "puzzle_finders", "guild_id")
    _index("ix_puzzle_finders_user_id", "puzzle_finders", "user_id")
    op.create_table(
        "daily_puzzles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("next_at", TIME, nullable=False),
        sa.Column("manager_id", sa.BigInteger),
    )
    _index("ix_daily_puzzles_next_at", "daily_puzzles", "next_at")


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", TIME, nullable=False),
    )
    op.create_table(
        "player_places",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("last_at", TIME, nullable=False),
    )
    _index("ix_player_places_guild_id_last_at", "player_places", "guild_id", "last_at")
    _index("ix_player_places_user_id", "player_places", "user_id")


def _create_league() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("pace", sa.String(80), nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("invitation", sa.String(8)),
        sa.Column("invited_until", sa.BigInteger),
        sa.Column("ended_at", TIME),
        sqlite_autoincrement=True,
    )
    _index("ix_leagues_guild_id", "leagues", "guild_id")
    op.create_table(
        "league_servers",
        sa.Column("league_id", KEY, sa.ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("home_id", sa.BigInteger, nullable=False),
        sa.Column("in_thread", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined_at", TIME, nullable=False),
        sa.Column("ended_at", TIME),
    )
    _index("ix_league_servers_guild_id", "league_servers", "guild_id", where="ended_at IS NULL", unique=True)
    op.create_table(
        "league_members",
        sa.Column("league_id", KEY, sa.ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
    )
    _index("ix_league_members_user_id", "league_members", "user_id")
    _index("ix_league_members_guild_id", "league_members", "guild_id")
    op.create_table(
        "league_seasons",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("league_id", KEY, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("is_direct", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    _index("ix_league_seasons_guild_id", "league_seasons", "guild_id")
    _index("ix_league_seasons_league_id", "league_seasons", "league_id", "number", unique=True)
    _index("ix_league_seasons_due_at", "league_seasons", "due_at", where="due_at IS NOT NULL")
    op.create_table(
        "league_places",
        sa.Column(
            "season_id", KEY, sa.ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("called_at", TIME),
        sa.Column("due_at", sa.BigInteger),
    )
    _index("ix_league_places_guild_id", "league_places", "guild_id")
    _index("ix_league_places_due_at", "league_places", "due_at", where="due_at IS NOT NULL")
    op.create_table(
        "league_answers",
        sa.Column(
            "season_id", KEY, sa.ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("is_in", sa.Boolean),
        sa.Column("is_called", sa.Boolean, nullable=False, server_default=NO),
    )
    _index("ix_league_answers_user_id", "league_answers", "user_id")
    _index("ix_league_answers_guild_id", "league_answers", "guild_id")
    op.create_table(
        "league_seats",
        sa.Column(
            "season_id", KEY, sa.ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("group_number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.BigInteger),
        sa.Column("server_id", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("is_out", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("losses_on_time", sa.Integer, nullable=False, server_default="0"),
        sa.Column("earned", sa.Integer),
    )
    _index("ix_league_seats_guild_id", "league_seats", "guild_id")
    _index("ix_league_seats_player_id", "league_seats", "player_id")
    op.create_table(
        "league_games",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("season_id", KEY, sa.ForeignKey("league_seasons.id"), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("group_number", sa.Integer, nullable=False),
        sa.Column("white_seat", sa.Integer, nullable=False),
        sa.Column("black_seat", sa.Integer, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("closed_after", sa.Integer),
        sa.Column("decided_by", sa.String(10)),
        sa.Column("decided_at", TIME),
        sa.Column("margin", sa.Integer),
        sqlite_autoincrement=True,
    )
    _index("ix_league_games_guild_id", "league_games", "guild_id")
    _index("ix_league_games_match_id", "league_games", "match_id")
    _index(
        "ix_league_games_season_id",
        "league_games",
        *("season_id", "group_number", "white_seat", "black_seat"),
        unique=True,
    )


def _create_records() -> None:
    op.create_table(
        "imports",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_imports_user_id", "imports", "user_id")
    _index("ix_imports_created_at", "imports", "created_at")


def _create_review() -> None:
    op.create_table(
        "proved_endings",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("white_perfect_from", sa.Integer),
        sa.Column("black_perfect_from", sa.Integer),
        sa.Column("last_win", sa.Integer),
        sa.Column("better", sa.String(10)),
    )


def _create_spectator_channels() -> None:
    op.create_table(
        "follows",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.BigInteger),
        sa.Column("results_only", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("manager_id", sa.BigInteger),
        sa.Column("since", TIME, nullable=False),
        sa.Column("chosen_at", TIME),
    )
    _index("ix_follows_guild_id", "follows", "guild_id")


def _create_trying() -> None:
    op.create_table(
        "lines",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id")),
        sa.Column("import_id", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("origin", sa.BigInteger),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("ix_lines_user_id", "lines", "user_id")
    _index("ix_lines_match_id", "lines", "match_id")


def _create_watching() -> None:
    op.create_table(
        "watchers",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("means", sa.String(10), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("put_off_until", sa.BigInteger),
        sa.Column("guild_id", sa.BigInteger),
    )
    _index("ix_watchers_guild_id", "watchers", "guild_id")
    _index("ix_watchers_user_id", "watchers", "user_id")
    _index("ix_watchers_put_off_until", "watchers", "put_off_until", where="put_off_until IS NOT NULL")


def _create_welcome() -> None:
    op.create_table(
        "welcomes",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
