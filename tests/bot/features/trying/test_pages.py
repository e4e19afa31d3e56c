"""Discord takes each page of a line, wherever it starts and however long it is; each is told to its reader."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.domain import Import, ImportId, Match, Person, UserId
from bot.domain.ids import PlyNumber
from bot.domain.line import LONGEST_NAME, MOST_KEPT, ChangeNumber, Line, LineId, LinePly, OwnLine, Start
from bot.domain.refusals import RefusalReason
from bot.features.trying.about_pages import (
    AnimateLine,
    ShareLine,
    about_page,
    animated_line_page,
    lines_page,
    name_form,
    shared_line_page,
)
from bot.features.trying.pages import Trial, choosing_panel, trial_page
from bot.pages.match_status import Past, id_of
from bot.pages.move_picker import draw_spaces, draw_targets
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.page import Page
from dvonn import PASS, Game, Phase, Record
from rendering import Bar
from tests.bot.company import ANNA, BEN, CLEO
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, unfit_labels, walk
from tests.bot.features.playing.test_pages import STACKING
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses
from tests.bot.samples import LONGEST_ID, PLAYERS, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
WIN = recorded()[1]

drawn = settings(max_examples=15, deadline=None)  # each example draws pictures


def trial(
    past: Past,
    ply: int,
    at: int,
    *,
    viewer: UserId = ANNA.id,
    language: Language = ENGLISH,
    display: DisplayOptions = USUAL,
) -> Trial:
    """A line that continues from a ply of a game as that did, looked at after some of its moves."""
    game = past.game
    line = Line.of(Start(id_of(past), PlyNumber(ply), game.position_at(ply)), game.moves[ply:])
    own = OwnLine(
        LineId(LONGEST_ID), viewer, line, number=ChangeNumber(LONGEST_ID), name="*" * LONGEST_NAME, kept=True
    )
    return Trial(own, LinePly(min(at, line.end)), past, Viewer(language, viewer, display))


@drawn
@given(games(), st.integers(0, 150), st.integers(0, 150), st.booleans())
async def test_discord_takes_it_from_any_ply_after_any_move(
    language: Language, game: Game, ply: int, at: int, words: bool
) -> None:
    past: Past = long_match(game)
    ply = min(ply, len(game.moves))
    seen = trial(past, ply, at, viewer=PLAYERS.white, language=language, display=DisplayOptions(words=words))
    position = seen.position
    pages = [await trial_page(seen, note="x" * 200), about_page(seen, note="x" * 200, may_share=True)]
    pages += [about_page(replace(seen, past=None)), await trial_page(replace(seen, past=None))]
    pages.append(await shared_line_page(seen.for_everybody(language)))
    if position.phase is Phase.PLACING:
        pages.append(await draw_spaces(choosing_panel(seen), position.vacant()[0].row))
    elif movable := position.movable():
        pages.append(await draw_targets(choosing_panel(seen), movable[0]))
    for page in pages:
        assert problems(page) == {}
        assert unfit_labels(page) == []
        assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))


def test_what_is_shared_of_a_line_is_what_was_shown() -> None:
    seen = trial(match_of(WIN), 59, 3)
    page = about_page(replace(seen, own=replace(seen.own, number=ChangeNumber(2))), may_share=True)
    ids = {each["label"]: each["custom_id"] for each in walk(page) if "custom_id" in each}
    assert ids["Share picture"] == ShareLine(seen.own.id, LinePly(3)).custom_id
    assert ids["Share animation"] == AnimateLine(seen.own.id, LinePly(3)).custom_id


def test_twenty_lines_fit_into_a_list_and_a_name_into_its_form(language: Language) -> None:
    own = trial(long_match(WIN), 0, 0).own
    assert problems(lines_page([replace(own, id=LineId(each)) for each in range(MOST_KEPT)], language)) == {}
    assert problems(lines_page([], language)) == {}
    form = name_form(own, language)
    assert len(form.title) <= 45


async def test_a_line_is_reported_to_a_player_as_you_and_to_everybody_by_colours() -> None:
    match = match_of(first_plies(WIN, 60))
    seen = Trial(trial(match_of(WIN), 59, 1).own, LinePly(1), match, Viewer(ENGLISH, ANNA.id))
    assert "you " in text_of(await trial_page(seen))
    for page in (
        await shared_line_page(seen.for_everybody(ENGLISH)),
        await trial_page(replace(seen, viewer=Viewer(ENGLISH, CLEO.id))),
    ):
        assert "you " not in text_of(page).replace("only you see", "")
        assert "White " in text_of(page)


async def test_in_ones_own_match_the_heading_and_the_bar_name_both_players() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    match = match_of(first_plies(WIN, 60))
    own = replace(trial(match, 60, 0).own, kept=False)
    seen = Trial(own, LinePly(0), match, Viewer(ENGLISH, ANNA.id, names=names))
    heading, origin, *_ = text_of(await trial_page(seen)).splitlines()
    assert heading == f"**You (White) against <@{BEN.id}>:** trying moves out."
    assert origin == "-# **Game 1**, after move 60"
    position = match.position
    bar = Bar("You", "Ben", score=position.score, to_move=position.to_move)
    assert choosing_panel(seen).bar == bar
    (picture,) = (await draw_targets(choosing_panel(seen), position.movable()[0])).files
    without = replace(choosing_panel(seen), bar=None)
    (bare,) = (await draw_targets(without, position.movable()[0])).files
    assert picture.fp.read() != bare.fp.read()


@pytest.mark.parametrize(("past", "viewer"), [(match_of(WIN), ANNA), (match_of(first_plies(WIN, 60)), CLEO)])
async def test_elsewhere_the_heading_names_the_line_and_the_bar_the_players(
    past: Match, viewer: Person
) -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    seen = trial(past, 59, 1, viewer=viewer.id)
    seen = replace(seen, viewer=replace(seen.viewer, names=names))
    heading, *_ = text_of(await trial_page(seen)).splitlines()
    assert heading == "**" + r"\*" * LONGEST_NAME + "** · **Game 1**, after move 59"
    bar = choosing_panel(seen).bar
    assert bar is not None
    assert (bar.white, bar.black) == ("You" if viewer is ANNA else "Anna", "Ben")


async def test_the_moves_of_both_sides_are_told_to_the_same_reader() -> None:
    """Black is to move, and White, Anna, would lose a piece."""
    seen = replace(trial(match_of(WIN), 72, 1), past=match_of(first_plies(WIN, 73)))
    for viewer, told in ((ANNA, "cuts off 3 · you 10–18"), (CLEO, "cuts off 3")):
        labels = labels_of(await trial_page(replace(seen, viewer=Viewer(ENGLISH, viewer.id))))
        assert [label for label in labels if label.startswith("i2 → f2")] == [f"i2 → f2 · {told}"]


async def test_where_the_line_starts_the_last_move_of_the_game_is_marked() -> None:
    seen = trial(match_of(WIN), 60, 0)
    assert seen.turn is not None
    assert seen.turn.move == WIN.moves[59]
    assert replace(seen, past=None).turn is None


@pytest.mark.parametrize(
    ("past", "judged"),
    [
        (match_of(WIN), True),
        (match_of(first_plies(WIN, 70)), False),
        (Import(ImportId(1), ANNA.id, Record(first_plies(WIN, 70))), True),
    ],
)
async def test_chances_are_offered_once_nothing_is_at_stake(past: Match | Import, judged: bool) -> None:
    seen = trial(past, 60, 2)
    assert ("Chances" in labels_of(await trial_page(seen))) is judged
    assert "Chances" not in labels_of(await trial_page(replace(seen, past=None)))
    assert "Chances" not in labels_of(await trial_page(trial(past, 20, 2)))


async def test_one_s_own_match_leads_back_to_its_move_and_another_one_to_its_history() -> None:
    present = len(STACKING.game.moves)
    mover = STACKING.player_to_move
    assert mover in (ANNA.id, BEN.id)
    assert labels_of(await trial_page(trial(STACKING, present, 0, viewer=mover)))[-2:] == ["Back", "More"]
    waiting = BEN.id if mover == ANNA.id else ANNA.id
    assert "Back" not in labels_of(await trial_page(trial(STACKING, present, 0, viewer=waiting)))
    assert labels_of(await trial_page(trial(STACKING, present - 1, 0, viewer=mover)))[-2:] == [
        "History",
        "More",
    ]


@pytest.mark.parametrize("viewer", [ANNA.id, BEN.id])
async def test_every_button_has_room_however_much_can_move(viewer: UserId) -> None:
    for game in recorded():
        match = match_of(first_plies(game, 49))
        own = trial(match_of(game), 49, 0, viewer=viewer).own
        for at in (0, 2, 6, 12, 20):
            page = await trial_page(
                Trial(own, LinePly(at), match, Viewer(ENGLISH, viewer, DisplayOptions(words=True)))
            )
            assert problems(page) == {}
            assert "Plan this" in labels_of(page)


async def test_an_animation_that_is_too_large_is_refused() -> None:
    seen = trial(match_of(WIN), 75, 3).for_everybody(ENGLISH)
    page: Page = await animated_line_page(seen, most_bytes=10**7)
    assert problems(page) == {}
    assert any(move is PASS for move in seen.game.moves)
    assert ", pass, " in alt_texts_of(page)[0]
    with refuses(RefusalReason.PICTURE_TOO_LARGE):
        await animated_line_page(seen, most_bytes=100)
