"""Profiles: what they tell, to whom, in every language, within Discord's limits."""

from dataclasses import replace
from datetime import timedelta
from io import BytesIO

import pytest
from PIL import Image

from bot.catalogue import Language, language_for, languages
from bot.domain import Match, MatchId, Players, Setup, UserId
from bot.domain.computer import Level
from bot.domain.context import InteractionContext
from bot.domain.events import Resigned
from bot.domain.glicko import LOSS, TIE, WIN, Strength
from bot.domain.ids import FORMER_BLACK
from bot.domain.match import Head
from bot.features.board_of_the_week.service import WeekResult
from bot.features.board_of_the_week.week import OPPONENTS, Result, Week
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.pictures import Won
from bot.features.ratings.profile import Profile
from bot.features.ratings.profile_pages import profile_page
from bot.features.ratings.repository import ComputerGame, PlayedGame
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.dates import Dates
from bot.toolkit.page import Page, Picture
from dvonn import Colour
from rendering import CONTRAST
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import first_plies, further, match_of, recorded

ENGLISH = Dates(language_for("en"))
NAMES = {ANNA.id: "Anna", BEN.id: "Ben", CLEO.id: "Cleo"}
WEEK = WeekResult(Week(2026, 48), Result(OPPONENTS[0], -15))
LOST_GAME = next(game for game in recorded() if game.position.score.leader is Colour.BLACK)


def game(
    number: int,
    points: float,
    opponent: UserId = BEN.id,
    *,
    colour: Colour = Colour.WHITE,
    setup: Setup = Setup.FULL,
    opponent_rating: float | None = 1500,
) -> PlayedGame:
    white = colour is Colour.WHITE
    players = Players(ANNA.id, opponent) if white else Players(opponent, ANNA.id)
    rating = None if opponent_rating is None else 1500 + 10 * number
    return PlayedGame(
        Head(MatchId(number), HERE, players, None),
        setup,
        colour,
        points,
        NOON + timedelta(days=number),
        rating,
        None if rating is None else 90,
        opponent_rating,
    )


def against_computer(level: int, *points: float) -> list[ComputerGame]:
    head = Head(MatchId(9), HERE, Players(ANNA.id, BEN.id), None)
    return [ComputerGame(head, Level(level), each) for each in points]


GAMES = [
    game(6, LOSS, BEN.id),
    game(5, WIN, FORMER_BLACK, opponent_rating=1900),
    game(4, WIN, CLEO.id, opponent_rating=1700, colour=Colour.BLACK),
    game(3, WIN, BEN.id, setup=Setup.RANDOM),
    game(2, TIE, BEN.id, opponent_rating=None),
    game(1, WIN, BEN.id),
]


def profile(viewer: UserId = BEN.id, **given: object) -> Profile:
    values: dict[str, object] = {"strength": Strength(1540, 90), "games": GAMES, "puzzles": 1480.4}
    return Profile(ANNA.id, viewer, **values | given)  # type: ignore[arg-type]


async def page_of(
    known: Profile,
    display: DisplayOptions = USUAL,
    dates: Dates = ENGLISH,
    *,
    ended: Match | None = None,
    context: InteractionContext = InteractionContext.GUILD,
) -> Page:
    """The page of a profile whose best win ended like a match, by default on the board."""
    best = known.best_win
    won = Won(best, ended or match_of(LOST_GAME)) if best else None
    return await profile_page(known, won, NAMES, dates, display, context=context)


def picture_of(page: Page) -> bytes:
    (picture,) = (part for part in page._attached if isinstance(part, Picture))
    return picture.data


@pytest.mark.parametrize(
    ("strength", "told"),
    [(Strength(1540.4, 110.4), "1540 ± 110"), (Strength(1500, 250), "1500 ± 250?")],
)
def test_a_rating_is_shown_with_its_deviation_and_a_question_mark_while_uncertain(
    strength: Strength, told: str
) -> None:
    assert describe_rating(strength) == told


async def test_a_profile_shows_results_in_a_few_lines() -> None:
    known = profile(computer_games=against_computer(2, WIN, WIN, LOSS), week=WEEK)
    assert text_of(await page_of(known)).splitlines() == [
        f"**<@{ANNA.id}>** · **1540 ± 90** · 5 rated games",
        "**Against people:** 4 won · 1 tied · 1 lost",
        "Random setup: 1 won · 0 tied · 0 lost",
        "**Against you:** 2 won · 1 tied · 1 lost",
        "**Against the computer:** level 2 beaten (2–1)",
        "**Puzzles:** 1480 · **Board of week 48:** **−15**",
        "-# The rating covers all servers. Everything else covers the games you can see.",
    ]


