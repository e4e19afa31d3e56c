"""The panel in which a stack is moved: what it offers, in which order, and why other stacks stay where they are."""

import random
import re
from itertools import groupby
from typing import Any

import pytest

from bot.catalogue import language_for
from bot.domain import EventNumber, Match, Turn
from bot.ui.choices import MOST_MOVES
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.match_panel import MOVES, Turning, stacking_panel, stacks_page
from bot.ui.move_picker import PickMove, PickStack, draw_question, draw_targets, draw_why_not
from bot.ui.page import Page
from bot.ui.words import DANGER, accent, arrow
from dvonn import Colour, Game, Jump, Position, Space
from rendering import render_board
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import BLOCKED, first_plies, match_of, recorded
from tests.bot.ui.test_words import CHAIN
from tests.dvonn.grids import board

ENGLISH = language_for("en")
TIE = recorded()[0]
STACKING = match_of(first_plies(TIE, 57))
LATE = match_of(first_plies(TIE, 80))

MANY = board(
    """
        W   W   W   W   W   W   W   W   W
      W   B   B   B   B   B   B   B   B   W
    W   B   B   B   D   D   D   B   B   B   W
      W   B   B   B   B   B   B   B   B   W
        W   W   W   W   B   W   W   W   W
    """
)
"""All 23 white pieces can move."""


def match_at(position: Position) -> Match:
    return match_of(Game(start=position))


def buttons_of(page: Page) -> list[dict[str, Any]]:
    return [each for each in walk(page) if each.get("custom_id")]


def rows_of(page: Page) -> list[list[str]]:
    """The labels of its buttons, a list for each row."""
    return [[one["label"] for one in each["components"]] for each in walk(page) if each["type"] == 1]


def test_the_positions_are_what_they_say() -> None:
    assert len(MANY.movable()) == 23
    assert Space.parse("c3") in BLOCKED.stuck()


async def test_the_stacks_that_can_move_lie_in_the_panel_as_on_the_board() -> None:
    assert len(STACKING.position.legal_moves()) > MOST_MOVES
    page = await stacks_page(STACKING, ENGLISH, USUAL)
    *stacks, _ = rows_of(page)
    assert [sorted(line) for line in stacks] == stacks
    assert {label for line in stacks for label in line} == set(map(str, STACKING.position.movable()))
    board_rows = [{label[1] for label in line} for line in stacks]
    assert all(len(each) == 1 for each in board_rows)
    assert [key for key, _ in groupby(map(min, board_rows))] == sorted(map(min, board_rows), reverse=True)


async def test_on_a_turned_board_they_lie_the_other_way_round() -> None:
    usual = rows_of(await stacks_page(STACKING, ENGLISH, USUAL))[:-1]
    turned = rows_of(await stacks_page(STACKING, ENGLISH, DisplayOptions(rotated=True)))[:-1]
    assert [label for line in turned for label in line] == [label for line in usual for label in line][::-1]


async def test_a_chosen_stack_offers_each_target_in_a_line_of_its_own_with_what_it_leads_to() -> None:
    page = await draw_targets(stacking_panel(STACKING, ENGLISH, USUAL), Space.parse("d1"))
    *targets, last = rows_of(page)
    assert all(len(line) == 1 for line in targets)
    names = [line[0].split(" · ")[0] for line in targets]
    assert names == sorted(map(str, STACKING.position.targets(Space.parse("d1"))), key=_seen_from_above)
    assert all(" · makes " in line[0] and " · you " in line[0] for line in targets)
    assert last == ["Try it out", "Rules", "Back"]


def _seen_from_above(name: str) -> tuple[int, str]:
    return -int(name[1]), name[0]


async def test_where_few_moves_are_legal_the_panel_offers_them_whole() -> None:
    moves = LATE.position.legal_moves()
    assert len(moves) <= MOST_MOVES
    page = await stacks_page(LATE, ENGLISH, USUAL)
    offered = {each["custom_id"]: each["label"] for each in buttons_of(page)}
    for move in moves:
        assert isinstance(move, Jump)
        control = MOVES.choose(Turning(LATE.id, LATE.number))(PickMove(move))
        assert offered[control.custom_id].startswith(arrow(move))


@pytest.mark.parametrize(
    ("match", "stack", "dear"),
    [(match_of(first_plies(TIE, 55)), "i2", "i1"), (match_at(CHAIN), "d3", "e3")],
)
async def test_a_move_that_costs_own_stacks_is_red_and_says_so_and_no_other(
    match: Match, stack: str, dear: str
) -> None:
    source = Space.parse(stack)
    page = await draw_targets(stacking_panel(match, ENGLISH, USUAL), source)
    costly = {
        str(target)
        for target in match.position.targets(source)
        if Turn.of(match.position, Jump(source, target)).own_losses
    }
    assert dear in costly
    for each in buttons_of(page)[: len(match.position.targets(source))]:
        is_costly = each["label"].split(" · ")[0] in costly
        assert (each["style"] == 4) is is_costly
        assert bool(re.search(r"yours\)|costs you", each["label"])) is is_costly


