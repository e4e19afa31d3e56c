"""Leagues on both databases, with two processes at once: each step is done once, and so is each decision."""

import asyncio
import random
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.catalogue import language_for
from bot.domain import Match, MatchId, Person, Preferences, UserId
from bot.domain.events import Cancelled, CancelReason, Happening, Resigned, TimedOut
from bot.domain.rating import Stakes
from bot.features.league import progress
from bot.features.league.as_of import season_as_of
from bot.features.league.progress import Seasons
from bot.features.league.refusals import LEAGUE_EXISTS
from bot.features.league.repository import (
    PROOF,
    RESULT,
    GroupRepository,
    LeagueRepository,
    LeagueServer,
    PlaceRepository,
    Season,
    SeasonGame,
    SeasonRepository,
)
from bot.features.league.season import FIRST_MOVE_WITHIN, SeasonForm, Stage, Terms, movers
from bot.features.league.service import Joined, Leagues
from bot.features.league.standings import Decision, How
from bot.features.league.tables import tables_of
from bot.services import People
from bot.services.match_lifecycle import continue_match
from bot.storage import Store, UnitOfWork
from bot.toolkit.result_notes import result_notes
from tests.bot.company import CLEO, HERE, Clock
from tests.bot.refused import reasons_of

PEOPLE = [Person(UserId(2000 + number), f"P{number}") for number in range(12)]
TERMS = Terms("Winter league", SeasonForm.RANDOM)
CLUB = LeagueServer(HERE.guild, HERE.channel, in_thread=False, name="Club")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def both(stores: Sequence[Store], clock: Clock) -> Sequence[Seasons]:
    """The steps of seasons in two processes."""
    return [Seasons(store, clock=clock, rng=random.Random(1)) for store in stores]


async def start(store: Store, clock: Clock, *, players: int) -> Season:
    """Start a league whose members have all said that they play."""
    leagues = Leagues(store, clock=clock)
    day = clock().date() + timedelta(days=3)
    now = await leagues.start(CLUB, TERMS, day, by=CLEO.id)
    async with store.write() as uow:
        await asked(uow, now)
    for person in PEOPLE[:players]:
        assert await leagues.join(HERE.guild, person) is Joined.IN
    return await season(store)


async def asked(uow: UnitOfWork, now: Season) -> None:
    """Have the members of a season asked, and shown it in the channel."""
    await SeasonRepository(uow).advance(now, Stage.ASKED, None)
    places = PlaceRepository(uow)
    for place in await places.of(now.id):
        await places.keep(place, HERE.channel)


async def season(store: Store) -> Season:
    async with store.read() as uow:
        league = await LeagueRepository(uow).of(HERE.guild)
        assert league is not None
        return await SeasonRepository(uow).latest(league.id)


async def games(store: Store, now: Season) -> Sequence[SeasonGame]:
    async with store.read() as uow:
        return await GroupRepository(uow).games(now.id)


async def groups(store: Store, now: Season) -> list[list[UserId]]:
    async with store.read() as uow:
        seats = await GroupRepository(uow).seats(now.id)
    numbers = sorted({seat.group for seat in seats})
    return [[seat.user for seat in seats if seat.group == number] for number in numbers]


async def test_of_two_managers_one_starts_a_league(stores: Sequence[Store], clock: Clock) -> None:
    day = clock().date()
    outcomes = await asyncio.gather(
        *(Leagues(store, clock=clock).start(CLUB, TERMS, day, by=CLEO.id) for store in stores),
        return_exceptions=True,
    )
    assert reasons_of(outcomes) == [LEAGUE_EXISTS]
    assert len([each for each in outcomes if isinstance(each, Season)]) == 1


