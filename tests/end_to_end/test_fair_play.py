"""No help for a running match between people: each entrance refuses, and the computer waits with its move."""

from collections.abc import Callable
from random import Random

import pytest

from bot.domain import HaltReason, MatchId, UserId
from bot.features.puzzles.pages import ShowSolution
from discord_playground import Message, Person
from dvonn import Game, Move, Position, Record
from tests.bot.played import first_plies
from tests.dvonn.disguises import exchanged, mirrored, shuffled, turned
from tests.end_to_end.club import Club
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import A_WIN, against_computer, played
from tests.end_to_end.puzzling import open_puzzle, right, tap

MOVED_ON = "their game has moved past it"
HERE = first_plies(A_WIN, 60)


async def imported(club: Club, person: Person, game: Game) -> Message:
    return await club.use(person, "import", {"text": str(Record(game))})


async def by_people(club: Club, match_id: MatchId, *moves: Move) -> None:
    """Play moves in a match of Anna's and Ben's, and let the bot show them."""
    for move in moves:
        match = await club.stored(match_id)
        player = match.player_to_move
        assert player is not None
        await club.bot.matches.play(match_id, move, by=player, sure=True)
        club.bot.presenter.refresh(match_id)
        await club.nothing_to_do()


DISGUISES: dict[str, Callable[[Position], Position]] = {
    "itself": lambda position: position,
    "turned": turned,
    "mirrored": mirrored,
    "exchanged": exchanged,
    "shuffled": lambda position: shuffled(position, Random(2)),
    "all at once": lambda position: shuffled(exchanged(mirrored(turned(position))), Random(2)),
}


async def test_a_record_in_disguise_gets_no_review_no_chances_and_no_computer(
    club: Club, subtests: pytest.Subtests
) -> None:
    running = await played(club, HERE)
    games = {}
    for name, disguise in DISGUISES.items():
        start = Game(start=disguise(HERE.position))
        games[name] = game = start.play(start.position.legal_moves()[0])
        with subtests.test(name):
            page = await imported(club, club.cleo, game)
            assert MOVED_ON in (await club.press(club.cleo, page, "Review")).text
            page = await imported(club, club.cleo, game)
            await club.press(club.cleo, page, "Try it out")
            assert MOVED_ON in (await club.press(club.cleo, page, "Chances")).text
            assert MOVED_ON in (await played_on(club, game)).text
    await club.bot.matches.resign(running.id, by=UserId(club.ben.id))
    for number, (name, game) in enumerate(games.items(), start=2):
        with subtests.test(name, over=True):
            await played_on(club, game)
            assert (await club.stored(number)).computer is not None
        await club.bot.matches.resign(MatchId(number), by=UserId(club.cleo.id))


async def played_on(club: Club, game: Game) -> Message:
    """Let Cleo begin a match against the computer from the end of a game; return the last page."""
    page = await imported(club, club.cleo, game)
    for label in ("Start a game from here", "Play the computer", "Start"):
        page = await club.press(club.cleo, page, label)
    return page


async def test_a_player_is_told_which_match_stands_in_the_way(club: Club) -> None:
    await played(club, HERE)
    page = await imported(club, club.anna, A_WIN)
    answer = await club.press(club.anna, page, "Review")
    assert "Your game 1 has reached this position, or is about to" in answer.text


async def test_the_computer_waits_while_people_play_the_same_position(club: Club) -> None:
    """A match against the computer is begun first, then one between people from the same record."""
    beside = await against_computer(club, club.cleo, HERE)
    running = await played(club, HERE)
    move = str(A_WIN.moves[60])
    await club.use(club.cleo, "move", {"move": f"{move[:2]} {move[2:]}"})
    await club.nothing_to_do()
    waiting = await club.stored(beside.id)
    assert (waiting.halted, waiting.game) == (HaltReason.IN_PLAY, first_plies(A_WIN, 61))
    assert MOVED_ON in club.board(beside.id).text
    for ply in range(60, 64):
        assert (await club.stored(beside.id)).game == waiting.game
        await by_people(club, running.id, A_WIN.moves[ply])
    answered = await club.stored(beside.id)
    assert len(answered.game.moves) == len(waiting.game.moves) + 1
    assert answered.halted is None
    assert MOVED_ON not in club.board(beside.id).text


async def test_the_computer_still_waits_after_a_restart_and_moves_when_the_match_is_over(club: Club) -> None:
    beside = await against_computer(club, club.cleo, HERE)
    running = await played(club, HERE)
    await club.bot.matches.play(
        beside.id, beside.position.legal_moves()[0], by=UserId(club.cleo.id), sure=True
    )
    await club.kill_bot()
    await club.start_bot()
    await club.nothing_to_do()
    assert (await club.stored(beside.id)).halted is HaltReason.IN_PLAY
    await club.use(club.ben, "resign", {"match": running.id})
    await club.press(club.ben, club.ben.messages(club.channel)[-1], "Resign")
    await club.nothing_to_do()
    after = await club.stored(beside.id)
    assert (after.halted, after.player_to_move) == (None, club.cleo.id)


async def test_a_move_that_the_computer_waits_with_can_be_undone(club: Club) -> None:
    beside = await against_computer(club, club.cleo, HERE)
    await played(club, HERE)
    await club.bot.matches.play(
        beside.id, beside.position.legal_moves()[0], by=UserId(club.cleo.id), sure=True
    )
    club.bot.presenter.refresh(beside.id)
    await club.nothing_to_do()
    await club.reach(club.cleo, club.board(), "Undo")
    await club.nothing_to_do()
    after = await club.stored(beside.id)
    assert (after.halted, after.player_to_move) == (None, club.cleo.id)


async def test_the_solution_of_a_puzzle_is_withheld_only_from_who_plays_it(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    running = await played(club, Game(start=puzzle.position))
    assert "Your game 1 has reached this position" in (await tap(club, club.anna, page, right(puzzle))).text
    assert "Your game" in (await press_by_hand(club, club.anna, ShowSolution(puzzle.id))).text
    assert "Your game" not in (await press_by_hand(club, club.cleo, ShowSolution(puzzle.id))).text
    _, another = await open_puzzle(club, club.anna)
    assert another != puzzle
    await club.bot.matches.resign(running.id, by=UserId(club.anna.id))
    assert "Your game" not in (await press_by_hand(club, club.anna, ShowSolution(puzzle.id))).text
