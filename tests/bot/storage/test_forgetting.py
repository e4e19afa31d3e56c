"""Forgotten data is in no table, new tables included."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, func, select

from bot.domain import (
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    GuildId,
    Match,
    MatchId,
    Message,
    MessageId,
    OfferKind,
    Person,
    Players,
    Preferences,
    Setup,
    ShownBoard,
    ShownChallenge,
    UserId,
    Venue,
)
from bot.domain.ids import FORMER_BLACK, FORMER_WHITE
from bot.domain.imported import KEPT_FOR
from bot.domain.moderation import KEPT_FOR as AUDIT_LOG_KEPT_FOR
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.features.absence.service import Absences
from bot.features.privacy.service import Kept, PersonalData
from bot.features.records.service import Imports
from bot.features.watching.service import Watching
from bot.services import Challenges, Matches, People, Servers, Timekeeping
from bot.storage import Store, UnitOfWork, engine
from bot.storage.schema import metadata
from dvonn import Game, Record
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock, Rng
from tests.bot.played import C3, D3
from tests.bot.storage.begun import add_match
from tests.bot.storage.filled import PEOPLE, PLACES, about_match, fill

GONE = Person(UserId(990_001), "Gregor Gone")

THERE = Venue(GuildId(990_002), ChannelId(990_003))


class Services:
    """All services on one store."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.challenges = Challenges(store, clock=self.clock, rng=Rng())
        self.matches = Matches(store, clock=self.clock)
        self.people = People(store, clock=self.clock)
        self.personal_data = PersonalData(store, self.people, clock=self.clock)
        self.absences = Absences(store, clock=self.clock)
        self.servers = Servers(store, clock=self.clock)
        self.timekeeping = Timekeeping(store, clock=self.clock)

    async def challenge(
        self, challenger: Person, opponent: Person | None, venue: Venue = HERE
    ) -> ChallengeId:
        made = await self.challenges.challenge(
            venue, challenger, opponent, ColourChoice.WHITE, Setup.FULL, rated=False
        )
        return made.id

    async def begin(self, white: Person, black: Person, venue: Venue = HERE) -> Match:
        return await self.challenges.accept(await self.challenge(white, black, venue), black)


@pytest.fixture
def services(store: Store) -> Services:
    return Services(store)


async def rows(store: Store) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Every row of every table, with the table's name."""
    async with store._engine.connect() as connection:
        for name, table in metadata.tables.items():
            for row in (await connection.execute(select(table))).mappings():
                yield name, dict(row)


async def telling_of(store: Store, *traces: int | str) -> list[tuple[str, str]]:
    """The tables and columns that contain one of these numbers or texts."""
    return [
        (table, column)
        async for table, row in rows(store)
        for column, value in row.items()
        if any(trace == value or (isinstance(value, str) and str(trace) in value) for trace in traces)
    ]


# people


@pytest.fixture
async def history(services: Services, store: Store) -> list[MatchId]:
    """A user who has done everything that can be done: two matches are over, two are running."""
    won, lost, running, idle = [
        await services.begin(*players) for players in ((GONE, ANNA), (ANNA, GONE), (GONE, BEN), (BEN, GONE))
    ]
    await services.matches.offer(won.id, OfferKind.DRAW, by=GONE.id)
    await services.matches.resign(won.id, by=ANNA.id)
    await services.matches.play(lost.id, C3, by=ANNA.id)
    await services.matches.play(lost.id, D3, by=GONE.id)
    await services.matches.resign(lost.id, by=GONE.id)
    await services.matches.plan_spaces(idle.id, [C3.space], by=GONE.id)
    await services.people.choose(GONE.id, lambda _: Preferences(rotated=True))
    await services.absences.leave(GONE.id, services.clock.now + timedelta(days=1))
    for challenger, opponent in ((GONE, ANNA), (ANNA, GONE), (GONE, None)):
        await services.challenge(challenger, opponent)
    await services.challenges.decline(await services.challenge(ANNA, GONE), GONE.id, "I am Gregor Gone")
    async with store.write() as uow:
        await uow.boards.record(won.id, ShownBoard(Message(HERE.channel, MessageId(1)), won.number + 2))
    return [won.id, lost.id, running.id, idle.id]


async def test_a_forgotten_person_is_in_no_table(
    services: Services, store: Store, history: list[MatchId]
) -> None:
    async with store._engine.begin() as connection:
        await fill(connection, PEOPLE, GONE.id, HERE, history[0])
    told = await telling_of(store, GONE.id, GONE.name)
    naming = {
        (name, column.name)
        for name, table in metadata.tables.items()
        for column in table.columns
        if column.name in PEOPLE
    }
    assert naming - set(told) == set(), "a table without a row of the person proves nothing"
    await services.personal_data.forget(GONE.id)
    assert await telling_of(store, GONE.id, GONE.name) == []


