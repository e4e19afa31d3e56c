"""A match as a film: which plies, what is written under each, and how large it may be."""

import pytest

from bot.catalogue import Language, language_for
from bot.domain import Match, Players, Setup, UserId
from bot.domain.ids import PlyNumber
from bot.domain.refusals import RefusalReason
from bot.features.history.pages import (
    ShareReplay,
    captions_of,
    replay_page,
    shared_replay_page,
    shared_span,
    span_of,
)
from bot.pages.game_words import describe_move
from bot.pages.pictures import bar_of, waiting_page
from bot.pages.viewer import DisplayOptions, Viewer
from dvonn import Colour, Game
from rendering import CONTRAST, Bar, render_replay
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses
from tests.bot.samples import EVERYBODY, WATCHER, long_match

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}
FOR_BOT = match_of(first_plies(WIN, 52), setup=Setup.RANDOM)
MIB = 2**20


@pytest.mark.parametrize(
    ("match", "span"),
    [(match_of(WIN), range(86)), (match_of(Game()), range(1)), (FOR_BOT, range(49, 53))],
)
def test_all_of_a_match(match: Match, span: range) -> None:
    assert span_of(match) == span


@pytest.mark.parametrize(
    ("match", "first", "last"),
    [(match_of(WIN), 9, 8), (match_of(WIN), 0, 86), (match_of(WIN), 99, 100), (FOR_BOT, 3, 50)],
)
def test_plies_that_were_taken_back_are_not_shared(match: Match, first: int, last: int) -> None:
    with refuses(RefusalReason.OUTDATED_CONTROL):
        shared_span(match, PlyNumber(first), PlyNumber(last))


def test_a_part_of_a_match_is_shared() -> None:
    assert shared_span(FOR_BOT, PlyNumber(50), PlyNumber(51)) == range(50, 52)


def test_the_last_moves_begin_with_the_position_before_them() -> None:
    assert span_of(match_of(WIN), 20) == range(65, 86)
    assert span_of(FOR_BOT, 20) == range(49, 53)
    assert span_of(FOR_BOT, 0) == span_of(FOR_BOT, -9) == range(52, 53)


async def test_what_is_shared_is_what_was_shown() -> None:
    match = match_of(WIN)
    page = await replay_page(
        match, range(68, 73), Viewer(ENGLISH, names=NAMES), most_bytes=MIB, may_share=True
    )
    (shared,) = (each["custom_id"] for each in walk(page) if each.get("label") == "Share")
    assert ShareReplay.read(shared) == ShareReplay(match.id, first=PlyNumber(68), last=PlyNumber(72))


async def test_one_button_leads_to_the_last_moves_and_back_to_the_whole_match() -> None:
    async def labels(match: Match, span: range) -> list[str]:
        return labels_of(
            await replay_page(
                match, span, Viewer(ENGLISH, display=DisplayOptions(), names=NAMES), most_bytes=MIB
            )
        )

    assert await labels(match_of(first_plies(WIN, 22)), range(23)) == ["Only the last 20 moves", "History"]
    assert await labels(match_of(first_plies(WIN, 22)), range(2, 23)) == ["Whole game", "History"]
    assert await labels(FOR_BOT, range(49, 53)) == ["History"]


def test_each_ply_is_shown_with_its_number_its_move_and_the_score() -> None:
    captions = captions_of(match_of(WIN), range(70, 73), ENGLISH)
    assert captions == [
        "70/85 · White: h4 → f2, now a stack of 3. Cut off: 1 black stack (3 pieces).",
        "71/85 · Black: b4 → c4, now a stack of 3. Cut off: 1 black piece.",
        (
            "72/85 · White: e5 → e3, now a stack of 3. "
            "Cut off: 5 white stacks (6 pieces), 2 black stacks (6 pieces)."
        ),
    ]


def test_the_start_is_shown() -> None:
    assert captions_of(match_of(WIN), range(1), ENGLISH) == ["0/85 · The start."]
    (caption,) = captions_of(FOR_BOT, range(49, 50), ENGLISH)
    assert caption.startswith("0/3 · ")
    assert "set up at random" in caption


