"""Blocks: what they end and prevent, and what the blocked user sees."""

import pytest

from bot.domain import Challenge, ChallengeState, ColourChoice, Match, Person, Setup
from bot.domain.refusals import RefusalReason
from bot.features.blocking.service import Blocking
from bot.features.privacy.service import PersonalData
from bot.services import Challenges, Matches
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_challenge, kept_match


@pytest.fixture
def blocking(store: Store, clock: Clock) -> Blocking:
    return Blocking(store, clock=clock)


async def ask(challenges: Challenges, challenger: Person, opponent: Person | None) -> Challenge:
    return await challenges.challenge(HERE, challenger, opponent, ColourChoice.RANDOM, Setup.FULL)


async def blocked_by(store: Store, person: Person) -> list[int]:
    async with store.read() as uow:
        return list(await uow.blocks.of(person.id))


async def test_the_open_challenges_between_two_end_and_no_others(
    blocking: Blocking, challenges: Challenges, store: Store
) -> None:
    received, made = await ask(challenges, ANNA, BEN), await ask(challenges, BEN, ANNA)
    others = [await ask(challenges, ANNA, CLEO), await ask(challenges, ANNA, None)]
    ended = await blocking.block(BEN.id, ANNA.id)
    assert {each.id: each.state for each in ended} == {
        received.id: ChallengeState.DECLINED,
        made.id: ChallengeState.WITHDRAWN,
    }
    assert [await kept_challenge(store, each.id) for each in ended] == list(ended)
    assert [await kept_challenge(store, each.id) for each in others] == others


async def test_a_user_who_is_blocked_hears_that_one_takes_no_challenges_and_the_user_who_blocks_how_to_end_it(
    blocking: Blocking, challenges: Challenges
) -> None:
    await blocking.block(BEN.id, ANNA.id)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES) as refusal:
        await ask(challenges, ANNA, BEN)
    assert refusal.value.about == BEN.id
    with refuses(RefusalReason.BLOCKED_BY_ONESELF) as refusal:
        await ask(challenges, BEN, ANNA)
    assert refusal.value.about == ANNA.id
    await ask(challenges, CLEO, BEN)


async def test_neither_accepts_what_the_other_has_offered_to_anybody(
    blocking: Blocking, challenges: Challenges, store: Store
) -> None:
    annas, bens = await ask(challenges, ANNA, None), await ask(challenges, BEN, None)
    await blocking.block(BEN.id, ANNA.id)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES) as refusal:
        await challenges.accept(bens.id, ANNA)
    assert refusal.value.about == BEN.id
    with refuses(RefusalReason.BLOCKED_BY_ONESELF):
        await challenges.accept(annas.id, BEN)
    assert (await kept_challenge(store, annas.id)).state is ChallengeState.OPEN
    assert isinstance(await challenges.accept(annas.id, CLEO), Match)


async def test_a_match_continues_and_has_no_rematch(
    blocking: Blocking, challenges: Challenges, service: Matches, begin: Begin, store: Store
) -> None:
    match = await begin()
    await blocking.block(BEN.id, ANNA.id)
    assert not (await kept_match(store, match.id)).is_over
    await service.resign(match.id, by=ANNA.id)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenges.rematch(match.id, ANNA)
    with refuses(RefusalReason.BLOCKED_BY_ONESELF):
        await challenges.rematch(match.id, BEN)


async def test_a_rematch_that_was_asked_for_ends_too(
    blocking: Blocking, challenges: Challenges, service: Matches, begin: Begin
) -> None:
    match = await service.resign((await begin()).id, by=ANNA.id)
    asked = await challenges.rematch(match.id, ANNA)
    (ended,) = await blocking.block(BEN.id, ANNA.id)
    assert (ended.id, ended.state) == (asked.id, ChallengeState.DECLINED)


async def test_a_block_can_be_taken_back_and_one_of_two_does_not_end_the_other(
    blocking: Blocking, challenges: Challenges, store: Store, clock: Clock
) -> None:
    for _ in range(2):
        await blocking.block(BEN.id, ANNA.id)
    clock.go_on()
    await blocking.block(BEN.id, CLEO.id)
    await blocking.block(ANNA.id, BEN.id)
    assert await blocked_by(store, BEN) == [CLEO.id, ANNA.id]
    await blocking.unblock(BEN.id, ANNA.id)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await ask(challenges, BEN, ANNA)
    await blocking.unblock(ANNA.id, BEN.id)
    await blocking.unblock(ANNA.id, BEN.id)
    await ask(challenges, BEN, ANNA)
    assert await blocked_by(store, BEN) == [CLEO.id]


async def test_being_forgotten_takes_ones_own_blocks_back_and_is_no_way_around_those_of_others(
    blocking: Blocking, challenges: Challenges, personal_data: PersonalData, store: Store
) -> None:
    await blocking.block(BEN.id, ANNA.id)
    await blocking.block(ANNA.id, CLEO.id)
    assert (await personal_data.kept(ANNA.id)).blocked == 1
    await personal_data.forget(ANNA.id)
    assert await blocked_by(store, ANNA) == []
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await ask(challenges, ANNA, BEN)
