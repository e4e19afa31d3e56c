"""Migrations lead to the schema that the code defines, and back."""

import asyncio
import itertools
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import (
    ChallengeId,
    Event,
    GuildId,
    HaltReason,
    Match,
    MatchId,
    Pace,
    PingBy,
    PingWhen,
    Preferences,
    QuietHours,
    Setup,
    Stakes,
    Terms,
    UserId,
)
from bot.domain.challenge import LASTS
from bot.domain.notifications import MATCH_HALTED
from bot.features.ratings.repository import games_to_rate
from bot.features.welcome.repository import WelcomeRepository
from bot.storage import Store
from bot.storage.checks import audited
from bot.storage.engine import connect
from bot.storage.match_tables import format_happening, matches
from bot.storage.migrate import MIGRATIONS, alembic_config, known_migrations, migrate
from bot.storage.schema import metadata
from dvonn import PASS, Game, Place, Space
from tests.bot.company import ANNA, BEN, HERE, NOON, WHITE_LOCKED_IN
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.shown_at_once import shown

BEFORE_WELCOMES = "0014"


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, metadata)


def indexes(connection: Connection) -> set[str | None]:
    found = inspect(connection)
    return {index["name"] for table in found.get_table_names() for index in found.get_indexes(table)}


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_the_migrated_schema_is_the_one_in_the_code(empty_url: str) -> None:
    engine = connect(empty_url)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(indexes) == {
            index.name for table in metadata.tables.values() for index in table.indexes
        }
        assert await connection.run_sync(tables) == {*metadata.tables, "alembic_version"}
    await engine.dispose()


@pytest.mark.slow
async def test_migrations_can_be_taken_back_and_applied_again(empty_url: str) -> None:
    engine = connect(empty_url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        assert await connection.run_sync(tables) == {"alembic_version"}
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_migrations_are_known_by_the_numbers_of_their_files() -> None:
    applied = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert known_migrations() == applied


async def test_migrating_again_keeps_what_is_there(empty_url: str) -> None:
    store = await Store.open(empty_url)
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    await store.close()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {ANNA.id: "Anna"}
    await store.close()


async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(4)))
    for store in stores:
        async with store.read() as uow:
            assert await uow.people.names([ANNA.id]) == {}
        await store.close()


# existing data


GAMES = [
    match_of(Game()),
    match_of(first_plies(recorded()[0], 48)),
    match_of(first_plies(recorded()[0], 49)),
    match_of(first_plies(recorded()[0], 50)),
    match_of(first_plies(recorded()[0], 55), setup=Setup.RANDOM),
    match_of(first_plies(recorded()[0], 98), setup=Setup.RANDOM),
    match_of(first_plies(recorded()[1], 78)),  # White had to pass
    match_of(Game(map(Place, WHITE_LOCKED_IN)).play(PASS), setup=Setup.RANDOM),
    match_of(recorded()[0]),
]


async def upgraded(connection: AsyncConnection, revision: str) -> MetaData:
    """Bring an empty database to a revision; return its tables as they were then."""
    await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), revision))
    old = MetaData()
    await connection.run_sync(old.reflect)
    return old


async def test_matches_and_challenges_of_before_go_on(empty_url: str) -> None:
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, "0001")
        for number, match in enumerate(GAMES, start=1):
            await connection.execute(
                insert(old.tables["matches"]).values(
                    id=number,
                    guild_id=HERE.guild,
                    channel_id=HERE.channel,
                    white_id=match.players.white,
                    black_id=match.players.black,
                    setup=match.setup,
                    finished_at=match.ended_at,
                )
            )
            rows = [{"match_id": number, "actor_id": event.actor, **vars_of(event)} for event in match.events]
            await connection.execute(insert(old.tables["events"]), rows)
        await connection.execute(
            insert(old.tables["challenges"]).values(
                guild_id=HERE.guild,
                channel_id=HERE.channel,
                challenger_id=ANNA.id,
                colour="random",
                setup="full",
                state="open",
                created_at=NOON,
            )
        )
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        for number, match in enumerate(GAMES, start=1):
            kept = await uow.matches.find(MatchId(number))
            stakes = Stakes.RATED if match.is_over else Stakes.UNRATED
            assert kept == replace(match, id=MatchId(number), stakes=stakes)
            mover = select(matches.c.mover_id).where(matches.c.id == number)
            connection = uow.matches._connection
            assert (await connection.execute(mover)).scalar_one() == match.player_to_move
        challenge = await uow.challenges.find(ChallengeId(1))
        assert challenge.terms == Terms(pace=Pace.NONE)
        assert challenge.expires_at == NOON + LASTS
    await store.close()


