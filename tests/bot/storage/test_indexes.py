"""Frequent queries use an index, however many finished matches there are."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from bot.domain import ChannelId, MatchId, ServerSettings
from bot.domain.ids import EVERY_SERVER
from bot.domain.match import Listing
from bot.domain.view import ViewKey
from bot.features.board_of_the_week.repository import WeekRepository
from bot.features.ratings.repository import RatingRepository
from bot.features.spectator_channels.repository import FollowRepository
from bot.features.watching.repository import WatcherRepository
from bot.storage import Store, UnitOfWork
from bot.storage.challenges import challenges
from bot.storage.match_tables import events, matches
from bot.storage.views import views
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON
from tests.bot.storage.asked import noted
from tests.bot.storage.prepared import prepare

FINISHED = 3000

A_VIEW = ViewKey("board", 1)

Question = Callable[[UnitOfWork], Awaitable[Any]]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a database with many finished matches of Anna and Ben in one channel, and a running one."""
    rows = [
        {
            "guild_id": HERE.guild,
            "channel_id": HERE.channel,
            "white_id": ANNA.id,
            "black_id": BEN.id,
            "setup": "full",
            "finished_at": NOON if number < FINISHED else None,
        }
        for number in range(FINISHED + 1)
    ]
    boards = [
        {
            "kind": "board",
            "about": number,
            "guild_id": HERE.guild,
            "channel_id": HERE.channel,
            "shown": 1,
            "ended_at": NOON if number <= FINISHED else None,
        }
        for number in range(1, FINISHED + 2)
    ]
    starts = [
        {"match_id": number, "number": 1, "kind": "start", "text": "", "actor_id": None, "at": NOON}
        for number in range(1, FINISHED + 2)
    ]
    invitations = [
        {
            "guild_id": HERE.guild,
            "channel_id": HERE.channel,
            "challenger_id": ANNA.id,
            "opponent_id": BEN.id,
            "colour": "random",
            "setup": "full",
            "state": "accepted",
            "created_at": NOON,
        }
        for _ in range(FINISHED)
    ]
    file = tmp_path_factory.mktemp("full") / "dvonn.db"
    prepare(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(insert(matches), rows)
        connection.execute(insert(events), starts)
        connection.execute(insert(views), boards)
        connection.execute(insert(challenges), invitations)
    engine.dispose()
    return file.read_bytes()


@pytest.fixture
async def full_store(full: bytes, tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of that database."""
    file = tmp_path / "dvonn.db"
    file.write_bytes(full)
    store = Store.connected(prepare(file))
    yield store
    await store.close()


async def plans(store: Store, ask: Question) -> list[str]:
    """SQLite's query plans, one line per step: https://www.sqlite.org/eqp.html"""
    with noted(store) as asked:
        async with store.read() as uow:
            await ask(uow)
    async with store._engine.connect() as connection:
        return [
            row.detail
            for statement, parameters in asked
            if statement.startswith("SELECT")
            for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]


@pytest.mark.parametrize(
    ("ask", "indexes"),
    [
        (
            lambda uow: uow.matches.running_of(ANNA.id),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.nearest(ANNA.id, HERE, most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.next_waiting(ANNA.id, after=MatchId(FINISHED + 1)),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.heads(Listing(ANNA.id, HERE.guild), most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.heads(Listing(ANNA.id, EVERY_SERVER, finished=True), most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.heads(
                Listing(ANNA.id, EVERY_SERVER, finished=True, opponent=BEN.id), most=7
            ),
            {"ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.opponents(ANNA.id, HERE.guild, looked_through=9, most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.running_of(ANNA.id, most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.count_running_of(ANNA.id, against_computer=True),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: uow.matches.running_in(HERE.channel, player=ANNA.id, most=7),
            {"ix_matches_channel_finished", "ix_matches_parent_id", "ix_views_channel"},
        ),
        (
            lambda uow: uow.matches.numbers_in(HERE.channel),
            {"ix_matches_channel_finished", "ix_matches_parent_id", "ix_views_channel"},
        ),
        (
            lambda uow: uow.matches.has_waited_since_before(ANNA.id, NOON, but=MatchId(1)),
            {"ix_matches_running_mover"},
        ),
        (lambda uow: uow.matches.rated_lately(ANNA.id, BEN.id, NOON), {"ix_matches_players"}),
        (
            lambda uow: RatingRepository(uow).has_moved(ANNA.id, NOON, NOON),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (lambda uow: RatingRepository(uow).entries(NOON), {"ix_player_results_finished_at"}),
        (
            lambda uow: RatingRepository(uow).lost_on_time(ANNA.id, NOON, but=MatchId(1)),
            {"ix_player_results_user_id_finished_at"},
        ),
        (
            lambda uow: RatingRepository(uow).games(ANNA.id, most=7),
            {"ix_player_results_user_id_finished_at"},
        ),
        (
            lambda uow: RatingRepository(uow).latest_points(
                HERE.guild, {ANNA.id: [HERE.channel], BEN.id: [HERE.channel]}, since=NOON, most=5
            ),
            {"ix_player_results_user_id_finished_at"},
        ),
        (
            lambda uow: RatingRepository(uow).computer_games(ANNA.id, most=7),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (
            lambda uow: WeekRepository(uow).latest_results(ANNA.id, HERE.guild, most=2),
            {"ix_week_tries_user_id"},
        ),
        (lambda uow: uow.matches.latest_in(HERE.channel), {"ix_matches_channel_finished"}),
        (lambda uow: uow.positions.boards([1]), {"ix_running_boards_dvonn_key"}),
        (lambda uow: uow.positions.passed([1]), {"ix_running_positions_key"}),
        (lambda uow: uow.positions.secret([1], NOON), {"ix_running_positions_key"}),
        (lambda uow: uow.matches.past_end(NOON), {"ix_matches_ends_at"}),
        (lambda uow: WeekRepository(uow).to_close(NOON), {"ix_weeks_closes_at"}),
        (lambda uow: uow.boards.behind(), {"ix_views_unsettled"}),
        (lambda uow: uow.challenge_messages.behind(), {"ix_views_unsettled"}),
        (lambda uow: uow.views.all_of(A_VIEW), {"ix_views_key", "ix_views_replaced"}),
        (lambda uow: uow.views.find(A_VIEW), {"ix_views_key"}),
        (lambda uow: uow.views.due(NOON, {"board"}), {"ix_views_due_at"}),
        (lambda uow: uow.views.unposted({"board"}), {"ix_views_due_at", "ix_views_trouble"}),
        (lambda uow: uow.views.behind(NOON, {"board"}), {"ix_views_due_at", "ix_views_trouble"}),
        (lambda uow: uow.boards.superseded_of(MatchId(1)), {"ix_views_replaced"}),
        (lambda uow: uow.matches.latest_in(HERE.channel), {"ix_matches_parent_id"}),
        (lambda uow: uow.boards.running_in(HERE.guild), {"ix_views_unsettled"}),
        (lambda uow: uow.boards.in_channel(HERE.channel), {"ix_views_channel", "ix_matches_parent_id"}),
        (lambda uow: uow.boards.places(), {"ix_views_unsettled"}),
        (lambda uow: uow.matches.heads_on(HERE.guild, most=7), {"ix_matches_guild_finished"}),
        (lambda uow: uow.matches.wait_for(ANNA.id, but=MatchId(1)), {"ix_matches_running_mover"}),
        (
            lambda uow: uow.matches.wait_for_present(ANNA.id, but=MatchId(1)),
            {"ix_matches_running_mover"},
        ),
        (
            lambda uow: uow.matches.begun_before(MatchId(FINISHED), BEN.id, most=3),
            {"ix_matches_white_finished", "ix_matches_black_finished"},
        ),
        (lambda uow: uow.matches.have_played(CLEO.id, BEN.id), {"ix_matches_players"}),
        (
            lambda uow: uow.challenges.rematch_begun(MatchId(1)),
            {"ix_challenges_accepted_rematch_of"},
        ),
        (lambda uow: uow.challenges.challenger_of(MatchId(1)), {"ix_challenges_match_id"}),
        (lambda uow: uow.challenges.declined(ANNA.id, BEN.id, NOON), {"ix_challenges_declined"}),
        (lambda uow: uow.matches.overdue(NOON), {"ix_matches_due_at"}),
        (lambda uow: uow.matches.halted_before(NOON), {"ix_matches_halted_at"}),
        (lambda uow: uow.boards.claim_retries(NOON, others=NOON), {"ix_views_due_at"}),
        (lambda uow: uow.boards.behind(HERE.guild), {"ix_views_unsettled"}),
        (lambda uow: uow.pings.due(NOON), {"ix_matches_ping_at"}),
        (lambda uow: uow.invitations.due(NOON), {"ix_challenges_ping_at"}),
        (lambda uow: uow.pings.to_remind(NOON), {"ix_matches_remind_at"}),
        (lambda uow: uow.absences.over(NOON), {"ix_absences_lasting"}),
        (
            lambda uow: uow.times.due(),
            {
                "ix_absences_lasting",
                "ix_challenges_ping_at",
                "ix_challenges_open_expires_at",
                "ix_daily_puzzles_next_at",
                "ix_imports_created_at",
                "ix_matches_ping_at",
                "ix_matches_due_at",
                "ix_matches_ends_at",
                "ix_matches_halted_at",
                "ix_matches_remind_at",
                "ix_puzzle_cards_closes_at",
                "ix_searches_due_at",
                "ix_servers_keep_boards",
                "ix_servers_removed_at",
                "ix_views_due_at",
                "ix_views_ended",
                "ix_views_shrinks_at",
                "ix_watchers_put_off_until",
                "ix_weeks_closes_at",
            },
        ),
        (lambda uow: uow.absences.of(ANNA.id), {"ix_absences_user_id"}),
        (lambda uow: uow.absences.current([ANNA.id, BEN.id]), {"ix_absences_user_id"}),
        (
            lambda uow: uow.challenges.open_of(ANNA.id),
            {"ix_challenges_open_challenger_id", "ix_challenges_open_opponent_id"},
        ),
        (
            lambda uow: uow.challenges.counting(ANNA.id, NOON),
            {"ix_challenges_open_challenger_id", "ix_challenges_unanswered"},
        ),
        (lambda uow: uow.challenges.expired(NOON), {"ix_challenges_open_expires_at"}),
        (lambda uow: uow.challenges.open_rematch(MatchId(1)), {"ix_challenges_open_rematch_of"}),
        (lambda uow: WatcherRepository(uow).of_user(ANNA.id, HERE.guild), {"ix_watchers_user_id"}),
        (lambda uow: WatcherRepository(uow).due(NOON), {"ix_watchers_put_off_until"}),
        (lambda uow: FollowRepository(uow).on(HERE.guild), {"ix_follows_guild_id"}),
        (lambda uow: uow.matches.all_on(HERE.guild, after=MatchId(9), most=5), {"ix_matches_guild_id"}),
        (lambda uow: uow.matches.players_on(HERE.guild, most=7), {"ix_matches_guild_finished"}),
        (lambda uow: uow.challenges.open_on(HERE.guild, NOON), {"ix_challenges_open_guild_id"}),
        (lambda uow: uow.audit_log.latest(HERE.guild, skip=8, most=8), {"ix_audit_log_guild_id"}),
        (lambda uow: uow.audit_log.naming(ANNA.id), {"ix_audit_log_manager_id", "ix_audit_log_concerned_id"}),
        (lambda uow: uow.bans.count(ANNA.id), {"ix_bans_banned_id"}),
        (
            lambda uow: FollowRepository(uow).to_look_at(HERE.channel, NOON),
            {"ix_views_live", "ix_views_due_at"},
        ),
    ],
)
async def test_an_index_answers(full_store: Store, ask: Question, indexes: set[str]) -> None:
    steps = await plans(full_store, ask)
    for index in indexes:
        assert any(index in step for step in steps), steps
    # Scanning the result of a subquery is fine; how the subquery finds its rows is a step of its own.
    looked_through = ("SCAN CONSTANT ROW", "SCAN anon_")
    scans = [step for step in steps if step.startswith("SCAN") and not step.startswith(looked_through)]
    assert not [step for step in scans if "INDEX ix_" not in step]


async def test_what_servers_keep_no_longer_is_found_among_the_boards_that_there_still_are(
    full_store: Store,
) -> None:
    async with full_store.write() as uow:
        await uow.servers.settle(HERE.guild, ServerSettings(keep_boards=1))
    steps = await plans(full_store, lambda uow: uow.boards.expire(NOON))
    search = [step for step in steps if "views" in step]
    assert search[0].startswith("SEARCH views USING INDEX ix_views_ended")


@pytest.mark.parametrize(
    "ask",
    [
        lambda uow: uow.matches.find(MatchId(FINISHED + 1)),
        lambda uow: uow.boards.of(MatchId(1)),
        lambda uow: uow.boards.standing_of(MatchId(1), mover=ANNA.id),
        lambda uow: uow.people.names([ANNA.id, BEN.id]),
        lambda uow: uow.people.preferences([ANNA.id, BEN.id]),
        lambda uow: uow.plans.of(MatchId(1)),
        lambda uow: uow.pings.of(MatchId(1)),
        lambda uow: uow.servers.settings(HERE.guild),
        lambda uow: uow.servers.is_removed(HERE.guild),
        lambda uow: uow.bans.among(HERE.guild, [ANNA.id, BEN.id]),
    ],
)
async def test_a_key_leads_straight_to_its_row(full_store: Store, ask: Question) -> None:
    steps = await plans(full_store, ask)
    assert steps
    assert all(
        step.startswith(("SEARCH", "LIST SUBQUERY", "CORRELATED SCALAR SUBQUERY")) for step in steps
    ), steps


async def test_what_follows_from_a_move_is_found_by_keys(full_store: Store) -> None:
    async def ask(uow: UnitOfWork) -> None:
        match = await uow.matches.find(MatchId(FINISHED + 1))
        await uow.boards.context_of(match)

    steps = await plans(full_store, ask)
    assert any("preferences" in step for step in steps)
    assert not [step for step in steps if step.startswith("SCAN")]


async def test_finished_matches_are_not_even_read(full_store: Store) -> None:
    async with full_store.read() as uow:
        for running in (
            await uow.matches.running_of(ANNA.id),
            await uow.matches.running_in(HERE.channel, player=CLEO.id, most=7),
        ):
            assert [match.id for match in running] == [FINISHED + 1]
        assert await uow.matches.running_in(ChannelId(99), player=CLEO.id, most=7) == []
        assert await uow.boards.behind() == []