async def test_what_a_forgotten_person_has_played_stays_as_it_was(
    services: Services, store: Store, history: list[MatchId]
) -> None:
    async def read() -> list[Match]:
        async with store.read() as uow:
            return [await uow.matches.find(number) for number in history]

    before = await read()
    changed = await services.personal_data.forget(GONE.id)
    won, lost, running, idle = await read()
    assert [won.ended, lost.ended] == [before[0].ended, before[1].ended]
    assert [match.game for match in (won, lost, running, idle)] == [match.game for match in before]
    assert won.players == Players(white=FORMER_WHITE, black=ANNA.id)
    assert lost.players == Players(white=ANNA.id, black=FORMER_BLACK)
    assert lost.events[-1].actor == FORMER_BLACK
    for match in (running, idle):
        assert match.ended is not None
        assert match.players.of(match.ended.winner or match.players.colour_of(GONE.id)) == BEN.id  # type: ignore[arg-type]
    assert changed.matches == [running, idle]
    states = sorted(challenge.state for challenge in changed.challenges)
    assert states == [ChallengeState.DECLINED, ChallengeState.WITHDRAWN, ChallengeState.WITHDRAWN]


async def test_the_boards_that_name_a_forgotten_person_are_drawn_again(
    services: Services, store: Store, history: list[MatchId]
) -> None:
    async with store.write() as uow:
        for number in await uow.boards.behind():
            shown = ShownBoard(Message(HERE.channel, MessageId(100 + number)), 99)
            await uow.boards.record(number, shown)
        for challenge in await uow.challenge_messages.behind():
            found = await uow.challenges.find(challenge)
            message = Message(HERE.channel, MessageId(200 + challenge))
            await uow.challenge_messages.record(challenge, ShownChallenge(message, found.state))
        assert (await uow.boards.behind(), await uow.challenge_messages.behind()) == ([], [])
    await services.personal_data.forget(GONE.id)
    async with store.read() as uow:
        assert await uow.boards.behind() == sorted(history)
        closed = [await uow.challenges.find(number) for number in await uow.challenge_messages.behind()]
    assert {challenge.id for challenge in closed} == set(range(1, 9))


async def test_two_forgotten_players_can_still_be_told_apart(services: Services, store: Store) -> None:
    match = await services.begin(ANNA, BEN)
    await services.matches.resign(match.id, by=ANNA.id)
    for person in (ANNA, BEN):
        await services.personal_data.forget(person.id)
    async with store.read() as uow:
        kept = await uow.matches.find(match.id)
    assert kept.players == Players(white=FORMER_WHITE, black=FORMER_BLACK)
    assert kept.ended is not None
    assert kept.players.of(kept.ended.winner or kept.opening.start.to_move) == FORMER_BLACK  # type: ignore[arg-type]


@pytest.mark.usefixtures("history")
async def test_what_is_kept_of_somebody_is_counted(services: Services) -> None:
    kept = await services.personal_data.kept(GONE.id)
    counts = Counter({"kept-results": 2})
    assert kept == Kept(
        GONE.name, running=2, finished=2, challenges=3, preferences=True, absences=1, counts=counts
    )
    await services.personal_data.forget(GONE.id)
    kept = await services.personal_data.kept(GONE.id)
    assert kept == Kept(None, running=0, finished=0, challenges=0, preferences=False, absences=0)


async def test_a_language_is_kept_while_a_name_is(services: Services) -> None:
    await services.people.hear(ANNA.id, "de")
    assert (await services.personal_data.kept(ANNA.id)).language is None
    await services.challenge(ANNA, None)
    await services.people.hear(ANNA.id, "de")
    assert (await services.personal_data.kept(ANNA.id)).language == "de"
    await services.personal_data.forget(ANNA.id)
    await services.people.hear(ANNA.id, "de")
    assert (await services.personal_data.kept(ANNA.id)).language is None


# servers


async def test_somebody_who_watches_is_still_known_when_another_server_is_deleted(
    services: Services, store: Store
) -> None:
    match = await services.begin(ANNA, BEN)
    await services.begin(ANNA, BEN, THERE)
    await Watching(store).watch(match.id, GONE, lambda new: new)
    await services.servers.remove(THERE.guild)
    services.clock.now += KEPT_AFTER_REMOVAL
    await services.timekeeping.delete_removed()
    async with store.read() as uow:
        assert await uow.people.names([GONE.id]) == {GONE.id: GONE.name}


async def test_players_and_people_in_challenges_are_still_known_when_another_server_is_deleted(
    services: Services, store: Store
) -> None:
    async with store.write() as uow:
        await add_match(uow)  # of Anna and Ben, who are named in no challenge
    await services.challenge(GONE, CLEO)
    await services.begin(ANNA, BEN, THERE)
    await services.servers.remove(THERE.guild)
    services.clock.now += KEPT_AFTER_REMOVAL
    await services.timekeeping.delete_removed()
    everybody = {person.id: person.name for person in (ANNA, BEN, CLEO, GONE)}
    async with store.read() as uow:
        assert await uow.people.names(list(everybody)) == everybody


