"""Matches against the computer in direct messages: the board there is the player's own, and nobody else's."""

import pytest

from bot.domain import Match, MatchId, UserId
from bot.domain.ids import EVERY_SERVER
from bot.domain.preferences import PingBy, PingWhen
from bot.storage.boards import NO_CHANNEL
from discord_playground import Channel, Message
from rendering import as_read
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planted import listed, press_control
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
    await club.use(club.anna, "move", {"move": f"{chosen[:2]} {chosen[2:]}"}, channel=channel)
    await club.nothing_to_do()
    return await club.stored(match.id)


async def test_a_match_is_begun_played_and_continues_after_a_kill_and_ends_with_a_level_to_continue_with(
    club: Club, direct: Channel
) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    page = await club.use(club.anna, "challenge", channel=direct)
    for label in ("White", "Start"):
        page = await club.press(club.anna, page, label)
    await club.nothing_to_do()
    assert page.deleted
    match = await club.stored()
    (board,) = club.direct_messages(club.anna)  # Anna begins, on the board itself
    assert labels(board)[:-3] == [str(space) for space in as_read(match.position.movable())]
    assert labels(board)[-3:] == ["Hint", "Rules", "More"]
    assert match.venue.guild == EVERY_SERVER
    assert "Watch" not in labels(boards(club)[-1])  # nobody else could
    after = await move(club, direct, match)
    assert len(after.game.moves) == len(match.game.moves) + 2
    (board,) = club.direct_messages(club.anna)  # it is the direct message: there is no other about the turn
    own = await club.use(club.anna, "games", channel=direct)
    assert f"https://discord.com/channels/@me/{direct.id}/{board.id}" in own.text
    assert "· direct messages\n" in own.text

    club.bot.computer_player = Slow()
    await club.bot.matches.play(match.id, after.position.legal_moves()[0], by=UserId(club.anna.id), sure=True)
    club.bot.presenter.refresh(match.id)
    await club.playground.wait_until(
        lambda: "I’m thinking" in boards(club)[-1].text, what="that the computer thinks"
    )
    before = board.id
    await club.kill_bot()
    await club.start_bot()
    await club.nothing_to_do()
    later = await club.stored()
    assert len(later.game.moves) == len(after.game.moves) + 2
    assert later.halted is None  # no server has gone
    (board,) = boards(club)
    assert board.id != before  # after a restart nobody is known to look on
    assert not board.is_silent

    await club.press(club.anna, await club.use(club.anna, "resign", channel=direct), "Resign")
    await club.nothing_to_do()
    (card,) = club.direct_messages(club.anna)
    assert card.pings == set()
    assert "Play level 1" in labels(card)


async def test_a_board_makes_no_sound_where_no_ping_is_wanted_and_looks_as_its_player_likes(
    club: Club, direct: Channel
) -> None:
    await club.prefer(club.anna, when=PingWhen.NEVER, words=True)
    match = await begin(club, direct)
    (board,) = boards(club)
    assert board.is_silent
    await move(club, direct, match)
    (board,) = boards(club)
    assert not board.media
    assert "In danger" in board.text
    before = board.id
    answer = await club.open(club.anna, channel=direct)  # brought down in its own channel
    assert "at the bottom" in answer.text
    assert [each.id > before for each in boards(club)] == [True]


async def test_others_see_nothing_of_a_match_in_direct_messages(club: Club, direct: Channel) -> None:
    page = await club.use(club.anna, "help", channel=direct)
    assert "Start" in labels(await club.press(club.anna, page, "Play the computer"))
    await begin(club, direct)
    answer = await press_control(club, club.ben, listed(MatchId(1)))
    assert "There’s no game 1 in this server." in answer.text
    assert not answer.media
    own = await press_control(club, club.anna, listed(MatchId(1)))
    assert own.ephemeral
    assert "choose a stack" in own.text


async def test_a_match_is_paused_while_direct_messages_are_closed(club: Club, direct: Channel) -> None:
    match = await begin(club, direct)
    await club.time_passes(minutes=16)  # the board is posted again
    club.anna.refuse_direct_messages(club.application)
    chosen = harmless(match)
    answer = await club.use(club.anna, "move", {"move": f"{chosen[:2]} {chosen[2:]}"}, channel=direct)
    assert "I can’t send you direct messages" in answer.text
    await club.nothing_to_do()
    assert (await club.stored()).is_computers_turn
    club.anna.accept_direct_messages(club.application)
    await club.open(club.anna, channel=direct)
    await club.nothing_to_do()
    assert (await club.stored()).player_to_move == club.anna.id
    (board,) = club.direct_messages(club.anna)  # and no message on what was the matter
    assert "choose a stack" in board.text


