"""The pages of a review: the chart with what mattered, and each of the worst moves with what was better."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.domain import Import, ImportId, MatchId, Setup, UserId
from bot.domain.computer import LEVELS, Computer, Review
from bot.domain.ids import PastId
from bot.features.review.pages import (
    SHARED_REVIEW,
    MistakeNumber,
    Reviewed,
    ReviewWay,
    ShowMistake,
    consequence_page,
    course_of,
    mistake_page,
    review_page,
    shared_review_page,
    waiting_page,
)
from bot.pages.causes import describe_mistake
from bot.pages.consequences import describe_made
from bot.pages.game_words import describe_move
from bot.pages.match_panel_pages import ShowPanel
from bot.pages.match_status import Past
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.page import MessageTag
from dvonn import Colour, Game, Jump, Phase, Record
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.reviewed import reviewed
from tests.bot.samples import PLAYERS, long_match
from tests.dvonn.strategies import games

ENGLISH, GERMAN = language_for("en"), language_for("de")
WIN = recorded()[1]
REVIEW = reviewed(WIN)
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}


def seen(
    review: Review = REVIEW,
    past: Past | None = None,
    language: Language = ENGLISH,
    display: DisplayOptions = USUAL,
) -> Reviewed:
    return Reviewed(past or match_of(WIN), review, Viewer(language, display=display, names=NAMES))


def as_seen_by(user: UserId, reviewed: Reviewed) -> Reviewed:
    return replace(reviewed, viewer=replace(reviewed.viewer, user=user))


async def test_first_it_says_which_move_gave_the_game_away_to_the_player_who_made_it() -> None:
    turn = REVIEW.turning_point
    assert turn
    for user, who in ((BEN.id, "You"), (ANNA.id, "They"), (UserId(3), "Black")):
        page = await review_page(as_seen_by(user, seen()), may_share=True)
        _, told, *_ = [each["content"] for each in walk(page) if "content" in each]
        assert told.startswith(
            f"**{who} gave the game away with move {turn.ply + 1}, f4 → k4** (chance to win "
        )
        assert "estimates" in text_of(page)
        assert labels_of(page)[:2] == ["Show me", "Mistakes"]
        assert labels_of(page)[-2:] == ["History", "Share"]


async def test_the_chart_is_described_in_words_and_alone_for_those_who_like_them_better() -> None:
    (told,) = alt_texts_of(await review_page(seen()))
    assert told.startswith("Chart of White’s chance to win. Start: ")
    assert "Turning point: move 83" in told
    assert "White’s worst moves (3): move " in told
    page = await review_page(seen(display=DisplayOptions(words=True)))
    assert told in text_of(page)
    assert page.files == []


def test_the_chart_marks_the_positions_after_the_moves() -> None:
    listed = REVIEW.mistakes[Colour.WHITE]
    course = course_of(REVIEW, listed, REVIEW.turning_point)
    assert course.first == 49
    assert len(course.chances) == 37
    turn = REVIEW.turning_point
    assert turn
    assert course.turning_point == turn.ply + 1
    assert {ply - 1 for ply in course.worst} == {move.ply for move in listed}


async def test_what_is_an_estimate_is_never_shown_as_certain() -> None:
    for number in range(1, 7):
        told = text_of(await mistake_page(seen(), number))
        assert "roved" not in told
        assert "100%" not in told
        assert "→ 0%" not in told
    assert REVIEW.certain_from is None
    assert "is proved" not in text_of(await review_page(seen()))


async def test_a_mistake_that_changed_a_proved_result_says_so() -> None:
    first, *others = REVIEW.mistakes[Colour.BLACK]
    won = replace(first.before, chance=0.0, margin=-3, decided=True)
    lost = replace(first.after, chance=1.0, margin=None, decided=True)
    certain = replace(first, before=won, after=lost, fall=1.0)
    review = replace(REVIEW, mistakes={**REVIEW.mistakes, Colour.BLACK: (certain, *others)})
    told = text_of(await mistake_page(seen(review), seen(review).first_mistake))
    assert "**Black played f4 → k4** (dotted arrow): chance to win 100% → 0%." in told
    assert "Proved: it turned a win into a loss." in told


def proved(first: int, margin: int, review: Review = REVIEW) -> Review:
    """The review with a proved margin from a ply on, and the moves judged accordingly."""
    chance = float(margin > 0)
    standings = tuple(
        replace(standing, chance=chance, margin=margin, decided=True) if n >= first else standing
        for n, standing in enumerate(review.standings, start=review.first)
    )
    moves = tuple(
        replace(move, before=before, after=after)
        for move, before, after in zip(review.moves, standings, standings[1:], strict=False)
    )
    return replace(review, standings=standings, moves=moves)


async def test_a_result_is_called_proved_from_where_on_it_stayed_the_same() -> None:
    review = proved(70, 2, proved(65, -2))
    assert review.certain_from == 70
    for user, whose in ((ANNA.id, "your"), (BEN.id, "their"), (UserId(3), "White’s")):
        page = await review_page(as_seen_by(user, seen(review)))
        assert f"From move 70 on, {whose} win is proved." in text_of(page)


async def test_a_perfect_ending_is_shown_for_both_players() -> None:
    told = text_of(await review_page(seen(proved(70, 2))))
    assert "**Proved:** ⚪ <@1001> played perfectly from move 7" in told
    assert "**Proved:** ⚫ <@1002> played perfectly from move 7" in told
    assert "perfectly" not in text_of(await review_page(seen()))
    given = match_of(WIN, setup=Setup.RECORD, given=84)
    assert "perfectly" not in text_of(await review_page(seen(proved(70, 2), given)))


async def test_only_the_loser_learns_how_long_the_game_could_be_won_and_not_in_a_shared_review() -> None:
    lost = proved(66, 2, proved(60, -1))
    ply = max(ply for ply in range(60, 66) if WIN.position_at(ply).to_move is Colour.BLACK)
    hers, his = [await review_page(as_seen_by(user, seen(lost))) for user in (ANNA.id, BEN.id)]
    assert f"**You could still win until move {ply + 1}** (proved): " in text_of(his)
    for page in (
        hers,
        await review_page(seen(lost)),
        await shared_review_page(match_of(WIN), seen(lost), BEN.id),
    ):
        assert "could still win" not in text_of(page)


async def test_who_resigns_a_won_game_is_told_so() -> None:
    game = first_plies(WIN, 80)
    match = match_of(game, resigned_by=BEN.id)
    page = await review_page(as_seen_by(BEN.id, seen(proved(60, -1, reviewed(game)), match)))
    assert "**You could still have won when the game ended** (proved)." in text_of(page)


async def test_a_mistake_is_explained_by_what_it_led_to_and_shown_with_two_arrows() -> None:
    reviewed = as_seen_by(ANNA.id, seen())
    page, mistake = (
        await mistake_page(reviewed, reviewed.first_mistake),
        reviewed.mistakes[reviewed.first_mistake - 1],
    )
    judged = mistake.judged
    assert isinstance(judged.move, Jump)
    told, (alt,) = text_of(page), alt_texts_of(page)
    assert (
        f"**Mistake {reviewed.first_mistake} of {len(seen().mistakes)}** · move {judged.ply + 1} of 85"
        in told
    )
    assert f"(the move played): {judged.move.source} → {judged.move.target}." in alt
    assert "Solid arrow (a better move): " in alt
    assert f"**You played {describe_move(judged.move)}** (dotted arrow): chance to win " in told
    assert describe_mistake(mistake, Colour.WHITE, ENGLISH) in told
    assert f"**Better:** {describe_move(judged.before.line[0])} (solid arrow)." in told
    assert ShowPanel(MatchId(1)).custom_id in {part.get("custom_id") for part in walk(page)}
    assert labels_of(page)[:4] == ["Show me", "Previous", "Next", "Overview"]
    assert labels_of(page)[-1] == "History"


async def test_one_begins_with_ones_own_worst_mistake_among_those_that_the_chart_numbers() -> None:
    plies = [mistake.judged.ply for mistake in seen().mistakes]
    assert plies == sorted(plies)
    for user, own in ((ANNA.id, Colour.WHITE), (BEN.id, Colour.BLACK)):
        reviewed = as_seen_by(user, seen())
        first = reviewed.mistakes[reviewed.first_mistake - 1].judged
        assert first == max(REVIEW.mistakes[own], key=lambda move: move.fall)


@pytest.mark.parametrize("comes_back", [False, True])
async def test_a_turning_point_that_shows_nothing_gives_way_to_a_large_mistake_that_does_and_lost_the_game(
    comes_back: bool,
) -> None:
    turn, *others = REVIEW.mistakes[Colour.BLACK]
    hidden = replace(turn, before=replace(turn.before, line=(turn.move, *turn.after.line)))
    standings = tuple(replace(each, chance=1.0) for each in REVIEW.standings)
    review = replace(
        REVIEW,
        standings=REVIEW.standings if comes_back else standings,
        mistakes={**REVIEW.mistakes, Colour.BLACK: (hidden, *others)},
        turning_point=hidden,
    )
    told = text_of(await review_page(seen(review)))
    expected = hidden if comes_back else others[0]
    assert f"**Black gave the game away with move {expected.ply + 1}, " in told


async def test_what_shows_nothing_on_the_board_is_listed_only_against_the_strongest_levels() -> None:
    worst, *others = REVIEW.mistakes[Colour.WHITE]
    same = replace(worst, before=replace(worst.before, line=(worst.move, *worst.after.line)))
    review = replace(REVIEW, mistakes={**REVIEW.mistakes, Colour.WHITE: (same, *others)})
    assert len(seen(review).mistakes) == len(seen().mistakes) - 1
    for level, count in ((LEVELS[-4], 5), (LEVELS[-3], 6)):
        match = replace(match_of(WIN), computer=Computer(BEN.id, level))
        assert len(seen(review, match).mistakes) == count


async def test_show_me_plays_what_the_mistake_led_to_and_then_what_was_better() -> None:
    mistake = seen().mistakes[0]
    assert mistake.cause
    count = len(mistake.consequence) + len(mistake.alternative)
    for step, turn in enumerate((*mistake.consequence, *mistake.alternative), start=1):
        page = await consequence_page(seen(), 1, step)
        assert describe_made(turn, None, ENGLISH) in text_of(page)
        explains = turn is mistake.cause.turn
        assert (describe_mistake(mistake, None, ENGLISH) in text_of(page)) is explains
        back, on, *_ = (part for part in walk(page) if part.get("type") == 2)
        assert (back.get("disabled", False), on.get("disabled", False)) == (step == 1, step == count)
    heading = f"**What {describe_move(mistake.judged.move)} led to** · 1 of {len(mistake.consequence)}"
    assert heading in text_of(await consequence_page(seen(), 1, -5))


@pytest.mark.parametrize(
    ("number", "shown"), [(-1, 1), (0, 1), (1, 1), (2, 2), (5, 5), (6, 6), (7, 6), (10**9, 6)]
)
async def test_one_goes_from_mistake_to_mistake(number: int, shown: int) -> None:
    page = await mistake_page(seen(), number)
    assert f"**Mistake {shown} of 6**" in text_of(page)
    back, on = (part for part in walk(page) if "review-mistake" in part.get("custom_id", ""))
    assert (back["disabled"], on["disabled"]) == (shown == 1, shown == 6)
    for there, to, way in ((back, shown - 1, ReviewWay.BACK), (on, shown + 1, ReviewWay.ON)):
        if 1 <= to <= 6:
            leads = ShowMistake.read(there["custom_id"])
            assert leads == ShowMistake(PastId(MatchId(1)), MistakeNumber(to), way)


async def test_a_game_without_mistakes_says_so() -> None:
    page = await review_page(seen(replace(REVIEW, mistakes=dict.fromkeys(Colour, ()))))
    assert "**No mistakes:** no move lowered the chance to win by five points or more." in text_of(page)
    assert labels_of(page) == ["History"]


async def test_where_the_search_is_slow_it_says_that_it_saw_less() -> None:
    assert "slow search" in text_of(await review_page(replace(seen(), shallow=True)))
    assert "slow search" not in text_of(await review_page(seen()))


async def test_a_game_without_a_turning_point_says_so() -> None:
    told = text_of(await review_page(seen(replace(REVIEW, turning_point=None))))
    assert "**No turning point:** no single move decided the game." in told


async def test_a_record_has_its_own_names_and_is_not_shared() -> None:
    record = Import(ImportId(3), ANNA.id, Record(WIN, {"White": "<b>Zoë</b>", "Event": "Cup"}))
    page = await review_page(seen(past=record), may_share=True)
    assert "Cup" in text_of(page)
    assert "Zoë" in text_of(page)
    assert labels_of(page) == ["Show me", "Mistakes", "History"]


async def test_the_card_that_is_shared_leads_everybody_to_the_review() -> None:
    match = match_of(WIN, number=7)
    page = await shared_review_page(match, seen(past=match), ANNA.id)
    assert text_of(page).startswith(f"<@{ANNA.id}> shared a review:")
    assert labels_of(page) == ["Review", "History"]
    assert page.message_tag == MessageTag(SHARED_REVIEW, 7)


@pytest.mark.parametrize(
    ("game", "there"),
    [(WIN, True), (first_plies(WIN, 49), False), (first_plies(WIN, 60), False)],
    ids=["over", "given up while pieces were placed", "still running"],
)
def test_a_review_is_offered_once_there_is_something_to_review(game: Game, there: bool) -> None:
    running = game.position.phase is not Phase.OVER and len(game.moves) == 60
    match = match_of(game, resigned_by=None if running or there else ANNA.id)
    for where in (Placement.RESULT, Placement.MORE_LOOK_BACK):
        labels = [
            getattr(block, "label", "") for block in action_buttons(where, ActionContext(match, ENGLISH))
        ]
        assert ("Review" in labels) == there


def test_meanwhile_it_says_what_to_do_if_nothing_comes(language: Language) -> None:
    assert problems(waiting_page(language)) == {}


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(games(min_plies=51))
async def test_discord_takes_each_page(language: Language, game: Game) -> None:
    match = long_match(game)
    names = dict.fromkeys(PLAYERS.both, "W" * 100)
    there = Reviewed(match, reviewed(game), Viewer(language, names=names))
    pages = [
        await review_page(there, note=language.say("shared"), may_share=True),
        await shared_review_page(match, there, PLAYERS.white),
    ]
    for number in range(1, len(there.mistakes) + 1):
        pages += [await mistake_page(there, number), await consequence_page(there, number, 2)]
    for page in pages:
        assert problems(page) == {}
        assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))