async def counted(uow: UnitOfWork) -> dict[str, int]:
    connection = uow.matches._connection
    return {
        name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        for name, table in metadata.tables.items()
    }


async def test_a_server_that_removed_the_bot_is_in_no_table_after_a_month(
    services: Services, store: Store
) -> None:
    here = await services.begin(ANNA, BEN)
    async with store._engine.begin() as connection:
        await fill(connection, PLACES, BEN.id, HERE, here.id)
    async with store.read() as uow:
        before = await counted(uow)
    there = await services.begin(GONE, ANNA, THERE)
    over = await services.matches.resign((await services.begin(ANNA, GONE, THERE)).id, by=ANNA.id)
    await services.challenges.rematch(over.id, ANNA)
    await services.challenge(ANNA, None, THERE)
    async with store._engine.begin() as connection:
        await fill(connection, PLACES, ANNA.id, THERE, there.id)
    assert {table for table, _ in await telling_of(store, THERE.guild)} == {
        name for name, table in metadata.tables.items() if "guild_id" in table.columns
    }
    await services.servers.remove(THERE.guild)
    services.clock.now += KEPT_AFTER_REMOVAL
    assert await services.timekeeping.delete_removed() == [THERE.guild]
    assert await telling_of(store, THERE.guild, THERE.channel, GONE.name) == []
    named = [
        (name, column.name)
        async for name, row in rows(store)
        for column in about_match(metadata.tables[name])
        if row[column.name] in (there.id, over.id)
    ]
    assert named == []
    async with store.read() as uow:
        assert {**await counted(uow), "heartbeat": 0} == {**before, "heartbeat": 0}
        assert await uow.matches.find(here.id) == here


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


LONG = "Gregor Gone the Unforgettable"


def files_with_the_name(folder: Path) -> list[str]:
    return [file for file, content in contents(folder).items() if LONG.encode() in content]


@pytest.fixture
async def store_with_the_name(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store with some pages of names, one of which is to be deleted; it doesn't wait for readers."""
    monkeypatch.setattr(engine, "BUSY_TIMEOUT_MS", 0)
    store = await Store.open(sqlite_url)
    for number in range(50):
        async with store.write() as uow:
            await uow.people.remember(Person(UserId(number + 1), f"Somebody {number}"))
    async with store.write() as uow:
        await uow.people.remember(Person(GONE.id, LONG))
        await uow.people.choose(GONE.id, Preferences(language="de"))
    yield store
    await store.close()


async def test_the_name_of_a_forgotten_person_stands_in_no_page_of_the_files(
    store_with_the_name: Store, tmp_path: Path
) -> None:
    assert files_with_the_name(tmp_path) != []
    await Services(store_with_the_name).personal_data.forget(GONE.id)
    assert files_with_the_name(tmp_path) == []


async def test_what_is_deleted_with_a_server_or_with_time_stands_in_no_page_of_the_files_either(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    services = Services(store)
    tasks = services.timekeeping
    await services.challenge(ANNA, None)  # open to all, so no opponent is named
    await services.challenge(Person(GONE.id, LONG), None, THERE)
    await services.servers.remove(THERE.guild)
    services.clock.now += KEPT_AFTER_REMOVAL
    assert files_with_the_name(tmp_path) != []
    await tasks.delete_removed()
    assert files_with_the_name(tmp_path) == []
    imports = Imports(store, clock=services.clock)
    await imports.add(str(Record(Game([C3, D3]), {"White": LONG})), by=ANNA.id)
    services.clock.now += KEPT_FOR + timedelta(seconds=1)
    assert files_with_the_name(tmp_path) != []
    await imports.delete_expired()
    assert files_with_the_name(tmp_path) == []
    async with store.write() as uow:
        at = services.clock.now
        await uow.audit_log.add(AuditEntry(HERE.guild, AuditAction.BAN, by=BEN.id, at=at, reason=LONG))
    services.clock.now += AUDIT_LOG_KEPT_FOR + timedelta(seconds=1)
    assert files_with_the_name(tmp_path) != []
    await tasks.delete_audit_entries()
    assert files_with_the_name(tmp_path) == []
    await store.close()


async def test_what_somebody_reads_from_while_a_person_is_forgotten_is_overwritten_once_they_have_let_go(
    store_with_the_name: Store, tmp_path: Path
) -> None:
    store = store_with_the_name
    with contextlib.closing(sqlite3.connect(tmp_path / "dvonn.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM people").fetchall()
        await Services(store).personal_data.forget(GONE.id)
        await store.scrub_again()
        assert files_with_the_name(tmp_path) == ["dvonn.db-wal"]
        reader.execute("ROLLBACK")
        await store.scrub_again()
        assert files_with_the_name(tmp_path) == []


async def test_nothing_is_scrubbed_where_nobody_was_forgotten(store: Store) -> None:
    asked: list[str] = []
    event.listen(store._engine.sync_engine, "checkout", lambda *_: asked.append("the database"))
    await store.scrub_again()
    assert asked == []
