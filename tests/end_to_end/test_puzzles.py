"""Puzzles as they are solved: by buttons, with misses and the solution, in a channel, in private, after a restart."""

from random import Random

from bot.matches import UserId
from bot.matches.puzzle import Puzzle, PuzzleId, Solver
from bot.pages.words import arrow
from dvonn import Jump
from playground import Message, Person
from tests.end_to_end.club import Club, labels


async def solver(club: Club, person: Person) -> Solver:
    async with club.store.read() as ledger:
        return await ledger.puzzles.solver(UserId(person.id))


async def open_puzzle(club: Club, person: Person) -> tuple[Message, Puzzle]:
    """The puzzle that somebody gets by the command."""
    page = await club.use(person, "puzzle")
    number = (await solver(club, person)).puzzle
    assert number
    puzzle = club.bot.puzzles.stock.find(number)
    assert puzzle
    assert f"Puzzle {number}." in page.text
    return page, puzzle


async def tap(club: Club, person: Person, page: Message, jump: Jump) -> Message:
    """Choose a move on the panel: at once where all moves stand there, else the stack first; confirm it if asked."""
    whole = [label for label in labels(page) if label.startswith(arrow(jump))]
    if whole:
        page = await club.press(person, page, whole[0])
    else:
        page = await club.press(person, page, _first(page, str(jump.source)))
        page = await club.press(person, page, _first(page, str(jump.target)))
    if "Play it" in labels(page):
        page = await club.press(person, page, "Play it")
    return page


def _first(page: Message, space: str) -> str:
    return next(label for label in labels(page) if label.split()[0] == space)


def wrong(puzzle: Puzzle) -> Jump:
    jumps = [move for move in puzzle.position.legal_moves() if isinstance(move, Jump) and move != puzzle.move]
    return Random(1).choice(jumps)


async def test_a_puzzle_is_missed_and_then_solved_and_the_next_one_is_another(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    assert page.ephemeral
    missed = await tap(club, club.anna, page, wrong(puzzle))
    assert f"{arrow(wrong(puzzle))} doesn’t win" in missed.text
    assert "(−" in missed.text
    again = await club.press(club.anna, missed, "Try again")
    assert isinstance(puzzle.move, Jump)
    solved = await tap(club, club.anna, again, puzzle.move)
    assert f"{arrow(puzzle.move)} wins." in solved.text
    assert f"wins by {puzzle.margin}** with best play." in solved.text
    assert "only the first try at a puzzle counts" in solved.text
    other = await club.press(club.anna, solved, "Next puzzle")
    assert f"Puzzle {puzzle.id}." not in other.text
    assert "0 of 1 solved" in other.text
    assert club.public() == []


async def test_the_solution_is_a_miss_and_a_restart_changes_nothing(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    await club.stop_bot()
    await club.start_bot(seed=2)
    shown = await club.press(club.anna, page, "Solution")
    assert isinstance(puzzle.move, Jump)
    assert f"**{arrow(puzzle.move)}** is the only move that wins" in shown.text
    assert (await solver(club, club.anna)).tried == 1
    assert (await open_puzzle(club, club.anna))[1] == puzzle  # until it is solved, or another one is wanted


async def test_puzzles_in_a_row_make_a_streak_also_in_a_direct_message(club: Club) -> None:
    private = club.ben.direct_messages(club.application)
    page = await club.use(club.ben, "puzzle", channel=private)
    for count in (1, 2):
        number = (await solver(club, club.ben)).puzzle
        assert number
        puzzle = club.bot.puzzles.stock.find(PuzzleId(number))
        assert puzzle
        assert isinstance(puzzle.move, Jump)
        solved = await tap(club, club.ben, page, puzzle.move)
        assert ("2 in a row" in solved.text) == (count == 2)
        page = await club.press(club.ben, solved, "Next puzzle")
    assert "Longest streak: 2." in page.text
