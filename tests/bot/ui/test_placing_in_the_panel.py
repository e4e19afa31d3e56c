"""The panel in which pieces are placed, now or as soon as the turn comes."""

import pytest

from bot.catalogue import language_for
from bot.domain import Match, Person, Plan
from bot.requests.match_panel import is_placing
from bot.ui.action_slots import ActionContext
from bot.ui.delivery import Delayed
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.match_panel import planned_note, rows_page, spaces_page
from bot.ui.page import Page
from dvonn import Game, Space
from rendering import render_board
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, problems, text_of, walk
from tests.bot.played import first_plies, match_of, recorded

ENGLISH = language_for("en")
TIE = recorded()[0]
BEGUN = match_of(Game())
NOTHING = Plan()
TWO = Plan(spaces=(Space.parse("c3"), Space.parse("d3")))


def seen_by(person: Person, match: Match = BEGUN, plan: Plan = NOTHING) -> ActionContext:
    return ActionContext(match, ENGLISH, person.id, planned=bool(plan))


def pressable(page: Page) -> list[str]:
    return [each["label"] for each in walk(page) if "label" in each and not each.get("disabled")]


ROWS = ["Row 5 (9)", "Row 4 (10)", "Row 3 (11)", "Row 2 (10)", "Row 1 (9)"]


async def test_the_rows_stand_as_they_lie_on_the_board() -> None:
    page = await rows_page(seen_by(ANNA), NOTHING, USUAL)
    assert labels_of(page) == [*ROWS, "Try it out", "Rules", "Close"]
    page = await rows_page(seen_by(ANNA), NOTHING, DisplayOptions(rotated=True))
    assert labels_of(page)[:5] == ROWS[::-1]


async def test_a_row_without_vacant_spaces_can_not_be_chosen() -> None:
    full = match_of(first_plies(TIE, 48))
    (last,) = full.position.vacant()
    page = await rows_page(seen_by(ANNA, full), NOTHING, USUAL)
    assert pressable(page) == [f"Row {last.row} (1)", "Try it out", "Rules", "Close"]


async def test_every_space_of_a_row_keeps_its_place_and_only_those_that_are_left_can_be_pressed() -> None:
    page = await spaces_page(seen_by(ANNA), NOTHING, 3, USUAL)
    names = [f"{column}3" for column in "abcdefghijk"]
    assert labels_of(page) == [*names, "Try it out", "Rules", "Back"]
    turned = await spaces_page(seen_by(ANNA), NOTHING, 3, DisplayOptions(rotated=True))
    assert labels_of(turned)[:11] == names[::-1]
    page = await spaces_page(seen_by(BEN, plan=TWO), TWO, 3, USUAL)
    assert labels_of(page)[:11] == names
    assert not {"c3", "d3"}.intersection(pressable(page))


async def test_a_piece_is_placed_on_ones_turn_and_planned_before_it() -> None:
    placing = await spaces_page(seen_by(ANNA), NOTHING, 3, USUAL)
    planning = await spaces_page(seen_by(BEN), NOTHING, 3, USUAL)
    ids = [
        next(each["custom_id"] for each in walk(page) if "custom_id" in each) for page in (placing, planning)
    ]
    assert ids == [f"dvonn:place:1:{BEGUN.number}:a3", "dvonn:plan-space:1:a3"]


async def test_planned_spaces_are_told_in_order_and_can_be_dropped() -> None:
    page = await rows_page(seen_by(BEN, plan=TWO), TWO, USUAL, note="Saved.")
    note, plan, _ = text_of(page).splitlines()
    assert note == "Saved."
    assert plan.endswith("c3, d3.")
    assert "Drop the plan" in labels_of(page)
    assert "Row 3 (9)" in labels_of(page)
    empty = await rows_page(seen_by(BEN), NOTHING, USUAL)
    assert "nothing is planned" in text_of(empty)
    assert "Drop the plan" not in labels_of(empty)


async def test_the_picture_numbers_the_planned_spaces_and_names_those_of_the_chosen_row() -> None:
    rows = await rows_page(seen_by(BEN, plan=TWO), TWO, USUAL)
    spaces = await spaces_page(seen_by(BEN, plan=TWO), TWO, 4, USUAL)
    named = [space for space in BEGUN.position.vacant() if space.row == 4]
    for page, names in ((rows, ()), (spaces, named)):
        (picture,) = page.files
        assert picture.fp.read() == render_board(BEGUN.position, planned=TWO.spaces, named=names)


async def test_words_in_the_place_of_the_picture_tell_the_board_once() -> None:
    in_words = DisplayOptions(words=True)
    assert "\n- " in text_of(await rows_page(seen_by(ANNA), NOTHING, in_words))
    assert "\n- " not in text_of(await spaces_page(seen_by(ANNA), NOTHING, 3, in_words))


@pytest.mark.parametrize("row", range(1, 6))
async def test_an_empty_board_fits_into_a_message(row: int) -> None:
    assert problems(await rows_page(seen_by(ANNA), NOTHING, USUAL)) == {}
    assert problems(await spaces_page(seen_by(ANNA), NOTHING, row, USUAL)) == {}


@pytest.mark.parametrize(
    ("plies", "white_places", "black_places"),
    [(0, True, True), (47, True, True), (48, True, False), (49, False, False)],
)
def test_the_panel_is_there_for_whoever_has_a_piece_left(
    plies: int, white_places: bool, black_places: bool
) -> None:
    match = match_of(first_plies(TIE, plies))
    assert is_placing(match, ANNA.id) is white_places
    assert is_placing(match, BEN.id) is black_places


def test_what_was_placed_at_once_is_told_with_what_became_of_its_showing() -> None:
    assert planned_note([], None, ENGLISH) == "Saved; only you can see it."
    note = planned_note(TWO.spaces, Delayed(), ENGLISH)
    assert note.startswith("It was your turn, so I’ve played **c3, d3** for you.")
    assert "Discord is slow" in note
