"""`/dvonn-club table`: the players of the server by rating, and the viewer's own row."""

from datetime import timedelta

from bot.domain import UserId
from bot.domain.glicko import Strength
from bot.features.ratings.repository import PlayerRating, RatingRepository
from playground import Permission, Person
from tests.end_to_end.club import Club
from tests.end_to_end.test_standing_messages import known_players, one_more_game, rate


async def table(club: Club, person: Person) -> list[str]:
    """The lines of the table that a person sees, without markup."""
    page = await club.use(person, "dvonn-club table")
    return page.text.replace("*", "").replace("\\", "").splitlines()


async def test_the_order_is_that_of_rating_minus_deviation(club: Club) -> None:
    await known_players(club)
    await rate(club, club.anna, 1600, deviation=200)
    await rate(club, club.ben, 1500, deviation=50)
    lines = await table(club, club.ben)
    assert lines[1:3] == ["1. Ben · 1500 ± 50", "2. Anna · 1600 ± 200?"]
    assert "You: place 1 · 1500 ± 50" in lines


async def test_those_who_are_not_in_it_read_what_is_missing(club: Club) -> None:
    await one_more_game(club)
    lines = await table(club, club.anna)
    assert "No one is listed yet." in lines
    assert any("Rated games still needed: 4." in line and "You: 1607 ±" in line for line in lines)
    assert any("Rated games still needed: 5." in line for line in await table(club, club.cleo))


async def test_it_takes_a_game_here_and_a_rated_one_in_the_last_180_days(club: Club) -> None:
    await known_players(club)
    await rate(club, club.cleo, 1700)
    assert any("you haven’t finished a game in this server" in line for line in await table(club, club.cleo))
    user = UserId(club.anna.id)
    long_ago = PlayerRating(Strength(1600, 60), 5, club.now() - timedelta(days=181))
    async with club.store.write() as uow:
        await RatingRepository(uow).save({user: long_ago}, await RatingRepository(uow).ratings([user]))
    lines = await table(club, club.anna)
    assert [line for line in lines if "Anna" in line] == []
    assert any("your last rated game ended on" in line for line in lines)


async def test_a_hidden_profile_is_seen_by_its_owner_alone(club: Club) -> None:
    await known_players(club)
    await club.prefer(club.anna, private=True)
    assert [line for line in await table(club, club.ben) if "Anna" in line] == []
    assert any(
        "your profile is hidden" in line and "1600 ± 60" in line for line in await table(club, club.anna)
    )


async def test_players_of_channels_that_the_viewer_cannot_see_are_left_out(club: Club) -> None:
    await known_players(club)
    there = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    page = await club.use(club.cleo, "dvonn-club table", channel=there)
    assert "Anna" not in page.text
    page = await club.use(club.ben, "dvonn-club table", channel=there)
    assert "Ben" in page.text


async def test_direct_messages_have_no_table(club: Club) -> None:
    direct = club.anna.direct_messages(club.application)
    assert (
        "only works in a server’s channel"
        in (await club.use(club.anna, "dvonn-club table", channel=direct)).text
    )


async def test_equal_players_share_a_place_and_a_hidden_one_takes_none(club: Club) -> None:
    await known_players(club)
    for person in (club.anna, club.ben):
        await rate(club, person, 1500, deviation=50)
    both = [line for line in await table(club, club.ben) if "1500 ± 50" in line]
    assert sorted(both) == ["1. Anna · 1500 ± 50", "1. Ben · 1500 ± 50", "You: place 1 · 1500 ± 50"]
    await rate(club, club.anna, 1700, deviation=50)
    await club.prefer(club.anna, private=True)
    assert "You: place 1 · 1500 ± 50" in await table(club, club.ben)
