"""`/dvonn-club table`: the players of the server by rating, the viewer's own row, and whom one challenges there."""

from datetime import timedelta

from sqlalchemy import insert

from bot.domain import Person as Named
from bot.domain import UserId
from bot.domain.glicko import Strength
from bot.features.ratings.repository import PlayerRating, RatingRepository, player_places
from discord_playground import Permission, Person
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.test_ratings import play_opening
from tests.end_to_end.test_standing_messages import known_players, listed, one_more_game, rate


async def table(club: Club, person: Person) -> list[str]:
    """The lines of the table that a person sees, without markup: the description of the picture, then the text."""
    page = await club.use(person, "dvonn-club table")
    told = [*(media.description or "" for media in page.media), page.text]
    return "\n".join(told).replace("*", "").replace("\\", "").splitlines()


async def test_the_order_is_that_of_rating_minus_deviation(club: Club) -> None:
    await known_players(club)
    await rate(club, club.anna, 1600, deviation=200)
    await rate(club, club.ben, 1500, deviation=50)
    lines = await table(club, club.ben)
    assert lines[:2] == ["1. Ben · 1500 ± 50 · lost", "2. Anna · 1600 ± 200? · won"]
    assert "You: place 1 · 1500 ± 50" in lines


async def test_those_who_are_not_in_it_read_what_is_missing(club: Club) -> None:
    await one_more_game(club)
    lines = await table(club, club.anna)
    assert "No one is listed yet." in lines
    (own,) = (n for n, line in enumerate(lines) if line.startswith("You: 1607 ± "))
    assert lines[own + 1].endswith("Rated games still needed: 4.")
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
    lines = await table(club, club.anna)
    assert lines[lines.index("You: 1600 ± 60") + 1].startswith("You aren’t in the table")


async def test_players_of_channels_that_the_viewer_cannot_see_are_left_out(club: Club) -> None:
    await known_players(club)
    there = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    assert listed(await club.use(club.cleo, "dvonn-club table", channel=there)) == ""
    assert "Anna" in listed(await club.use(club.ben, "dvonn-club table", channel=there))


async def test_results_in_channels_that_the_viewer_cannot_see_are_left_out(club: Club) -> None:
    await known_players(club)
    there = club.guild.create_text_channel("elsewhere")
    await club.begin(there)
    await play_opening(club, match=2)
    await club.resign(club.anna, 2)
    assert "1. Anna · 1600 ± 60 · won, lost" in await rated(club, club.cleo)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=there)
    assert "1. Anna · 1600 ± 60 · won" in await rated(club, club.cleo)
    assert "1. Anna · 1600 ± 60 · won, lost" in await rated(club, club.ben)


async def rated(club: Club, viewer: Person) -> list[str]:
    """The lines of the table, with the ratings as they were before the latest game."""
    await rate(club, club.anna, 1600)
    await rate(club, club.ben, 1400)
    return await table(club, viewer)


async def test_whom_one_chooses_in_it_one_challenges(club: Club) -> None:
    await known_players(club)
    page = await club.use(club.cleo, "dvonn-club table")
    composed = await club.choose(club.cleo, page, str(club.anna.id))
    assert "Anna" in composed.text
    await club.press(club.cleo, composed, "Send challenge")
    assert "Cleo challenges you to DVONN!" in club._last(club.channel).text


async def test_a_challenge_from_the_table_is_refused_as_any_other(club: Club) -> None:
    await known_players(club)
    own = await club.use(club.anna, "dvonn-club table")
    assert [option.label for option in own.selects[0].options] == ["2. Ben"]
    page = await club.use(club.cleo, "dvonn-club table")
    await club.press(
        club.cleo,
        await answer_to(await club.cleo.menu(club.anna, "Challenge to DVONN", club.channel)),
        "Block",
    )
    assert "Unblock" in labels(await club.choose(club.cleo, page, str(club.anna.id)))
    page = await club.use(club.cleo, "dvonn-club table")
    club.guild.remove_member(club.ben)
    assert "can’t see this channel" in (await club.choose(club.cleo, page, str(club.ben.id))).text


async def test_words_take_the_place_of_the_picture(club: Club) -> None:
    await known_players(club)
    await club.prefer(club.cleo, words=True)
    page = await club.use(club.cleo, "dvonn-club table")
    assert not page.media
    assert "1. **Anna** · 1600 ± 60 · won" in page.text.replace("\\", "")


async def test_a_long_table_is_turned(club: Club) -> None:
    await known_players(club)
    others = [UserId(10**17 + number) for number in range(12)]
    async with club.store.write() as uow:
        strengths = {
            user: PlayerRating(Strength(1300 - 10 * place, 50), 5, club.now())
            for place, user in enumerate(others)
        }
        await RatingRepository(uow).save(strengths, {})
        await uow.connection.execute(
            insert(player_places),
            [
                {
                    "guild_id": club.guild.id,
                    "user_id": user,
                    "channel_id": club.channel.id,
                    "last_at": club.now(),
                }
                for user in others
            ],
        )
        for user in others:
            await uow.people.remember(Named(user, f"Player {user % 100}"))
    page = await club.use(club.anna, "dvonn-club table")
    assert "10. Player 7" in listed(page)
    assert "11. Player 8" not in listed(page)
    later = await club.press(club.anna, page, "Next")
    assert later == page
    assert listed(later).splitlines()[0].startswith("11. Player 8")
    assert "You: place 1" in later.text.replace("*", "")
    assert "1. Anna" in listed(await club.press(club.anna, later, "Previous"))


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
    assert sorted(both) == [
        "1. Anna · 1500 ± 50 · won",
        "1. Ben · 1500 ± 50 · lost",
        "You: place 1 · 1500 ± 50",
    ]
    await rate(club, club.anna, 1700, deviation=50)
    await club.prefer(club.anna, private=True)
    assert "You: place 1 · 1500 ± 50" in await table(club, club.ben)
