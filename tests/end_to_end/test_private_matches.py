"""Matches of two people in their direct messages with the bot: each has a board, and nobody else sees it."""

import pytest

from bot.delivery.boards import Boards
from bot.domain import HaltReason, Match, MatchId
from bot.domain.ids import NO_SERVER
from bot.domain.preferences import PingWhen
from bot.storage import StoreUnavailableError
from discord_playground import Channel, Message, Person
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planted import listed, press_control

OFFER = {"colour": "white", "setup": "random", "private": True, "pace": "3d"}
"""A challenge by Anna, who is White."""


def direct(club: Club, person: Person) -> Channel:
    return person.direct_messages(club.application)


def board(club: Club, person: Person, match: int = 1) -> Message:
    """The only board of a match in someone's direct messages."""
    (found,) = (message for message in club.direct_messages(person) if is_board(message, match))
    return found


async def begin(club: Club, **options: object) -> Match:
    await club.use(club.anna, "challenge", {"opponent": club.ben, **OFFER, **options})
    await club.press(club.ben, club.public()[-1], "Accept")
    await club.quiet()
    return await club.stored()


def harmless(match: Match) -> str:
    legal = match.position.legal_moves()
    return str(next(each for each in legal if not match.position.cut_off_by(each)))


async def tap(club: Club, person: Person) -> Match:
    """Move by two presses on one's own board."""
    chosen, own = harmless(await club.stored()), board(club, person)
    await club.press(person, own, chosen[:2])
    await club.press(person, own, next(each for each in labels(own) if each.startswith(chosen[2:])))
    await club.quiet()
    return await club.stored()


async def test_a_private_match_is_played_by_both_and_its_channel_learns_only_that_it_was_accepted(
    club: Club,
) -> None:
    await club.prefer(club.ben, language="de")
    await club.use(club.anna, "challenge", {"opponent": club.ben, **OFFER})
    challenge = club.public()[-1]
    assert "You play in direct messages with me." in challenge.text
    answer = await club.press(club.ben, challenge, "Accept")
    await club.quiet()
    assert "Partie 1 hat in deinen Direktnachrichten mit mir begonnen" in answer.text
    assert f"/@me/{direct(club, club.ben).id}/{board(club, club.ben).id}" in str(answer.buttons[0].url)
    assert club.public()[-1] is challenge
    assert "The game is played in private." in challenge.text
    assert labels(challenge) == []

    match = await club.stored()
    assert match.venue.guild == NO_SERVER
    hers, his = board(club, club.anna), board(club, club.ben)
    assert hers.pings == {club.anna.id}
    assert not his.pings
    assert not hers.is_silent
    assert his.is_silent
    assert "**You (White) against Ben:** choose a stack" in hers.text
    assert his.text.startswith("⚪ **Anna")
    assert "⏳" in hers.text
    assert "⏳" in his.text
    turns = [(club.anna, club.ben), (club.ben, club.anna), (club.anna, club.ben)]
    for number, (mover, other) in enumerate(turns, 1):
        after = await tap(club, mover)
        assert len(after.game.moves) == len(match.game.moves) + number
        assert board(club, other).pings == {other.id}
        assert board(club, mover).pings == set()
    assert len(club.public()) == 1
    assert club.empty_notifications() == []


async def test_while_placing_the_board_takes_two_presses_and_the_user_who_waits_plans_beside_it(
    club: Club,
) -> None:
    await begin(club, setup="full")
    his = board(club, club.ben)
    plan = await club.press(club.ben, his, "Place a piece")
    assert plan.ephemeral
    for label in ("Row 4 (10)", "d4"):
        assert await club.press(club.ben, plan, label) is plan
    assert board(club, club.ben) is his
    hers = board(club, club.anna)
    for label in ("Row 3 (11)", "c3"):
        await club.press(club.anna, hers, label)
    await club.quiet()
    placed = (await club.stored()).position.stacks
    assert [str(space) for space in placed] == ["c3", "d4"]
    assert "Row 3 (10)" in labels(board(club, club.anna))
    assert board(club, club.anna).pings == {club.anna.id}


