"""The pages of the lesson: within Discord's limits in every language, and the same as those of a match."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.catalogue import Language, language_for
from bot.catalogue.language import languages
from bot.domain import Match, Plan, Turn
from bot.features.lesson.pages import (
    choosing_panel,
    describe_miss,
    done_page,
    end_page,
    step_page,
)
from bot.features.lesson.steps import NAMES, STEPS, Ask, Step, step_named
from bot.pages.match_panel_pages import placing_panel, stacking_panel
from bot.pages.move_picker import draw_spaces, draw_targets, draw_why_not
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.page import Page
from dvonn import SPACES, Game, IllegalMove, Jump, Position, Space, parse_move
from rendering import THEMES, as_read, render_board
from rendering.geometry import WIDTH
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, unfit_labels, walk
from tests.bot.played import match_of

ENGLISH = language_for("en")
DISPLAYS = [
    USUAL,
    DisplayOptions(rotated=True),
    DisplayOptions(words=True),
    *map(DisplayOptions, THEMES.values()),
]
MOVING = [step for step in STEPS if step.ask is Ask.MOVE]
PLAIN = [step for step in MOVING if not step.as_in_match]
PRIMARY = 1
"""Discord's style of main buttons."""
LONGEST = "0123456789 " * 30

every_step = pytest.mark.parametrize("step", STEPS, ids=NAMES)


def named(name: str) -> Step:
    step = step_named(name)
    assert step
    return step


def match_at(position: Position) -> Match:
    return match_of(Game(start=position))


def spaces_of(page: Page) -> list[str]:
    """The labels of its buttons that are about spaces of the board."""
    return [label for label in labels_of(page) if label[:1].islower() and label[1:2].isdigit()]


def jump(move: str) -> Jump:
    parsed = parse_move(move)
    assert isinstance(parsed, Jump)
    return parsed


def picture_of(page: Page) -> bytes:
    (file,) = page.files
    return file.fp.read()


@every_step
async def test_discord_takes_every_page_of_a_step(language: Language, step: Step) -> None:
    pages = [await step_page(step, Viewer(language, display=display), note=LONGEST) for display in DISPLAYS]
    pages.append(await done_page(step, None, Viewer(language)))
    if step.ask is Ask.PLACE:
        pages += [await draw_spaces(choosing_panel(step, Viewer(language)), number) for number in range(1, 6)]
    if step.ask is Ask.MOVE:
        pages.append(await draw_why_not(choosing_panel(step, Viewer(language))))
        for move in step.position.legal_moves():
            assert isinstance(move, Jump)
            pages.append(await draw_targets(choosing_panel(step, Viewer(language)), move.source))
            pages.append(await step_page(step, Viewer(language), note=LONGEST, tried=move))
            pages.append(await done_page(step, Turn.of(step.position, move), Viewer(language)))
    for page in pages:
        assert problems(page) == {}
        assert unfit_labels(page) == []
        assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))


@every_step
def test_every_wrong_move_is_answered_with_why_and_the_hint(language: Language, step: Step) -> None:
    hint = language.say(f"lesson-hint-{step.name}")
    for move in step.position.legal_moves():
        if missed := step.judge(move):
            told = describe_miss(step, missed, language)
            assert told.endswith(hint)
            assert len(told) > len(language.say("lesson-missed", why="", hint=hint))


@pytest.mark.parametrize("step", PLAIN, ids=lambda step: step.name)
async def test_buttons_name_moves_alone_in_the_order_of_the_board_and_look_alike(step: Step) -> None:
    page = await step_page(step, Viewer(ENGLISH))
    spaces = as_read(SPACES)
    offered = sorted(step.offered, key=lambda jump: (spaces.index(jump.source), spaces.index(jump.target)))
    assert spaces_of(page) == [f"{jump.source} → {jump.target}" for jump in offered]
    styles = {each["style"] for each in walk(page) if each.get("label") in spaces_of(page)}
    assert styles == {PRIMARY}


async def test_the_last_step_is_the_panel_of_a_match_with_consequences_and_score() -> None:
    step = STEPS[-1]
    panel = replace(stacking_panel(match_at(step.position), Viewer(ENGLISH)), bar=None)
    assert spaces_of(await step_page(step, Viewer(ENGLISH))) == ["d3", "f3", "g3"]
    for source in step.position.movable():
        lesson = await draw_targets(choosing_panel(step, Viewer(ENGLISH)), source)
        played = await draw_targets(panel, source)
        assert text_of(lesson) == f"{choosing_panel(step, Viewer(ENGLISH)).task}\n{text_of(played)}"
        assert spaces_of(lesson) == spaces_of(played)
        assert alt_texts_of(lesson) == alt_texts_of(played)
        cropped = await draw_targets(replace(panel, around=(*step.position.stacks, *step.named)), source)
        assert picture_of(lesson) == picture_of(cropped)
    buttons = spaces_of(await draw_targets(choosing_panel(step, Viewer(ENGLISH)), Space.parse("d3")))
    assert any("cuts off" in label and label.endswith("you 4–2") for label in buttons)


async def test_a_wrong_try_is_drawn_with_what_it_cuts_off() -> None:
    shown = await step_page(named("cutoff"), Viewer(ENGLISH))
    again = await step_page(named("cutoff"), Viewer(ENGLISH), tried=jump("e3d3"))
    assert labels_of(again) == labels_of(shown)
    (alt,) = alt_texts_of(again)
    assert "Dotted arrow (the move played): e3 → d3." in alt
    assert "The move would cut off: d4, c3, d3, c2, d2." in alt
    assert "cut off" not in alt_texts_of(shown)[0]


