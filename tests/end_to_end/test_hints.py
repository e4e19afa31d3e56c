"""Hints: in three steps, against the computer and on matches that are over; never where they would help in a match."""

import re

import pytest

from bot.domain import Match, MatchId, Setup, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.features.hints.handlers import Hint, HintStep, PastHint
from bot.features.offers.pages import OfferDraw
from bot.features.review.pages import ShowReview
from bot.pages.beginning_pages import AskToResign
from bot.pages.match_status import last_ply
from dvonn import PASS, Record, Space
from tests.bot.played import first_plies, match_of
from tests.end_to_end.club import Club, labels
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import A_WIN, against_computer, played

STACK = re.compile(r"look at \*\*(?P<space>[a-k][1-5])\*\*")
MOVE = re.compile(r"(?P<source>..) → (?P<target>..)")


async def against_the_computer(club: Club, **options: object) -> Match:
    """A match of Anna's, who is White, against the computer."""
    await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"} | options)
    await club.nothing_to_do()
    return await club.stored()


async def test_a_hint_against_the_computer_shows_more_at_each_step(club: Club) -> None:
    match = await against_the_computer(club)
    panel = await club.press(club.anna, club.board(), "Move")
    await club.press(club.anna, panel, "Hint")
    stack = STACK.search(panel.text)
    assert stack, panel.text
    assert Space.parse(stack["space"]) in match.position.movable()
    assert "→" not in panel.text
    assert panel.media
    await club.press(club.anna, panel, "Show the move")
    move = MOVE.search(panel.text)
    assert move, panel.text
    assert move["source"] == stack["space"]
    assert "stack of 2" in panel.text
    await club.press(club.anna, panel, "Show the line")
    assert f"1. ⚪ {move[0]}" in panel.text
    assert "2. ⚫" in panel.text
    assert "My estimate" in panel.text
    assert "best play" not in panel.text
    await club.press(club.anna, panel, "Back to your move")
    assert "Hint" in labels(panel)
    assert (await club.stored()).number == match.number


async def test_a_hint_gives_a_reason_and_is_played_with_one_press(club: Club) -> None:
    match = await against_the_computer(club)
    panel = await club.press(club.anna, club.board(), "Move")
    await club.press(club.anna, panel, "Hint")
    assert not [label for label in labels(panel) if label.startswith("Play ")]
    await club.press(club.anna, panel, "Show the move")
    move = MOVE.search(panel.text)
    assert move, panel.text
    assert re.search(r"^\*\*Why:\*\* .+\.$", panel.text, re.MULTILINE)
    (play,) = [label for label in labels(panel) if label.startswith("Play ")]
    await club.press(club.anna, panel, play)
    await club.nothing_to_do()
    played = (await club.stored()).line[0].what
    assert str(played) == f"{move['source']}{move['target']}"
    assert len((await club.stored()).line) >= len(match.line) + 2


@pytest.mark.slow
async def test_a_hint_says_the_same_each_time(club: Club) -> None:
    await against_the_computer(club)
    told = set()
    for _ in range(2):
        panel = await club.press(club.anna, club.board(), "Move")
        for label in ("Hint", "Show the move", "Show the line"):
            await club.press(club.anna, panel, label)
        told.add(panel.text)
    assert len(told) == 1


async def test_while_pieces_are_placed_a_row_comes_first_and_nothing_is_made_up_for_dvonn_pieces(
    club: Club,
) -> None:
    await against_the_computer(club, setup="full")
    for space in ("c3", "e3"):
        panel = await club.press(club.anna, club.board(), "Place a piece")
        assert "Hint" not in labels(panel)  # nobody knows yet which space is best
        await club.use(club.anna, "move", {"move": space})
        await club.nothing_to_do()
    match = await club.stored()
    panel = await club.press(club.anna, club.board(), "Place a piece")
    await club.press(club.anna, panel, "Hint")
    assert re.search(r"look at row \*\*[1-5]\*\*", panel.text)
    await club.press(club.anna, panel, "Show the move")
    placed = re.search(r"a piece on (..)", panel.text)
    assert placed
    assert Space.parse(placed[1]) in match.position.vacant()


async def test_a_hint_for_a_board_that_has_moved_on_is_none(club: Club) -> None:
    match = await against_the_computer(club)
    panel = await club.press(club.anna, club.board(), "Move")
    await club.press(club.anna, panel, "Hint")
    move = next(each for each in match.position.legal_moves() if not match.position.cut_off_by(each))
    await club.use(club.anna, "move", {"move": f"{str(move)[:2]} {str(move)[2:]}"})
    await club.nothing_to_do()
    answer = await club.press(club.anna, panel, "Show the move")
    assert "That board was out of date" in answer.text


async def test_somebody_else_gets_no_hint_in_a_match_against_the_computer(club: Club) -> None:
    match = await against_the_computer(club)
    answer = await press_by_hand(club, club.ben, Hint(match.id, match.number, HintStep.LINE))
    assert "Only the players can do that" in answer.text