async def test_a_private_game_can_be_live_and_calls_the_challenger_in_their_own_messages(club: Club) -> None:
    match = await begin(club, pace="10m", colour="black")
    assert match.player_to_move == club.ben.id
    hers, his = board(club, club.anna), board(club, club.ben)
    assert hers.pings == {club.anna.id}
    assert not his.pings  # he has just accepted
    assert "**Ben to move**" in hers.text
    assert "choose a stack" in his.text


async def test_after_a_kill_between_post_and_record_of_one_view_each_turn_stands_once_and_has_pinged_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(club)
    record = Boards.record

    async def killed_before(self: Boards, view: object, wanted: object, message: object) -> object:
        if getattr(view, "channel", None) == direct(club, club.ben).id:
            raise StoreUnavailableError
        return await record(self, view, wanted, message)  # type: ignore[arg-type]

    before = len(club.playground.notifications)
    with monkeypatch.context() as killed:
        killed.setattr(Boards, "record", killed_before)
        chosen = harmless(await club.stored())
        await club.use(club.anna, "move", {"move": chosen}, channel=direct(club, club.anna))
        await club.playground.wait_until(lambda: len(club.direct_messages(club.ben)) == 2, what="Ben's board")
        await club.kill_bot()
    await club.start_bot()
    await club.quiet()
    rung = [each for each in list(club.playground.notifications)[before:] if each.message.author.bot]
    assert [each.user.id for each in rung] == [club.ben.id]
    board(club, club.anna)
    assert board(club, club.ben).pings == {club.ben.id}
    await tap(club, club.ben)
    assert board(club, club.anna).pings == {club.anna.id}


async def test_offers_are_answered_on_the_board_and_a_rematch_is_asked_for_in_direct_messages(
    club: Club,
) -> None:
    await begin(club)
    after = await tap(club, club.anna)
    await club.reach(club.anna, board(club, club.anna), "Undo")
    await club.quiet()
    asked = board(club, club.ben)
    assert labels(asked)[:2] == ["Accept", "Decline"]
    assert asked.pings == {club.ben.id}
    await club.press(club.ben, asked, "Accept")
    await club.quiet()
    assert len((await club.stored()).game.moves) == len(after.game.moves) - 1

    page = await club.use(club.anna, "resign", {"match": 1}, channel=direct(club, club.anna))
    await club.press(club.anna, page, "Offer a draw")
    await club.press(club.anna, page, "Offer a draw")
    await club.quiet()
    await club.press(club.ben, board(club, club.ben), "Decline")
    await club.quiet()
    assert not (await club.stored()).is_over
    question = await club.use(club.ben, "resign", {"match": 1}, channel=direct(club, club.ben))
    await club.press(club.ben, question, "Resign")
    await club.quiet()
    assert (await club.stored()).is_over
    hers, his = board(club, club.anna), board(club, club.ben)
    assert hers.pings == {club.anna.id}
    assert not his.pings

    answer = await club.press(club.anna, hers, "Rematch")
    await club.quiet()
    assert "I asked Ben for a rematch by direct message" in answer.text
    challenge = club.direct_messages(club.ben)[-1]
    assert challenge.pings == {club.ben.id}
    await club.press(club.ben, challenge, "Accept")
    await club.quiet()
    again = await club.stored(2)
    assert (again.players.white, again.players.black) == (club.ben.id, club.anna.id)
    assert challenge.deleted
    assert "choose a stack" in board(club, club.ben, 2).text
    board(club, club.anna, 2)


