"""The pages of the board of the week tell of opponents, scores and places, in every language."""

import re
from dataclasses import replace

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import Match, Preferences, UserId
from bot.domain.ranking import Rank, rank
from bot.features.board_of_the_week.pages import WeekPageData, describe_score, shared_page, week_page
from bot.features.board_of_the_week.repository import Try
from bot.features.board_of_the_week.service import WeekSeen
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Result, Week, WeekSecret
from bot.pages.viewer import DisplayOptions
from bot.toolkit.words import NOBODY
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import match_of, recorded

ENGLISH = language_for("en")
IN_WORDS = DisplayOptions.of(Preferences(words=True))
BOARD = WeekSecret("a secret").board(Week(2026, 48))
EASY, MIDDLE, HARD = OPPONENTS
NEW = WeekSeen(BOARD, is_over=False, own=None, finished=2, unfinished=1)
MATCH = match_of(recorded()[1])
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def finished(margin: int, opponent: Opponent = MIDDLE, *, others: int = 0, everywhere: int = 0) -> WeekSeen:
    """Anna's result in a server with `others`, whose results are worse, and that many more elsewhere."""
    own = Try(ANNA.id, MATCH.id, opponent, NOON, Result(opponent, margin))
    assert own.result
    results = [(ANNA.id, own.result), *((UserId(n), Result(EASY, -49)) for n in range(1, others + 1))]
    table = rank(results, by=lambda result: -result.score)
    total = Rank(1, len(table) + everywhere)
    return replace(NEW, own=own, table=table, here=table.rank_of(ANNA.id), everywhere=total, par=31)


async def told(seen: WeekSeen, match: Match | None = None) -> str:
    return text_of(await week_page(WeekPageData(seen, NAMES, [], match), ENGLISH, IN_WORDS))


@pytest.mark.parametrize(
    ("margin", "opponent", "score"),
    [
        (9, MIDDLE, "+9 +13 = **22**"),
        (-15, MIDDLE, "−15 +13 = **−2**"),
        (-13, MIDDLE, "−13 +13 = **0**"),
        (0, HARD, "+0 +26 = **26**"),
        (-15, EASY, "**−15**"),
        (4, EASY, "**+4**"),
    ],
)
def test_a_score_shows_what_it_consists_of(margin: int, opponent: Opponent, score: str) -> None:
    assert describe_score(Result(opponent, margin)) == score


@in_every_language
async def test_each_opponent_is_offered_with_its_points_and_a_sentence(language: Language) -> None:
    page = await week_page(WeekPageData(NEW, NOBODY, []), language, IN_WORDS)
    assert problems(page) == {}
    assert [label for label in labels_of(page) if re.search(r" \d+$", label)] == [
        language.say("button-week-level", level=each.level) for each in OPPONENTS
    ]
    for each in OPPONENTS:
        assert f"**+{each.handicap}** · " in text_of(page)


@in_every_language
async def test_nobody_is_offered_an_opponent_after_having_begun(language: Language) -> None:
    for finished_at in (None, NOON):
        seen = replace(NEW, own=Try(ANNA.id, MATCH.id, EASY, finished_at))
        labels = labels_of(await week_page(WeekPageData(seen, NOBODY, []), language, IN_WORDS))
        assert language.say("button-week-level", level=EASY.level) not in labels


async def test_the_result_stands_beside_the_par() -> None:
    text = await told(finished(9, others=2))
    assert f"**You: won by 9** against level {MIDDLE}." in text
    assert "+9 +13 = **22** · par **+31**\n-# first of 3 in this server" in text
    assert "1\\. **Anna** · +9 +13 = **22**" in text
    assert "Par: my score at full strength" in text
    assert "par" not in (await told(replace(finished(9), par=None))).split("Score:", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("others", "everywhere", "places"),
    [
        (0, 0, "only result in this server\n"),
        (0, 3, "only result in this server · first of 4 in all servers\n"),
        (2, 0, "first of 3 in this server\n"),
        (2, 3, "first of 3 in this server · first of 6 in all servers\n"),
    ],
)
async def test_places_are_shown_once_where_the_same_people_take_part(
    others: int, everywhere: int, places: str
) -> None:
    assert f"par **+31**\n-# {places}" in await told(finished(9, others=others, everywhere=everywhere))


async def test_after_the_try_the_page_shows_its_own_end() -> None:
    before, after = await told(NEW), await told(finished(2), MATCH)
    assert "Biggest lead" in after
    assert "Biggest lead" not in before


@pytest.mark.parametrize(("is_shared", "label"), [(False, "Share"), (True, "Shared")])
async def test_a_result_that_was_shared_is_not_offered_for_sharing(is_shared: bool, label: str) -> None:
    data = WeekPageData(replace(finished(2), is_shared=is_shared), NAMES, [], MATCH, is_shared_place=True)
    page = await week_page(data, ENGLISH, IN_WORDS)
    assert [each for each in labels_of(page) if each.startswith("Share")] == [label]
    direct = await week_page(replace(data, is_shared_place=False), ENGLISH, IN_WORDS)
    assert not [each for each in labels_of(direct) if each.startswith("Share")]


@in_every_language
async def test_a_shared_card_shows_who_the_level_the_score_and_the_par_but_no_move(
    language: Language,
) -> None:
    seen = finished(9, HARD, others=1)
    assert seen.own
    page = await shared_page(seen.own, seen, MATCH, NAMES, language)
    assert problems(page) == {}
    text = text_of(page)
    assert f"<@{ANNA.id}>" in text
    assert language.say("week-par", par="+31") in text
    assert "+9 +26 = **35**" in text
    (picture,) = page.files
    assert picture.filename == "course.png"
    assert not re.search(r"\b[a-k][1-5]\b", f"{text} {picture.description or ''}")
    assert labels_of(page) == [language.say("button-week-play"), language.say("button-week")]
