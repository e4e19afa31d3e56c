"""The chart of a match, and what it says to those who can't see it."""

from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.features.history.chart_pages import chart_page, shared_chart_page
from bot.pages.chart import tell_chart
from bot.pages.taste import USUAL
from dvonn import Game
from tests.bot.discord_limits import alt_texts_of, labels_of, problems
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.samples import WATCHER, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]


@settings(max_examples=15, deadline=None)  # each example draws charts
@given(games())
async def test_discord_takes_it_at_any_point(language: Language, game: Game) -> None:
    match = long_match(game)
    for page in (
        await chart_page(match, language, USUAL, note="Shared.", may_share=True),
        await shared_chart_page(match, WATCHER, language),
    ):
        assert problems(page) == {}
        assert all(len(words) <= 1024 for words in alt_texts_of(page))


def test_everything_that_it_shows_is_said() -> None:
    assert tell_chart(WIN, ENGLISH) == (
        "Chart of the match. Score: White 13, Black 11. Highest lead: Black by 11 after move 69. "
        "White had 0 to 58 possible moves. Black had 0 to 48 possible moves. "
        "Cut off 4 times: 3 pieces with move 70, 1 piece with move 71, 12 pieces with move 72, "
        "9 pieces with move 83."
    )


def test_while_pieces_are_placed_there_is_only_the_score() -> None:
    assert tell_chart(first_plies(WIN, 20), ENGLISH) == ("Chart of the match. Score: White 8, Black 9.")


def test_nobody_leads_on_a_full_board() -> None:
    assert "Nobody ever led." in tell_chart(first_plies(WIN, 49), ENGLISH)


async def test_it_is_shared_only_where_it_may_be() -> None:
    match = match_of(TIE)
    assert labels_of(await chart_page(match, ENGLISH, USUAL)) == ["History"]
    assert labels_of(await chart_page(match, ENGLISH, USUAL, may_share=True)) == ["History", "Share"]
