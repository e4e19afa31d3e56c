"""A miss and a solution are told to the end, so that everybody sees why one move alone wins."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.catalogue import language_for, languages
from bot.domain import Turn
from bot.domain.computer import Best
from bot.domain.puzzle import CardId, Finders, Motif, Puzzle, PuzzleCard, PuzzleId, Rated, Solver
from bot.features.puzzles.pages import card_page, describe_solution_line, end_page, missed_page, puzzle_page
from bot.features.puzzles.service import TriedPuzzle
from bot.pages.viewer import Viewer
from dvonn import Colour, Position, parse_move
from tests.bot.company import HERE, NOON
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
    motifs=(Motif.LAST_STACK,),
)
"""White wins by the very last move alone."""


def test_a_solution_is_told_to_its_last_move() -> None:
    told = describe_solution_line(PUZZLE, Colour.WHITE, ENGLISH)
    assert "9. ⚪ a2 → d5" in told
    assert told.endswith("**White wins by 7** with best play.")


async def test_a_miss_is_answered_by_the_moves_that_follow_and_by_how_it_ends() -> None:
    turn = Turn.of(PUZZLE.position, parse_move("c4c2"))
    line = tuple(map(parse_move, ["pass", "b2a2"]))
    tried = TriedPuzzle(Solver(), Solver(), Rated(1000))
    page = await missed_page(
        PUZZLE, turn, tried, Viewer(ENGLISH), answer=Best(line, 6, exact=True, decided=True)
    )
    assert not problems(page)
    told = text_of(page)
    assert "**c4 → c2 doesn’t win.**" in told
    assert "3. ⚪ b2 → a2" in told
    assert "**Black wins by 6** with best play." in told
    busy = text_of(await missed_page(PUZZLE, turn, tried, Viewer(ENGLISH), answer=None))
    assert "**c4 → c2 doesn’t win.**" in busy
    assert "with best play" not in busy


LEARNED = Rated(1180.4, tried=34, solved=12)


async def test_a_solution_names_the_motif_and_the_rating_of_the_puzzle() -> None:
    tried = TriedPuzzle(Solver(), Solver(tried=1), LEARNED)
    told = text_of(await end_page(PUZZLE, tried, Viewer(ENGLISH), solved=True))
    assert "**The last moves.** The other side runs out of moves and can only pass." in told
    assert "This puzzle’s rating: 1180 · solved on the first try: 12 of 34" in told
    nobody = TriedPuzzle(Solver(), Solver(tried=1), Rated(1090))
    told = text_of(await end_page(PUZZLE, nobody, Viewer(ENGLISH), solved=False))
    assert "This puzzle’s rating: 1090 (estimated)" in told
    assert "solved on the first try" not in told


async def test_the_motif_is_shown_once_the_solution_is() -> None:
    """Before that it would be a hint."""
    task = text_of(await puzzle_page(PUZZLE, Viewer(ENGLISH), tried=False, solver=Solver(tried=1)))
    open_card = text_of(await card_page(card(), PUZZLE, LEARNED, Finders(0, []), ENGLISH))
    turn = Turn.of(PUZZLE.position, parse_move("c4c2"))
    missed = text_of(
        await missed_page(
            PUZZLE, turn, TriedPuzzle(Solver(), Solver(), LEARNED), Viewer(ENGLISH), answer=None
        )
    )
    for told in (task, open_card, missed):
        assert "runs out of moves" not in told
    assert "This puzzle’s rating: 1180" in open_card
    closed = text_of(await card_page(card(is_open=False), PUZZLE, LEARNED, Finders(0, []), ENGLISH))
    assert "The other side runs out of moves" in closed
    assert "solved on the first try: 12 of 34" in closed


def card(*, is_open: bool = True) -> PuzzleCard:
    closes_at = NOON + timedelta(days=1) if is_open else None
    return PuzzleCard(CardId(1), HERE.guild, HERE.channel, PUZZLE.id, None, None, closes_at)


@pytest.mark.parametrize("motif", Motif)
async def test_every_motif_is_shown_within_the_limits_in_every_language(motif: Motif) -> None:
    tried = TriedPuzzle(Solver(), Solver(tried=1), LEARNED)
    for language in languages():
        page = await end_page(replace(PUZZLE, motifs=(motif,)), tried, Viewer(language), solved=True)
        assert not problems(page)
