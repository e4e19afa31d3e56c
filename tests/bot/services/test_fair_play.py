"""The computer helps with no position of a running match between people, in whatever way somebody comes to it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.domain import Match, Person, Players, Setup, UserId
from bot.domain.computer import Computer, Level
from bot.domain.events import Happening, Resigned, Undone
from bot.domain.match import opening_events
from bot.domain.refusals import InPlay
from bot.services.fair_play import RequestedPositions, find_in_play, is_typed
from bot.storage import Store
from dvonn import Game, Position
from tests.bot.company import A_BOT, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON
from tests.bot.played import first_plies, recorded
from tests.dvonn.disguises import altered, disguises, exchanged, mirrored, shuffled, turned
from tests.dvonn.strategies import turns_later

GAME, OTHER = recorded()[:2]
PLY = 60
"""How far the match of Anna and Ben has come in most tests, in the middle of the stacking phase."""


async def running(
    store: Store,
    game: Game,
    *,
    given: int = 0,
    players: Players = ANNA_WHITE,
    computer: Computer | None = None,
) -> Match:
    """Store a match in which a game was played, from ply `given` on, with its moves one by one."""
    opening = Game(game.moves[:given], start=game.start)
    async with store.write() as uow:
        events = opening_events(opening, NOON)
        match = await uow.matches.add(HERE, players, Setup.RECORD, events, computer=computer)
    return await goes_on(store, match, *game.moves[given:])


async def goes_on(store: Store, match: Match, *happened: Happening) -> Match:
    async with store.write() as uow:
        for what in happened:
            match = await uow.matches.append(match, (match.event(what, NOON, by=match.players.white),))
    return match


async def protected(store: Store, *wanted: RequestedPositions, by: Person = CLEO) -> bool:
    return await find_in_play(store, *wanted, at=NOON, asked_by=by.id) is not None


def reply(position: Position) -> RequestedPositions:
    """Ask for the computer's reply in a game whose moves have led to a position."""
    return replace(RequestedPositions.reply(Game(start=position)), is_typed=False)


