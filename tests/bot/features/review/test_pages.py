"""The pages of a review: the chart with what mattered, and each of the worst moves with what was better."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.domain import Import, ImportId, MatchId, Setup, UserId
from bot.domain.computer import Evaluation, JudgedMove, Review
from bot.domain.ids import PastId
from bot.features.review.pages import (
    SHARED_REVIEW,
    MistakeNumber,
    Reviewed,
    ReviewWay,
    ShowMistake,
    course_of,
    mistake_page,
    review_page,
    shared_review_page,
    waiting_page,
)
from bot.features.review.reasons import Compared
from bot.pages.consequences import describe_share, is_quiet
from bot.pages.match_status import Past
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.page import MessageTag
from dvonn import Colour, Game, Jump, Phase, Record, parse_move
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.reviewed import reviewed
from tests.bot.samples import PLAYERS, long_match
from tests.dvonn.grids import board
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


async def test_it_tells_the_turning_point_what_is_certain_and_the_worst_moves_in_their_order() -> None:
    page = await review_page(seen(), may_share=True)
    told = text_of(page)
    turn = REVIEW.turning_point
    assert turn
    assert f"**Turning point:** ⚫ move {turn.ply + 1}, {'f4 → k4'}. Black’s chance to win: " in told
    numbers = [int(number) for number in re.findall(r"\*\*\d\*\* [⚪⚫] (\d+):", told)]
    assert numbers == sorted(move.ply + 1 for worst in REVIEW.mistakes.values() for move in worst)
    assert len(numbers) == 6
    assert "estimates" in told
    assert labels_of(page) == ["Mistakes", "History", "Share"]


async def test_the_chart_is_told_in_words_and_alone_for_those_who_like_them_better() -> None:
    (told,) = alt_texts_of(await review_page(seen()))
    assert told.startswith("Chart of White’s chance to win. Start: ")
    assert "Turning point: move 83" in told
    assert "White’s worst moves (3): move " in told
    page = await review_page(seen(display=DisplayOptions(words=True)))
    assert told in text_of(page)
    assert page.files == []


def test_the_chart_marks_the_positions_after_the_moves() -> None:
    course = course_of(REVIEW)
    assert course.first == 49
    assert len(course.chances) == 37
    turn = REVIEW.turning_point
    assert turn
    assert course.turning_point == turn.ply + 1
    assert {ply - 1 for ply in course.worst} == {m.ply for worst in REVIEW.mistakes.values() for m in worst}


async def test_what_is_an_estimate_is_never_told_as_certain() -> None:
    for number in range(1, 7):
        told = text_of(await mistake_page(seen(), number))
        assert "best play" not in told
        assert "100%" not in told
        assert "→ **0%**" not in told
    assert REVIEW.certain_from is None
    assert "the result is proved" not in text_of(await review_page(seen()))


async def test_what_is_certain_is_told_with_the_margin_where_it_is_known() -> None:
    first, *others = REVIEW.mistakes[Colour.BLACK]
    lost = replace(first.before, chance=0.0, margin=-3, decided=True)
    won = replace(first.after, chance=1.0, margin=None, decided=True)
    certain = replace(first, before=lost, after=won, fall=1.0)
    standings = tuple(won if n > 20 else standing for n, standing in enumerate(REVIEW.standings))
    mistakes = {**REVIEW.mistakes, Colour.BLACK: (certain, *others)}
    review = replace(REVIEW, mistakes=mistakes, standings=standings)
    number = 1 + [m.ply for m in seen(review).mistakes].index(first.ply)
    told = text_of(await mistake_page(seen(review), number))
    assert "Black’s chance to win: 100% → **0%**" in told
    assert "**Black wins by 3** with best play." in told
    assert "**White wins** with best play. The margin isn’t certain." in told
    told = text_of(await review_page(seen(review)))
    assert "From move 70 on, the result is proved: **White wins** with best play" in told


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
    assert "From move 70 on, the result is proved: **White wins by 2**" in text_of(
        await review_page(seen(review))
    )


async def test_a_perfect_ending_is_told_of_both_players() -> None:
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


async def test_a_mistake_is_told_with_both_lines_and_shown_with_two_arrows() -> None:
    page = await mistake_page(seen(), 2)
    judged = seen().mistakes[1]
    assert isinstance(judged.move, Jump)
    told, (alt,) = text_of(page), alt_texts_of(page)
    assert f"**Mistake 2 of 6** · move {judged.ply + 1} of 85" in told
    assert f"(the move played): {judged.move.source} → {judged.move.target}." in alt
    assert "Solid arrow (a better move): " in alt
    played, better = told.split("**Better**")
    assert len(re.findall(r"^\d\. [⚪⚫] ", played, re.MULTILINE)) == 4
    assert re.search(r"^1\. [⚪⚫] .. → .. · stack of \d+", better, re.MULTILINE)
    assert labels_of(page) == ["Previous", "Next", "Overview", "History"]


def _ends(told: str) -> list[str]:
    """The last lines of the played line and of the better one."""
    played, better = told.split("**Better**")
    return [each.strip().splitlines()[-1] for each in (played, better)]


async def test_a_line_in_the_middle_of_an_exchange_ends_with_the_chance_and_not_with_the_score() -> None:
    unsettled = 0
    for number, judged in enumerate(seen().mistakes, start=1):
        compared = Compared.of(WIN, judged)
        if is_quiet(compared.played[-1].after) and is_quiet(compared.better[-1].after):
            continue
        unsettled += 1
        told = text_of(await mistake_page(seen(), number))
        for end, standing in zip(_ends(told), (judged.after, judged.before), strict=True):
            share, colour = describe_share(standing, judged.mover, ENGLISH), judged.mover.name.title()
            assert end == f"{colour}’s chance to win from there: about {share}."
        assert not re.search(r"White \d+, Black \d+$", told, re.MULTILINE)
    assert unsettled


ENDING = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   W   D   W   B   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


async def _told_in_the_ending(played: str, better: str) -> str:
    game = Game(start=ENDING).play(parse_move(played))
    line = (parse_move(better),)
    before = Evaluation(0.9, None, decided=False, line=line)
    after = Evaluation(0.4, None, decided=False, line=())
    judged = JudgedMove(0, Colour.WHITE, game.moves[0], before, after, 0.5)
    assert all(is_quiet(ENDING.play(move)) for move in (judged.move, *line))
    review = Review(0, (before, after), (judged,), {Colour.WHITE: (judged,), Colour.BLACK: ()}, None)
    return text_of(await mistake_page(seen(review, match_of(game)), 1))


async def test_lines_that_end_quietly_end_with_their_scores() -> None:
    told = await _told_in_the_ending("e3f3", "e3d3")
    assert "to win from there" not in told
    one, other = _ends(told)
    assert one.endswith(" · White 1, Black 0")
    assert other.endswith(" · White 3, Black 0")


async def test_a_better_line_never_ends_with_a_worse_score() -> None:
    told = await _told_in_the_ending("e3d3", "e3f3")
    assert all(end.startswith("White’s chance to win from there: about ") for end in _ends(told))


async def test_lines_with_a_certain_result_say_so() -> None:
    judged = seen().mistakes[0]
    sure = replace(judged, before=replace(judged.before, decided=True, chance=1.0, margin=7))
    review = replace(REVIEW, mistakes={judged.mover: (sure,), judged.mover.opponent: ()})
    played, better = _ends(text_of(await mistake_page(seen(review), 1)))
    assert "’s chance to win from there: about " in played
    assert better == "**White wins by 7** with best play."


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
    assert labels_of(page) == ["Mistakes", "History"]


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
    pages += [await mistake_page(there, number) for number in range(1, len(there.mistakes) + 1)]
    for page in pages:
        assert problems(page) == {}
        assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))
