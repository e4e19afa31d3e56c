"""A manager and a player act concurrently: one comes first, and the other succeeds or is refused after it."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.domain import Challenge, ChallengeState, ColourChoice, Match, Setup
from bot.domain.refusals import RefusalReason, Refused
from bot.features.moderation.service import Moderation
from bot.services import Challenges, Matches
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock, Rng
from tests.bot.played import C3
from tests.bot.refused import reasons_of
from tests.bot.services.kept import kept_challenge, kept_match

TIMES = 5
"""Repetitions: on a database with several writers, which one comes first is random."""


def of(store: Store) -> tuple[Challenges, Moderation]:
    return Challenges(store, clock=Clock(), rng=Rng()), Moderation(store, clock=Clock())


async def made(challenges: Challenges) -> Challenge:
    return await challenges.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)


async def test_a_match_that_is_cancelled_while_a_player_moves_is_over_with_the_move_or_without_it(
    stores: Sequence[Store],
) -> None:
    here, there = stores
    (challenges, _), (_, managers) = of(here), of(there)
    for _ in range(TIMES):
        match = await challenges.accept((await made(challenges)).id, BEN)
        moving = asyncio.gather(
            Matches(here, clock=Clock()).play(match.id, C3, by=ANNA.id, seen=1), return_exceptions=True
        )
        over = await managers.cancel_match(match.id, HERE.guild, by=CLEO.id)
        (moved,) = await moving
        after = await kept_match(here, match.id)
        assert after == over
        if isinstance(moved, Match):
            assert after.line[0].what == C3
        else:
            assert reasons_of([moved]) == [RefusalReason.MATCH_OVER]
            assert after.line == ()


async def test_of_many_who_cancel_a_match_at_once_one_does(stores: Sequence[Store]) -> None:
    (challenges, here), (_, there) = (of(each) for each in stores)
    match = await challenges.accept((await made(challenges)).id, BEN)
    answers = await asyncio.gather(
        *(each.cancel_match(match.id, HERE.guild, by=CLEO.id) for each in (here, there) * TIMES),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Match) for answer in answers) == 1
    assert reasons_of(answers) == [RefusalReason.MATCH_OVER] * (2 * TIMES - 1)
    async with stores[0].read() as uow:
        assert await uow.audit_log.count(HERE.guild) == 1


async def test_a_challenge_is_cancelled_or_accepted_whichever_is_first(stores: Sequence[Store]) -> None:
    (challenges, _), (_, managers) = (of(each) for each in stores)
    for _ in range(TIMES):
        challenge = await made(challenges)
        begun, closed = await asyncio.gather(
            challenges.accept(challenge.id, BEN),
            managers.cancel_challenge(challenge.id, HERE.guild, by=CLEO.id),
            return_exceptions=True,
        )
        assert isinstance(begun, Match) is not isinstance(closed, Challenge)
        assert reasons_of([begun, closed]) == [RefusalReason.CHALLENGE_CLOSED]
        state = (await kept_challenge(stores[0], challenge.id)).state
        assert state is (ChallengeState.ACCEPTED if isinstance(begun, Match) else ChallengeState.CANCELLED)
        if isinstance(begun, Match):
            await Matches(stores[0], clock=Clock()).resign(begun.id, by=BEN.id)


async def test_either_a_match_begins_or_whoever_accepts_is_banned_before(stores: Sequence[Store]) -> None:
    (challenges, _), (_, managers) = (of(each) for each in stores)
    for who in (ANNA, BEN) * TIMES:
        challenge = await made(challenges)
        begun, banned = await asyncio.gather(
            challenges.accept(challenge.id, BEN),
            managers.ban(HERE.guild, who.id, by=CLEO.id),
            return_exceptions=True,
        )
        assert not isinstance(banned, BaseException)
        if not isinstance(begun, Match):
            assert isinstance(begun, Refused)
            assert begun.reason in (
                RefusalReason.BANNED,
                RefusalReason.TAKES_NO_CHALLENGES,
                RefusalReason.CHALLENGE_CLOSED,
            )
            state = (await kept_challenge(stores[0], challenge.id)).state
            assert state is (ChallengeState.CANCELLED if who is ANNA else ChallengeState.OPEN)
            if who is BEN:
                await managers.cancel_challenge(challenge.id, HERE.guild, by=CLEO.id)
        await managers.unban(HERE.guild, who.id, by=CLEO.id)


@pytest.mark.parametrize("opponent", [BEN, None])
async def test_no_challenge_of_somebody_who_is_banned_meanwhile_stays_open(
    stores: Sequence[Store], opponent: object
) -> None:
    (challenges, _), (_, managers) = (of(each) for each in stores)
    named = BEN if opponent else None
    for _ in range(TIMES):
        asked, banned = await asyncio.gather(
            challenges.challenge(HERE, ANNA, named, ColourChoice.WHITE, Setup.FULL),
            managers.ban(HERE.guild, ANNA.id, by=CLEO.id),
            return_exceptions=True,
        )
        assert not isinstance(banned, BaseException)
        assert isinstance(asked, Challenge) or reasons_of([asked]) == [RefusalReason.BANNED]
        async with stores[0].read() as uow:
            assert await uow.challenges.open_of(ANNA.id) == []
        await managers.unban(HERE.guild, ANNA.id, by=CLEO.id)


async def test_a_challenge_that_is_withdrawn_meanwhile_keeps_nobody_from_being_banned(
    stores: Sequence[Store],
) -> None:
    (challenges, _), (_, managers) = (of(each) for each in stores)
    for _ in range(TIMES):
        challenge = await made(challenges)
        await asyncio.gather(
            challenges.withdraw(challenge.id, ANNA.id),
            managers.ban(HERE.guild, ANNA.id, by=CLEO.id),
            return_exceptions=True,
        )
        async with stores[0].read() as uow:
            assert await uow.bans.find(HERE.guild, ANNA.id) is not None
            assert await uow.challenges.open_of(ANNA.id) == []
        await managers.unban(HERE.guild, ANNA.id, by=CLEO.id)