async def test_a_setup_of_all_games_is_not_told_apart() -> None:
    alike = [replace(each, setup=Setup.RANDOM) for each in GAMES]
    assert "Random setup" not in text_of(await page_of(profile(games=alike)))


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ([], None),
        (against_computer(1, LOSS, LOSS), "level 1: 0–2"),
        (against_computer(1, LOSS) + against_computer(2, TIE, LOSS), "level 2: 0–1–1"),
        (against_computer(1, WIN) + against_computer(3, LOSS), "level 1 beaten (1–0)"),
        (against_computer(3, WIN, LOSS, TIE) + against_computer(1, WIN), "level 3 beaten (1–1–1)"),
    ],
)
async def test_the_highest_level_that_was_beaten_is_shown_or_else_the_highest_one(
    games: list[ComputerGame], told: str | None
) -> None:
    text = text_of(await page_of(profile(computer_games=games)))
    assert [line for line in text.splitlines() if "computer" in line] == (
        [f"**Against the computer:** {told}"] if told else []
    )


@pytest.mark.parametrize(
    ("margin", "told"), [(9, "+9 +13 = **22**"), (0, "+0 +13 = **13**"), (-15, "−15 +13 = **−2**")]
)
async def test_the_result_of_a_week_is_shown_as_in_its_table(margin: int, told: str) -> None:
    page = await page_of(profile(puzzles=None, week=WeekResult(Week(2026, 48), Result(OPPONENTS[1], margin))))
    assert f"**Board of week 48:** {told}" in text_of(page).splitlines()


async def test_the_picture_is_described_in_words_as_well() -> None:
    score = LOST_GAME.position.score
    told = (
        "Rating over time: from 1510 to 1560, lowest 1510, highest 1560. Rated games shown: 5. "
        "Latest results, newest last: tied, won, won, won, lost. "
        f"Best win: against Cleo (1700 · {score.black}–{score.white})."
    )
    assert alt_texts_of(await page_of(profile())) == [told]
    words = await page_of(profile(), DisplayOptions(words=True))
    assert (alt_texts_of(words), told in text_of(words)) == ([], True)


async def test_the_picture_is_in_the_theme_and_turned_as_its_reader_prefers() -> None:
    usual, other, turned = [
        picture_of(await page_of(profile(), display))
        for display in (USUAL, DisplayOptions(CONTRAST), DisplayOptions(rotated=True))
    ]
    assert len({usual, other, turned}) == 3
    assert Image.open(BytesIO(usual)).size == Image.open(BytesIO(turned)).size


async def test_a_win_that_did_not_end_on_the_board_has_no_score() -> None:
    resigned = further(match_of(first_plies(LOST_GAME, 60)), Resigned(), by=BEN.id)
    (told,) = alt_texts_of(await page_of(profile(), ended=resigned))
    assert told.endswith("Best win: against Cleo (1700).")


async def test_without_a_win_there_is_no_final_board() -> None:
    lost = [each for each in GAMES if each.points != WIN]
    small, large = [
        Image.open(BytesIO(picture_of(await page_of(profile(games=games))))) for games in (lost, GAMES)
    ]
    assert small.height < large.height


async def test_ones_own_profile_says_what_others_see() -> None:
    text = text_of(await page_of(profile(ANNA.id)))
    assert "Others see your rating" in text
    assert "± = how far off it may be." in text
    assert "Against you" not in text


async def test_a_hidden_profile_has_no_rating_and_no_picture() -> None:
    hidden = profile(strength=None, puzzles=None, is_private=True)
    page = await page_of(hidden)
    assert "±" not in text_of(page)
    assert alt_texts_of(page) == []
    assert "only their own games" in text_of(page)
    empty = profile(strength=None, puzzles=None, is_private=True, games=[])
    assert "only their own games" in text_of(await page_of(empty))


@pytest.mark.parametrize(
    ("context", "button"),
    [
        (InteractionContext.GUILD, "Challenge someone"),
        (InteractionContext.BOT_DM, "Play the computer"),
        (InteractionContext.FOREIGN_GUILD, "Play the computer"),
    ],
)
async def test_ones_own_empty_profile_says_what_there_is_and_leads_to_a_game(
    context: InteractionContext, button: str
) -> None:
    known = profile(
        ANNA.id,
        strength=None,
        games=[],
        computer_games=against_computer(1, LOSS, LOSS),
        puzzles=1108,
        week=WEEK,
    )
    page = await page_of(known, context=context)
    assert text_of(page).splitlines() == [
        f"**<@{ANNA.id}>**",
        "No games against people yet.",
        "**Against the computer:** level 1: 0–2",
        "**Puzzles:** 1108 · **Board of week 48:** **−15**",
    ]
    assert labels_of(page)[0] == button
    nothing = profile(ANNA.id, strength=None, games=[], puzzles=None)
    assert text_of(await page_of(nothing)).splitlines()[1:] == ["No games against people yet."]
    others = profile(strength=None, games=[], puzzles=None)
    assert "or none that you can see" in text_of(await page_of(others))
    assert labels_of(await page_of(others)) == []


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
@pytest.mark.parametrize("viewer", [ANNA.id, BEN.id])
@pytest.mark.parametrize("games", [[], GAMES[:1], GAMES * 4])
async def test_discord_accepts_every_profile(
    language: Language, viewer: UserId, games: list[PlayedGame]
) -> None:
    distinct = [game(number, each.points, each.opponent) for number, each in enumerate(games, start=1)]
    known = profile(viewer, games=distinct, computer_games=against_computer(8, WIN), week=WEEK)
    assert problems(await page_of(known, dates=Dates(language))) == {}