async def test_the_game_itself_is_protected(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    for wanted in (
        RequestedPositions.game(match.game),
        RequestedPositions.position(match.position),
        reply(match.position),
    ):
        assert await find_in_play(store, wanted, at=NOON, asked_by=CLEO.id) == InPlay(
            match.id, is_own=False, is_past=False
        )
    own = await find_in_play(store, RequestedPositions.game(match.game), at=NOON, asked_by=BEN.id)
    assert own == InPlay(match.id, is_own=True, is_past=False)


@pytest.mark.parametrize("ply", [5, 20, 48, 49, 50, PLY, len(GAME.moves) - 1])
async def test_it_is_protected_at_all_times(store: Store, ply: int) -> None:
    await running(store, first_plies(GAME, ply))
    assert await protected(store, RequestedPositions.position(GAME.position_at(ply)))
    assert await protected(store, RequestedPositions.game(GAME))


async def test_way_1_a_record_that_is_turned_or_mirrored(store: Store) -> None:
    game = first_plies(GAME, PLY)
    await running(store, game)
    for disguise in (turned, mirrored, lambda position: turned(mirrored(position))):
        assert await protected(store, RequestedPositions.position(disguise(game.position)))
        later = Game(start=disguise(GAME.position_at(PLY + 1)))
        assert await protected(store, RequestedPositions.game(later))


async def test_way_2_a_position_with_the_colours_exchanged(store: Store) -> None:
    game = first_plies(GAME, PLY)
    await running(store, game)
    assert await protected(store, RequestedPositions.game(Game(start=exchanged(game.position))))


async def test_way_3_a_position_with_buried_pieces_exchanged(store: Store) -> None:
    game = first_plies(GAME, PLY)
    await running(store, game)
    disguised = next(
        each for seed in range(50) if (each := shuffled(game.position, Random(seed))) != game.position
    )
    assert await protected(store, RequestedPositions.game(Game(start=disguised)))


@pytest.mark.parametrize("turns", [1, 2])
async def test_way_4_a_position_that_the_match_can_reach_soon(store: Store, turns: int) -> None:
    game = first_plies(GAME, PLY)
    await running(store, game)
    for seed in range(5):
        ahead = turns_later(game.position, turns, Random(seed))
        for disguised in disguises(ahead, Random(seed)):
            assert await protected(store, RequestedPositions.position(disguised))
            assert await protected(store, reply(disguised))


async def test_way_5_another_last_move_and_the_opponents_real_one_afterwards(store: Store) -> None:
    await running(store, first_plies(GAME, PLY))
    before = first_plies(GAME, PLY - 1)
    fork = before.play(next(move for move in before.position.legal_moves() if move != GAME.moves[PLY - 1]))
    assert await protected(store, RequestedPositions.position(before.position))  # a match is begun from there
    assert await protected(store, reply(GAME.position_at(PLY)))  # the opponent's real move is played
    assert not await protected(store, reply(turns_later(fork.position, 3, Random(1))))


async def test_way_6_a_match_against_the_computer_side_by_side(store: Store) -> None:
    computer = Computer(A_BOT.id, Level(8))
    alongside = await running(
        store, first_plies(GAME, 50), given=50, players=Players(CLEO.id, A_BOT.id), computer=computer
    )
    assert not await protected(store, reply(alongside.position))
    match = await running(store, first_plies(GAME, 50), given=50)
    for ply in range(50, 54):
        assert await protected(store, reply(GAME.position_at(ply)))
        match = await goes_on(store, match, GAME.moves[ply])
    assert not await protected(store, reply(GAME.position_at(50)))  # long past


async def test_way_7_the_game_played_again_by_others_who_gave_up(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    again = await running(store, first_plies(GAME, PLY - 3), players=Players(CLEO.id, UserId(77)))
    await goes_on(store, again, Resigned())
    known = await find_in_play(store, RequestedPositions.game(again.game), at=NOON, asked_by=UserId(78))
    assert known == InPlay(match.id, is_own=False, is_past=True)


IMAGES = (lambda position: position, turned, mirrored, exchanged)


async def test_way_8_a_typed_position_in_which_stacks_that_cannot_move_were_altered(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    other = altered(match.position)
    assert str(other) != str(match.position)
    for image in IMAGES:
        typed = Game(start=image(other))
        line = typed.play(typed.position.legal_moves()[0])
        for wanted in (
            RequestedPositions.game(typed),
            RequestedPositions.end_of(typed),
            RequestedPositions.reply(typed),
            RequestedPositions.game(line),
            RequestedPositions.line(line, typed),
        ):
            assert await find_in_play(store, wanted, at=NOON, asked_by=CLEO.id) == InPlay(
                match.id, is_own=False, is_past=False
            )


@pytest.mark.parametrize("turns", [1, 2])
async def test_way_9_the_same_with_a_position_that_the_match_can_reach_soon(store: Store, turns: int) -> None:
    match = await running(store, first_plies(GAME, PLY))
    for seed in range(5):
        other = altered(turns_later(match.position, turns, Random(seed)))
        for image in IMAGES:
            assert await protected(store, RequestedPositions.end_of(Game(start=image(other))))


async def test_way_10_the_same_with_a_position_that_the_match_has_left(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    typed = Game(start=altered(GAME.position_at(PLY - 6)))
    found = await find_in_play(store, RequestedPositions.end_of(typed), at=NOON, asked_by=BEN.id)
    assert found == InPlay(match.id, is_own=True, is_past=True)
    assert not await protected(
        store, RequestedPositions.reply(typed)
    )  # one move says nothing about the present


async def test_a_position_to_which_moves_have_led_is_compared_exactly(store: Store) -> None:
    await running(store, first_plies(GAME, PLY))
    other = altered(GAME.position_at(PLY))
    assert not await protected(store, RequestedPositions.position(other))
    line = Game(start=other)
    assert not await protected(store, RequestedPositions.line(line, GAME))
    assert is_typed(line)
    assert not is_typed(GAME)


async def test_a_typed_position_with_other_moves_is_free(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    for ply in range(49, PLY - 3):
        assert not await protected(store, RequestedPositions.game(Game(start=OTHER.position_at(ply))))
    three_turns_on = turns_later(match.position, 3, Random(1))
    assert not await protected(store, RequestedPositions.game(Game(start=altered(three_turns_on))))


async def test_help_becomes_available_when_the_match_moves_on_or_ends(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    ahead = turns_later(match.position, 2, Random(3))
    assert await protected(store, RequestedPositions.position(ahead))
    match = await goes_on(store, match, *GAME.moves[PLY : PLY + 3])
    assert not await protected(store, RequestedPositions.position(ahead))
    assert await protected(store, RequestedPositions.game(first_plies(GAME, PLY)))
    await goes_on(store, match, Resigned())
    assert not await protected(store, RequestedPositions.game(GAME))


async def test_games_that_share_only_an_opening_are_free(store: Store) -> None:
    """Both continue differently from the same position, as from a puzzle or a record that many know."""
    await running(store, first_plies(GAME, PLY), given=50)
    other = Game(GAME.moves[:50], start=GAME.start)
    rng = Random(5)
    while other.position.to_move:
        other = other.play(rng.choice(other.position.legal_moves()))
    assert not await protected(store, RequestedPositions.game(other))
    assert not await protected(store, reply(other.position_at(50)))


async def test_the_first_placements_are_protected_from_the_players_alone(store: Store) -> None:
    match = await running(store, first_plies(GAME, 4))
    assert not await protected(store, RequestedPositions.game(GAME))
    assert await protected(store, RequestedPositions.game(GAME), by=ANNA)
    await goes_on(store, match, GAME.moves[4])
    assert await protected(store, RequestedPositions.game(GAME))


async def test_other_games_are_free_and_so_are_matches_against_the_computer(store: Store) -> None:
    computer = Computer(A_BOT.id, Level(3))
    await running(store, first_plies(GAME, PLY))
    await running(store, first_plies(OTHER, PLY), players=Players(CLEO.id, A_BOT.id), computer=computer)
    assert not await protected(store, RequestedPositions.game(OTHER))


async def test_what_was_undone_is_as_near_as_any_other_move(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    match = await goes_on(store, match, Undone(match.number))
    assert await protected(store, RequestedPositions.position(GAME.position_at(PLY)))
    other = next(move for move in match.position.legal_moves() if move != GAME.moves[PLY - 1])
    match = await goes_on(store, match, other)
    assert not await protected(store, RequestedPositions.game(first_plies(GAME, PLY)))
    assert await protected(store, RequestedPositions.game(match.game))


async def test_only_the_matches_of_the_user_count_if_that_is_asked(store: Store) -> None:
    match = await running(store, first_plies(GAME, PLY))
    wanted = RequestedPositions.position(match.position)
    assert await find_in_play(store, wanted, at=NOON, asked_by=CLEO.id, only_own=True) is None
    assert await find_in_play(store, wanted, at=NOON, asked_by=BEN.id, only_own=True) is not None


@pytest.mark.slow
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ply=st.integers(5, len(GAME.moves) - 1), turns=st.integers(0, 2), seed=st.integers(0, 1000))
async def test_no_disguise_of_what_a_match_can_reach_is_free(
    store: Store, ply: int, turns: int, seed: int
) -> None:
    rng = Random(seed)
    match = await running(store, first_plies(GAME, ply))
    ahead: Position = turns_later(match.position, turns, rng)
    assume(ahead.to_move)
    for disguised in disguises(ahead, rng):
        assert await protected(store, RequestedPositions.position(disguised))
