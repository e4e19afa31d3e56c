"""The panel in which pieces are placed, now or as soon as the turn comes."""

from dataclasses import replace
from datetime import timedelta
from itertools import groupby
from typing import Any

import pytest

from bot.catalogue import language_for
from bot.domain import Clock, EventNumber, HaltReason, Match, OfferKind, Pace, Person, Plan, Turn, Venue
from bot.domain.events import Halted, Offered
from bot.domain.ids import NO_SERVER
from bot.pages.choices import MOST_MOVES
from bot.pages.consequences import targets_by_gain
from bot.pages.game_words import arrow
from bot.pages.match_panel_pages import (
    MOVES,
    Turning,
    direct_board_page,
    farewell_page,
    planned_note,
    rows_page,
    spaces_page,
    stacking_panel,
    stacks_page,
    waiting_page,
)
from bot.pages.move_picker import PickMove, PickStack, draw_question, draw_targets, draw_why_not
from bot.pages.pictures import bar_of
from bot.pages.tips import Tip
from bot.pages.viewer import DisplayOptions, Viewer
from bot.requests.match_panel import is_placing
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.answer import Delayed
from bot.toolkit.page import Page
from bot.toolkit.words import DANGER, accent
from dvonn import Colour, Game, Jump, Position, Space
from rendering import render_board
from tests.bot.company import ANNA, BEN, HERE, NOON
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import BLOCKED, first_plies, further, match_of, recorded
from tests.bot.toolkit.test_words import CHAIN
from tests.dvonn.grids import board

ENGLISH = language_for("en")
TIE = recorded()[0]
BEGUN = match_of(Game())
NOTHING = Plan()
TWO = Plan(spaces=(Space.parse("c3"), Space.parse("d3")))


def seen_by(person: Person, match: Match = BEGUN, plan: Plan = NOTHING) -> ActionContext:
    return ActionContext(match, ENGLISH, person.id, plan=plan)


def pressable(page: Page) -> list[str]:
    return [each["label"] for each in walk(page) if "label" in each and not each.get("disabled")]


ROWS = ["Row 5 (9)", "Row 4 (10)", "Row 3 (11)", "Row 2 (10)", "Row 1 (9)"]


async def test_the_rows_stand_as_they_lie_on_the_board() -> None:
    page = await rows_page(seen_by(ANNA), NOTHING, Viewer(ENGLISH))
    assert labels_of(page) == [*ROWS, "Try it out", "Rules", "Close"]
    page = await rows_page(seen_by(ANNA), NOTHING, Viewer(ENGLISH, display=DisplayOptions(rotated=True)))
    assert labels_of(page)[:5] == ROWS[::-1]


async def test_a_row_without_vacant_spaces_can_not_be_chosen() -> None:
    full = match_of(first_plies(TIE, 48))
    (last,) = full.position.vacant()
    page = await rows_page(seen_by(ANNA, full), NOTHING, Viewer(ENGLISH))
    assert pressable(page) == [f"Row {last.row} (1)", "Try it out", "Rules", "Close"]


async def test_every_space_of_a_row_keeps_its_place_and_only_those_that_are_left_can_be_pressed() -> None:
    page = await spaces_page(seen_by(ANNA), NOTHING, 3, Viewer(ENGLISH))
    names = [f"{column}3" for column in "abcdefghijk"]
    assert labels_of(page) == [*names, "Try it out", "Rules", "Back"]
    turned = await spaces_page(
        seen_by(ANNA), NOTHING, 3, Viewer(ENGLISH, display=DisplayOptions(rotated=True))
    )
    assert labels_of(turned)[:11] == names[::-1]
    page = await spaces_page(seen_by(BEN, plan=TWO), TWO, 3, Viewer(ENGLISH))
    assert labels_of(page)[:11] == names
    assert not {"c3", "d3"}.intersection(pressable(page))


async def test_a_piece_is_placed_on_ones_turn_and_planned_before_it() -> None:
    placing = await spaces_page(seen_by(ANNA), NOTHING, 3, Viewer(ENGLISH))
    planning = await spaces_page(seen_by(BEN), NOTHING, 3, Viewer(ENGLISH))
    ids = [
        next(each["custom_id"] for each in walk(page) if "custom_id" in each) for page in (placing, planning)
    ]
    assert ids == [f"dvonn:place:1:{BEGUN.number}:a3", "dvonn:plan-space:1:a3"]