async def test_the_worst_cases_fit_into_a_message() -> None:
    """23 stacks, 25 moves, and a row for what else there is."""
    page = await stacks_page(match_at(MANY), ENGLISH, USUAL)
    assert problems(page) == {}
    *stacks, _ = rows_of(page)
    assert len(stacks) <= 5
    assert sum(map(len, stacks)) == 23
    whole = await stacks_page(match_at(_with_moves(MOST_MOVES)), ENGLISH, USUAL)
    assert problems(whole) == {}
    *moves, _ = rows_of(whole)
    assert [len(line) for line in moves] == [5] * 5


def _with_moves(count: int) -> Position:
    """A position in which so many moves are legal, reached by chance."""
    rng = random.Random(1)
    while True:
        position = first_plies(TIE, 49).position
        while position.legal_moves():
            if len(position.legal_moves()) == count and position.movable():
                return position
            position = position.play(rng.choice(position.legal_moves()))


async def test_why_other_stacks_stay_is_told_with_a_line_for_each_rule() -> None:
    page = await draw_why_not(stacking_panel(match_at(BLOCKED), ENGLISH, USUAL))
    assert text_of(page).splitlines() == [
        "**These can’t move just now:**",
        "- Surrounded on all six sides: c3",
        "- Nothing to land on at the right distance: e2",
        "- DVONN pieces never move by themselves: d3",
    ]
    assert labels_of(page) == ["Back"]
    (told,) = alt_texts_of(page)
    assert "Surrounded on all six sides, so blocked: c3." in told


async def test_where_every_stack_can_move_nobody_asks_why_not() -> None:
    everything = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   W   DB  B   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert labels_of(await stacks_page(match_at(everything), ENGLISH, USUAL)) == [
        "c3 → d3",
        "Try it out",
        "Rules",
        "Close",
    ]


async def test_whoever_has_just_placed_the_last_piece_is_told_why_it_is_their_turn_once_more() -> None:
    sentence = "White, who placed the last one, also makes the first move."
    assert sentence in text_of(await stacks_page(match_of(first_plies(TIE, 49)), ENGLISH, USUAL))
    assert sentence not in text_of(await stacks_page(STACKING, ENGLISH, USUAL))


async def test_a_tip_stands_below_the_task() -> None:
    lines = text_of(await stacks_page(STACKING, ENGLISH, USUAL, tip="Mind your links.")).splitlines()
    assert lines[1] == "Mind your links."


async def test_a_question_leads_on_and_back() -> None:
    move = next(move for move in STACKING.position.legal_moves() if isinstance(move, Jump))
    assert labels_of(await draw_question(stacking_panel(STACKING, ENGLISH, USUAL), move)) == [
        "Play it",
        "Back",
    ]


async def test_a_question_has_a_red_edge_and_a_red_button_only_before_a_move_that_cuts_off_own_stacks() -> (
    None
):
    held = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   W   W   D   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    edges = {}
    for move in held.legal_moves():
        page = await draw_question(stacking_panel(match_at(held), ENGLISH, USUAL), move)
        play, *_ = buttons_of(page)
        edges[bool(Turn.of(held, move).own_losses)] = next(walk(page))["accent_color"], play["style"]
    assert edges == {True: (DANGER, 4), False: (accent(Colour.WHITE), 1)}


async def test_the_picture_keeps_the_last_move_names_what_can_be_chosen_and_shows_what_would_fall() -> None:
    last = STACKING.last_turn
    assert last is not None
    position = STACKING.position
    made: Any = {"last_move": last.move, "cut_off": last.cut_off}
    movable = position.movable()
    (stacks,) = (await stacks_page(STACKING, ENGLISH, USUAL)).files
    assert stacks.fp.read() == render_board(position, **made, movable=movable, named=movable)
    move = next(
        move for move in position.legal_moves() if isinstance(move, Jump) and Turn.of(position, move).cut_off
    )
    (question,) = (await draw_question(stacking_panel(STACKING, ENGLISH, USUAL), move)).files
    assert question.fp.read() == render_board(
        position,
        **made,
        chosen=move.source,
        targets=(move.target,),
        named=(move.source, move.target),
        falling=position.cut_off_by(move),
    )


@pytest.mark.parametrize("stack", [None, Space.parse("c3")])
def test_menus_of_before_can_still_be_read(stack: Space | None) -> None:
    turn, step = Turning(STACKING.id, EventNumber(7)), PickStack(stack)
    control = MOVES.choose(turn)(step)
    read = type(control).read(control.custom_id)
    assert read == control
    assert MOVES.read(read) == (turn, step)
    assert control.custom_id == "dvonn:stack:1:7" + (":c3" if stack else "")