async def test_those_who_do_not_see_it_get_the_moves_in_words() -> None:
    match = match_of(first_plies(WIN, 72))
    (told,) = alt_texts_of(
        await replay_page(
            match, range(68, 73), Viewer(ENGLISH, display=DisplayOptions(), names=NAMES), most_bytes=MIB
        )
    )
    moves = ", ".join(describe_move(move) for move in WIN.moves[68:72])
    assert told.startswith(f"Moves 69 to 72, one after the other: {moves}. At the end: ")
    whole = match_of(WIN)
    (told,) = alt_texts_of(
        await replay_page(
            whole, range(49, 86), Viewer(ENGLISH, display=DisplayOptions(), names=NAMES), most_bytes=MIB
        )
    )
    assert "pass" in told


async def test_those_who_like_words_better_get_them_in_its_place() -> None:
    match, span = match_of(first_plies(WIN, 72)), range(68, 73)
    (told,) = alt_texts_of(
        await replay_page(match, span, Viewer(ENGLISH, display=DisplayOptions(), names=NAMES), most_bytes=MIB)
    )
    page = await replay_page(
        match, span, Viewer(ENGLISH, display=DisplayOptions(words=True), names=NAMES), most_bytes=MIB
    )
    assert told in text_of(page)
    assert page.files == []


async def test_of_a_random_set_up_no_move_is_marked() -> None:
    page = await replay_page(
        FOR_BOT, range(49, 51), Viewer(ENGLISH, display=DisplayOptions(), names=NAMES), most_bytes=MIB
    )
    captions = captions_of(FOR_BOT, range(49, 51), ENGLISH)
    bars = [bar_of(FOR_BOT, NAMES, ENGLISH, ply) for ply in (49, 50)]
    film = render_replay(FOR_BOT.game, captions=captions, bars=bars, first=49, last=50, given=49)
    assert page.files[0].fp.read() == film


async def test_a_bar_names_the_players_and_shows_the_score_of_each_moment() -> None:
    names = {ANNA.id: "Анна", BEN.id: "山田"}
    page = await replay_page(
        match_of(WIN), range(48, 51), Viewer(ENGLISH, display=DisplayOptions(), names=names), most_bytes=MIB
    )
    bars = [
        Bar("Анна", "Black", score=None, to_move=Colour.WHITE),
        Bar("Анна", "Black", score=WIN.position_at(49).score, to_move=Colour.WHITE),
        Bar("Анна", "Black", score=WIN.position_at(50).score, to_move=Colour.BLACK),
    ]
    captions = captions_of(match_of(WIN), range(48, 51), ENGLISH)
    assert page.files[0].fp.read() == render_replay(WIN, captions=captions, bars=bars, first=48, last=50)


async def test_discord_takes_it(language: Language) -> None:
    match = long_match(first_plies(TIE, 55))
    names = dict.fromkeys(EVERYBODY, "W" * 100)
    span = range(54, 56)
    display = DisplayOptions(CONTRAST, rotated=True)
    page = await replay_page(
        match, span, Viewer(language, display=display, names=names), most_bytes=MIB, may_share=True
    )
    shared = await shared_replay_page(match, span, names, WATCHER, language, most_bytes=MIB)
    for one in (page, shared, waiting_page(language)):
        assert problems(one) == {}
    assert labels_of(page) == [language.say(f"button-{each}") for each in ("replay-all", "history", "share")]
    assert alt_texts_of(page) == alt_texts_of(shared)
    captions = captions_of(match, span, language)
    bars = [bar_of(match, names, language, ply) for ply in span]
    film = render_replay(
        match.game, captions=captions, bars=bars, first=54, last=55, rotated=True, theme=CONTRAST
    )
    assert page.files[0].fp.read() == film


async def test_what_is_too_large_for_the_place_is_refused() -> None:
    match = match_of(first_plies(TIE, 3), players=Players(UserId(1), UserId(2)))
    with refuses(RefusalReason.PICTURE_TOO_LARGE) as refusal:
        await replay_page(
            match, range(4), Viewer(ENGLISH, display=DisplayOptions(), names={}), most_bytes=2**10
        )
    assert refusal.value.about == 2**10
