"""Steps for solving puzzles in tests."""

from random import Random

from bot.domain import UserId
from bot.domain.puzzle import Puzzle, Solver
from bot.features.puzzles.repository import PuzzleRepository
from bot.features.puzzles.service import Puzzling
from bot.pages.game_words import arrow
from discord_playground import Channel, Message, Person
from dvonn import Jump
from tests.end_to_end.club import Club, labels


async def solver(club: Club, person: Person) -> Solver:
    """A person's rating as a puzzle solver."""
    async with club.store.read() as uow:
        return await PuzzleRepository(uow).solver(UserId(person.id))


async def open_puzzle(
    club: Club, person: Person, *, channel: Channel | None = None
) -> tuple[Message, Puzzle]:
    """Open a person's puzzle by command."""
    page = await club.use(person, "puzzle", channel=channel)
    number = (await solver(club, person)).puzzle
    assert number
    puzzle = club.bot.get(Puzzling).collection.find(number)
    assert puzzle
    assert f"Puzzle {number}." in page.text
    return page, puzzle


async def tap(club: Club, person: Person, page: Message, jump: Jump) -> Message:
    """Choose a move on the panel: directly if all moves are shown, otherwise by stack; confirm it if asked."""
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
    """Return a move that doesn't solve the puzzle."""
    jumps = [move for move in puzzle.position.legal_moves() if isinstance(move, Jump) and move != puzzle.move]
    return Random(1).choice(jumps)


def right(puzzle: Puzzle) -> Jump:
    assert isinstance(puzzle.move, Jump)
    return puzzle.move
