"""The pages of a hint: each step tells more than the one before, and nothing more than is known."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.domain.computer import Best
from bot.domain.ids import PlyNumber
from bot.features.hints.handlers import (
    MOST_MOVES,
    HintRequest,
    HintStep,
    hint_page,
    nobody_knows_page,
    of_ply,
    of_turn,
)
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.page import Page
from dvonn import Game, Position, parse_move
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import match_of
from tests.bot.samples import TIE, long_match
from tests.dvonn.grids import board
from tests.dvonn.strategies import games

ENGLISH = language_for("en")

CHAIN = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   D   W   B   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""White's e3 holds Black's f3: it takes f3 with it, or loses it by going to d3."""


def best(*line: str, margin: float = 3, exact: bool = False, decided: bool = False) -> Best:
    return Best(tuple(map(parse_move, line)), margin, exact=exact, decided=decided or exact)


def turn(
    position: Position = CHAIN, display: DisplayOptions = USUAL, language: Language = ENGLISH
) -> HintRequest:
    return of_turn(match_of(Game(start=position)), Viewer(language, display=display))


async def told(step: HintStep, found: Best, asked: HintRequest | None = None) -> Page:
    return await hint_page(asked or turn(), step, found)


async def test_the_first_step_names_the_stack_alone_and_the_picture_frames_it() -> None:
    page = await told(HintStep.STACK, best("e3d3"))
    assert "look at **e3**" in text_of(page)
    assert "d3" not in text_of(page)
    assert "Chosen: e3." in alt_texts_of(page)[0]
    assert "Target" not in alt_texts_of(page)[0]
    assert labels_of(page) == ["Show the move", "Back to your move"]


async def test_the_second_step_shows_the_move_with_what_it_leads_to() -> None:
    page = await told(HintStep.MOVE, best("e3d3"))
    assert "e3 → d3 · stack of 2 · cuts off 1 · you 2–0" in text_of(page)
    assert "The move would cut off: f3." in alt_texts_of(page)[0]
    assert "**Why:** it cuts off 1 of Black’s pieces." in text_of(page)
    assert labels_of(page) == ["Play e3 → d3", "Show the line", "Back to your move"]


async def test_the_third_step_shows_the_line_and_the_board_after_it() -> None:
    page = await told(HintStep.LINE, best("e3f3"))
    assert "1. ⚪ e3 → f3 · stack of 2" in text_of(page)
    assert labels_of(page) == ["Play e3 → f3", "Back to your move"]


def row_3(stacks: str) -> Position:
    """A position with stacks on row 3 alone, White to move."""
    return board(
        f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        {stacks}
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )


@pytest.mark.parametrize(
    ("stacks", "line", "why"),
    [
        (".   .   W   D   BB  W   .   .   .   .   .", "f3e3", "it leaves Black with no move."),
        (".   .   D   W   BB  D   .   .   D   B   B", "d3e3", "it takes over Black’s stack of 2 on e3."),
        (
            ".   .   W   W   B   D   .   .   .   .   .",
            "d3e3",
            "otherwise Black can cut off 2 pieces with e3 → f3.",
        ),
        (".   .   D   W   B   D   .   .   D   B   B", "d3e3", "it takes over one of Black’s pieces."),
        (
            "W   W   D   W   B   .   .   .   D   B   B",
            "a3b3 k3j3 d3c3",
            "d3 → c3 can then cut off 1 of Black’s pieces.",
        ),
        (
            "W   D   W   W   W   .   .   .   D   B   B",
            "d3e3",
            "nothing changes right away. It pays off a few moves later.",
        ),
    ],
)
async def test_the_second_step_gives_a_reason(stacks: str, line: str, why: str) -> None:
    page = await told(HintStep.MOVE, best(*line.split()), turn(row_3(stacks)))
    assert text_of(page).splitlines()[-1] == f"**Why:** {why}"


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("d3", "next to a DVONN piece, it’s hard to cut off."),
        ("a1", "at the edge, it isn’t surrounded so easily."),
    ],
)
async def test_a_placement_has_a_reason_too(space: str, why: str) -> None:
    placed = Game(map(parse_move, ("c3", "k3", "g3")))
    page = await told(HintStep.MOVE, best(space), turn(placed.position))
    assert text_of(page).splitlines()[-1] == f"**Why:** {why}"


