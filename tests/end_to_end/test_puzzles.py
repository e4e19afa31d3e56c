"""Puzzles as they are solved: by buttons, with misses and the solution, in a channel, in private, after a restart."""

from bot.domain.puzzle import PuzzleId
from bot.features.puzzles.service import Puzzling
from bot.pages.game_words import arrow
from tests.end_to_end.club import Club
from tests.end_to_end.puzzling import open_puzzle, right, solver, tap, wrong


async def test_a_puzzle_is_missed_and_then_solved_and_the_next_one_is_another(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    assert page.ephemeral
    missed = await tap(club, club.anna, page, wrong(puzzle))
    assert f"{arrow(wrong(puzzle))} doesn’t win" in missed.text
    assert "(−" in missed.text
    again = await club.press(club.anna, missed, "Try again")
    solved = await tap(club, club.anna, again, right(puzzle))
    assert f"{arrow(right(puzzle))} wins." in solved.text
    assert f"wins by {puzzle.margin}** with best play." in solved.text
    assert "only the first try at a puzzle counts" in solved.text
    other = await club.press(club.anna, solved, "Next puzzle")
    assert f"Puzzle {puzzle.id}." not in other.text
    assert "0 of 1 solved" in other.text
    assert club.public() == []


async def test_the_solution_is_a_miss_and_closes_the_puzzle_and_a_restart_changes_nothing(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    await club.stop_bot()
    await club.start_bot(seed=2)
    shown = await club.press(club.anna, page, "Solution")
    assert f"**{arrow(right(puzzle))}** is the only move that wins" in shown.text
    assert (await solver(club, club.anna)).tried == 1
    assert (await open_puzzle(club, club.anna))[1] != puzzle  # its solution is known now


async def test_a_puzzle_shows_the_score_and_that_the_solution_counts_until_it_was_tried(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    score, colour = puzzle.position.score, puzzle.turn.colour
    stands = f"-# you {score.of(colour)}–{score.of(colour.opponent)}"
    assert f"{stands} · viewing the solution counts as a miss" in page.text.splitlines()
    missed = await tap(club, club.anna, page, wrong(puzzle))
    again = await club.press(club.anna, missed, "Try again")
    assert stands in again.text.splitlines()


async def test_puzzles_in_a_row_make_a_streak_also_in_a_direct_message(club: Club) -> None:
    private = club.ben.direct_messages(club.application)
    page = await club.use(club.ben, "puzzle", channel=private)
    for count in (1, 2):
        number = (await solver(club, club.ben)).puzzle
        assert number
        puzzle = club.bot.get(Puzzling).collection.find(PuzzleId(number))
        assert puzzle
        solved = await tap(club, club.ben, page, right(puzzle))
        assert ("2 in a row" in solved.text) == (count == 2)
        page = await club.press(club.ben, solved, "Next puzzle")
    assert "Longest streak: 2." in page.text
