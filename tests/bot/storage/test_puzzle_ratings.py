"""Ratings of puzzles and solvers: learned from first tries, also from tries at the same moment, and computed again."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from sqlalchemy import update

from bot.domain import GuildId, UserId
from bot.domain.glicko import HIGHEST_DEVIATION, Strength, play
from bot.domain.puzzle import FIRST_RATING, Motif, Puzzle, PuzzleId, Rated, Solver
from bot.features.privacy.service import PersonalData
from bot.features.puzzles.computing import PuzzleResult, compute
from bot.features.puzzles.repository import OwnPuzzleRepository, PuzzleRepository
from bot.features.puzzles.repository.attempts import puzzle_results
from bot.features.puzzles.repository.own import forget_own_puzzles
from bot.features.puzzles.service import PuzzleRatings, Puzzling
from bot.services.people import People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.services.test_puzzles import PUZZLES, Few
from tests.bot.storage.begun import new_match

ONE, TWO, THREE = (PUZZLES[PuzzleId(number)] for number in (1, 2, 3))
ALL = (ANNA.id, BEN.id, CLEO.id, UserId(4_004))

Known = tuple[Mapping[UserId, Solver], Mapping[PuzzleId, Rated]]


def puzzling(store: Store) -> Puzzling:
    return Puzzling(store, rng=Random(1), collection=Few(), clock=Clock())


async def known(store: Store) -> Known:
    """All ratings of solvers and puzzles."""
    async with store.read() as uow:
        repository = PuzzleRepository(uow)
        return (
            {user: await repository.solver(user) for user in ALL},
            {puzzle.id: await repository.rated(puzzle) for puzzle in PUZZLES.values()},
        )


async def count(store: Store) -> int:
    async with store.read() as uow:
        return await PuzzleRepository(uow).count_results()


async def some_tries(store: Store) -> None:
    solving = puzzling(store)
    for number, user in enumerate(ALL):
        for puzzle in (ONE, TWO, THREE):
            await solving.tried(user, puzzle, HERE.guild, solved=(number + puzzle.id) % 3 == 0)


async def test_a_puzzle_that_many_miss_gets_a_higher_rating_than_one_that_many_solve(store: Store) -> None:
    solving = puzzling(store)
    for user in ALL:
        await solving.tried(user, ONE, HERE.guild, solved=True)
        await solving.give_up(user, TWO, HERE.guild)
    _, puzzles = await known(store)
    assert puzzles[ONE.id].rating < FIRST_RATING < puzzles[TWO.id].rating
    assert (puzzles[ONE.id].tried, puzzles[ONE.id].solved) == (4, 4)
    assert puzzles[THREE.id] == Rated(FIRST_RATING)
    async with store.read() as uow:
        assert set(await PuzzleRepository(uow).ratings()) == {ONE.id, TWO.id}


async def test_further_tries_leave_the_rating_of_a_puzzle_alone(store: Store) -> None:
    solving = puzzling(store)
    first = await solving.tried(ANNA.id, ONE, HERE.guild, solved=False)
    again = await solving.tried(ANNA.id, ONE, HERE.guild, solved=True)
    assert first.rated == again.rated
    assert await count(store) == 1


async def test_tries_of_two_processes_at_the_same_moment_are_rated_one_after_the_other(
    stores: Sequence[Store],
) -> None:
    solving = [puzzling(store) for store in stores]
    tries = [(user, puzzle) for user in ALL for puzzle in (ONE, TWO)]
    await asyncio.gather(
        *(
            solving[number % 2].tried(user, puzzle, HERE.guild, solved=number % 3 == 0)
            for number, (user, puzzle) in enumerate(tries)
        )
    )
    solvers, puzzles = await known(stores[0])
    assert [solvers[user].tried for user in ALL] == [2] * 4
    assert [puzzles[puzzle.id].tried for puzzle in (ONE, TWO)] == [4] * 2
    again = await PuzzleRatings(stores[1]).recompute()
    assert (again.results, again.changed) == (8, 0)
    assert await known(stores[0]) == (solvers, puzzles)  # none was rated from an outdated strength


async def test_the_same_try_in_two_processes_at_the_same_moment_counts_once(stores: Sequence[Store]) -> None:
    tries = await asyncio.gather(
        *(puzzling(stores[number % 2]).tried(ANNA.id, ONE, HERE.guild, solved=True) for number in range(4))
    )
    assert sum(each.counted for each in tries) == 1
    assert await count(stores[0]) == 1


async def test_ratings_that_have_gone_wrong_are_computed_again_from_the_tries(store: Store) -> None:
    await some_tries(store)
    right = await known(store)
    async with store.write() as uow:
        solver, rated = right[0][BEN.id], right[1][TWO.id]
        await PuzzleRepository(uow).keep_solver(BEN.id, replace(solver, rating=solver.rating + 100))
        await PuzzleRepository(uow).keep_rated(TWO.id, replace(rated, rating=rated.rating - 40))
    again = await PuzzleRatings(store).recompute()
    assert (again.results, again.changed, again.largest) == (12, 2, 100)
    assert await known(store) == right


async def test_a_result_whose_strengths_are_wrong_is_corrected_too(store: Store) -> None:
    """Otherwise it would keep a wrong strength once its solver is forgotten."""
    await some_tries(store)
    async with store.read() as uow:
        right = await PuzzleRepository(uow).results()
    last = max(right)
    async with store.write() as uow:
        wrong = update(puzzle_results).where(puzzle_results.c.id == last).values(solver_rating=1.0)
        await PuzzleRepository(uow)._connection.execute(wrong)
    assert (await PuzzleRatings(store).recompute()).changed == 0
    async with store.read() as uow:
        assert await PuzzleRepository(uow).results() == right


async def test_whoever_is_forgotten_leaves_the_ratings_of_puzzles_and_of_others_as_they_are(
    store: Store,
) -> None:
    await some_tries(store)
    solvers, puzzles = await known(store)
    await personal_data(store).forget(ANNA.id)
    assert await known(store) == ({**solvers, ANNA.id: Solver()}, puzzles)
    again = await PuzzleRatings(store).recompute()
    assert (again.results, again.changed) == (12, 0)
    assert await known(store) == ({**solvers, ANNA.id: Solver()}, puzzles)
    async with store.read() as uow:
        results = (await PuzzleRepository(uow).results()).values()
    assert ANNA.id not in {result.solver for result in results}


def personal_data(store: Store) -> PersonalData:
    clock = Clock()
    return PersonalData(store, People(store, clock=clock), clock=clock)


async def test_computing_again_while_somebody_is_forgotten_brings_nobody_back(
    stores: Sequence[Store],
) -> None:
    await some_tries(stores[0])
    async with stores[0].write() as uow:
        for user in ALL:
            solver = await PuzzleRepository(uow).solver(user)
            await PuzzleRepository(uow).keep_solver(user, replace(solver, rating=1.0))  # to be corrected
    await asyncio.gather(
        PuzzleRatings(stores[0]).recompute(),
        personal_data(stores[1]).forget(ANNA.id),
        puzzling(stores[1]).tried(BEN.id, PUZZLES[PuzzleId(4)], HERE.guild, solved=True),
    )
    solvers, _ = await known(stores[0])
    assert solvers[ANNA.id] == Solver()
    assert solvers[BEN.id].tried == 4
    assert (await PuzzleRatings(stores[0]).recompute()).results == 13


async def own_puzzle(store: Store, puzzle: Puzzle = ONE, guild: GuildId = HERE.guild) -> PuzzleId:
    """Store a puzzle of a server's own."""
    match = await new_match(store)
    async with store.write() as uow:
        await OwnPuzzleRepository(uow).add(guild, match.id, puzzle)
        return max(await OwnPuzzleRepository(uow).ratings(guild))


