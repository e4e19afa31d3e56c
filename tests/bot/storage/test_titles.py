"""The roles of titles: who is to get or lose one, and what is recorded of Discord's answers."""

from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.domain import UserId
from bot.domain.titles import TROUBLE, RoleChange, RoleOutcome, Title
from bot.services import Titles
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock

CROWN, LEAGUE = Title("crown"), Title("league")
ROLE = 77


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def hold(store: Store, clock: Clock, title: Title, holder: UserId | None) -> None:
    """Let someone be the only holder of a title, with one role for all titles."""
    async with store.write() as uow:
        await uow.titles.choose(HERE.guild, title, ROLE, holder, clock(), by=CLEO.id)


async def settle(store: Store, clock: Clock, outcome: RoleOutcome = RoleOutcome.DONE) -> Sequence[RoleChange]:
    async with store.read() as uow:
        due = await uow.titles.due(clock())
    for change in due:
        await Titles(store, clock=clock).record(change, outcome)
    return due


def told(changes: Sequence[RoleChange]) -> set[tuple[UserId, bool, bool]]:
    return {(change.member, change.wanted, change.shared) for change in changes}


async def test_the_holder_alone_has_the_role(store: Store, clock: Clock) -> None:
    await hold(store, clock, CROWN, ANNA.id)
    assert told(await settle(store, clock)) == {(ANNA.id, True, False)}
    await hold(store, clock, CROWN, BEN.id)
    assert told(await settle(store, clock)) == {(ANNA.id, False, False), (BEN.id, True, False)}
    assert await settle(store, clock) == []
    async with store.write() as uow:
        await uow.titles.choose(HERE.guild, CROWN, None, BEN.id, clock(), by=CLEO.id)
        assert await uow.titles.chosen(HERE.guild, CROWN) is None
    assert told(await settle(store, clock)) == {(BEN.id, False, False)}


async def test_a_role_that_goes_with_two_titles_stays_with_whoever_has_one(
    store: Store, clock: Clock
) -> None:
    for title in (CROWN, LEAGUE):
        await hold(store, clock, title, ANNA.id)
    await settle(store, clock)
    await hold(store, clock, CROWN, BEN.id)
    assert told(await settle(store, clock)) == {(ANNA.id, False, True), (BEN.id, True, False)}
    await hold(store, clock, LEAGUE, None)
    assert told(await settle(store, clock)) == {(ANNA.id, False, False)}


async def test_what_discord_refuses_is_tried_again_and_the_manager_told_once(
    store: Store, clock: Clock
) -> None:
    await hold(store, clock, LEAGUE, ANNA.id)
    for outcome, wait in (
        (RoleOutcome.FAILED, timedelta(minutes=5)),
        (RoleOutcome.NO_MEMBER, timedelta(days=1)),
        (RoleOutcome.REFUSED, timedelta(days=1)),
        (RoleOutcome.REFUSED, timedelta(days=1)),
    ):
        assert len(await settle(store, clock, outcome)) == 1
        assert await settle(store, clock) == []
        async with store.read() as uow:
            waiting = await uow.direct_messages.keys(TROUBLE, CLEO.id)
        assert len(waiting) == (outcome is RoleOutcome.REFUSED)
        clock.go_on(wait / timedelta(minutes=1))
    await hold(store, clock, LEAGUE, None)
    assert len(await settle(store, clock, RoleOutcome.REFUSED)) == 1
    clock.go_on(days=8)
    assert len(await settle(store, clock, RoleOutcome.REFUSED)) == 1
    clock.go_on(days=8)
    assert await settle(store, clock) == [], "it is given up after a week"
