"""What people do with challenges and matches, on a real database: each call is one transaction or changes nothing."""

import asyncio

import pytest

from bot.matches import (
    ChallengeId,
    ChallengeState,
    ColourChoice,
    EventKind,
    Match,
    Matches,
    MatchId,
    Person,
    Players,
    Setup,
    UserId,
    Venue,
)
from bot.matches.refusals import (
    BoardMovedOnError,
    ChallengeClosedError,
    ChallengedBotError,
    ChallengedOneselfError,
    MatchOverError,
    NoSuchChallengeError,
    NoSuchMatchError,
    NotAPlayerError,
    NotYourChallengeError,
    NotYourTurnError,
    NotYourWithdrawalError,
    RefusedMoveError,
)
from bot.storage import SqlStore
from dvonn import Colour, Game, Phase, Place, Space
from tests.bot.company import (
    A_BOT,
    ABROAD,
    ANNA,
    BEN,
    CLEO,
    HERE,
    WHITE_LOCKED_IN,
    Clock,
    Lots,
)
from tests.bot.played import play_on, recorded

C3 = Place(Space.parse("c3"))
D3 = Place(Space.parse("d3"))

NOWHERE = MatchId(99)


async def challenge(
    service: Matches,
    opponent: Person | None = BEN,
    *,
    colour: ColourChoice = ColourChoice.WHITE,
    setup: Setup = Setup.FULL,
    venue: Venue = HERE,
) -> ChallengeId:
    return (await service.challenge(venue, ANNA, opponent, colour, setup)).id


async def begin(service: Matches, *, setup: Setup = Setup.FULL) -> Match:
    return await service.accept(await challenge(service, setup=setup), BEN)


async def stored(store: SqlStore, match_id: MatchId) -> Match:
    async with store.read() as ledger:
        return await ledger.matches.find(match_id)


# challenges


async def test_a_challenge_is_kept_as_it_was_made(service: Matches, store: SqlStore, clock: Clock) -> None:
    made = await service.challenge(HERE, ANNA, BEN, ColourChoice.BLACK, Setup.RANDOM)
    async with store.read() as ledger:
        assert await ledger.challenges.find(made.id) == made
    assert (made.venue, made.challenger, made.opponent) == (HERE, ANNA.id, BEN.id)
    assert (made.colour, made.setup, made.state) == (ColourChoice.BLACK, Setup.RANDOM, ChallengeState.OPEN)
    assert made.created_at == clock.now
    assert await service.names(ANNA.id, BEN.id) == {ANNA.id: "Anna", BEN.id: "Ben"}


async def test_nobody_challenges_themselves_or_a_bot(service: Matches) -> None:
    with pytest.raises(ChallengedOneselfError):
        await challenge(service, ANNA)
    with pytest.raises(ChallengedBotError):
        await challenge(service, A_BOT)
    assert await service.names(ANNA.id, A_BOT.id) == {}


async def test_an_accepted_challenge_becomes_a_match(service: Matches, store: SqlStore, clock: Clock) -> None:
    challenge_id = await challenge(service)
    clock.go_on()
    match = await service.accept(challenge_id, BEN)
    assert await stored(store, match.id) == match
    assert (match.venue, match.setup) == (HERE, Setup.FULL)
    assert match.players == Players(white=ANNA.id, black=BEN.id)
    assert match.game == Game()
    assert match.started_at == clock.now
    async with store.read() as ledger:
        answered = await ledger.challenges.find(challenge_id)
    assert (answered.state, answered.match_id) == (ChallengeState.ACCEPTED, match.id)


@pytest.mark.parametrize("drawn", Colour)
async def test_lots_decide_the_colours_unless_one_was_wanted(
    service: Matches, lots: Lots, drawn: Colour
) -> None:
    lots.colour = drawn
    match = await service.accept(await challenge(service, colour=ColourChoice.RANDOM), BEN)
    assert match.players.of(drawn) == ANNA.id
    assert match.players.of(drawn.opponent) == BEN.id