async def test_a_line_is_shown_for_six_moves_at_most() -> None:
    game = Game(TIE.moves[:55])
    line = TIE.moves[55:70]
    page = await told(HintStep.LINE, Best(line, 1.0, exact=False, decided=False), turn(game.position))
    assert f"\n{MOST_MOVES}. " in text_of(page)
    assert f"\n{MOST_MOVES + 1}. " not in text_of(page)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (best("e3d3", margin=2, exact=True), "**White wins by 2** with best play."),
        (best("e3d3", margin=-2, exact=True), "**Black wins by 2** with best play."),
        (best("e3d3", margin=0, exact=True), "**A tie** with best play."),
        (best("e3d3", margin=-4, decided=True), "**Black wins** with best play. The margin isn’t certain."),
        (best("e3d3", margin=2.6), "My estimate: White finishes about 3 pieces ahead."),
        (best("e3d3", margin=-1.2), "My estimate: Black finishes about 1 piece ahead."),
        (best("e3d3", margin=-0.3), "My estimate: both sides finish about even."),
    ],
)
async def test_what_it_comes_to_is_certain_only_where_it_is_exact(found: Best, sentence: str) -> None:
    text = text_of(await told(HintStep.LINE, found))
    assert sentence in text
    assert ("with best play" in text.lower()) == found.decided


async def test_a_pass_is_shown_as_one() -> None:
    stuck = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .  BBBW D   B   B   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    ).play(parse_move("pass"))
    page = await told(HintStep.LINE, best("h3g3", "pass"), turn(stuck))
    assert "2. ⚪ no move, passes" in text_of(page)


async def test_while_pieces_are_placed_the_first_step_is_a_row() -> None:
    asked = turn(Game(TIE.moves[:5]).position)
    space = str(TIE.moves[5])
    found = Best(TIE.moves[5:8], 0.0, exact=False, decided=False)
    page = await told(HintStep.STACK, found, asked)
    assert f"look at row **{space[1]}**" in text_of(page)
    assert space not in text_of(page)
    page = await told(HintStep.MOVE, found, asked)
    assert f"a piece on {space}" in text_of(page)
    assert f"Target: {space}." in alt_texts_of(page)[0]
    assert "3. " in text_of(await told(HintStep.LINE, found, asked))


def test_no_space_is_recommended_for_dvonn_pieces() -> None:
    asked = turn(Game(TIE.moves[:2]).position)
    assert asked.nobody_knows
    assert "no one knows yet" in text_of(nobody_knows_page(asked))
    assert not turn(Game(TIE.moves[:3]).position).nobody_knows


async def test_a_user_who_looks_back_reads_of_colours_and_gets_back_to_the_same_ply() -> None:
    match = long_match(TIE)
    asked = of_ply(match, PlyNumber(60), Viewer(ENGLISH))
    found = Best(TIE.moves[60:63], 1.0, exact=False, decided=False)
    pages = [await hint_page(asked, step, found) for step in HintStep]
    assert "look at **c2**" in text_of(pages[0])
    assert "White " in text_of(pages[1])
    for page in pages:
        assert "you" not in text_of(page).lower()
        assert labels_of(page)[-1] == "Back"


async def test_a_user_who_likes_words_better_gets_no_picture() -> None:
    pages = [await told(step, best("e3d3"), turn(display=DisplayOptions(words=True))) for step in HintStep]
    assert [alt_texts_of(page) for page in pages] == [[], [], []]
    assert "Row 5, c to k: " in text_of(pages[-1])  # the board after the line


@settings(max_examples=15, deadline=None)
@given(games(min_plies=4), st.data())
async def test_discord_takes_each_step(language: Language, game: Game, data: st.DataObject) -> None:
    ply = data.draw(st.integers(3, len(game.moves) - 1))
    line = game.moves[ply : ply + 20]
    found = Best(line, 49.0, exact=False, decided=False)
    match = long_match(game)
    assume(not game.position_at(ply).must_pass)
    for display in (USUAL, DisplayOptions(words=True)):
        asked = of_ply(match, PlyNumber(ply), Viewer(language, display=display))
        past = long_match(Game(game.moves[:ply]))
        for each in (asked, of_turn(past, Viewer(language, display=display))):
            for step in HintStep:
                page = await hint_page(each, step, found)
                assert problems(page) == {}
                assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))
