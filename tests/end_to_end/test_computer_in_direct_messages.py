"""Matches against the computer in direct messages: the board there is the player's own, and nobody else's."""

import pytest

from bot.domain import Match, UserId
from bot.domain.ids import EVERY_SERVER
from bot.domain.preferences import PingBy, PingWhen
from bot.storage.boards import NO_CHANNEL
from playground import Channel, Message
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.test_computer import Slow


@pytest.fixture
def direct(club: Club) -> Channel:
    """Anna's direct messages with the bot."""
    return club.anna.direct_messages(club.application)


async def begin(club: Club, channel: Channel) -> Match:
    """A match of Anna's, who is White, against the weakest level."""
    wanted = {"level": 1, "colour": "white", "setup": "random"}
    await club.use(club.anna, "challenge", wanted, channel=channel)
    await club.nothing_to_do()
    return await club.stored()


def boards(club: Club) -> list[Message]:
    """The boards of the first match that stand in Anna's direct messages."""
    return [message for message in club.direct_messages(club.anna) if is_board(message, 1)]


def harmless(match: Match) -> str:
    """A legal move that costs nothing, as it is written."""
    legal = match.position.legal_moves()
    return str(next(each for each in legal if not match.position.cut_off_by(each)))


async def move(club: Club, channel: Channel, match: Match) -> Match:
    """Anna types a harmless move, and the computer has answered."""
    chosen = harmless(match)
    await club.use(club.anna, "move", {"from": chosen[:2], "to": chosen[2:]}, channel=channel)
    await club.nothing_to_do()
    return await club.stored(match.id)


async def test_a_match_is_begun_played_and_goes_on_after_a_kill_and_ends_with_a_level_to_go_on_with(
    club: Club, direct: Channel
) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    page = await club.use(club.anna, "challenge", channel=direct)
    for label in ("Set up at random", "White", "Begin"):
        page = await club.press(club.anna, page, label)
    assert "Rules" in labels(page)  # Anna begins, and the panel is open
    match = await club.stored()
    assert match.venue.guild == EVERY_SERVER
    assert "Watch" not in labels(boards(club)[-1])  # nobody else could
    after = await move(club, direct, match)
    assert len(after.game.moves) == len(match.game.moves) + 2
    (board,) = club.direct_messages(club.anna)  # it is the direct message: there is no other about the turn
    assert board.pings == {club.anna.id}
    assert labels(board) == ["Move", "History", "More"]
    own = await club.use(club.anna, "games", channel=direct)
    assert f"https://discord.com/channels/@me/{direct.id}/{board.id}" in own.text
    assert own.text.endswith("direct messages")

    club.bot.computer_player = Slow()
    await club.bot.matches.play(match.id, after.position.legal_moves()[0], by=UserId(club.anna.id), sure=True)
    club.bot.presenter.refresh(match.id)
    await club.playground.wait_until(
        lambda: "I’m thinking" in boards(club)[-1].text, what="that the computer thinks"
    )
    await club.kill_bot()
    await club.start_bot()
    await club.nothing_to_do()
    later = await club.stored()
    assert len(later.game.moves) == len(after.game.moves) + 2
    assert later.halted is None  # no server has gone
    (board,) = boards(club)
    assert board.pings == {club.anna.id}

    await club.press(club.anna, await club.use(club.anna, "resign", channel=direct), "Resign")
    await club.nothing_to_do()
    (card,) = club.direct_messages(club.anna)
    assert card.pings == set()
    assert "Play level 1" in labels(card)


async def test_a_board_makes_no_sound_where_no_ping_is_wanted_and_looks_as_its_player_likes(
    club: Club, direct: Channel
) -> None:
    await club.prefer(club.anna, when=PingWhen.NEVER, words=True)
    await move(club, direct, await begin(club, direct))
    (board,) = boards(club)
    assert board.is_silent
    assert not board.media
    assert "In danger" in board.text
    before = board.id
    answer = await club.use(club.anna, "board", channel=direct)  # brought down in its own channel
    assert "at the bottom" in answer.text
    assert [each.id > before for each in boards(club)] == [True]


async def test_people_are_challenged_in_servers_and_see_nothing_of_it(club: Club, direct: Channel) -> None:
    page = await club.use(club.anna, "help", channel=direct)
    assert "Begin" in labels(await club.press(club.anna, page, "Play the computer"))
    refused = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=direct)
    assert "Here you can only play me" in refused.text
    await begin(club, direct)
    for person in (club.ben, club.anna):  # one's own, too, is a private thing
        answer = await club.use(person, "board", {"match": 1})
        assert "There is no match 1 in this server." in answer.text
    assert club.public() == []


async def test_a_match_stands_still_while_direct_messages_are_closed(club: Club, direct: Channel) -> None:
    match = await begin(club, direct)
    club.anna.refuse_direct_messages(club.application)
    chosen = harmless(match)
    answer = await club.use(club.anna, "move", {"from": chosen[:2], "to": chosen[2:]}, channel=direct)
    assert "my direct messages don’t reach you" in answer.text
    await club.nothing_to_do()
    assert (await club.stored()).is_computers_turn
    club.anna.accept_direct_messages(club.application)
    await club.use(club.anna, "board", channel=direct)
    await club.nothing_to_do()
    assert (await club.stored()).player_to_move == club.anna.id
    (board,) = club.direct_messages(club.anna)  # and no message on what was the matter
    assert "your turn" in board.text or "to move" in board.text


async def test_whoever_is_forgotten_leaves_no_board_and_no_place_behind(club: Club, direct: Channel) -> None:
    await move(club, direct, await begin(club, direct))
    await club.press(club.anna, await club.use(club.anna, "me forget", channel=direct), "Forget me")
    await club.quiet()
    assert club.direct_messages(club.anna) == []
    forgotten = await club.stored()
    assert forgotten.is_over
    assert forgotten.venue.channel == NO_CHANNEL
    assert UserId(club.anna.id) not in forgotten.players
