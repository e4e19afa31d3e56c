"""Choosing puzzles and rating attempts."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.domain.puzzle import Attempt, Motif, Puzzle, PuzzleId, Solver
from bot.features.privacy.service import PersonalData
from bot.features.puzzles.repository import (
    OWN_PUZZLE,
    OwnPuzzleRepository,
    PuzzleCardRepository,
    PuzzleRepository,
)
from bot.features.puzzles.service import Puzzling
from bot.storage import Store
from dvonn import Position, parse_move
from tests.bot.company import ANNA, BEN, HERE, NOON, Clock
from tests.bot.services.conftest import Begin

PUZZLES = {
    PuzzleId(number): Puzzle(PuzzleId(number), Position(), (parse_move("c3d4"),), 3, 4000, (Motif.COUNT,))
    for number in range(1, 6)
}


class Few:
    """A collection of five puzzles."""

    def find(self, puzzle: PuzzleId) -> Puzzle | None:
        return PUZZLES.get(puzzle)

    def ratings(self) -> dict[PuzzleId, float]:
        return {number: puzzle.first_rating for number, puzzle in PUZZLES.items()}


@pytest.fixture
def puzzling(store: Store) -> Puzzling:
    return Puzzling(store, rng=Random(1), collection=Few(), clock=Clock())


async def solver(store: Store) -> Solver:
    async with store.read() as uow:
        return await PuzzleRepository(uow).solver(ANNA.id)


async def test_a_puzzle_stays_open_until_it_is_solved_or_another_one_is_wanted(puzzling: Puzzling) -> None:
    puzzle, _ = await puzzling.open(ANNA.id, HERE.guild)
    assert (await puzzling.open(ANNA.id, HERE.guild))[0] is puzzle
    await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=False)
    assert (await puzzling.open(ANNA.id, HERE.guild))[0] is puzzle
    other, _ = await puzzling.open(ANNA.id, HERE.guild, another=True)
    assert other is not puzzle
    await puzzling.tried(ANNA.id, other, HERE.guild, solved=True)
    assert (await puzzling.open(ANNA.id, HERE.guild))[0] not in (puzzle, other)


async def test_only_the_first_try_counts(puzzling: Puzzling, store: Store) -> None:
    puzzle, _ = await puzzling.open(ANNA.id, HERE.guild)
    first = await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=False)
    again = await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=True)
    assert (first.counted, again.counted) == (True, False)
    assert first.after.rating == again.after.rating < first.before.rating
    assert (await solver(store)).tried == 1
    assert (await puzzling.tried(BEN.id, puzzle, HERE.guild, solved=True)).counted


@pytest.mark.parametrize("missed", [False, True])
async def test_a_user_who_has_asked_for_the_solution_solves_the_puzzle_no_more(
    puzzling: Puzzling, store: Store, missed: bool
) -> None:
    puzzle = PUZZLES[PuzzleId(1)]
    async with store.write() as uow:
        cards = PuzzleCardRepository(uow)
        await cards.add(
            HERE.guild, HERE.channel, puzzle.id, closes_at=NOON + timedelta(days=1), day=NOON.date()
        )
    if missed:
        await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=False)
    await puzzling.give_up(ANNA.id, puzzle, HERE.guild)
    solved = await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=True)
    assert list(solved.cards) == []  # none names her
    assert solved.daily is not None
    assert not solved.daily.solved
    async with store.read() as uow:
        assert await PuzzleRepository(uow).attempt(ANNA.id, puzzle.id) == Attempt(solved=False, gave_up=True)


async def test_tries_at_the_same_moment_count_once(puzzling: Puzzling, store: Store) -> None:
    puzzle, _ = await puzzling.open(ANNA.id, HERE.guild)
    tries = await asyncio.gather(
        *(puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=True) for _ in range(4))
    )
    assert sum(each.counted for each in tries) == 1
    kept = await solver(store)
    assert (kept.tried, kept.solved, kept.streak) == (1, 1, 1)
    async with store.read() as uow:
        rated = await PuzzleRepository(uow).rated(puzzle)
    assert rated.tried == 1


async def test_a_puzzle_that_is_no_longer_there_makes_way_for_another(
    puzzling: Puzzling, store: Store
) -> None:
    async with store.write() as uow:
        await PuzzleRepository(uow).keep_solver(ANNA.id, Solver(puzzle=PuzzleId(99)))
    puzzle, _ = await puzzling.open(ANNA.id, HERE.guild)
    assert puzzle.id in PUZZLES


class OneRetired(Few):
    """The same collection, whose first puzzle is no longer offered."""

    def ratings(self) -> dict[PuzzleId, float]:
        return {number: rating for number, rating in super().ratings().items() if number != 1}


async def test_a_retired_puzzle_that_is_open_can_be_solved_but_nobody_gets_it_any_more(store: Store) -> None:
    puzzling = Puzzling(store, rng=Random(1), collection=OneRetired(), clock=Clock())
    retired = PUZZLES[PuzzleId(1)]
    async with store.write() as uow:
        await PuzzleRepository(uow).keep_solver(ANNA.id, Solver(puzzle=retired.id))
    assert (await puzzling.open(ANNA.id, HERE.guild))[0] is retired
    assert (await puzzling.tried(ANNA.id, retired, HERE.guild, solved=True)).counted
    for _ in range(20):
        drawn, _ = await puzzling.open(BEN.id, HERE.guild, another=True)
        assert drawn is not retired
    assert await puzzling.find(retired.id, HERE.guild) is retired  # for cards and old buttons


async def test_of_two_who_look_through_the_same_match_one_brings_its_puzzle(
    puzzling: Puzzling, begin: Begin, store: Store
) -> None:
    match = await begin()
    async with store.write() as uow:
        await uow.searches.add(OWN_PUZZLE, match.id, HERE.guild, NOON)
    for _ in range(2):
        await puzzling.keep_mined(HERE.guild, match.id, PUZZLES[PuzzleId(1)])
    async with store.read() as uow:
        assert len(await OwnPuzzleRepository(uow).ratings(HERE.guild)) == 1


async def test_a_user_who_is_forgotten_has_tried_nothing(
    puzzling: Puzzling, personal_data: PersonalData, store: Store
) -> None:
    puzzle, _ = await puzzling.open(ANNA.id, HERE.guild)
    await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=True)
    assert (await personal_data.kept(ANNA.id)).counts["kept-puzzles"] == 1
    await personal_data.forget(ANNA.id)
    assert (await personal_data.kept(ANNA.id)).counts["kept-puzzles"] == 0
    assert await solver(store) == Solver()