async def test_planned_spaces_are_shown_in_order_and_can_be_dropped() -> None:
    page = await rows_page(seen_by(BEN, plan=TWO), TWO, Viewer(ENGLISH), note="Saved.")
    note, plan, _ = text_of(page).splitlines()
    assert note == "Saved."
    assert plan.endswith("c3, d3.")
    assert "Delete plan" in labels_of(page)
    assert "Row 3 (9)" in labels_of(page)
    empty = await rows_page(seen_by(BEN), NOTHING, Viewer(ENGLISH))
    assert "no plan" in text_of(empty)
    assert "Delete plan" not in labels_of(empty)


async def test_the_picture_numbers_the_planned_spaces_and_lights_up_the_chosen_row() -> None:
    players = {ANNA.id: "Anna", BEN.id: "Ben"}
    bar = bar_of(BEGUN, {**players, BEN.id: "You"}, ENGLISH)
    rows = await rows_page(seen_by(BEN, plan=TWO), TWO, Viewer(ENGLISH, names=players))
    spaces = await spaces_page(seen_by(BEN, plan=TWO), TWO, 4, Viewer(ENGLISH, names=players))
    named = [space for space in BEGUN.position.vacant() if space.row == 4]
    for page, names in ((rows, ()), (spaces, named)):
        (picture,) = page.files
        assert picture.fp.read() == render_board(
            BEGUN.position, planned=TWO.spaces, targets=names, named=names, bar=bar
        )


async def test_words_in_the_place_of_the_picture_tell_the_board_once() -> None:
    in_words = DisplayOptions(words=True)
    assert "\n- " in text_of(await rows_page(seen_by(ANNA), NOTHING, Viewer(ENGLISH, display=in_words)))
    assert "\n- " not in text_of(
        await spaces_page(seen_by(ANNA), NOTHING, 3, Viewer(ENGLISH, display=in_words))
    )


@pytest.mark.parametrize("row", range(1, 6))
async def test_an_empty_board_fits_into_a_message(row: int) -> None:
    assert problems(await rows_page(seen_by(ANNA), NOTHING, Viewer(ENGLISH))) == {}
    assert problems(await spaces_page(seen_by(ANNA), NOTHING, row, Viewer(ENGLISH))) == {}


@pytest.mark.parametrize(
    ("plies", "white_places", "black_places"),
    [(0, True, True), (47, True, True), (48, True, False), (49, False, False)],
)
def test_the_panel_is_there_for_the_user_who_has_a_piece_left(
    plies: int, white_places: bool, black_places: bool
) -> None:
    match = match_of(first_plies(TIE, plies))
    assert is_placing(match, ANNA.id) is white_places
    assert is_placing(match, BEN.id) is black_places


def test_what_was_placed_at_once_is_shown_with_what_became_of_its_showing() -> None:
    assert planned_note([], None, ENGLISH) == "Saved. Only you can see it."
    note = planned_note(TWO.spaces, Delayed(), ENGLISH)
    assert note.startswith("Played as planned: **c3, d3**")
    assert "Discord is slow" in note


STACKING = match_of(first_plies(TIE, 57))
LATE, CROWDED = match_of(first_plies(recorded()[1], 80)), match_of(first_plies(TIE, 80))
"""Nine moves with short labels, and nine of which many say what they cut off."""

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


async def test_stacks_lie_in_rows_as_on_the_board_where_that_takes_little_more_space() -> None:
    match = match_of(first_plies(TIE, 49))
    assert len(match.position.legal_moves()) > MOST_MOVES
    *stacks, _ = rows_of(await stacks_page(match, Viewer(ENGLISH)))
    assert {label for line in stacks for label in line} == set(map(str, match.position.movable()))
    board_rows = [{label[1] for label in line} for line in stacks]
    assert all(len(each) == 1 for each in board_rows)
    upright = [key for key, _ in groupby(map(min, board_rows))]
    assert upright == sorted(upright, reverse=True)


async def test_stacks_scattered_over_all_rows_take_few_rows_of_buttons_in_the_boards_order() -> None:
    *stacks, _ = rows_of(await stacks_page(STACKING, Viewer(ENGLISH)))
    offered = [label for line in stacks for label in line]
    assert len(stacks) == 3
    assert offered == sorted(offered, key=lambda label: (-int(label[1]), label[0]))
    assert set(offered) == set(map(str, STACKING.position.movable()))


