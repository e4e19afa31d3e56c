"""Ratings: each finished game counts once, in order of finishing, and can be computed again."""

import asyncio
import random
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import pytest
from sqlalchemy import delete, update

from bot.domain import (
    AuditAction,
    CancelReason,
    ChannelId,
    ColourChoice,
    Match,
    MatchId,
    OfferKind,
    Pace,
    Person,
    Setup,
    Stakes,
    UserId,
)
from bot.domain.computer import Level
from bot.domain.glicko import LOSS, TIE, WIN, Strength, play
from bot.domain.refusals import RefusalReason
from bot.features.board_of_the_week.service import WeeklyBoards
from bot.features.board_of_the_week.week import OPPONENTS
from bot.features.privacy.service import PersonalData
from bot.features.ratings.refusals import NOT_RATED
from bot.features.ratings.repository import (
    PlayerRating,
    RatingRepository,
    Shift,
    ratings,
)
from bot.features.ratings.service import UNRATED, Ratings
from bot.services import Challenges, Computing, Matches, People, Timekeeping
from bot.services.challenges import stakes_between
from bot.services.match_lifecycle import continue_match
from bot.storage import Store
from bot.storage.player_results import player_results
from dvonn import Game
from tests.bot.company import A_BOT, ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, Clock, Rng
from tests.bot.played import first_plies, play_at_once, recorded
from tests.bot.refused import refuses
from tests.bot.services.kept import kept_direct_messages
from tests.bot.storage.asked import noted

DORA = Person(UserId(1005), "Dora")
OLGA = UserId(1006)
"""A manager who plays no games."""
LONG_ENOUGH = 4
"""Plies after which a rated game can be lost."""


