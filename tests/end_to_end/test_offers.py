"""Undo and draw: offered by one, answered by the other; they lapse with the next move."""

import pytest

from bot.domain import EventNumber, MatchId, PingBy
from bot.domain.events import Happening, Offered, Started, Undone
from bot.features.offers.pages import Undo
from discord_playground import Message, Person
from dvonn import Place, Termination
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planted import press_control


async def offer_draw(club: Club, person: Person, match: int = 1) -> Message:
    """Offer a draw, and say yes to the question."""
    page = await club.use(person, "resign", {"match": match})
    await club.press(person, page, "Offer a draw")
    return await club.press(person, page, "Offer a draw")


async def kinds(club: Club) -> list[type[Happening]]:
    return [type(event.what) for event in (await club.stored()).events]


# undo


async def test_an_undo_is_asked_on_the_board_and_agreed_to_with_one_press(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    answer = await club.reach(club.anna, club.board(), "Undo")
    assert answer.deleted
    board = club.board()
    assert "**Anna asks to undo c3.**" in board.text
    assert labels(board)[:2] == ["Accept", "Decline"]
    assert board.pings == {club.ben.id}
    answer = await club.press(club.ben, board, "Accept")
    assert answer.deleted
    assert "White undid c3." in club.board().text
    assert club.board().pings == {club.anna.id}
    # It is a row of the history, never a deletion.
    assert await kinds(club) == [Started, Place, Offered, Undone]
    await club.use(club.anna, "move", {"move": "d3"})
    assert [str(space) for space in (await club.stored()).position.stacks] == ["d3"]
    await club.only_one_board()


async def test_an_undo_can_be_refused_with_one_press(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    more = await club.press(club.anna, club.board(), "More")
    await club.press(club.anna, more, "Undo")
    assert more.deleted
    answer = await club.press(club.ben, club.board(), "Decline")
    assert answer.deleted
    assert "Ben declined the undo." in club.board().text
    assert "Accept" not in labels(club.board())
    assert len((await club.stored()).position.stacks) == 1


async def test_only_ones_own_unanswered_move_can_be_taken_back(club: Club) -> None:
    await club.begin()
    refused = await press_control(club, club.anna, Undo(MatchId(1), EventNumber(1)))
    assert "There’s no move to undo" in refused.text
    await club.use(club.anna, "move", {"move": "c3"})
    refused = await press_control(club, club.ben, Undo(MatchId(1), EventNumber(2)))
    assert "There’s no move to undo" in refused.text
    more = await club.press(club.anna, club.board(), "More")
    await club.use(club.ben, "move", {"move": "d3"})
    await club.press(club.anna, more, "Undo")
    assert "That board was out of date" in more.text
    assert await kinds(club) == [Started, Place, Place]


async def test_an_undo_also_takes_back_the_pass_that_the_move_forced(club: Club) -> None:
    """The position is the one before the move, no matter who is to move after the undo."""
    await club.begin(setup="random")
    before = (await club.stored()).position
    source = before.movable()[0]
    target = before.targets(source)[0]
    await club.use(club.anna, "move", {"move": f"{source} {target}"})
    await club.reach(club.anna, club.board(), "Undo")
    await club.press(club.ben, club.board(), "Accept")
    assert (await club.stored()).position == before


# draw


async def test_a_draw_is_offered_after_a_question_and_agreed_to_after_another(club: Club) -> None:
    await club.begin(setup="random")
    question = await club.press(club.ben, club.board(), "More")
    await club.press(club.ben, question, "Offer a draw")
    assert "Offer Anna a draw in game 1?" in question.text
    assert await kinds(club) == [Started]
    await club.press(club.ben, question, "Offer a draw")
    assert question.deleted
    assert "**Ben offers a draw.**" in club.board().text
    question = await club.press(club.anna, club.board(), "Accept")
    assert "Accept the draw in game 1 (you 23–23)?" in question.text
    assert not (await club.stored()).is_over
    await club.press(club.anna, question, "Accept")
    assert question.deleted
    agreed = "**A draw:** Anna and Ben agreed to it at"
    assert f"{agreed} ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫." in club.board().text
    ended = (await club.stored()).ended
    assert ended is not None
    assert (ended.winner, ended.by) == (None, Termination.AGREEMENT)


async def test_a_match_can_be_drawn_while_pieces_are_placed(club: Club) -> None:
    await club.begin()
    await offer_draw(club, club.anna)
    agreement = await club.press(club.ben, club.board(), "Accept")
    assert "Accept the draw in game 1?" in agreement.text  # while pieces are placed there is no score
    await club.press(club.ben, agreement, "Accept")
    await club.shown("A draw")
    assert (await club.stored()).is_over


async def test_a_refused_draw_is_offered_again_only_after_both_have_moved(club: Club) -> None:
    await club.begin()
    for moves in (("c3", "d3"), ("e3", "f3")):
        await offer_draw(club, club.ben)
        answer = await club.press(club.anna, club.board(), "Decline")
        assert answer.deleted
        assert "Anna declined the draw" in club.board().text
        pings = sum(club.anna.id in each.pings for each in club.public())
        page = await club.use(club.ben, "resign", {"match": 1})
        refused = await club.press(club.ben, page, "Offer a draw")
        assert "just declined that. You can ask again" in refused.text
        assert sum(club.anna.id in each.pings for each in club.public()) == pings
        for player, space in zip((club.anna, club.ben), moves, strict=True):
            await club.use(player, "move", {"move": space})


async def test_an_offer_lapses_with_the_next_move(club: Club) -> None:
    await club.begin()
    await offer_draw(club, club.ben)
    offered = club.board()
    agree = await club.press(club.anna, offered, "Accept")
    await club.use(club.anna, "move", {"move": "c3"})
    await club.press(club.anna, agree, "Accept")
    assert "That offer is no longer open" in agree.text
    assert "Accept" not in labels(club.board())
    assert not (await club.stored()).is_over


async def test_somebody_who_answers_the_offer_from_before_does_not_answer_the_present_one(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.reach(club.anna, club.board(), "Undo")
    private = await club.reach(club.ben, club.board(), "Board as text")
    await club.use(club.ben, "move", {"move": "d3"})
    await club.use(club.anna, "move", {"move": "e3"})
    await club.reach(club.anna, club.board(), "Undo")
    await club.press(club.ben, private, "Accept")
    assert "That offer is no longer open" in private.text
    assert len((await club.stored()).position.stacks) == 3


async def test_one_offer_stands_at_a_time(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    more = await club.press(club.ben, club.board(), "More")
    await club.reach(club.anna, club.board(), "Undo")
    answer = await club.press(club.ben, more, "Offer a draw")
    assert "Another offer is still open" in answer.text
    assert "Anna asks to undo c3" in answer.text
    assert labels(answer)[:2] == ["Accept", "Decline"]


async def test_a_user_who_would_resign_is_told_first_of_the_draw_that_they_could_have(club: Club) -> None:
    await club.begin()
    assert labels(await club.use(club.ben, "resign")) == ["Resign", "Offer a draw", "Never mind"]
    await offer_draw(club, club.anna)
    own = await club.use(club.anna, "resign")
    assert "**You offered a draw.**" in own.text  # so it is clear why no second one can be offered
    assert labels(own) == ["Resign", "Never mind"]
    question = await club.use(club.ben, "resign")
    assert question.text.index("**Anna offers a draw.**") < question.text.index("Resign game 1?")
    assert labels(question) == ["Accept", "Decline", "Resign", "Never mind"]
    await club.press(club.ben, question, "Accept")
    await club.press(club.ben, question, "Accept")
    assert question.deleted


async def test_only_somebody_who_is_asked_can_answer(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.reach(club.anna, club.board(), "Undo")
    board = club.board()
    for button in ("Accept", "Decline"):
        answer = await club.press(club.anna, board, button)
        assert "This is your own offer. Ben has to answer it." in answer.text
        answer = await club.press(club.cleo, board, button)
        assert "Only the players can do that" in answer.text
    assert await kinds(club) == [Started, Place, Offered]


async def test_an_offer_can_be_answered_from_a_direct_message(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    await club.reach(club.anna, club.board(), "Undo")
    await club.nothing_to_do()
    call = club.direct_messages(club.ben)[-1]
    assert call.content.startswith("Anna asks to undo c3 in game 1 (Club).")
    assert labels(call) == ["Accept", "Decline", "Place a piece", "History", "Go to the board"]
    answer = await club.press(club.ben, call, "Accept")
    assert "You accepted. The move is undone." in answer.text  # the board is elsewhere
    assert "White undid c3" in club.board().text


async def test_offers_to_answer_are_listed_and_walked_through_with_the_matches_that_wait(club: Club) -> None:
    await club.begin()
    await club.begin()
    for match in (1, 2):
        await club.use(club.anna, "move", {"move": "c3", "match": match})
    await offer_draw(club, club.anna, match=2)
    lines = (await club.use(club.ben, "games")).text.splitlines()[1:]
    _, first, _, second = lines
    assert "**your turn**" in first
    assert "**your opponent offers a draw**" in second
    page = await club.use(club.ben, "next")
    assert "-# Game 1 ·" in page.text
    await club.use(club.ben, "move", {"move": "d3", "match": 1})
    page = await club.use(club.ben, "next")
    assert "offers a draw" in page.text
    assert labels(page)[:2] == ["Accept", "Decline"]


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_request_made_elsewhere_is_taken_away_once_it_is_answered(club: Club, label: str) -> None:
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.begin(setup="random")
    panel = await club.press(club.anna, club.board(), "Move")
    while not panel.deleted:
        await club.press(club.anna, panel, labels(panel)[0])
    more = await club.press(club.anna, await club.open(club.anna, channel=elsewhere), "More")
    receipt = await club.press(club.anna, more, "Undo")
    assert "You asked for an undo." in receipt.text
    await club.press(club.ben, club.board(), label)
    await club.quiet()
    if label == "Decline":
        assert receipt.deleted
    else:
        assert "choose a stack" in receipt.text  # it is her turn again


async def test_a_user_who_resigns_elsewhere_sees_the_result(club: Club) -> None:
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.begin(setup="random")
    question = await club.use(club.anna, "resign", channel=elsewhere)
    result = await club.press(club.anna, question, "Resign")
    assert result.text.startswith("**You resigned,** so Ben wins. Score: 23–23.")
    assert "Play again" in labels(result)


async def test_a_user_who_resigns_beside_the_board_is_told_by_it_alone(club: Club) -> None:
    await club.begin(setup="random")
    question = await club.use(club.anna, "resign")
    assert (await club.press(club.anna, question, "Resign")).deleted
    assert "Anna resigned" in club.board().text