async def test_on_a_turned_board_they_lie_the_other_way_round() -> None:
    usual = rows_of(await stacks_page(STACKING, Viewer(ENGLISH)))[:-1]
    turned = rows_of(await stacks_page(STACKING, Viewer(ENGLISH, display=DisplayOptions(rotated=True))))[:-1]
    assert [label for line in turned for label in line] == [label for line in usual for label in line][::-1]


async def test_a_chosen_stack_offers_each_target_in_a_line_of_its_own_with_what_it_leads_to() -> None:
    page = await draw_targets(stacking_panel(STACKING, Viewer(ENGLISH)), Space.parse("d1"))
    *targets, last = rows_of(page)
    assert all(len(line) == 1 for line in targets)
    names = [line[0].split(" · ")[0] for line in targets]
    assert names == list(map(str, targets_by_gain(STACKING.position, Space.parse("d1"))))
    assert [line[0].rsplit(" ", 1)[1] for line in targets] == ["26–22", "24–24", "24–24", "23–25"]
    assert all(" · stack of " in line[0] and " · you " in line[0] for line in targets)
    assert last == ["Try it out", "Rules", "Back"]


async def test_where_few_moves_are_legal_the_panel_offers_them_whole() -> None:
    moves = LATE.position.legal_moves()
    assert len(moves) == MOST_MOVES
    page = await stacks_page(LATE, Viewer(ENGLISH))
    offered = {each["custom_id"]: each["label"] for each in buttons_of(page)}
    for move in moves:
        assert isinstance(move, Jump)
        control = MOVES.choose(Turning(LATE.id, LATE.number))(PickMove(move))
        assert offered[control.custom_id].startswith(arrow(move))


async def test_where_their_labels_would_push_the_board_off_a_phone_stacks_are_offered_first() -> None:
    assert len(CROWDED.position.legal_moves()) == MOST_MOVES
    page = await stacks_page(CROWDED, Viewer(ENGLISH))
    assert "→" not in "".join(each["label"] for each in buttons_of(page))


async def test_of_the_moves_that_cut_off_own_stacks_only_those_that_gain_nothing_are_red() -> None:
    page = await draw_targets(
        stacking_panel(match_of(first_plies(TIE, 55)), Viewer(ENGLISH)), Space.parse("i2")
    )
    assert [(each["label"], each["style"]) for each in buttons_of(page)[:4]] == [
        ("j3 · costs you 1 · you 24–23", 1),
        ("i3 · costs you 1 · you 23–24", 1),
        ("h2 · costs you 1 · you 22–25", 4),
        ("i1 · costs you 2 · you 21–25", 4),
    ]


async def test_a_button_for_a_whole_move_shows_the_score_after_a_cut_off() -> None:
    page = await stacks_page(match_at(CHAIN), Viewer(ENGLISH))
    assert [(each["label"], each["style"]) for each in buttons_of(page)[:4]] == [
        ("b3 → a3 · cuts off 4 · you 2–0", 1),
        ("b3 → c3 · cuts off 5 · you 0–0", 1),
        ("d3 → c3 · cuts off 2 · you 3–0", 1),
        ("d3 → e3 · cuts off 3 · you 1–1", 1),
    ]


async def test_the_worst_cases_fit_into_a_message() -> None:
    """23 stacks, or 9 moves, and a row for what else there is."""
    page = await stacks_page(match_at(MANY), Viewer(ENGLISH))
    assert problems(page) == {}
    *stacks, _ = rows_of(page)
    assert len(stacks) <= 5
    assert sum(map(len, stacks)) == 23
    whole = await stacks_page(LATE, Viewer(ENGLISH))
    assert problems(whole) == {}
    *moves, _ = rows_of(whole)
    assert [len(line) for line in moves] == [3] * 3


async def test_why_other_stacks_stay_is_shown_with_a_line_for_each_rule() -> None:
    page = await draw_why_not(stacking_panel(match_at(BLOCKED), Viewer(ENGLISH)))
    assert text_of(page).splitlines() == [
        "**These can’t move right now:**",
        "- Surrounded on all six sides: c3",
        "- Nothing to land on at the right distance: e2",
        "- DVONN pieces never move by themselves: d3",
    ]
    assert labels_of(page) == ["Back"]
    (told,) = alt_texts_of(page)
    assert "Blocked (surrounded on all six sides): c3." in told


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
    assert labels_of(await stacks_page(match_at(everything), Viewer(ENGLISH))) == [
        "c3 → d3",
        "Try it out",
        "Rules",
        "Close",
    ]


