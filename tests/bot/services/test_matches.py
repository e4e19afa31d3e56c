"""Playing matches: each call is one transaction or changes nothing."""

import asyncio

import pytest

from bot.domain import ColourChoice, Match, MatchId, OfferKind, Person, Setup
from bot.domain.match import A_MOMENT
from bot.domain.refusals import RefusalReason
from bot.services import Challenges, Matches
from bot.services.match_resolution import resolve_match_to_see
from bot.storage import Store
from dvonn import SPACES, Colour, Game, Jump, Pass, Place
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, Clock, Rng
from tests.bot.played import C3, D3, first_plies, play_at_once, play_on, recorded
from tests.bot.refused import reasons_of, refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match, kept_names

NOWHERE = MatchId(99)


async def test_a_move_is_kept_with_who_played_it_and_when(
    service: Matches, begin: Begin, store: Store, clock: Clock
) -> None:
    match = await begin()
    clock.go_on(60)
    after = await service.play(match.id, C3, by=ANNA.id, seen=1)
    assert await kept_match(store, match.id) == after
    assert after.events[:-1] == match.events
    last = after.events[-1]
    assert (last.number, last.what) == (2, C3)
    assert (last.actor, last.at) == (ANNA.id, clock.now)


@pytest.mark.parametrize("game", [recorded()[0], recorded()[1]])
async def test_a_whole_game_is_kept_with_its_passes(
    service: Matches, begin: Begin, store: Store, game: Game
) -> None:
    match = await play_on(service, await begin(), game)
    assert match.is_over
    kept = await kept_match(store, match.id)
    assert kept == match
    assert kept.game == game
    assert [event.number for event in kept.events] == list(range(1, len(game.moves) + 2))


async def test_a_forced_pass_is_kept_with_the_move_before_it(
    service: Matches, begin: Begin, store: Store, rng: Rng
) -> None:
    with_passes = recorded()[1]
    rng.order = [move.space for move in with_passes.moves[:49] if isinstance(move, Place)]
    match = await play_on(service, await begin(setup=Setup.RANDOM), Game(with_passes.moves[:76]))
    after = await service.play(match.id, with_passes.moves[76], by=BEN.id, sure=True)
    assert [type(event.what) for event in after.events[-2:]] == [Jump, Pass]
    assert after.events[-1].actor is None
    assert after.player_to_move == BEN.id
    assert await kept_match(store, match.id) == after


async def test_refused_moves_change_nothing(service: Matches, begin: Begin, store: Store) -> None:
    match = await begin()
    match = await service.play(match.id, C3, by=ANNA.id)
    with refuses(RefusalReason.NOT_YOUR_TURN):
        await service.play(match.id, D3, by=ANNA.id)
    with refuses(RefusalReason.NOT_A_PLAYER):
        await service.play(match.id, D3, by=CLEO.id)
    with refuses(RefusalReason.ILLEGAL_MOVE):
        await service.play(match.id, C3, by=BEN.id)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await service.play(NOWHERE, D3, by=BEN.id)
    assert await kept_match(store, match.id) == match


async def test_a_press_on_an_old_board_is_told_how_the_match_stands_now(
    service: Matches, begin: Begin
) -> None:
    match = await begin()
    now = await service.play(match.id, C3, by=ANNA.id, seen=1)
    with refuses(RefusalReason.BOARD_MOVED_ON) as refusal:
        await service.play(match.id, D3, by=ANNA.id, seen=1)
    assert refusal.value.about == now


async def test_of_twenty_answers_to_one_event_a_single_one_is_played(
    service: Matches, begin: Begin, store: Store
) -> None:
    match = await begin()
    moves = [Place(space) for space in SPACES[:20]]
    answers = await asyncio.gather(
        *(service.play(match.id, move, by=ANNA.id, seen=1) for move in moves), return_exceptions=True
    )
    assert sum(isinstance(answer, Match) for answer in answers) == 1
    assert reasons_of(answers) == [RefusalReason.BOARD_MOVED_ON] * 19
    assert (await kept_match(store, match.id)).number == 2


async def test_a_user_who_asks_at_the_same_moment_for_the_same_move_again_is_told_that_it_is_played(
    service: Matches, begin: Begin, store: Store, clock: Clock
) -> None:
    match = await begin()
    answers = await asyncio.gather(
        *(service.play(match.id, C3, by=ANNA.id, seen=1) for _ in range(10)),
        *(service.play_resolved(C3, by=ANNA.id, venue=HERE, match_id=None) for _ in range(10)),
    )
    played = await kept_match(store, match.id)
    assert played.number == 2
    assert answers == [played] * 20
    with refuses(RefusalReason.BOARD_MOVED_ON):
        await service.play(match.id, C3, by=BEN.id, seen=1)
    await service.play(match.id, D3, by=BEN.id)
    await service.play(match.id, C3, by=ANNA.id, seen=1)
    clock.go_on(A_MOMENT.total_seconds())
    with refuses(RefusalReason.BOARD_MOVED_ON):
        await service.play(match.id, C3, by=ANNA.id, seen=1)
    with refuses(RefusalReason.ILLEGAL_MOVE):
        await service.play_resolved(C3, by=ANNA.id, venue=HERE, match_id=None)
    assert (await kept_match(store, match.id)).number == 3


async def test_a_move_that_was_taken_back_is_played_again(service: Matches, begin: Begin) -> None:
    match = await begin()
    await service.play(match.id, C3, by=ANNA.id)
    await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    undone = await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)
    again = await service.play(match.id, C3, by=ANNA.id)
    assert (again.number, again.line[-1].number) == (undone.number + 1, undone.number + 1)


async def test_a_resignation_ends_the_match(service: Matches, begin: Begin, store: Store) -> None:
    match = await play_at_once(service, await begin(), first_plies(recorded()[0], 4))
    after = await service.resign(match.id, by=BEN.id)
    assert after.ended is not None
    assert after.ended.winner is Colour.WHITE
    assert await kept_match(store, match.id) == after
    with refuses(RefusalReason.MATCH_OVER):
        await service.play(match.id, C3, by=ANNA.id)
    assert await service.next_waiting(ANNA.id) is None


# reading


async def test_a_match_is_found_on_its_own_server_only(store: Store, begin: Begin) -> None:
    match = await begin()
    async with store.read() as uow:
        assert await resolve_match_to_see(uow, CLEO.id, HERE, match.id) == match
        with refuses(RefusalReason.NO_SUCH_MATCH) as refusal:
            await resolve_match_to_see(uow, CLEO.id, ABROAD, match.id)
    assert refusal.value.about == match.id


async def test_a_turn_is_given_to_the_player_to_move_on_the_current_board(
    service: Matches, begin: Begin
) -> None:
    match = await begin()
    assert await service.for_turn(match.id, ANNA.id, seen=1) == match
    with refuses(RefusalReason.NOT_YOUR_TURN):
        await service.for_turn(match.id, BEN.id, seen=1)
    with refuses(RefusalReason.NOT_A_PLAYER):
        await service.for_turn(match.id, CLEO.id, seen=1)
    with refuses(RefusalReason.BOARD_MOVED_ON):
        await service.for_turn(match.id, ANNA.id, seen=2)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await service.for_turn(NOWHERE, ANNA.id, seen=1)


async def test_the_name_last_seen_counts(store: Store, challenges: Challenges) -> None:
    for name in ("Anna", "Anna II"):
        await challenges.challenge(HERE, Person(ANNA.id, name), BEN, ColourChoice.RANDOM, Setup.FULL)
    assert await kept_names(store, ANNA.id, CLEO.id) == {ANNA.id: "Anna II"}
