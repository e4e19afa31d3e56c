"""The chart of a match, and what it says to those who can't see it."""

from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.domain import Setup
from bot.features.history.pages import chart_page, shared_chart_page
from bot.ui.chart import chart_picture, describe_chart, has_chart
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.page import Picture
from dvonn import Game
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.samples import EVERYBODY, WATCHER, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]


NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}


@settings(max_examples=15, deadline=None)  # each example draws charts
@given(games())
async def test_discord_takes_it_at_any_point(language: Language, game: Game) -> None:
    match = long_match(game)
    names = dict.fromkeys(EVERYBODY, "W" * 100)
    pages = [await chart_page(match, names, language, USUAL, note=language.say("shared"), may_share=True)]
    if has_chart(match):
        pages.append(await shared_chart_page(match, names, WATCHER, language))
    for page in pages:
        assert problems(page) == {}
        assert all(len(words) <= 1024 for words in alt_texts_of(page))


def test_everything_that_it_shows_is_said() -> None:
    assert describe_chart(match_of(WIN), ENGLISH, names=NAMES) == (
        "Chart of the match. Score: Anna 13, Ben 11. Biggest lead: Ben by 11 after move 69. "
        "Anna had 0 to 58 possible moves. Ben had 0 to 48 possible moves. "
        "Cut off 4 times: 3 pieces with move 70, 1 piece with move 71, 12 pieces with move 72, "
        "9 pieces with move 83."
    )


async def test_after_a_random_set_up_moves_are_counted_from_the_full_board() -> None:
    match = match_of(WIN, setup=Setup.RANDOM)
    told = describe_chart(match, ENGLISH)
    assert "Biggest lead: Black by 11 after move 20." in told
    assert "9 pieces with move 34." in told
    drawn, otherwise = [await chart_picture(each, ENGLISH) for each in (match, match_of(WIN))]
    assert isinstance(drawn, Picture)
    assert isinstance(otherwise, Picture)
    assert drawn.data != otherwise.data


async def test_while_pieces_are_placed_there_is_none() -> None:
    for plies in (0, 20, 49):
        match = match_of(first_plies(WIN, plies))
        page = await chart_page(match, NAMES, ENGLISH, USUAL, may_share=True)
        assert "The chart begins once stacks move." in text_of(page)
        assert labels_of(page) == ["History"]
        assert page.files == []


async def test_who_likes_words_better_gets_them_in_the_place_of_the_chart() -> None:
    match = match_of(WIN)
    page = await chart_page(match, NAMES, ENGLISH, DisplayOptions(words=True))
    assert describe_chart(match, ENGLISH, names=NAMES) in text_of(page)
    assert page.files == []


def test_nobody_may_have_led() -> None:
    assert "Nobody ever led." in describe_chart(match_of(first_plies(WIN, 51)), ENGLISH)


async def test_it_is_shared_only_where_it_may_be() -> None:
    match = match_of(TIE)
    assert labels_of(await chart_page(match, NAMES, ENGLISH, USUAL)) == ["History"]
    assert labels_of(await chart_page(match, NAMES, ENGLISH, USUAL, may_share=True)) == ["History", "Share"]