@pytest.mark.parametrize("days", [0, 1, 3, 7, 14])
async def test_a_match_of_before_banks_keeps_its_clock_to_the_second(empty_url: str, days: int) -> None:
    """The next turns have the same time as ever, and a reminder comes when it would have come."""
    engine, due = connect(empty_url), NOON + timedelta(hours=7) if days else None
    async with engine.begin() as connection:
        old = await upgraded(connection, "0028")
        match = {
            "guild_id": HERE.guild,
            "channel_id": HERE.channel,
            "white_id": ANNA.id,
            "black_id": BEN.id,
            "setup": "full",
            "pace": days,
            "mover_id": ANNA.id,
            "due_at": None if due is None else int(due.timestamp()),
        }
        await connection.execute(insert(old.tables["matches"]).values(match))
        start = {"match_id": 1, "number": 1, "kind": "start", "text": "", "at": NOON}
        await connection.execute(insert(old.tables["events"]).values(start))
        await connection.execute(insert(old.tables["servers"]).values(guild_id=1, pace=days))
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        kept, settings = await uow.matches.find(MatchId(1)), await uow.servers.settings(GuildId(1))
    await store.close()
    assert kept.pace == Pace.per_move(timedelta(days=days))
    assert settings.pace == (Pace.STEADY if days == Pace.THREE.days_per_move else kept.pace)
    assert kept.clock.due == due
    if due is not None:
        assert kept.clock.remind_at == due - min(timedelta(days=1), kept.pace.bank / 4)
        turns = list(accumulate(("c3", "d3", "e3"), after, initial=kept))
        assert [each.clock.due for each in turns[1:]] == [
            NOON + timedelta(days=days, hours=hours) for hours in (1, 2, 3)
        ]


def after(match: Match, space: str) -> Match:
    """Play a placement an hour after the last event; its board is shown at once."""
    at = match.events[-1].at + timedelta(hours=1)
    assert match.player_to_move is not None
    return shown(match.followed_by(match.play(Place(Space.parse(space)), by=match.player_to_move, at=at)))


COLUMNS = [
    {
        "user_id": user,
        "call_when": when,
        "call_by": by,
        "quiet_start": quiet and quiet.start,
        "quiet_end": quiet and quiet.end,
        "quiet_zone": quiet and quiet.zone.key,
        "theme": theme,
        "rotated": rotated,
        "confirm": confirm,
    }
    for user, (when, by, quiet, theme, rotated, confirm) in enumerate(
        itertools.product(
            PingWhen,
            (PingBy.CHANNEL, PingBy.DIRECT),
            (None, QuietHours(22, 7, ZoneInfo("Europe/Berlin"))),
            ("", "contrast"),
            (False, True),
            (False, True),
        ),
        start=1,
    )
]
"""Everything that could be chosen while each preference had a column of its own."""


def chosen_in(row: Mapping[str, Any]) -> Preferences:
    """The preferences of a row; the channel, once the default, counts as not chosen."""
    quiet = QuietHours(row["quiet_start"], row["quiet_end"], ZoneInfo(row["quiet_zone"] or "UTC"))
    return Preferences(
        when=row["call_when"],
        by=PingBy.DIRECT if row["call_by"] is PingBy.DIRECT else PingBy.AUTOMATIC,
        quiet=quiet if row["quiet_zone"] else None,
        theme=row["theme"],
        rotated=row["rotated"],
        confirm=row["confirm"],
    )


async def test_preferences_of_before_stay_as_they_were_chosen_there_and_back(empty_url: str) -> None:
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, "0007")
        await connection.execute(insert(old.tables["preferences"]), COLUMNS)
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        users = [UserId(number) for number in range(1, len(COLUMNS) + 1)]
        assert await uow.people.preferences(users) == dict(zip(users, map(chosen_in, COLUMNS), strict=True))
    await store.close()
    engine = connect(empty_url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0007"))
        rows = await connection.execute(select(old.tables["preferences"]).order_by("user_id"))
        assert [dict(row) for row in rows.mappings()] == COLUMNS
    await engine.dispose()


def vars_of(event: Event) -> dict[str, object]:
    kind, text = format_happening(event.what)
    return {"number": event.number, "kind": kind, "text": text, "at": event.at}


@pytest.mark.parametrize("heartbeat", [None, NOON])
async def test_the_servers_of_before_are_known_and_those_without_a_trace_by_the_time(
    empty_url: str, heartbeat: datetime | None
) -> None:
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, BEFORE_WELCOMES)
        await connection.execute(insert(old.tables["servers"]).values(guild_id=HERE.guild))
        if heartbeat:
            await connection.execute(insert(old.tables["heartbeat"]).values(id=1, at=heartbeat))
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        unheard = GuildId(HERE.guild + 1)
        assert await WelcomeRepository(uow).strangers([HERE.guild, unheard]) == {unheard}
        none_until = await WelcomeRepository(uow).none_until()
        assert none_until is not None
        assert none_until == heartbeat or timedelta() <= datetime.now(UTC) - none_until < timedelta(hours=1)
    await store.close()


async def test_a_database_that_was_not_used_yet_knows_of_no_time_before(empty_url: str) -> None:
    store = await Store.open(empty_url)
    async with store.read() as uow:
        assert await WelcomeRepository(uow).none_until() is None
    await store.close()


async def test_a_store_knows_whether_its_database_was_empty_and_where_it_is(empty_url: str) -> None:
    for is_new in (True, False):
        store = await Store.open(empty_url)
        assert store.is_new is is_new
        assert str(make_url(empty_url).database) in store.address
        await store.close()