async def test_a_user_who_has_just_placed_the_last_piece_is_told_why_it_is_their_turn_once_more() -> None:
    sentence = "White placed the last one and also moves first."
    assert sentence in text_of(await stacks_page(match_of(first_plies(TIE, 49)), Viewer(ENGLISH)))
    assert sentence not in text_of(await stacks_page(STACKING, Viewer(ENGLISH)))


async def test_a_tip_stands_below_the_task() -> None:
    lines = text_of(await stacks_page(STACKING, Viewer(ENGLISH), tip=Tip("landing"))).splitlines()
    assert lines[2].startswith("💡 **Tip:** land on")


async def test_the_stack_of_a_tip_is_marked_and_in_words_the_board_stays() -> None:
    source = next(iter(STACKING.position.movable()))
    tip = Tip("start", {"space": source, "colour": Colour.BLACK}, suggested=source)
    page = await stacks_page(STACKING, Viewer(ENGLISH), tip=tip)
    assert f"Chosen: {source}." in alt_texts_of(page)[0]
    plain, told = [
        await stacks_page(STACKING, Viewer(ENGLISH, display=DisplayOptions(words=True)), tip=each)
        for each in (None, tip)
    ]
    assert text_of(told).replace(f"{tip.tell(ENGLISH)}\n", "") == text_of(plain)