async def test_a_player_who_closes_direct_messages_waits_for_nobody_and_continues_by_opening_the_game(
    club: Club,
) -> None:
    await begin(club)
    club.anna.refuse_direct_messages(club.application)
    chosen = harmless(await club.stored())
    await club.use(club.anna, "move", {"move": chosen}, channel=direct(club, club.anna))
    await club.quiet()
    held = await club.stored()
    assert (held.halted, held.managed_by) == (HaltReason.CHANNEL, club.anna.id)
    his = board(club, club.ben)
    assert his.pings == {club.ben.id}
    assert "I can’t send Anna direct messages" in his.text
    after = await tap(club, club.ben)
    assert after.player_to_move == club.anna.id
    assert after.clock.due is not None  # only she can open them
    club.anna.accept_direct_messages(club.application)
    await club.open(club.anna, channel=direct(club, club.anna))
    await club.quiet()
    goes_on = await club.stored()
    assert goes_on.halted is None
    assert goes_on.clock.due is not None
    assert "choose a stack" in board(club, club.anna).text
    assert "can’t send" not in board(club, club.ben).text


async def test_nobody_else_sees_a_private_match(club: Club) -> None:
    await begin(club)
    answer = await press_control(club, club.cleo, listed(MatchId(1)))
    assert "There’s no game 1 in this server." in answer.text
    assert "against Ben" in (await press_control(club, club.anna, listed(MatchId(1)))).text  # in private
    for command in ("watch", "games"):
        answer = await club.use(club.cleo, command, {})
        assert "Ben" not in answer.text
    shown = await club.use(club.anna, "games", channel=direct(club, club.anna))
    assert "· direct messages\n" in shown.text
    refused = await press_control(club, club.cleo, listed(MatchId(1)), channel=direct(club, club.cleo))
    assert not refused.media


async def test_a_result_rings_only_for_someone_who_wants_pings(club: Club) -> None:
    await club.prefer(club.ben, when=PingWhen.NEVER)
    await begin(club)
    question = await club.use(club.anna, "resign", {"match": 1}, channel=direct(club, club.anna))
    await club.press(club.anna, question, "Resign")
    await club.quiet()
    assert board(club, club.ben).is_silent
    assert board(club, club.anna).is_silent


async def test_bringing_the_board_down_moves_only_ones_own(club: Club) -> None:
    await begin(club)
    hers, his = board(club, club.anna), board(club, club.ben)
    await club.open(club.ben, channel=direct(club, club.ben))
    await club.quiet()
    assert board(club, club.anna) is hers
    assert board(club, club.ben).id > his.id


async def test_a_player_who_is_forgotten_leaves_the_result_to_the_other(club: Club) -> None:
    await begin(club)
    page = await club.use(club.anna, "forget", channel=direct(club, club.anna))
    await club.press(club.anna, page, "Delete my data")
    await club.quiet()
    assert [each for each in club.direct_messages(club.anna) if is_board(each, 1)] == []
    assert "You won" in board(club, club.ben).text


async def test_someone_whom_one_has_played_is_challenged_from_direct_messages(club: Club) -> None:
    strangers = await club.use(
        club.anna, "challenge", {"opponent": club.ben}, channel=direct(club, club.anna)
    )
    assert "only challenge people you’ve played before" in strangers.text
    await begin(club)
    offered = await club.use(club.anna, "challenge", {}, channel=direct(club, club.anna))
    whom = await club.press(club.anna, offered, "Challenge someone")
    composed = await club.choose(club.anna, whom, str(club.ben.id))
    sent = await club.press(club.anna, composed, "Send challenge")
    await club.quiet()
    assert "I asked Ben by direct message" in sent.text
    asked = club.direct_messages(club.ben)[-1]
    assert asked.pings == {club.ben.id}
    again = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=direct(club, club.anna))
    assert "again" in again.text
    await club.press(club.ben, asked, "Accept")
    await club.quiet()
    assert (await club.stored(2)).players.both in ((club.anna.id, club.ben.id), (club.ben.id, club.anna.id))