async def test_the_address_of_a_database_has_no_password() -> None:
    store = Store.connected("postgresql+asyncpg://dvonn:secret@db/matches")
    assert store.address == "postgresql+asyncpg://dvonn:***@db/matches"
    await store.close()


@pytest.mark.parametrize("left", [0, 7 * 86_400])
@pytest.mark.parametrize("is_away", [False, True])
async def test_a_match_that_was_on_hold_because_a_player_had_left_goes_on(
    empty_url: str, left: int, *, is_away: bool
) -> None:
    """Both players are told, and there is a day at least for the move; in a server that is gone, it waits on."""
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, "0038")
        await connection.execute(insert(old.tables["servers"]).values(guild_id=2, removed_at=NOON))
        for number, guild in enumerate((1, 2), start=1):
            row = {
                "id": number,
                "guild_id": guild,
                "channel_id": HERE.channel,
                "white_id": ANNA.id,
                "black_id": BEN.id,
                "setup": "full",
                "time_control": "7",
                "mover_id": ANNA.id,
                "left_s": left,
                "notice_s": 3600,
                "halted_at": int(NOON.timestamp()),
            }
            await connection.execute(insert(old.tables["matches"]).values(row))
            happened: list[tuple[str, str, UserId | None]] = [
                ("start", "", None),
                ("halt", "channel", None),
                ("go on", "", None),
            ]
            happened += [("away", "2099-01-01T00:00:00+00:00", ANNA.id)] if is_away else []
            happened += [("halt", "left", ANNA.id)]
            rows = [
                {"match_id": number, "number": place, "kind": kind, "text": text, "actor_id": by, "at": NOON}
                for place, (kind, text, by) in enumerate(happened, start=1)
            ]
            await connection.execute(insert(old.tables["events"]), rows)
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        match, elsewhere = [await uow.matches.find(MatchId(number)) for number in (1, 2)]
        told = await uow.direct_messages.waiting()
    flaws = [flaw async for _, some in audited(store) for flaw in some]
    await store.close()
    assert (match.halted, elsewhere.halted) == (None, HaltReason.LEFT)
    time_left = timedelta(seconds=max(left, 86_400))
    assert (match.clock.due, match.clock.left, match.stands_still) == (None, time_left, is_away)
    assert [(each.kind, each.to, each.match_id) for each in told] == [
        (MATCH_HALTED, ANNA.id, MatchId(1)),
        (MATCH_HALTED, BEN.id, MatchId(1)),
    ]
    assert flaws == []


# matches from before there were ratings


async def test_matches_of_before_are_rated_as_they_would_be_today(empty_url: str) -> None:
    """Five games of the same two people in as many days, one cancelled, one from a record, one still running."""
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, "0028")
        for number in range(1, 9):
            at = NOON + timedelta(days=number)
            await connection.execute(
                insert(old.tables["matches"]).values(
                    id=number,
                    guild_id=HERE.guild,
                    channel_id=HERE.channel,
                    white_id=(ANNA.id, BEN.id)[number % 2],
                    black_id=(BEN.id, ANNA.id)[number % 2],
                    setup="record" if number == RECORDED else "full",
                    finished_at=None if number == RUNNING else at,
                )
            )
            kinds = ["start", "cancel" if number == CANCELLED else "resign"]
            rows = [
                {"match_id": number, "number": place, "kind": kind, "text": "", "at": at}
                for place, kind in enumerate(kinds, start=1)
            ]
            await connection.execute(insert(old.tables["events"]), rows)
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        connection = uow.matches._connection
        found = {row.id: row.rated for row in await connection.execute(select(matches.c.id, matches.c.rated))}
        waiting = list((await connection.execute(select(games_to_rate.c.match_id))).scalars())
    await store.close()
    assert found == {
        1: Stakes.RATED,
        CANCELLED: Stakes.UNRATED,
        RECORDED: Stakes.UNRATED,
        RUNNING: Stakes.UNRATED,
        5: Stakes.RATED,
        6: Stakes.RATED,
        7: Stakes.LIMIT,
        8: Stakes.LIMIT,
    }
    assert sorted(waiting) == [1, CANCELLED, RECORDED, 5, 6, 7, 8]


CANCELLED, RECORDED, RUNNING = 2, 3, 4


async def test_what_was_on_hold_is_tried_again_by_itself(empty_url: str) -> None:
    engine = connect(empty_url)
    async with engine.begin() as connection:
        old = await upgraded(connection, "0041")
        for number, halted_at in ((1, int(NOON.timestamp())), (2, None)):
            row = {
                "id": number,
                "guild_id": HERE.guild,
                "channel_id": HERE.channel,
                "white_id": ANNA.id,
                "black_id": BEN.id,
                "setup": "full",
                "time_control": "7",
                "mover_id": ANNA.id,
                "halted_at": halted_at,
            }
            await connection.execute(insert(old.tables["matches"]).values(row))
    await engine.dispose()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        waiting = await uow.boards.refused_in(HERE.channel)
    await store.close()
    assert waiting == [1]
