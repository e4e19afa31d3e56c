"""Profiles: what they tell, to whom, in every language, within Discord's limits."""

from datetime import timedelta

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import MatchId, Players, Setup, UserId
from bot.domain.glicko import LOSS, TIE, WIN, Strength
from bot.domain.ids import FORMER_BLACK
from bot.domain.match import Head
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.profile import Profile
from bot.features.ratings.profile_pages import profile_page
from bot.features.ratings.repository import PlayedGame
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.dates import Dates
from dvonn import Colour, Termination
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON
from tests.bot.discord_limits import alt_texts_of, problems, text_of

ENGLISH = Dates(language_for("en"))
NAMES = {ANNA.id: "Anna", BEN.id: "Ben", CLEO.id: "Cleo"}


def game(
    number: int,
    points: float,
    opponent: UserId = BEN.id,
    *,
    colour: Colour = Colour.WHITE,
    setup: Setup = Setup.FULL,
    ended_by: Termination = Termination.BOARD,
    opponent_rating: float | None = 1500,
    seconds: int | None = 7200,
) -> PlayedGame:
    white = colour is Colour.WHITE
    players = Players(ANNA.id, opponent) if white else Players(opponent, ANNA.id)
    rating = None if opponent_rating is None else 1500 + 10 * number
    return PlayedGame(
        Head(MatchId(number), HERE, players, None),
        setup,
        colour,
        points,
        5,
        ended_by,
        NOON + timedelta(days=number),
        seconds,
        rating,
        None if rating is None else 90,
        opponent_rating,
    )


GAMES = [
    game(6, LOSS, BEN.id, ended_by=Termination.TIME),
    game(5, WIN, FORMER_BLACK, opponent_rating=1900),
    game(4, WIN, CLEO.id, opponent_rating=1700, colour=Colour.BLACK),
    game(3, WIN, BEN.id, setup=Setup.RANDOM, seconds=60),
    game(2, TIE, BEN.id, opponent_rating=None, seconds=None),
    game(1, WIN, BEN.id),
]


def profile(viewer: UserId = BEN.id, **given: object) -> Profile:
    values = {"strength": Strength(1540, 90), "rated_games": 5, "games": GAMES, "puzzles": 1480.4} | given
    return Profile(ANNA.id, viewer, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("strength", "told"),
    [(Strength(1540.4, 110.4), "1540 ± 110"), (Strength(1500, 250), "1500 ± 250?")],
)
def test_a_rating_is_shown_with_its_deviation_and_a_question_mark_while_uncertain(
    strength: Strength, told: str
) -> None:
    assert describe_rating(strength) == told


async def test_a_profile_tells_results_and_habits() -> None:
    text = text_of(await profile_page(profile(), NAMES, ENGLISH, USUAL))
    assert f"**<@{ANNA.id}>** · **1540 ± 90** · 5 rated games" in text
    for line in (
        "**Games against people:** 4 won · 1 tied · 1 lost",
        "White: 3 won · 1 tied · 1 lost",
        "Black: 1 won · 0 tied · 0 lost",
        "Pieces placed in turn: 3 won · 1 tied · 1 lost",
        "Random setup: 1 won · 0 tied · 0 lost",
        "**Against you:** 2 won · 1 tied · 1 lost",
        "Usual time per move: 2 h",
        "Lost on time: 1",
        "Puzzle rating: 1480",
        f"Best win: <@{CLEO.id}> (1700)",
        f"Most often against: <@{BEN.id}> (4) and <@{CLEO.id}> (1)",
    ):
        assert line in text.splitlines()


async def test_the_chart_is_told_in_words_as_well() -> None:
    told = "Rating over time: from 1510 to 1560, lowest 1510, highest 1560. Rated games shown: 5."
    page = await profile_page(profile(), NAMES, ENGLISH, USUAL)
    assert alt_texts_of(page) == [told]
    words = await profile_page(profile(), NAMES, ENGLISH, DisplayOptions(words=True))
    assert (alt_texts_of(words), told in text_of(words)) == ([], True)


async def test_ones_own_profile_says_what_others_see() -> None:
    text = text_of(await profile_page(profile(ANNA.id), NAMES, ENGLISH, USUAL))
    assert "Others see your rating" in text
    assert "Against you" not in text


async def test_a_hidden_profile_has_no_rating_and_no_chart() -> None:
    hidden = profile(strength=None, puzzles=None, is_private=True)
    page = await profile_page(hidden, NAMES, ENGLISH, USUAL)
    assert "±" not in text_of(page)
    assert alt_texts_of(page) == []
    assert "only their own games" in text_of(page)
    empty = profile(strength=None, puzzles=None, is_private=True, games=[])
    assert "only their own games" in text_of(await profile_page(empty, NAMES, ENGLISH, USUAL))


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
@pytest.mark.parametrize("viewer", [ANNA.id, BEN.id])
@pytest.mark.parametrize("games", [[], GAMES[:1], GAMES * 4])
async def test_discord_accepts_every_profile(
    language: Language, viewer: UserId, games: list[PlayedGame]
) -> None:
    distinct = [game(number, each.points, each.opponent) for number, each in enumerate(games, start=1)]
    page = await profile_page(profile(viewer, games=distinct), NAMES, Dates(language), USUAL)
    assert problems(page) == {}