async def test_two_processes_draw_and_begin_each_game_once(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await start(store, clock, players=6)
    await asyncio.gather(*(each.draw(now) for each in both))
    assert len(await games(store, now)) == 15
    now = await season(store)
    pairings = await both[0].to_begin(now)
    await asyncio.gather(*(each.begin(now, pairing) for each in both for pairing in pairings))
    found = await games(store, now)
    assert len({game.match for game in found}) == len(found) == 15
    async with store.read() as uow:
        assert len(await uow.matches.all_on(None, after=MatchId(0), most=100)) == 15
    await asyncio.gather(*(each.begun(now) for each in both))
    assert (await season(store)).stage is Stage.RUNNING


async def running(store: Store, seasons: Seasons, clock: Clock, *, players: int) -> Season:
    """Bring a season to its start."""
    now = await start(store, clock, players=players)
    await seasons.draw(now)
    now = await season(store)
    for pairing in await seasons.to_begin(now):
        await seasons.begin(now, pairing)
    await seasons.begun(now)
    return await season(store)


async def resign(store: Store, match_id: MatchId | None, clock: Clock) -> Match:
    """Let White resign."""
    return await happens(store, match_id, Resigned(), clock)


async def happens(store: Store, match_id: MatchId | None, what: Happening, clock: Clock) -> Match:
    """Store an event of White's, or a cancellation."""
    async with store.write() as uow:
        match = await uow.matches.find(match_id or MatchId(0))
        by = None if isinstance(what, Cancelled) else match.players.white
        return await continue_match(uow, match, (match.event(what, clock(), by=by),))


async def out(store: Store, now: Season) -> set[UserId]:
    async with store.read() as uow:
        return {seat.user for seat in await GroupRepository(uow).seats(now.id) if seat.seated.is_out}


async def test_nothing_is_told_of_a_game_that_counts_for_no_one(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await running(store, both[0], clock, players=4)
    cancelled, resigned, *_ = await games(store, now)
    await happens(store, cancelled.match, Cancelled(CancelReason.MANAGER), clock)
    await resign(store, resigned.match, clock)
    decisions = [game.played.decision for game in await games(store, now)][:2]
    assert [each.how for each in decisions if each] == [How.VOID, How.RESIGNED]
    async with store.read() as uow:
        told = [await uow.views.of_kinds([RESULT], game.id) for game in (cancelled, resigned)]
    assert [len(each) for each in told] == [0, 1]


async def test_a_loss_on_time_in_a_game_that_is_decided_puts_nobody_out(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await running(store, both[0], clock, players=4)
    first, second, *_ = await games(store, now)
    async with store.read() as uow:
        gone, other = [(await uow.matches.find(each.match or MatchId(0))).players for each in (first, second)]
    await Leagues(store, clock=clock).leave(HERE.guild, gone.black)
    await happens(store, first.match, TimedOut(), clock)
    assert await out(store, now) == {gone.black}
    assert await notes(store, first) == []
    await happens(store, second.match, TimedOut(), clock)
    assert await out(store, now) == {gone.black, other.white}
    (note,) = await notes(store, second)
    assert note.startswith(f"P{other.white - PEOPLE[0].id} is out of this league season.")


async def notes(store: Store, game: SeasonGame) -> list[str]:
    """Return the notes on the result card of a game that say that someone is out."""
    async with store.read() as uow:
        match = await uow.matches.find(game.match or MatchId(0))
        told = await result_notes(uow, match, await uow.people.names(match.players.both), language_for(None))
    return [each for each in told if "is out" in each]


async def test_a_move_in_a_game_that_is_over_counts_as_having_come(
    store: Store, both: Sequence[Seasons], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = await running(store, both[0], clock, players=4)
    everyone = {user for group in await groups(store, now) for user in group}
    monkeypatch.setattr(progress, "no_shows", lambda matches, _: everyone - movers(matches))
    first, *_ = await games(store, now)
    async with store.read() as uow:
        match = await uow.matches.find(first.match or MatchId(0))
    moved = await happens(store, match.id, match.position.legal_moves()[0], clock)
    await happens(store, match.id, Cancelled(CancelReason.MANAGER), clock)
    clock.go_on(days=FIRST_MOVE_WITHIN.days + 1)
    await both[0].look_at_running(now)
    assert await out(store, now) == everyone - {moved.players.white}


async def test_the_open_games_of_someone_whose_profile_is_hidden_are_counted_too(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await running(store, both[0], clock, players=4)
    first, *others = await games(store, now)
    for game in others:
        await resign(store, game.match, clock)
    async with store.read() as uow:
        match = await uow.matches.find(first.match or MatchId(0))
    await People(store, clock=clock).choose(match.players.white, lambda _: Preferences(private=True))
    async with store.read() as uow:
        (group,) = (await tables_of(uow, now)).groups
    assert match.players.white not in [row.user for row in group.ranking]
    assert group.open == 1
    assert set(group.order) == {person.id for person in PEOPLE[:4]}


async def test_the_games_of_someone_who_is_forgotten_are_lost_as_of_everyone_who_is_out(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await running(store, both[0], clock, players=4)
    first, *_ = await games(store, now)
    async with store.write() as uow:
        white = (await uow.matches.find(first.match or MatchId(0))).players.white
        await uow.people.take_leave(white, clock())
    assert await out(store, now) == {white}
    async with store.read() as uow:
        (seat,) = [
            each.seated.seat for each in await GroupRepository(uow).seats(now.id) if each.user == white
        ]
    decided = [each.played for each in await games(store, now) if each.played.decision]
    assert len(decided) == 3
    assert all(each.is_given_up_by(seat) for each in decided)


async def test_nobody_is_drawn_who_is_being_forgotten(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await start(store, clock, players=5)
    async with store.write() as uow:
        await uow.people.take_leave(PEOPLE[0].id, clock())  # many matches are then resigned, step by step
    await both[0].draw(now)
    assert await groups(store, now) == [[person.id for person in PEOPLE[1:5]]]


async def test_at_the_end_games_are_frozen_as_they_stood_then_however_late_that_is_noticed(
    stores: Sequence[Store], both: Sequence[Seasons], clock: Clock
) -> None:
    here, there = stores
    now = await running(here, both[0], clock, players=4)
    first, second, third, *_ = await games(here, now)
    assert now.ends_at is not None
    clock.now = now.ends_at - timedelta(seconds=1)
    await resign(here, first.match, clock)
    async with here.read() as uow:
        match = await uow.matches.find(second.match or MatchId(0))
    moved = await happens(here, match.id, match.position.legal_moves()[0], clock)
    clock.now = now.ends_at
    await resign(here, second.match, clock)
    await asyncio.gather(resign(there, third.match, clock), both[0].look_at_running(now))
    first, second, *others = await games(here, now)
    assert first.played.decision == Decision(How.RESIGNED, -10)
    assert second.is_open
    assert second.closed_after == moved.number
    assert all(game.closed_after == 1 and game.is_open for game in others)
    async with here.read() as uow:
        queued = {each for each in [await uow.searches.first_due(clock(), {PROOF: 1})] if each}
        stakes = [(await uow.matches.find(game.match or MatchId(0))).stakes for game in others[1:]]
    assert len(queued) == 1
    assert set(stakes) == {Stakes.UNRATED}
    late = others[-1]
    await resign(there, late.match, clock)
    assert (await games(here, now))[-1].is_open
    decision = Decision(How.PROVED, 4)
    await asyncio.gather(*(each.decide(late.id, decision) for each in both))
    assert (await games(here, now))[-1].played.decision == decision


async def test_a_season_is_told_as_it_stood_at_a_moment(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    seasons, week = both[0], timedelta(weeks=1)
    before = clock()
    clock.go_on(days=1)
    now = await running(store, seasons, clock, players=4)
    clock.go_on(days=1)
    async with store.write() as uow:
        first, *others = await GroupRepository(uow).games(now.id)
        await GroupRepository(uow).decide(first.id, Decision(How.BOARD, 5), clock())
    clock.go_on(days=1)
    first_week = clock()
    clock.go_on(days=1)
    async with store.write() as uow:
        for game in others:
            await GroupRepository(uow).decide(game.id, Decision(How.BOARD, 5), clock())
    await seasons.look_at_running(now)
    await seasons.finish(await season(store))
    clock.go_on(days=1)
    told = []
    async with store.read() as uow:
        for moment in (before, first_week, clock(), clock() + 2 * week):
            found = await season_as_of(uow, HERE.guild, moment, since=moment - week)
            assert found is not None
            points = sorted(row.result.points for group in found.tables.groups for row in group.ranking)
            told.append((found.season.number, found.season.stage, found.open, points))
    assert told == [
        (1, Stage.OPEN, 6, [0, 0, 0, 0]),
        (1, Stage.RUNNING, 5, [0, 0, 0, 2]),
        (1, Stage.OVER, 0, [2, 2, 4, 4]),
        (2, Stage.OPEN, 0, []),
    ]


async def test_the_first_goes_up_and_the_last_goes_down_in_the_next_season(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    seasons = both[0]
    now = await running(store, seasons, clock, players=8)
    above, below = await groups(store, now)
    assert len(above) == len(below) == 4
    async with store.write() as uow:
        for game in await GroupRepository(uow).games(now.id):  # the later seat wins
            margin = 5 if game.played.white > game.played.black else -5
            assert await GroupRepository(uow).decide(game.id, Decision(How.BOARD, margin), clock())
    await seasons.look_at_running(now)
    closing = await season(store)
    await asyncio.gather(*(each.finish(closing) for each in both))
    coming = await season(store)
    assert (coming.number, coming.stage) == (2, Stage.OPEN)
    async with store.write() as uow:
        await asked(uow, coming)
    leagues = Leagues(store, clock=clock)
    for person in PEOPLE[:8]:
        await leagues.join(HERE.guild, person)
    await seasons.draw(await season(store))
    after = await groups(store, coming)
    assert set(after[0]) == {*above[1:], below[3]}
    assert set(after[1]) == {*below[:3], above[0]}


async def test_the_fifth_who_joins_lets_a_waiting_season_start(
    store: Store, both: Sequence[Seasons], clock: Clock
) -> None:
    now = await start(store, clock, players=3)
    await both[0].draw(now)
    assert (await season(store)).stage is Stage.WAITING
    leagues = Leagues(store, clock=clock)
    await leagues.join(HERE.guild, PEOPLE[3])
    assert await both[0].due() == []
    await asyncio.gather(*(leagues.join(HERE.guild, person) for person in PEOPLE[4:6]))
    (due,) = await both[0].due()
    await asyncio.gather(*(each.draw(due) for each in both))
    assert [len(group) for group in await groups(store, due)] == [6]