async def test_a_question_leads_on_and_back() -> None:
    move = next(move for move in STACKING.position.legal_moves() if isinstance(move, Jump))
    assert labels_of(await draw_question(stacking_panel(STACKING, Viewer(ENGLISH)), move)) == [
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
        page = await draw_question(stacking_panel(match_at(held), Viewer(ENGLISH)), move)
        play, *_ = buttons_of(page)
        edges[Turn.of(held, move).is_costly] = next(walk(page))["accent_color"], play["style"]
    assert edges == {True: (DANGER, 4), False: (accent(Colour.WHITE), 1)}


async def test_the_picture_keeps_the_last_move_names_what_can_be_chosen_and_shows_what_would_fall() -> None:
    last = STACKING.last_turn
    assert last is not None
    position = STACKING.position
    names, mover = {ANNA.id: "Anna", BEN.id: "Ben"}, STACKING.player_to_move
    assert mover is not None
    bar = bar_of(STACKING, {**names, mover: "You"}, ENGLISH)
    made: Any = {"last_move": last.move, "cut_off": last.cut_off, "bar": bar}
    movable = position.movable()
    (stacks,) = (await stacks_page(STACKING, Viewer(ENGLISH, names=names))).files
    assert stacks.fp.read() == render_board(position, **made, movable=movable, named=movable)
    move = next(
        move for move in position.legal_moves() if isinstance(move, Jump) and Turn.of(position, move).cut_off
    )
    (question,) = (await draw_question(stacking_panel(STACKING, Viewer(ENGLISH, names=names)), move)).files
    assert question.fp.read() == render_board(
        position,
        **made,
        chosen=move.source,
        targets=(move.target,),
        named=(move.source, move.target),
        falling=position.cut_off_by(move),
    )


CARRIER = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   W   B   .   .   .   .   .
    .   BB  W   DW  .   B   WB  D   .   .   .
      .   B   .   .   W   .   W   B   .   .
        .   .   .   .   .   .   W   .   .
    """
)


@pytest.mark.parametrize(
    ("position", "stack", "falling", "at_risk"),
    [
        (CHAIN, "d3", "e3", {}),
        (CHAIN, "b3", "c3 d3 e3", {}),
        (CARRIER, "d3", "", {"b3": "f3", "c3": "f3", "b2": "f3"}),
    ],
)
async def test_the_targets_show_what_each_would_cut_off(
    position: Position, stack: str, falling: str, at_risk: dict[str, str]
) -> None:
    source = Space.parse(stack)
    targets = position.targets(source)
    panel = stacking_panel(match_at(position), Viewer(ENGLISH))
    page = await draw_targets(panel, source)
    (picture,) = page.files
    assert picture.fp.read() == render_board(
        position,
        bar=panel.bar,
        chosen=source,
        targets=targets,
        named=(source, *targets),
        falling={space: position.stacks[space] for space in map(Space.parse, falling.split())},
        at_risk={Space.parse(space): [Space.parse(target)] for space, target in at_risk.items()},
    )
    told = await draw_targets(
        stacking_panel(match_at(position), Viewer(ENGLISH, display=DisplayOptions(words=True))), source
    )
    assert ("The move would cut off" in text_of(told)) == bool(falling)
    assert ("Cut off only if the move ends on f3: b3, c3, b2." in text_of(told)) == bool(at_risk)


def test_a_control_of_the_panel_is_read_as_turn_and_step() -> None:
    turn, step = Turning(STACKING.id, EventNumber(7)), PickStack(Space.parse("c3"))
    control = MOVES.choose(turn)(step)
    read = type(control).read(control.custom_id)
    assert read == control
    assert MOVES.read(read) == (turn, step)
    assert control.custom_id == "dvonn:stack:1:7:c3"


# a live match

LIVE = replace(
    match_of(first_plies(TIE, 57)),
    pace=Pace.TEN_MINUTES,
    clock=Clock(due=NOON + timedelta(minutes=9), waiting=timedelta(minutes=8, seconds=5)),
)
"""Anna, White, is to move."""
DUE = int(LIVE.clock.due.timestamp()) if LIVE.clock.due else 0
CLOCKS_FOR_BEN = f"⚪ <@{ANNA.id}> ⏳ <t:{DUE}:R> · ⚫\N{NO-BREAK SPACE}You\N{NO-BREAK SPACE}**8:05**"


async def test_the_board_in_direct_messages_has_no_button_for_a_move_while_its_reader_waits() -> None:
    page = await direct_board_page(
        replace(LIVE, venue=Venue(NO_SERVER, HERE.channel)), Viewer(ENGLISH, BEN.id)
    )
    assert labels_of(page) == ["History", "More"]


async def test_a_user_who_waits_in_a_live_match_sees_both_clocks_and_nothing_to_press() -> None:
    page = await waiting_page(LIVE, Viewer(ENGLISH, user=BEN.id))
    first, second, third, *_ = text_of(page).splitlines()
    assert first == f"**<@{ANNA.id}> is thinking.** You play Black."
    assert second == CLOCKS_FOR_BEN
    assert third.startswith("-# Game 1 · you ")
    assert labels_of(page) == ["Close"]


async def test_the_player_to_move_sees_both_clocks_above_the_facts() -> None:
    lines = text_of(await stacks_page(LIVE, Viewer(ENGLISH, user=ANNA.id))).splitlines()
    assert lines[0].startswith(f"**You (White) against <@{BEN.id}>:**")
    assert lines[1] == f"⚪ You ⏳ <t:{DUE}:R> · ⚫\N{NO-BREAK SPACE}<@{BEN.id}>\N{NO-BREAK SPACE}**8:05**"


async def test_a_plan_in_a_live_match_stands_below_the_clocks() -> None:
    match = replace(BEGUN, pace=LIVE.pace, clock=LIVE.clock)
    lines = text_of(await rows_page(seen_by(BEN, match), NOTHING, Viewer(ENGLISH))).splitlines()
    assert lines[:2] == [f"**<@{ANNA.id}> is thinking.** You play Black.", CLOCKS_FOR_BEN]
    assert lines[2].startswith("**Game 1: no plan.**")


async def test_nobody_is_thinking_in_a_match_on_hold() -> None:
    halted = further(LIVE, Halted(HaltReason.SERVER))
    text = text_of(await waiting_page(halted, Viewer(ENGLISH, user=BEN.id)))
    assert "thinking" not in text
    assert text.startswith(f"**You (Black) against <@{ANNA.id}>:** on hold.")
    assert "⏳" not in text


async def test_an_open_offer_is_shown_while_one_waits() -> None:
    offered = further(LIVE, Offered(OfferKind.DRAW), by=ANNA.id)
    assert "draw" in text_of(await waiting_page(offered, Viewer(ENGLISH, user=BEN.id)))


def test_the_last_page_leads_to_another_panel() -> None:
    page = farewell_page(LIVE, ENGLISH)
    assert "**Show the game**" in text_of(page)
    assert labels_of(page) == ["Show the game"]