async def test_a_random_set_up_is_the_one_that_lots_gave(
    service: Matches, store: SqlStore, lots: Lots
) -> None:
    match = await begin(service, setup=Setup.RANDOM)
    assert match.game == Game(map(Place, lots.order))
    assert match.position.phase is Phase.STACKING
    assert match.player_to_move == ANNA.id
    assert match.number == 1
    assert await stored(store, match.id) == match


async def test_a_match_may_begin_with_a_forced_pass(service: Matches, store: SqlStore, lots: Lots) -> None:
    lots.order = WHITE_LOCKED_IN
    match = await stored(store, (await begin(service, setup=Setup.RANDOM)).id)
    assert match.events[-1].kind is EventKind.PASS
    assert match.player_to_move == BEN.id


async def test_anybody_may_accept_where_nobody_was_named(service: Matches) -> None:
    match = await service.accept(await challenge(service, None), CLEO)
    assert match.players == Players(white=ANNA.id, black=CLEO.id)
    assert await service.names(CLEO.id) == {CLEO.id: "Cleo"}


async def test_a_challenge_can_be_declined_and_withdrawn(service: Matches) -> None:
    declined = await service.decline(await challenge(service), BEN.id)
    withdrawn = await service.withdraw(await challenge(service), ANNA.id)
    assert (declined.state, withdrawn.state) == (ChallengeState.DECLINED, ChallengeState.WITHDRAWN)


async def test_the_wrong_person_changes_no_challenge(service: Matches, store: SqlStore) -> None:
    challenge_id = await challenge(service)
    with pytest.raises(NotYourChallengeError):
        await service.accept(challenge_id, CLEO)
    with pytest.raises(NotYourChallengeError):
        await service.decline(challenge_id, ANNA.id)
    with pytest.raises(NotYourWithdrawalError):
        await service.withdraw(challenge_id, BEN.id)
    async with store.read() as ledger:
        assert (await ledger.challenges.find(challenge_id)).state is ChallengeState.OPEN


async def test_an_answered_challenge_is_closed_to_everybody(service: Matches) -> None:
    challenge_id = await challenge(service)
    await service.decline(challenge_id, BEN.id)
    with pytest.raises(ChallengeClosedError):
        await service.accept(challenge_id, BEN)
    with pytest.raises(ChallengeClosedError):
        await service.decline(challenge_id, BEN.id)
    with pytest.raises(ChallengeClosedError):
        await service.withdraw(challenge_id, ANNA.id)


async def test_a_challenge_accepted_many_times_at_once_becomes_one_match(service: Matches) -> None:
    challenge_id = await challenge(service, None)
    answers = await asyncio.gather(
        *(service.accept(challenge_id, Person(UserId(2000 + n), f"P{n}")) for n in range(10)),
        return_exceptions=True,
    )
    (match,) = [answer for answer in answers if isinstance(answer, Match)]
    assert match.id == 1
    assert sum(isinstance(answer, ChallengeClosedError) for answer in answers) == 9
    with pytest.raises(NoSuchMatchError):
        await service.match(MatchId(2), HERE.guild)


async def test_a_challenge_that_never_was_is_refused(service: Matches) -> None:
    with pytest.raises(NoSuchChallengeError):
        await service.accept(ChallengeId(99), BEN)


# play


async def test_a_move_is_kept_with_who_played_it_and_when(
    service: Matches, store: SqlStore, clock: Clock
) -> None:
    match = await begin(service)
    clock.go_on(60)
    after = await service.play(match.id, C3, by=ANNA.id, seen=1)
    assert await stored(store, match.id) == after
    assert after.events[:-1] == match.events
    last = after.events[-1]
    assert (last.number, last.kind, last.text) == (2, EventKind.PLACE, "c3")
    assert (last.actor, last.at) == (ANNA.id, clock.now)


@pytest.mark.parametrize("game", [recorded()[0], recorded()[1]])
async def test_a_whole_game_is_kept_with_its_passes(service: Matches, store: SqlStore, game: Game) -> None:
    match = await play_on(service, await begin(service), game)
    assert match.is_over
    kept = await stored(store, match.id)
    assert kept == match
    assert kept.game == game
    assert [event.number for event in kept.events] == list(range(1, len(game.moves) + 2))