class World:
    """The services on one store, with a clock."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.challenges = Challenges(store, clock=self.clock, rng=Rng())
        self.matches = Matches(store, clock=self.clock)
        self.timekeeping = Timekeeping(store, clock=self.clock)
        self.ratings = Ratings(store, clock=self.clock)

    async def begin(
        self,
        white: Person = ANNA,
        black: Person = BEN,
        *,
        plies: int = LONG_ENOUGH,
        rated: bool = True,
        opening: Game | None = None,
        pace: Pace = Pace.NONE,
    ) -> Match:
        """Begin a match by a challenge, and play the first plies."""
        setup = Setup.RECORD if opening else Setup.FULL
        made = await self.challenges.challenge(
            HERE, white, black, ColourChoice.WHITE, setup, pace=pace, opening=opening, rated=rated
        )
        match = await self.challenges.accept(made.id, black)
        return await play_at_once(self.matches, match, first_plies(recorded()[0], plies)) if plies else match

    async def won_by(self, winner: Person, loser: Person) -> Match:
        """A game that is over by a resignation, a month after the one before: so that no limit stops it."""
        self.clock.go_on(days=31)
        match = await self.begin(winner, loser)
        return await self.matches.resign(match.id, by=loser.id)

    async def stakes(self, one: Person, other: Person) -> Stakes:
        async with self.store.read() as uow:
            return await stakes_between(uow, one.id, other.id, self.clock(), wished=True)

    async def rating(self, person: Person) -> PlayerRating | None:
        return await self.ratings.rating(person.id)

    async def all(self) -> dict[UserId, PlayerRating]:
        async with self.store.read() as uow:
            return await RatingRepository(uow).all_ratings()


pytestmark = pytest.mark.usefixtures("boards_shown_at_once", "sqlite_in_place")


@pytest.fixture
def world(store: Store) -> World:
    return World(store)


async def test_a_finished_game_changes_the_ratings_of_both_players(world: World) -> None:
    match = await world.begin()
    assert match.stakes is Stakes.RATED
    assert await world.rating(ANNA) is None
    await world.matches.resign(match.id, by=BEN.id)
    anna, ben = await world.rating(ANNA), await world.rating(BEN)
    assert anna is not None
    assert ben is not None
    assert (anna.strength, ben.strength) == play(Strength(), Strength(), WIN)
    assert (anna.games, anna.last_at) == (1, world.clock.now)
    async with world.store.read() as uow:
        shifts = await RatingRepository(uow).shifts(match.id)
    assert shifts == {
        ANNA.id: Shift(1500, anna.strength.rating),
        BEN.id: Shift(1500, ben.strength.rating),
    }


async def test_a_rating_becomes_less_certain_between_two_games(world: World) -> None:
    await world.won_by(ANNA, BEN)
    first = [await world.rating(person) for person in (ANNA, BEN)]
    await world.won_by(ANNA, BEN)
    both = [each.at(world.clock.now) for each in first if each]
    anna = await world.rating(ANNA)
    assert anna is not None
    assert anna.strength == play(both[0], both[1], WIN)[0]


async def test_a_draw_is_half_a_win(world: World) -> None:
    match = await world.begin()
    await world.matches.offer(match.id, OfferKind.DRAW, by=ANNA.id)
    await world.matches.accept_offer(match.id, OfferKind.DRAW, by=BEN.id)
    ben = await world.rating(BEN)
    assert ben is not None
    assert ben.strength == play(Strength(), Strength(), TIE)[1]


async def test_unrated_games_are_those_agreed_and_those_from_a_position(world: World) -> None:
    agreed = await world.begin(rated=False)
    from_record = await world.begin(plies=0, opening=first_plies(recorded()[0], 60))
    assert {agreed.stakes, from_record.stakes} == {Stakes.UNRATED}
    for match in (agreed, from_record):
        await world.matches.resign(match.id, by=BEN.id)
    assert await world.all() == {}


async def test_an_unrated_game_is_in_the_profile_all_the_same(world: World) -> None:
    match = await world.begin(rated=False)
    await world.matches.resign(match.id, by=BEN.id)
    async with world.store.read() as uow:
        (game,) = await RatingRepository(uow).games(BEN.id, most=10)
    assert (game.head.id, game.points, game.rating, game.opponent) == (match.id, LOSS, None, ANNA.id)


async def test_resigning_right_away_cancels_a_rated_game(world: World) -> None:
    match = await world.begin(plies=LONG_ENOUGH - 1)
    over = await world.matches.resign(match.id, by=BEN.id)
    assert over.cancelled is CancelReason.RESIGNED
    assert await world.all() == {}


async def test_a_cancelled_game_is_not_rated(world: World) -> None:
    match = await world.begin()
    async with world.store.write() as uow:
        found = await uow.matches.find(match.id)
        await continue_match(uow, found, found.cancel(world.clock.now))
    assert await world.all() == {}


# the limit for two players


async def test_a_fourth_game_of_the_same_two_in_thirty_days_is_not_rated(world: World) -> None:
    stakes = []
    for _ in range(4):
        world.clock.go_on(days=2)
        match = await world.begin()
        stakes.append(match.stakes)
        await world.matches.resign(match.id, by=BEN.id)
    assert stakes == [Stakes.RATED] * 3 + [Stakes.LIMIT]
    assert (await world.begin(ANNA, CLEO)).stakes is Stakes.RATED
    anna = await world.rating(ANNA)
    assert anna is not None
    assert anna.games == 3
    world.clock.go_on(days=28)
    assert (await world.begin(BEN, ANNA)).stakes is Stakes.RATED


async def test_the_challenge_says_in_time_that_the_limit_is_reached(world: World) -> None:
    for _ in range(3):
        world.clock.go_on(days=1)
        await world.matches.resign((await world.begin()).id, by=BEN.id)
    assert await world.stakes(BEN, ANNA) is Stakes.LIMIT
    made = await world.challenges.challenge(HERE, BEN, ANNA, ColourChoice.WHITE, Setup.FULL)
    assert made.terms.stakes is Stakes.LIMIT
    anyone = await world.challenges.challenge(HERE, BEN, None, ColourChoice.WHITE, Setup.FULL)
    assert anyone.terms.stakes is Stakes.RATED
    assert (await world.challenges.accept(anyone.id, ANNA)).stakes is Stakes.LIMIT


async def test_a_cancelled_game_does_not_count_towards_the_limit(world: World) -> None:
    for _ in range(3):
        world.clock.go_on(days=1)
        await world.matches.resign((await world.begin(plies=1)).id, by=BEN.id)
    assert await world.stakes(BEN, ANNA) is Stakes.RATED


async def test_a_rematch_is_rated_as_the_game_was(world: World) -> None:
    for rated, stakes in ((True, Stakes.RATED), (False, Stakes.UNRATED)):
        match = await world.begin(rated=rated)
        await world.matches.resign(match.id, by=BEN.id)
        asked = await world.challenges.rematch(match.id, BEN)
        assert not isinstance(asked, Match)
        assert asked.terms.stakes is stakes
        await world.challenges.decline(asked.id, ANNA.id)
        world.clock.go_on(days=1)


# losses on time


async def test_of_several_losses_on_time_without_a_move_only_the_first_counts(world: World) -> None:
    paces = {BEN: Pace.ONE, CLEO: Pace.ONE, DORA: Pace.FORTNIGHT}
    begun = [await world.begin(ANNA, other, pace=pace) for other, pace in paces.items()]
    assert {match.player_to_move for match in begun} == {ANNA.id}
    world.clock.go_on(days=8)
    for match in begun[:2]:
        await world.timekeeping.time_out(match.id)
        world.clock.go_on()
    anna = await world.rating(ANNA)
    assert anna is not None
    assert anna.games == 1
    assert await world.rating(CLEO) is None
    await world.matches.resign(begun[2].id, by=ANNA.id)
    assert await world.rating(DORA) is not None


async def test_a_move_between_two_losses_on_time_makes_both_count(world: World) -> None:
    first = await world.begin(ANNA, BEN, pace=Pace.ONE)
    second = await world.begin(ANNA, CLEO, pace=Pace.THREE)
    world.clock.go_on(days=2)
    await world.timekeeping.time_out(first.id)
    world.clock.go_on()
    second = await play_at_once(world.matches, second, first_plies(recorded()[0], LONG_ENOUGH + 2))
    world.clock.go_on(days=4)
    assert (await world.timekeeping.time_out(second.id)).is_over
    anna = await world.rating(ANNA)
    assert anna is not None
    assert anna.games == 2


@pytest.mark.parametrize(
    ("since", "until", "moved"), [(-1, 1, True), (-1, 0, True), (0, 1, False), (1, 2, False), (-2, -1, False)]
)
async def test_a_move_counts_from_after_one_loss_to_the_very_second_of_the_next(
    world: World, since: int, until: int, moved: bool
) -> None:
    world.clock.go_on()
    await world.begin(plies=1)
    between = [world.clock.now + timedelta(seconds=seconds) for seconds in (since, until)]
    async with world.store.read() as uow:
        assert await RatingRepository(uow).has_moved(ANNA.id, *between) is moved
        assert not await RatingRepository(uow).has_moved(BEN.id, *between)


# computing again


def pairs(rng: random.Random) -> Sequence[Person]:
    return rng.sample([ANNA, BEN, CLEO, DORA], 2)


async def season(world: World, games: int = 12) -> list[Match]:
    rng = random.Random(5)
    return [await world.won_by(*pairs(rng)) for _ in range(games)]


async def test_computing_again_changes_nothing(world: World) -> None:
    await season(world)
    before = await world.all()
    computed = await world.ratings.recompute()
    assert await world.all() == before
    assert (computed.results, computed.rated, computed.changed, computed.largest) == (12, 4, 0, 0)


async def test_computing_again_repairs_what_was_lost(world: World) -> None:
    await season(world)
    before = await world.all()
    async with world.store.write() as uow:
        connection = uow.matches._connection
        await connection.execute(delete(ratings).where(ratings.c.user_id == ANNA.id))
        await connection.execute(update(ratings).values(rating=1000.0, games=1))
        wrong = player_results.c.user_id == BEN.id
        await connection.execute(update(player_results).where(wrong).values(rating=900.0))
    assert (await world.ratings.recompute()).changed >= 3
    assert await world.all() == before


async def test_a_game_that_ended_before_the_last_one_is_put_into_its_place(world: World) -> None:
    """Two processes may commit in another order than their clocks say."""
    late = await world.begin(ANNA, CLEO)
    moment = world.clock.now
    for winner, loser in ((ANNA, BEN), (CLEO, BEN), (BEN, ANNA)):
        await world.won_by(winner, loser)
    now, world.clock.now = world.clock.now, moment
    await world.matches.resign(late.id, by=CLEO.id)
    world.clock.now = now
    found = await world.all()
    assert (await world.ratings.recompute()).changed == 0
    assert await world.all() == found


async def test_two_processes_that_finish_games_at_the_same_time_lose_none(stores: Sequence[Store]) -> None:
    one, other = World(stores[0]), World(stores[1])
    other.clock = one.clock
    games = [await one.begin(ANNA, each) for each in (BEN, CLEO, DORA)]
    games += [await one.begin(each, BEN) for each in (CLEO, DORA)]
    worlds = (one, other, one, other, one)
    await asyncio.gather(
        *(
            world.matches.resign(match.id, by=match.players.black)
            for world, match in zip(worlds, games, strict=True)
        )
    )
    found = await one.all()
    assert sorted(rating.games for rating in found.values()) == [2, 2, 3, 3]
    assert (await one.ratings.recompute()).changed == 0


async def test_a_failure_while_a_game_ends_rates_nothing(world: World) -> None:
    match = await world.begin()
    with pytest.raises(ZeroDivisionError):
        await end_and_fail(world, match)
    assert await world.all() == {}
    await world.matches.resign(match.id, by=BEN.id)
    assert {rating.games for rating in (await world.all()).values()} == {1}


async def end_and_fail(world: World, match: Match) -> None:
    async with world.store.write() as uow:
        found = await uow.matches.find(match.id)
        await continue_match(uow, found, found.resign(by=BEN.id, at=world.clock.now))
        raise ZeroDivisionError


# taking games out


async def test_a_manager_takes_a_game_out_and_what_followed_is_rated_without_it(world: World) -> None:
    finished = await season(world)
    taken = finished[3]
    out = await world.ratings.take_out(taken.id, HERE.guild, by=OLGA)
    assert (out.stakes, out.is_rated) == (Stakes.REMOVED, False)
    found = await world.all()
    assert (await world.ratings.recompute()).changed == 0
    assert await world.all() == found
    assert sum(rating.games for rating in found.values()) == 2 * 11
    async with world.store.read() as uow:
        assert await RatingRepository(uow).shifts(taken.id) == {}
        (entry, *_) = await uow.audit_log.latest(HERE.guild, skip=0, most=1)
    assert (entry.kind, entry.by, entry.number) == (AuditAction.UNRATE, OLGA, taken.id)


async def test_both_players_are_told_that_a_game_was_taken_out(world: World) -> None:
    match = await world.won_by(ANNA, BEN)
    await world.ratings.take_out(match.id, HERE.guild, by=OLGA)
    assert await kept_direct_messages(world.store) == [
        (UNRATED, ANNA.id, match.id),
        (UNRATED, BEN.id, match.id),
    ]


async def test_a_manager_cannot_take_out_a_game_that_they_have_played(world: World) -> None:
    match = await world.won_by(ANNA, BEN)
    with refuses(RefusalReason.OWN_MATCH):
        await world.ratings.take_out(match.id, HERE.guild, by=BEN.id)
    assert await world.rating(BEN) is not None


async def test_if_the_loss_on_time_that_counts_is_taken_out_the_next_one_counts(world: World) -> None:
    begun = [await world.begin(ANNA, other, pace=Pace.ONE) for other in (BEN, CLEO, DORA)]
    world.clock.go_on(days=8)
    for match in begun:
        await world.timekeeping.time_out(match.id)
        world.clock.go_on()
    await world.ratings.take_out(begun[1].id, HERE.guild, by=OLGA)  # it didn't count
    assert [await world.rating(person) is not None for person in (BEN, CLEO, DORA)] == [True, False, False]
    await world.ratings.take_out(begun[0].id, HERE.guild, by=OLGA)
    assert [await world.rating(person) is not None for person in (BEN, CLEO, DORA)] == [False, False, True]
    found = await world.all()
    assert found[ANNA.id].games == 1
    assert (await world.ratings.recompute()).changed == 0
    assert await world.all() == found


async def test_players_without_another_rated_game_have_no_rating_afterwards(world: World) -> None:
    match = await world.won_by(ANNA, BEN)
    await world.ratings.take_out(match.id, HERE.guild, by=OLGA)
    assert await world.all() == {}


async def test_only_finished_rated_games_of_the_server_can_be_taken_out(world: World) -> None:
    running = await world.begin(ANNA, CLEO)
    unrated = await world.begin(rated=False)
    await world.matches.resign(unrated.id, by=BEN.id)
    for match in (running, unrated):
        with refuses(NOT_RATED):
            await world.ratings.take_out(match.id, HERE.guild, by=OLGA)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await world.ratings.take_out(running.id, ABROAD.guild, by=OLGA)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await world.ratings.take_out(MatchId(99), HERE.guild, by=OLGA)


# forgetting


async def test_the_ratings_of_others_stay_when_a_player_is_forgotten(world: World) -> None:
    finished = await season(world)
    before = await world.all()
    people = People(world.store, clock=world.clock)
    await PersonalData(world.store, people, clock=world.clock).forget(BEN.id)
    rest = {user: rating for user, rating in before.items() if user != BEN.id}
    assert await world.all() == rest
    assert (await world.ratings.recompute()).changed == 0
    assert await world.all() == rest
    alone = next(match for match in finished if BEN.id not in match.players)
    await world.ratings.take_out(alone.id, HERE.guild, by=OLGA)
    found = await world.all()
    assert (await world.ratings.recompute()).changed == 0
    assert await world.all() == found
    assert found != rest


# tables and profiles


async def test_the_latest_results_of_several_players_are_read_at_once(world: World) -> None:
    begun_at = world.clock.now
    for winner, loser in ((ANNA, BEN), (ANNA, CLEO), (BEN, ANNA)):
        await world.won_by(winner, loser)
    drawn = await world.begin()
    await world.matches.offer(drawn.id, OfferKind.DRAW, by=ANNA.id)
    await world.matches.accept_offer(drawn.id, OfferKind.DRAW, by=BEN.id)
    places = {person.id: [HERE.channel] for person in (ANNA, BEN, DORA)}

    async def latest(
        places: Mapping[UserId, Collection[ChannelId]], since: datetime = begun_at, most: int = 5
    ) -> dict[UserId, list[float]]:
        with noted(world.store) as asked:
            async with world.store.read() as uow:
                found = await RatingRepository(uow).latest_points(HERE.guild, places, since=since, most=most)
        assert len(asked) == bool(places)
        return found

    assert await latest(places) == {
        ANNA.id: [TIE, LOSS, WIN, WIN],
        BEN.id: [TIE, WIN, LOSS],
        DORA.id: [],
    }
    assert await latest(places, most=2) == {ANNA.id: [TIE, LOSS], BEN.id: [TIE, WIN], DORA.id: []}
    assert await latest({ANNA.id: [HERE.channel]}, since=world.clock.now) == {ANNA.id: [TIE, LOSS]}
    assert await latest({ANNA.id: [NEXT_DOOR.channel]}) == {ANNA.id: []}
    assert await latest({}) == {}


async def test_a_game_in_a_public_thread_counts_as_one_of_its_channel(world: World) -> None:
    match = await world.won_by(ANNA, BEN)
    async with world.store.write() as uow:
        await uow.matches.relocate(match, NEXT_DOOR, parent=HERE.channel, in_thread=True)
    async with world.store.read() as uow:
        for channel, points in ((HERE.channel, [WIN]), (NEXT_DOOR.channel, [])):
            found = await RatingRepository(uow).latest_points(
                HERE.guild, {ANNA.id: [channel]}, since=match.started_at, most=5
            )
            assert found == {ANNA.id: points}


async def test_games_against_the_computer_are_read_with_their_levels(world: World) -> None:
    computing = Computing(world.store, clock=world.clock, rng=Rng())

    async def begin(level: int, colour: ColourChoice = ColourChoice.WHITE) -> Match:
        match = await computing.begin(HERE, ANNA, A_BOT, Level(level), colour=colour)
        return await play_at_once(world.matches, match, first_plies(recorded()[0], LONG_ENOUGH))

    lost = await world.matches.resign((await begin(1)).id, by=ANNA.id)
    won = await world.matches.resign((await begin(2, ColourChoice.BLACK)).id, by=A_BOT.id)
    cancelled = await begin(3)
    async with world.store.write() as uow:
        stopped = await uow.matches.find(cancelled.id)
        await continue_match(uow, stopped, stopped.cancel(world.clock.now))
    await begin(4)
    weeks = WeeklyBoards(world.store, clock=world.clock)
    weekly = await weeks.begin(HERE.guild, ANNA, A_BOT, ChannelId(77), OPPONENTS[0])
    await world.matches.resign(weekly.match.id, by=ANNA.id)
    await world.won_by(ANNA, BEN)
    async with world.store.read() as uow:
        found = await RatingRepository(uow).computer_games(ANNA.id, most=9)
        assert await RatingRepository(uow).computer_games(BEN.id, most=9) == []
        assert len(await RatingRepository(uow).computer_games(ANNA.id, most=1)) == 2
    assert {(game.head.id, game.level, game.points) for game in found} == {
        (lost.id, 1, LOSS),
        (won.id, 2, WIN),
    }
    assert {game.head.venue for game in found} == {HERE}