async def test_a_try_against_the_rules_is_drawn_and_one_that_was_never_offered_is_not() -> None:
    step = named("single")
    told = {
        move: alt_texts_of(await step_page(step, Viewer(ENGLISH), tried=jump(move)))[0]
        for move in ("e3g3", "a1b1")
    }
    assert "e3 → g3" in told["e3g3"]
    assert "arrow" not in told["a1b1"]


@pytest.mark.parametrize("step", MOVING, ids=lambda step: step.name)
async def test_the_pieces_of_a_step_are_larger_than_on_a_whole_board(step: Step) -> None:
    pages = [await step_page(step, Viewer(ENGLISH))]
    pages += [
        await done_page(step, Turn.of(step.position, move), Viewer(ENGLISH))
        for move in step.position.legal_moves()
    ]
    sizes = {Image.open(BytesIO(picture_of(page))).size for page in pages}
    assert len(sizes) == 1
    (width, _) = sizes.pop()
    assert WIDTH / width > 1.25


async def test_the_aim_comes_before_the_first_step_and_nowhere_else() -> None:
    aim = ENGLISH.say("lesson-aim")
    texts = [text_of(await step_page(step, Viewer(ENGLISH))) for step in STEPS]
    assert [aim in text for text in texts] == [True] + [False] * (len(STEPS) - 1)
    assert texts[0].index(aim) < texts[0].index("Step 1")


async def test_the_gem_is_explained_as_soon_as_a_dvonn_piece_disappears_in_a_stack() -> None:
    step = named("single")
    told = {
        move: text_of(await done_page(step, Turn.of(step.position, parse_move(move)), Viewer(ENGLISH)))
        for move in ("e3e2", "e3f3")
    }
    assert "small red gem" in told["e3e2"]
    assert "gem" not in told["e3f3"]
    assert "red gem" in text_of(await step_page(named("dvonn"), Viewer(ENGLISH)))


async def test_from_the_step_about_the_gem_on_it_is_not_explained_again() -> None:
    for step in MOVING[MOVING.index(named("dvonn")) :]:
        for move in step.position.legal_moves():
            page = await done_page(step, Turn.of(step.position, move), Viewer(ENGLISH))
            assert "gem" not in text_of(page)


async def test_a_chosen_row_keeps_the_task_and_lights_up() -> None:
    step = named("edge")
    page = await draw_spaces(choosing_panel(step, Viewer(ENGLISH)), 3)
    assert ENGLISH.say("lesson-ask-edge") in text_of(page)
    row = [space for space in step.position.vacant() if space.row == 3]
    assert picture_of(page) == render_board(step.position, targets=row, named=row)


async def test_so_is_the_panel_of_placing() -> None:
    step = named("edge")
    match = match_at(step.position)
    view = ActionContext(match, ENGLISH, match.player_to_move)
    played = await draw_spaces(replace(placing_panel(view, Plan(), Viewer(ENGLISH)), bar=None), 3)
    lesson = await draw_spaces(choosing_panel(step, Viewer(ENGLISH)), 3)
    assert (spaces_of(lesson), picture_of(lesson)) == (spaces_of(played), picture_of(played))


async def test_illegal_moves_lie_among_the_legal_ones_and_their_spaces_bear_names() -> None:
    page = await step_page(named("single"), Viewer(ENGLISH))
    assert spaces_of(page) == ["e3 → d3", "e3 → f3", "e3 → g3", "e3 → e2"]
    for space in map(Space.parse, ("d3", "g3", "f3", "e2")):
        assert space in named("single").named
    with pytest.raises(IllegalMove):
        named("single").judge(parse_move("e3d3"))


async def test_no_words_tell_what_is_to_be_counted() -> None:
    for display in (USUAL, DisplayOptions(words=True)):
        page = await step_page(named("count"), Viewer(ENGLISH, display=display))
        words = " ".join([text_of(page), *alt_texts_of(page)])
        assert "stack of 6" in words
        assert "11 to 8" not in words


async def test_the_first_step_has_none_before_it_and_why_not_stands_where_an_own_stack_is_stuck() -> None:
    assert labels_of(await step_page(named("single"), Viewer(ENGLISH)))[-2:] == ["e3 → e2", "Close"]
    assert labels_of(await step_page(named("edge"), Viewer(ENGLISH)))[-2:] == ["Previous step", "Close"]
    assert labels_of(await step_page(named("careful"), Viewer(ENGLISH)))[-3:] == [
        "Why only these?",
        "Previous step",
        "Close",
    ]


@every_step
def test_the_sentences_of_a_step_name_spaces_of_its_board_and_the_same_in_each_language(step: Step) -> None:
    said = {
        (kind, frozenset(re.findall(r"\b[a-k][1-5]\b", language.say(f"lesson-{kind}-{step.name}"))))
        for language in languages()
        for kind in ("ask", "hint", "done")
    }
    assert len(said) == 3
    named_there = {name for _, names in said for name in names}
    assert named_there <= set(map(str, step.position.stacks))


# the first match


def test_the_end_leads_to_the_weakest_level_of_the_computer(language: Language) -> None:
    page = end_page(language)
    assert problems(page) == {}
    (begin, *_) = [each["custom_id"] for each in walk(page) if "custom_id" in each]
    assert begin == "dvonn:computer-play:1:random:white"
