"""A miss and a solution are told to the end, so that everybody sees why one move alone wins."""

from bot.catalogue import language_for
from bot.domain import Turn
from bot.domain.computer import Best
from bot.domain.puzzle import Puzzle, PuzzleId, Solver, Theme
from bot.features.puzzles.pages import describe_solution_line, missed_page
from bot.features.puzzles.service import TriedPuzzle
from bot.ui.pictures import USUAL
from dvonn import Colour, Position, parse_move
from tests.bot.discord_limits import problems, text_of

ENGLISH = language_for("en")
PUZZLE = Puzzle(
    PuzzleId(26),
    Position.parse(
        ".,BBBBBDB,.,.,.,.,.,BBBBBBB,./BBBBB,WW,.,.,.,.,.,.,D,BB/"
        ".,.,WWWW,.,.,.,.,.,.,BBB,./D,W,WWWW,.,.,.,.,.,.,./.,WW,.,.,.,.,.,.,. w s"
    ),
    tuple(map(parse_move, ["b2b1", "pass", "b1b4", "pass", "b4j4", "pass", "c4a2", "pass", "a2d5"])),
    margin=7,
    nodes=500,
    theme=Theme.LAST_MOVES,
)
"""White wins by the very last move alone."""


def test_a_solution_is_told_to_its_last_move() -> None:
    told = describe_solution_line(PUZZLE, Colour.WHITE, ENGLISH)
    assert "9. ⚪ a2 → d5" in told
    assert told.endswith("**White wins by 7** with best play.")


async def test_a_miss_is_answered_by_the_moves_that_follow_and_by_how_it_ends() -> None:
    turn = Turn.of(PUZZLE.position, parse_move("c4c2"))
    line = tuple(map(parse_move, ["pass", "b2a2"]))
    tried = TriedPuzzle(Solver(), Solver())
    page = await missed_page(
        PUZZLE, turn, tried, ENGLISH, USUAL, answer=Best(line, 6, exact=True, decided=True)
    )
    assert not problems(page)
    told = text_of(page)
    assert "**c4 → c2 doesn’t win.**" in told
    assert "3. ⚪ b2 → a2" in told
    assert "**Black wins by 6** with best play." in told
    busy = text_of(await missed_page(PUZZLE, turn, tried, ENGLISH, USUAL, answer=None))
    assert "**c4 → c2 doesn’t win.**" in busy
    assert "with best play" not in busy
