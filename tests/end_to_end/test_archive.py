"""The archive: finished games between people, by player, result, set-up, length and date."""

import re

from bot.domain import MatchId
from discord_playground import Message, Permission, Person
from dvonn import parse_sgf
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.test_ratings import play_opening


async def archive(club: Club, person: Person, **options: object) -> Message:
    return await club.use(person, "dvonn-club archive", options)


def numbers(page: Message) -> list[int]:
    """The numbers of the games that a page lists."""
    return [int(found) for found in re.findall(r"^- \*\*(\d+)\*\*", page.text, re.MULTILINE)]


async def games(club: Club, *numbers: int, loser: Person | None = None) -> None:
    """Let Anna and Ben play games with these numbers that end early; Ben loses them unless somebody else is named."""
    for number in numbers:
        await club.begin()
        await club.resign(loser or club.ben, number)


@on_both_databases
async def test_games_are_listed_newest_first_and_each_opens(club: Club) -> None:
    await games(club, 1, 2)
    await games(club, 3, loser=club.anna)
    page = await archive(club, club.cleo)
    assert numbers(page) == [3, 2, 1]
    assert "⚪ Anna – ⚫ Ben · Black won" in page.text.splitlines()[1]
    opened = await club.choose(club.cleo, page, "2")
    assert "resigned" in opened.text
    assert "History" in labels(opened)
    assert numbers(await club.press(club.cleo, opened, "Back")) == [3, 2, 1]


@on_both_databases
async def test_long_lists_are_turned_in_both_directions(club: Club) -> None:
    await games(club, *range(1, 11))
    first = await archive(club, club.cleo)
    assert numbers(first) == [10, 9, 8, 7, 6, 5, 4, 3]
    older = await club.press(club.cleo, first, "Older")
    assert numbers(older) == [2, 1]
    newer = await club.press(club.cleo, older, "Newer")
    assert numbers(newer) == [10, 9, 8, 7, 6, 5, 4, 3]


async def test_games_are_found_by_player_pair_and_result(club: Club) -> None:
    await games(club, 1, 2)
    await games(club, 3, loser=club.anna)
    assert numbers(await archive(club, club.cleo, player=club.anna, result="won")) == [2, 1]
    assert numbers(await archive(club, club.anna, result="lost")) == [3]
    assert numbers(await archive(club, club.cleo, player=club.ben, opponent=club.anna, result="won")) == [3]
    assert numbers(await archive(club, club.ben, opponent=club.cleo)) == []
    assert numbers(await archive(club, club.cleo, result="white")) == [2, 1]
    assert numbers(await archive(club, club.cleo, result="tied")) == []


async def test_games_are_found_by_set_up_length_and_date(club: Club) -> None:
    await games(club, 1)
    await club.begin(setup="random")
    await club.resign(club.ben, 2)
    assert numbers(await archive(club, club.cleo, setup="random")) == [2]
    assert numbers(await archive(club, club.cleo, length="short")) == [2, 1]
    assert numbers(await archive(club, club.cleo, length="long")) == []
    today = club.now()
    for text in (f"{today:%Y}", f"{today:%Y-%m}", f"{today:%Y-%m-%d}"):
        assert numbers(await archive(club, club.cleo, date=text)) == [2, 1]
    assert numbers(await archive(club, club.cleo, date=f"{today.year - 1}")) == []
    assert "June 14, 2026" in (await archive(club, club.cleo, date="spring")).text


async def test_games_that_the_viewer_may_not_see_are_not_listed(club: Club) -> None:
    await games(club, 1)
    there = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    page = await club.use(club.cleo, "dvonn-club archive", {}, channel=there)
    assert "No finished games" in page.text
    assert numbers(await club.use(club.anna, "dvonn-club archive", {}, channel=there)) == [1]


async def test_of_a_player_with_a_hidden_profile_only_own_games_are_found(club: Club) -> None:
    await games(club, 1)
    await club.prefer(club.anna, private=True)
    assert numbers(await archive(club, club.cleo, player=club.anna)) == []
    assert numbers(await archive(club, club.ben, player=club.anna)) == [1]


async def test_direct_messages_cover_the_users_own_games(club: Club) -> None:
    await games(club, 1)
    direct = club.anna.direct_messages(club.application)
    page = await club.use(club.anna, "dvonn-club archive", {}, channel=direct)
    assert numbers(page) == [1]
    hers = await club.use(
        club.cleo, "dvonn-club archive", channel=club.cleo.direct_messages(club.application)
    )
    assert "Cleo" in hers.text  # whose name isn't stored


async def test_the_games_of_a_search_come_as_a_file_of_records(club: Club) -> None:
    await club.begin()
    await play_opening(club)
    await club.resign(club.ben)
    await games(club, 2)
    page = await archive(club, club.cleo, player=club.anna)
    exported = await club.press(club.cleo, page, "Export as a file")
    assert "Games: 2," in exported.text
    (file,) = exported.media
    newest, first = (parse_sgf(text) for text in file.data.decode().strip().split("\n\n"))
    assert newest.game.moves == ()
    assert first.game.moves == (await club.stored(MatchId(1))).game.moves
    assert first.headers["White"] == "Anna"