async def test_puzzles_that_are_deleted_with_their_server_leave_the_ratings_of_solvers_as_they_are(
    store: Store,
) -> None:
    number = await own_puzzle(store)
    own = replace(ONE, id=number)
    await some_tries(store)
    await puzzling(store).tried(ANNA.id, own, HERE.guild, solved=True)
    await puzzling(store).tried(ANNA.id, PUZZLES[PuzzleId(5)], HERE.guild, solved=True)
    solvers, puzzles = await known(store)
    async with store.write() as uow:
        await forget_own_puzzles(PuzzleRepository(uow)._connection, HERE.guild)
    assert (await PuzzleRatings(store).recompute()).changed == 0
    assert await known(store) == (solvers, puzzles)
    async with store.read() as uow:
        assert await PuzzleRepository(uow).rated(own) == Rated(FIRST_RATING)
    await personal_data(store).forget(ANNA.id)
    assert await count(store) == 13  # the result of neither is gone


async def test_own_puzzles_keep_their_motifs_and_first_rating(store: Store) -> None:
    mined = replace(ONE, motifs=(Motif.BRIDGE, Motif.QUIET), first_rating=1134.0)
    number = await own_puzzle(store, mined)
    async with store.read() as uow:
        assert await OwnPuzzleRepository(uow).find(number, HERE.guild) == replace(mined, id=number)
        assert await OwnPuzzleRepository(uow).ratings(HERE.guild) == {number: 1134.0}
    await puzzling(store).tried(ANNA.id, replace(mined, id=number), HERE.guild, solved=False)
    async with store.read() as uow:
        assert (await OwnPuzzleRepository(uow).ratings(HERE.guild))[number] > 1134


def test_computing_begins_with_the_strengths_before_the_first_results() -> None:
    before, puzzle = Strength(1200, 90), Strength(1100, HIGHEST_DEVIATION)
    first = PuzzleResult(ANNA.id, ONE.id, True, before, puzzle)  # noqa: FBT003  solved
    after = play(before, puzzle, 1.0)
    second = PuzzleResult(ANNA.id, TWO.id, False, after[0], puzzle)  # noqa: FBT003  missed
    strengths, changed = compute({1: first, 2: second})
    assert not changed
    assert strengths.puzzles[ONE.id] == after[1]
    assert (strengths.solvers[ANNA.id], strengths.puzzles[TWO.id]) == play(after[0], puzzle, 0.0)
