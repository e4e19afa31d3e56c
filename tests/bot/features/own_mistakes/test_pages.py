"""The pages on which users try their own mistakes again."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import MatchId, Turn
from bot.features.own_mistakes.latest_games import GamePart, LatestGames, Loss
from bot.features.own_mistakes.latest_pages import latest_games_page
from bot.features.own_mistakes.learning import Mistake
from bot.features.own_mistakes.pages import (
    MistakeTask,
    nothing_due_page,
    right_page,
    solution_page,
    task_panel,
    wrong_page,
)
from bot.features.own_mistakes.repository import WaitingMistakes
from bot.pages.game_words import arrow
from bot.pages.move_picker import draw_stacks
from bot.pages.viewer import DisplayOptions, Viewer
from bot.toolkit.page import Page
from dvonn import Colour, Jump, Move
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import match_of, recorded
from tests.bot.reviewed import reviewed

ENGLISH = language_for("en")
GAME = recorded()[1]
DUE = datetime(2026, 3, 8, 12, tzinfo=UTC)
MISTAKES = {
    colour: [
        Mistake(MatchId(1), move.ply, move.before.line, DUE)
        for move in sorted(moves, key=lambda move: move.ply)
    ]
    for colour, moves in reviewed(GAME).mistakes.items()
}
MISTAKE = MISTAKES[Colour.WHITE][0]


def task(mistake: Mistake = MISTAKE, language: Language = ENGLISH, *, words: bool = True) -> MistakeTask:
    user = ANNA if GAME.position_at(mistake.ply).to_move is Colour.WHITE else BEN
    return MistakeTask(match_of(GAME), mistake, Viewer(language, user.id, DisplayOptions(words=words)))


def turn(mistake: Mistake, move: Move) -> Turn:
    return Turn.of(GAME.position_at(mistake.ply), move)


def told(move: Move) -> str:
    assert isinstance(move, Jump)
    return arrow(move)


async def test_the_question_names_the_game_and_marks_the_move_that_was_played() -> None:
    played = GAME.moves[MISTAKE.ply]
    assert isinstance(played, Jump)
    page = await draw_stacks(task_panel(task(words=False)))
    text, (alt,) = text_of(page), alt_texts_of(page)
    assert f"**What was better here?** White to move. You played {arrow(played)} (dotted arrow)." in text
    assert f"Game 1 against <@{BEN.id}>, <t:" in text
    assert f"· move {MISTAKE.ply + 1}" in text
    assert f"(the move played): {played.source} → {played.target}." in alt
    assert "a better move" not in alt


async def test_a_mistake_solved_before_says_so() -> None:
    page = await draw_stacks(task_panel(task(replace(MISTAKE, solved=2))))
    assert "solved so far: 2 of 3" in text_of(page)


async def test_what_a_right_answer_did_is_shown() -> None:
    right = turn(MISTAKE, MISTAKE.better)
    counted = await right_page(
        task(replace(MISTAKE, solved=1)), right, counted=True, others=True, further=False
    )
    assert "Solved 1 of 3 times. It comes back <t:" in text_of(counted)
    assert labels_of(counted)[0] == "Next mistake"
    learned = replace(MISTAKE, solved=3, due_at=None)
    last = await right_page(task(learned), right, counted=True, others=False, further=False)
    assert "Solved three times, so it won’t come back." in text_of(last)
    assert "Next mistake" not in labels_of(last)
    early = await right_page(task(), right, counted=False, others=False, further=False)
    assert "A right answer counts from then on" in text_of(early)


async def test_another_right_move_is_shown_together_with_the_better_one() -> None:
    move = next(
        move
        for move in GAME.position_at(MISTAKE.ply).legal_moves()
        if move not in (MISTAKE.better, GAME.moves[MISTAKE.ply])
    )
    page = await right_page(task(), turn(MISTAKE, move), counted=False, others=False, further=False)
    assert f"**{told(move)} is right.** Well spotted! Also right: {told(MISTAKE.better)}." in text_of(page)


async def _pages(language: Language) -> AsyncIterator[Page]:
    """All pages, of each mistake."""
    for mistake in (*MISTAKES[Colour.WHITE], *MISTAKES[Colour.BLACK]):
        shown = task(mistake, language)
        better, played = turn(mistake, mistake.better), turn(mistake, GAME.moves[mistake.ply])
        yield await draw_stacks(task_panel(shown))
        yield await wrong_page(shown, played, answer=None)
        yield await solution_page(shown, others=True, further=False)
        for due_at in (DUE, None):
            now = task(replace(mistake, due_at=due_at), language)
            for counted in (True, False):
                yield await right_page(now, better, counted=counted, others=True, further=False)
    yield nothing_due_page(WaitingMistakes(0, None), language)
    yield nothing_due_page(WaitingMistakes(12, DUE), language)
    for loss in Loss:
        points = dict.fromkeys(GamePart, 25.0)
        yield latest_games_page(
            LatestGames(5, 1, dict.fromkeys(Loss, 1) | {loss: 9}, 7, points, {}), language
        )


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
async def test_discord_accepts_every_page_in_every_language(language: Language) -> None:
    async for page in _pages(language):
        assert problems(page) == {}