async def test_a_user_who_is_forgotten_leaves_no_board_and_no_place_behind(
    club: Club, direct: Channel
) -> None:
    await move(club, direct, await begin(club, direct))
    await club.press(club.anna, await club.use(club.anna, "forget", channel=direct), "Delete my data")
    await club.quiet()
    assert club.direct_messages(club.anna) == []
    forgotten = await club.stored()
    assert forgotten.is_over
    assert forgotten.venue.channel == NO_CHANNEL
    assert UserId(club.anna.id) not in forgotten.players


async def test_a_move_takes_two_presses_on_the_board_itself_which_stays_where_it_is(
    club: Club, direct: Channel
) -> None:
    match = await begin(club, direct)
    (board,) = club.direct_messages(club.anna)
    chosen = harmless(match)
    pressed = await club.press(club.anna, board, chosen[:2])
    assert pressed is board
    assert labels(board)[-1] == "Back"
    await club.press(club.anna, board, "Back")
    assert chosen[:2] in labels(board)
    await club.press(club.anna, board, chosen[:2])
    target = next(label for label in labels(board) if label.startswith(chosen[2:]))
    await club.press(club.anna, board, target)
    await club.nothing_to_do()
    after = await club.stored()
    assert len(after.game.moves) == len(match.game.moves) + 2
    assert club.anna.messages(direct) == [board]  # no other, nor a private one
    assert {str(space) for space in after.position.movable()} <= set(labels(board))


async def test_while_placing_a_piece_takes_two_presses_on_the_board(club: Club, direct: Channel) -> None:
    wanted = {"level": 1, "colour": "white", "setup": "full"}
    await club.use(club.anna, "challenge", wanted, channel=direct)
    (board,) = club.direct_messages(club.anna)
    for label in ("Row 3 (11)", "c3"):
        assert await club.press(club.anna, board, label) is board
    await club.nothing_to_do()
    assert len((await club.stored()).position.stacks) == 2
    assert club.anna.messages(direct) == [board]
    assert "Choose a row" in board.text


async def test_other_pages_open_beside_the_board_and_lead_back_to_it(club: Club, direct: Channel) -> None:
    match = await begin(club, direct)
    (board,) = club.direct_messages(club.anna)
    hint = await club.press(club.anna, board, "Hint")
    assert hint.ephemeral
    assert str(match.position.movable()[0]) in labels(board)
    await club.press(club.anna, hint, "Back to your move")
    assert club.anna.messages(direct) == [board]
    await club.use(club.anna, "next", channel=direct)
    (brought,) = club.anna.messages(direct)
    assert brought.id > board.id  # it is brought down to the last line


async def test_a_question_about_a_move_leads_back_to_the_board(club: Club, direct: Channel) -> None:
    await club.prefer(club.anna, confirm=True)
    match = await begin(club, direct)
    (board,) = club.direct_messages(club.anna)
    chosen = harmless(match)
    await club.press(club.anna, board, chosen[:2])
    target = next(label for label in labels(board) if label.startswith(chosen[2:]))
    question = await club.press(club.anna, board, target)
    assert question.ephemeral
    await club.press(club.anna, question, "Play it")
    await club.nothing_to_do()
    assert len((await club.stored()).game.moves) == len(match.game.moves) + 2
    assert club.anna.messages(direct) == [board]


async def test_the_board_becomes_the_result_addressed_to_its_reader(club: Club, direct: Channel) -> None:
    await begin(club, direct)
    (board,) = club.direct_messages(club.anna)
    more = await club.press(club.anna, board, "More")
    question = await club.press(club.anna, more, "Resign")
    await club.press(club.anna, question, "Resign")
    await club.nothing_to_do()
    (card,) = club.direct_messages(club.anna)
    assert card.text.startswith("**You resigned,** so DVONN (level 1) wins.")
    assert {"Play level 1"} < set(labels(card))