async def test_a_forced_pass_is_kept_with_the_move_before_it(
    service: Matches, store: SqlStore, lots: Lots
) -> None:
    with_passes = recorded()[1]
    lots.order = [move.space for move in with_passes.moves[:49] if isinstance(move, Place)]
    match = await play_on(service, await begin(service, setup=Setup.RANDOM), Game(with_passes.moves[:76]))
    after = await service.play(match.id, with_passes.moves[76], by=BEN.id, sure=True)
    assert [event.kind for event in after.events[-2:]] == [EventKind.MOVE, EventKind.PASS]
    assert after.events[-1].actor is None
    assert after.player_to_move == BEN.id
    assert await stored(store, match.id) == after


async def test_refused_moves_change_nothing(service: Matches, store: SqlStore) -> None:
    match = await begin(service)
    match = await service.play(match.id, C3, by=ANNA.id)
    with pytest.raises(NotYourTurnError):
        await service.play(match.id, D3, by=ANNA.id)
    with pytest.raises(NotAPlayerError):
        await service.play(match.id, D3, by=CLEO.id)
    with pytest.raises(RefusedMoveError):
        await service.play(match.id, C3, by=BEN.id)
    with pytest.raises(NoSuchMatchError):
        await service.play(NOWHERE, D3, by=BEN.id)
    assert await stored(store, match.id) == match


async def test_a_press_on_an_old_board_is_told_how_the_match_stands_now(service: Matches) -> None:
    match = await begin(service)
    now = await service.play(match.id, C3, by=ANNA.id, seen=1)
    with pytest.raises(BoardMovedOnError) as refusal:
        await service.play(match.id, D3, by=ANNA.id, seen=1)
    assert refusal.value.match == now


async def test_of_twenty_answers_to_one_event_a_single_one_is_played(
    service: Matches, store: SqlStore
) -> None:
    match = await begin(service)
    answers = await asyncio.gather(
        *(service.play(match.id, C3, by=ANNA.id, seen=1) for _ in range(20)), return_exceptions=True
    )
    assert sum(isinstance(answer, Match) for answer in answers) == 1
    assert sum(isinstance(answer, BoardMovedOnError) for answer in answers) == 19
    assert (await stored(store, match.id)).number == 2


async def test_a_resignation_ends_the_match(service: Matches, store: SqlStore) -> None:
    match = await begin(service)
    after = await service.resign(match.id, by=BEN.id)
    assert after.result is not None
    assert after.result.winner is Colour.WHITE
    assert await stored(store, match.id) == after
    with pytest.raises(MatchOverError):
        await service.play(match.id, C3, by=ANNA.id)
    assert await service.running_of(ANNA.id, HERE.guild) == []


# looking


async def test_a_match_is_found_on_its_own_server_only(service: Matches) -> None:
    match = await begin(service)
    assert await service.match(match.id, HERE.guild) == match
    with pytest.raises(NoSuchMatchError) as refusal:
        await service.match(match.id, ABROAD.guild)
    assert refusal.value.match_id == match.id


async def test_a_turn_is_given_to_the_player_to_move_on_the_current_board(service: Matches) -> None:
    match = await begin(service)
    assert await service.for_turn(match.id, ANNA.id, seen=1) == match
    with pytest.raises(NotYourTurnError):
        await service.for_turn(match.id, BEN.id, seen=1)
    with pytest.raises(NotAPlayerError):
        await service.for_turn(match.id, CLEO.id, seen=1)
    with pytest.raises(BoardMovedOnError):
        await service.for_turn(match.id, ANNA.id, seen=2)
    with pytest.raises(NoSuchMatchError):
        await service.for_turn(NOWHERE, ANNA.id, seen=1)


async def test_the_name_last_seen_counts(service: Matches) -> None:
    await challenge(service)
    await service.challenge(HERE, Person(ANNA.id, "Anna II"), None, ColourChoice.RANDOM, Setup.FULL)
    assert await service.names(ANNA.id, CLEO.id) == {ANNA.id: "Anna II"}
