"""Rated games as people play them: both are told before they begin, and the result card shows what they changed."""

from discord_playground import Message, Permission
from tests.dvonn.recorded import OWN, read_games
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.onlooking import place

OPENING = read_games(OWN)[0]["moves"].split()[:4]


async def play_opening(club: Club, *, match: int = 1) -> None:
    """Each side places twice: a rated game can be lost from then on."""
    await place(club, *OPENING, match=match, each_shown=False)


@on_both_databases
async def test_a_rated_game_from_the_challenge_to_the_result_card(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    card = club._last(club.channel)
    assert "Rated game." in card.text
    await club.press(club.ben, card, "Accept")
    await club.nothing_to_do()
    assert "Rated game. You can try moves out" in club._last(club.channel).text
    await play_opening(club)
    await club.resign(club.ben)
    assert "Rating: Anna 1500 → 1607 · Ben 1500 → 1393" in club._last(club.channel).text
    question = await club.use(club.olga, "dvonn-admin unrate", {"match": 1})
    assert "Take game 1 out of the ratings?" in question.text
    assert "→" in club._last(club.channel).text
    assert "no longer counts" in (await club.press(club.olga, question, "Take it out")).text
    await club.nothing_to_do()
    for player in (club.anna, club.ben):
        assert "A manager of the server took this game out" in club.direct_messages(player)[-1].text
    assert "→" not in club._last(club.channel).text


async def test_a_manager_decides_nothing_about_a_game_of_their_own(club: Club) -> None:
    club.guild.members[club.ben.id].roles.append(
        club.guild.create_role("staff", permissions=Permission.MANAGE_GUILD)
    )
    await club.begin_by_challenge()
    await play_opening(club)
    refused = "You play or played game 1 yourself, so you can’t decide about it. Ask another server manager"
    assert refused in (await club.use(club.ben, "dvonn-admin cancel", {"match": 1})).text
    await club.resign(club.ben)
    assert refused in (await club.use(club.ben, "dvonn-admin unrate", {"match": 1})).text
    assert "Rating: Anna 1500 → 1607" in club._last(club.channel).text


async def test_a_random_setup_is_not_drawn_until_somebody_likes_it(club: Club) -> None:
    await club.begin_by_challenge(setup="random")
    question = await club.use(club.anna, "resign")
    assert "wins. This can’t be undone." in question.text
    await club.press(club.anna, question, "Resign")
    await club.nothing_to_do()
    assert "Rating: Anna 1500 → 1393" in club._last(club.channel).text


async def test_the_private_result_shows_the_change_too(club: Club) -> None:
    await club.begin_by_challenge()
    await play_opening(club)
    panel = await club.use(club.anna, "next")
    await club.resign(club.ben)
    await club.quiet()
    assert "Anna 1500 → 1607 · Ben 1500 → 1393" in panel.text


async def test_an_unrated_game_changes_nothing(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white", "rated": False})
    card = club._last(club.channel)
    assert "Unrated game." in card.text
    await club.press(club.ben, card, "Accept")
    await club.nothing_to_do()
    await play_opening(club)
    await club.resign(club.ben)
    assert "→" not in club._last(club.channel).text


async def test_a_rated_game_that_has_hardly_begun_is_cancelled(club: Club) -> None:
    await club.begin_by_challenge()
    question = await club.use(club.ben, "resign", {"match": 1})
    assert "it will be canceled" in question.text
    await club.press(club.ben, question, "Resign")
    await club.nothing_to_do()
    assert "Canceled, no result" in club._last(club.channel).text


async def rated_game(club: Club) -> None:
    await club.begin_by_challenge()
    await play_opening(club)
    await club.resign(club.ben)


def told(page: Message) -> str:
    """The descriptions of a page's pictures."""
    return "\n".join(media.description or "" for media in page.media)


async def test_a_profile_shows_the_rating_and_opens_a_recent_game(club: Club) -> None:
    await rated_game(club)
    page = await club.use(club.ben, "profile", {"user": club.anna})
    assert "**1607 ± " in page.text
    assert "**Against you:** 1 won · 0 tied · 0 lost" in page.text
    from_menu = await answer_to(await club.ben.menu(club.anna, "DVONN profile", club.channel))
    assert from_menu.text == page.text
    opened = await club.choose(club.ben, page, "1")
    assert "resigned" in opened.text
    own = await club.use(club.ben, "profile")
    assert "**Against people:** 0 won · 0 tied · 1 lost" in own.text
    assert "Others see your rating" in own.text


async def test_a_profile_shows_nothing_about_games_in_channels_that_the_viewer_cannot_see(club: Club) -> None:
    await rated_game(club)
    there = club.guild.create_text_channel("elsewhere")
    asked: dict[str, object] = {"user": club.anna}
    page = await club.use(club.cleo, "profile", asked, channel=there)
    assert "1607" in page.text
    assert "Best win: against Ben" in told(page)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    page = await club.use(club.cleo, "profile", asked, channel=there)
    assert page.text.splitlines()[0] == "**Anna**"
    assert "No finished games" in page.text
    assert not page.media
    assert "1607" in (await club.use(club.ben, "profile", asked, channel=there)).text


async def test_a_hidden_profile_shows_others_only_their_own_games(club: Club) -> None:
    await rated_game(club)
    await club.prefer(club.anna, private=True)
    page = await club.use(club.cleo, "profile", {"user": club.anna})
    assert "only their own games" in page.text
    assert "1607" not in page.text
    page = await club.use(club.ben, "profile", {"user": club.anna})
    assert "**Against people:** 1 won" in page.text
    assert not page.media
    assert "1607" not in page.text
    assert "1607" in (await club.use(club.anna, "profile")).text


async def test_a_result_shows_the_rating_of_a_hidden_player_to_that_player_alone(club: Club) -> None:
    await club.prefer(club.anna, private=True)
    await club.begin_by_challenge()
    await play_opening(club)
    panels = [await club.use(person, "next") for person in (club.anna, club.ben)]
    await club.resign(club.ben)
    await club.quiet()
    card = club._last(club.channel)
    assert "Rating: Ben 1500 → 1393" in card.text
    for seen in (card, panels[1]):
        assert "1607" not in seen.text
    assert "Rating: Anna 1500 → 1607" in panels[0].text


async def test_the_profile_of_another_player_names_no_hidden_opponent_and_no_rating_of_one(
    club: Club,
) -> None:
    await rated_game(club)
    for person in (club.cleo, club.anna):
        page = await club.use(person, "profile", {"user": club.anna})
        assert "Best win: against Ben (1500)" in told(page)
    await club.prefer(club.ben, private=True)
    seen = await club.use(club.cleo, "profile", {"user": club.anna})
    assert "1607" in seen.text
    assert "Ben" not in seen.text + told(seen)
    assert "Best win" not in told(seen)
    assert seen.selects == []
    own = await club.use(club.anna, "profile")
    assert "Best win" not in told(own)
    assert [option.label for option in own.selects[0].options] == ["Game 1 · ⚪ won against Ben"]
    assert "Best win" in told(await club.use(club.ben, "profile", {"user": club.anna}))


async def test_an_empty_profile_says_what_there_is_and_leads_to_a_challenge(club: Club) -> None:
    assert (await club.use(club.cleo, "profile")).text.splitlines() == [
        "**Cleo**",
        "No games against people yet.",
    ]
    await club.use(club.cleo, "challenge", {"opponent": club.application.user, "level": 1})
    await club.resign(club.cleo)
    page = await club.use(club.cleo, "profile")
    assert "**Against the computer:** level 1: 0–1" in page.text.splitlines()
    asked = await club.press(club.cleo, page, "Challenge someone")
    assert "Anyone can accept" in labels(asked)


async def test_others_see_the_games_against_the_computer_that_they_have_access_to(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.application.user, "level": 1})
    await club.resign(club.anna)
    there = club.guild.create_text_channel("elsewhere")
    asked: dict[str, object] = {"user": club.anna}
    lost = "**Against the computer:** level 1: 0–1"
    assert lost in (await club.use(club.cleo, "profile", asked, channel=there)).text
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    assert lost not in (await club.use(club.cleo, "profile", asked, channel=there)).text
    await club.prefer(club.anna, private=True)
    assert lost not in (await club.use(club.ben, "profile", asked)).text
    assert lost in (await club.use(club.anna, "profile")).text


async def test_the_page_that_asks_for_an_opponent_offers_an_unrated_game(club: Club) -> None:
    await club.begin()
    begin = await club.use(club.cleo, "games")
    page = await club.press(club.cleo, begin, "Challenge someone")
    page = await club.press(club.cleo, page, "Unrated")
    page = await club.press(club.cleo, page, "Random setup")
    await club.press(club.cleo, page, "Anyone can accept")
    card = club._last(club.channel)
    assert "Unrated game." in card.text
    assert "Random setup" in card.text
