"""The lists of somebody's matches in a server: page by page, and never more than the asker may see."""

from bot.domain import UserId
from bot.features.games.pages import ON_A_PAGE
from bot.features.privacy.service import PersonalData
from discord_playground import Message, Permission, Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import played


async def finished(club: Club, person: Person, **options: object) -> Message:
    """Somebody's list of the matches that are over."""
    page = await club.use(person, "games", options)
    return await club.press(person, page, "Finished")


def numbers(page: Message) -> list[int]:
    """The matches of a list."""
    return [int(part.partition("]")[0]) for part in page.text.split("[game ")[1:]]


async def test_a_long_list_is_leafed_through_to_its_end(club: Club) -> None:
    for _ in range(2 * ON_A_PAGE + 1):
        await played(club)
    page = await finished(club, club.ben)
    seen = numbers(page)
    assert [button.disabled for button in page.buttons if button.label in ("Previous", "Next")] == [
        True,
        False,
    ]
    for _ in range(2):
        await club.press(club.ben, page, "Next")
        seen += numbers(page)
    assert [button.disabled for button in page.buttons if button.label in ("Previous", "Next")] == [
        False,
        True,
    ]
    assert sorted(seen) == list(range(1, 2 * ON_A_PAGE + 2))
    await club.press(club.ben, page, "Running")
    assert "You’re not playing any games right now" in page.text


async def test_a_page_that_is_gone_leads_to_the_first_one(club: Club) -> None:
    for _ in range(ON_A_PAGE + 1):
        await club.begin()
    page = await club.use(club.anna, "games")
    await club.resign(club.anna, 1)
    await club.press(club.anna, page, "Next")
    assert len(numbers(page)) == ON_A_PAGE
    assert "Next" not in labels(page)


async def test_of_others_only_what_one_may_see_is_listed(club: Club) -> None:
    hidden = club.guild.create_text_channel("hidden")
    await played(club)
    await played(club, channel=hidden)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=hidden)
    assert numbers(await finished(club, club.cleo, player=club.anna)) == [1]
    assert sorted(numbers(await finished(club, club.ben, player=club.anna))) == [1, 2]
    page = await finished(club, club.cleo, player=club.anna, opponent=club.ben)
    assert numbers(page) == [1]
    assert "Anna’s games in this server** · against Ben" in page.text
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    elsewhere = club.guild.create_text_channel("elsewhere")
    nothing = await club.use(club.cleo, "games", {"player": club.anna}, channel=elsewhere)
    assert "There are no games you can see." in (await club.press(club.cleo, nothing, "Finished")).text


async def test_the_menu_has_the_people_whom_one_has_played_not_those_who_were_forgotten(club: Club) -> None:
    await played(club)
    await club.begin()
    await club.use(club.anna, "challenge", {"opponent": club.cleo})
    await club.press(club.cleo, club.public()[-1], "Accept")
    page = await club.use(club.anna, "games")
    assert [option.label for option in page.selects[0].options] == ["against everyone", "Cleo", "Ben"] or [
        option.label for option in page.selects[0].options
    ] == ["against everyone", "Ben", "Cleo"]
    await club.choose(club.anna, page, "Cleo")
    assert numbers(page) == [3]
    await club.bot.get(PersonalData).forget(UserId(club.ben.id))
    page = await club.use(club.anna, "games")
    assert not page.selects


async def test_a_list_opens_the_panel_or_the_board(club: Club) -> None:
    await club.begin()
    page = await club.use(club.anna, "games")
    panel = await club.press(club.anna, page, "Open")
    assert "Row 3 (11)" in labels(panel)
    assert numbers(await club.press(club.anna, panel, "Back")) == [1]
    page = await club.use(club.ben, "games")
    board = await club.press(club.ben, page, "Open")
    assert board.media[0].description == club.board().media[0].description
    assert "Go to the board" in labels(board)
    page = await club.use(club.cleo, "games", {"player": club.ben})
    assert "Watch" in labels(await club.press(club.cleo, page, "Open"))


async def test_an_opened_match_leads_back_to_the_same_page_of_the_list(club: Club) -> None:
    for _ in range(7):
        await club.begin()
    page = await club.use(club.ben, "games")
    await club.press(club.ben, page, "Next")
    listed = numbers(page)
    assert len(listed) == 1
    board = await club.press(club.ben, page, "Open")
    assert "Go to the board" in labels(board)
    assert numbers(await club.press(club.ben, board, "Back")) == listed
