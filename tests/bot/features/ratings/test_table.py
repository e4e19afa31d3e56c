"""The table: what its page tells, to whom, in every language, within Discord's limits."""

from collections.abc import Sequence

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import UserId
from bot.domain.glicko import LOSS, TIE, WIN, Strength
from bot.domain.ranking import rank
from bot.features.ratings.table import ON_A_PAGE, Table, table_page
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.lists import list_page
from bot.toolkit.page import Page, Picture
from rendering import CONTRAST
from tests.bot.company import ANNA, BEN, CLEO
from tests.bot.discord_limits import alt_texts_of, labels_of, options_of, problems, text_of

ENGLISH = language_for("en")
NAMES = {ANNA.id: "Anna", BEN.id: "Ben", CLEO.id: "Cleo"}
WORDS = DisplayOptions(words=True)


def table_with(
    users: Sequence[UserId] = (ANNA.id, BEN.id, CLEO.id), page: int = 1, *, written: str = ""
) -> Table:
    strengths = {user: Strength(1700 - 10 * place, 60 + place) for place, user in enumerate(users)}
    ranking = rank(strengths.items(), by=lambda strength: -strength.rating)
    names = {user: written or NAMES.get(user, f"Player {user}") for user in users}
    points = {ANNA.id: [LOSS, TIE, WIN]} | dict.fromkeys(users[1:], (WIN,) * 5)
    return Table(ranking, list_page(ranking.rows, page, ON_A_PAGE), names, points)


MANY = [UserId(10**17 + number) for number in range(23)]


async def test_the_picture_is_described_in_words_as_well() -> None:
    page = await table_page(table_with(), ENGLISH)
    (told,) = alt_texts_of(page)
    assert told.splitlines() == [
        "1. Anna · 1700 ± 60 · lost, tied, won",
        "2. Ben · 1690 ± 61 · won, won, won, won, won",
        "3. Cleo · 1680 ± 62 · won, won, won, won, won",
    ]
    assert "full = won" in text_of(page)
    words = await table_page(table_with(), ENGLISH, WORDS)
    assert alt_texts_of(words) == []
    assert "1\\. **Anna** · 1700 ± 60 · lost, tied, won" in text_of(words).splitlines()
    assert "full = won" not in text_of(words)


async def test_a_reader_can_challenge_everybody_on_the_page_but_themselves() -> None:
    everybody = options_of(await table_page(table_with(), ENGLISH))
    assert [(each["label"], each["description"]) for each in everybody] == [
        ("1. Anna", "1700 ± 60"),
        ("2. Ben", "1690 ± 61"),
        ("3. Cleo", "1680 ± 62"),
    ]
    others = options_of(await table_page(table_with(), ENGLISH, viewer=BEN.id))
    assert [each["value"] for each in others] == [str(ANNA.id), str(CLEO.id)]
    alone = await table_page(table_with([ANNA.id]), ENGLISH, viewer=ANNA.id)
    assert options_of(alone) == []


async def test_ones_own_row_and_the_theme_are_seen_in_the_picture() -> None:
    def picture(page: Page) -> bytes:
        (part,) = (part for part in page._attached if isinstance(part, Picture))
        return part.data

    pages = [
        await table_page(table_with(), ENGLISH),
        await table_page(table_with(), ENGLISH, viewer=BEN.id),
        await table_page(table_with(), ENGLISH, DisplayOptions(CONTRAST)),
    ]
    assert len({picture(page) for page in pages}) == 3


async def test_a_long_table_has_pages() -> None:
    first, second, last = [await table_page(table_with(MANY, number), ENGLISH) for number in (1, 2, 3)]
    places = [alt_texts_of(page)[0].splitlines() for page in (first, second, last)]
    assert [len(each) for each in places] == [10, 10, 3]
    assert places[2][-1].startswith("23. ")
    assert labels_of(first) == ["Previous", "Next"]
    assert labels_of(await table_page(table_with(), ENGLISH)) == []


async def test_a_name_that_the_font_lacks_is_written_below_the_picture() -> None:
    page = await table_page(table_with(MANY[:2], written="山田"), ENGLISH)
    assert "1\\. **山田**\n2\\. **山田**" in text_of(page)
    assert "**" not in text_of(await table_page(table_with(), ENGLISH)).replace("**This server’s table**", "")


async def test_an_empty_table_has_no_picture() -> None:
    page = await table_page(table_with([]), ENGLISH)
    assert "No one is listed yet." in text_of(page)
    assert alt_texts_of(page) == []


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
@pytest.mark.parametrize("display", [USUAL, WORDS])
@pytest.mark.parametrize("written", ["W" * 100, "*" * 100, "山" * 100])
async def test_discord_accepts_every_table(language: Language, display: DisplayOptions, written: str) -> None:
    for users in ([], MANY[:1], MANY):
        page = await table_page(table_with(users, written=written), language, display, viewer=MANY[0])
        assert problems(page) == {}