async def test_there_are_no_hints_in_a_match_between_people(club: Club) -> None:
    await club.begin(setup="random")
    match = await club.stored()
    panel = await club.press(club.anna, club.board(), "Move")
    assert "Hint" not in labels(panel)
    back = await club.press(club.anna, await club.press(club.anna, club.board(), "More"), "History")
    assert "Hint" not in labels(back)
    for control in (
        Hint(match.id, match.number, HintStep.LINE),
        PastHint(match.id, last_ply(match), HintStep.LINE),
    ):
        for person in (club.anna, club.cleo):
            answer = await press_by_hand(club, person, control)
            assert "No hints in running games between people" in answer.text
            assert "→" not in answer.text


async def test_anybody_gets_hints_on_a_match_that_is_over(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    assert "Hint" not in labels(panel)  # nobody is to move any more
    await club.select(club.cleo, panel, "Jump to a move", "80")
    await club.press(club.cleo, panel, "Hint")
    assert re.search(r"look at \*\*[a-k][1-5]\*\*", panel.text)
    await club.press(club.cleo, panel, "Show the move")
    assert "White " in panel.text
    await club.press(club.cleo, panel, "Show the line")
    assert "with best play" in panel.text.lower()
    await club.press(club.cleo, panel, "Back")
    assert "move 80 of 85" in panel.text


async def test_where_somebody_had_to_pass_there_is_nothing_to_hint_at(club: Club) -> None:
    await played(club)
    ply = A_WIN.moves.index(PASS)
    panel = await club.look_back(club.cleo)
    await club.select(club.cleo, panel, "Jump to a move", str(ply // 5 * 5))
    for _ in range(ply % 5):
        await club.press(club.cleo, panel, "▶")
    assert "Hint" not in labels(panel)
    answer = await press_by_hand(club, club.cleo, PastHint(MatchId(1), PlyNumber(ply), HintStep.LINE))
    assert "so there’s no hint" in answer.text


async def test_there_are_no_hints_on_a_game_with_which_others_play(
    club: Club, subtests: pytest.Subtests
) -> None:
    for why, finished, goes_on in (
        ("it has come to a position of it", 85, 60),
        ("it has gone on from its end", 60, 70),
        ("they are equal", 60, 60),
    ):
        with subtests.test(why):
            over = first_plies(A_WIN, finished)
            first = await played(
                club, over, resigned_by=None if over.position.to_move is None else UserId(club.anna.id)
            )
            second = match_of(
                first_plies(A_WIN, goes_on), players=first.players, setup=Setup.RECORD, given=min(goes_on, 60)
            )
            async with club.store.write() as uow:
                running = await uow.matches.add(first.venue, first.players, Setup.RECORD, second.events)
            assert not running.is_over
            answer = await press_by_hand(club, club.cleo, PastHint(first.id, PlyNumber(55), HintStep.MOVE))
            assert "I can’t comment on it yet" in answer.text
            await club.bot.matches.resign(running.id, by=UserId(club.anna.id))
            answer = await press_by_hand(club, club.cleo, PastHint(first.id, PlyNumber(55), HintStep.MOVE))
            assert "→" in answer.text


async def test_a_record_that_somebody_brings_along_has_no_hints(club: Club) -> None:
    await club.begin(setup="random")
    running = (await club.stored()).game
    panel = await club.use(club.anna, "import", {"text": str(Record(running))})
    assert "Hint" not in labels(panel)
    panel = await club.use(club.anna, "import", {"text": str(Record(A_WIN))})
    await club.select(club.anna, panel, "Jump to a move", "60")
    assert "Hint" not in labels(panel)


async def test_the_computer_helps_nobody_in_a_match_from_the_record_of_one_that_continues(club: Club) -> None:
    match = await against_computer(club, club.anna, first_plies(A_WIN, 60))
    first = await played(club, match.game)
    for control in (
        Hint(match.id, match.number, HintStep.LINE),
        AskToResign(match.id, match.number),
        OfferDraw(match.id, match.number),
    ):
        answer = await press_by_hand(club, club.anna, control)
        assert "game has moved past it" in answer.text, control
    await club.bot.matches.resign(first.id, by=UserId(club.ben.id))
    answer = await press_by_hand(club, club.anna, Hint(match.id, match.number, HintStep.MOVE))
    assert "→" in answer.text


async def test_nor_do_finished_matches_from_the_record_of_others_who_play_on(club: Club) -> None:
    match = await against_computer(club, club.cleo, first_plies(A_WIN, 60))
    first = await played(club, match.game)
    await club.bot.matches.resign(match.id, by=UserId(club.cleo.id))
    for control in (PastHint(match.id, PlyNumber(55), HintStep.MOVE), ShowReview(PastId(match.id))):
        answer = await press_by_hand(club, club.cleo, control)
        assert "game has moved past it" in answer.text, control
    await club.bot.matches.resign(first.id, by=UserId(club.anna.id))
    answer = await press_by_hand(club, club.cleo, PastHint(match.id, PlyNumber(55), HintStep.MOVE))
    assert "→" in answer.text
