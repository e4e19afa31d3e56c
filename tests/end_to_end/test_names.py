"""Users who aren't pinged are named in words. The fixture `club` checks each message for mentions without a name."""

from bot.domain import PingBy
from discord_playground import Message, Person
from tests.end_to_end.club import Club

USERS = "/users/{user_id}"


def mentioned(message: Message) -> list[str]:
    return [user.shown_name for user in message.mentions.users]


async def test_a_player_who_has_left_keeps_their_name(club: Club) -> None:
    await club.begin()
    await club.resign(club.ben)
    club.guild.remove_member(club.ben)
    await club.stop_bot()
    await club.start_bot()
    await club.use(club.anna, "games")
    opened = await club.open(club.anna)
    assert "Ben resigned" in opened.text
    listed = await club.use(club.anna, "games", {"player": club.anna})
    assert "Ben" in (await club.press(club.anna, listed, "Finished")).text


async def test_a_user_who_has_left_is_named_where_a_board_would_have_pinged_them(club: Club) -> None:
    await club.begin()
    club.guild.remove_member(club.ben)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    board = club.board()
    assert "⚫ **Ben to place**" in board.text
    assert (mentioned(board), board.unresolved_mentions) == ([], [])
    assert board.edited  # only Discord's answer to the post tells that he isn't there


async def test_an_edited_board_still_mentions_the_player_whom_it_has_pinged(club: Club) -> None:
    await club.begin()
    board = club.board()
    await club.use(club.ben, "away", {"until": "3 days"})
    await club.nothing_to_do()
    assert (club.board(), board.edited, mentioned(board)) == (board, True, ["Anna"])
    assert f"**{club.anna.mention} to place**" in board.text


async def test_a_board_names_a_player_who_is_pinged_elsewhere(club: Club) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    await club.begin()
    await club.use(club.ben, "away", {"until": "3 days"})
    await club.nothing_to_do()
    assert (club.board().edited, mentioned(club.board())) == (True, [])
    assert "**Anna to place**" in club.board().text


async def test_a_name_can_do_nothing_where_it_stands(club: Club) -> None:
    club.anna.display_name = f"@everyone **{club.cleo.mention}** https://x.org"
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    assert mentioned(challenge) == ["Ben"]
    assert not challenge.mentions.everyone
    assert r"\*\*\<@" in challenge.text


async def test_names_that_are_not_stored_are_asked_from_discord_once(club: Club, dora: Person) -> None:
    await club.use(dora, "dvonn-admin ban", {"user": club.cleo})
    await club.stop_bot()
    await club.start_bot()
    for _ in range(2):
        log = await club.use(club.olga, "dvonn-admin log")
        assert "Dora banned Cleo from challenges." in log.text
    assert len(club.playground.asked("GET", USERS)) == 2


async def test_an_answer_does_without_a_name_that_discord_does_not_give(club: Club, dora: Person) -> None:
    await club.use(dora, "dvonn-admin ban", {"user": club.cleo})
    await club.stop_bot()
    await club.start_bot()
    club.playground.faults.next("GET", USERS, status=503, times=2)
    assert "Unknown user banned Unknown user" in (await club.use(club.olga, "dvonn-admin log")).text
    assert "Dora banned Cleo" in (await club.use(club.olga, "dvonn-admin log")).text
