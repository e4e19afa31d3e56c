"""The crown on both databases, with two processes at once."""

import asyncio
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.access.visibility import Visibility
from bot.domain import UserId
from bot.domain.glicko import Strength
from bot.features.crown.refusals import CROWN_ANSWERED, CROWN_BUSY
from bot.features.crown.repository import STANDING_CROWN, CrownRepository
from bot.features.crown.service import Crowns
from bot.features.ratings.repository import PlayerRating, RatingRepository, player_places
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON, Clock
from tests.bot.refused import reasons_of

TIMES = 4
"""Repetitions: on a database with several writers, which one comes first is random."""


@pytest.fixture
async def crowns(stores: Sequence[Store]) -> tuple[Clock, list[Crowns]]:
    """The service in two processes; Anna, Ben and Cleo are in the table, and Anna wears the crown."""
    clock = Clock()
    async with stores[0].write() as uow:
        await uow.views.want(STANDING_CROWN.key(HERE.guild), HERE.guild, HERE.channel)
        for person, rating in ((ANNA, 1700), (BEN, 1600), (CLEO, 1500)):
            await uow.people.remember(person)
            known = {person.id: PlayerRating(Strength(rating, 60), 5, NOON)}
            await RatingRepository(uow).save(known, {})
            await uow.connection.execute(place(person.id))
        await CrownRepository(uow).hold(HERE.guild)
        await CrownRepository(uow).begin(HERE.guild, ANNA.id, NOON)
    sees = cast("Visibility", SimpleNamespace(may_be_shown_in=lambda *_: True))
    return clock, [Crowns(store, sees, clock=clock, rng=random.Random(1)) for store in stores]


def place(user: UserId) -> Any:  # noqa: ANN401  a statement
    return player_places.insert().values(
        guild_id=HERE.guild, user_id=user, channel_id=HERE.channel, last_at=NOON
    )


async def test_of_two_challengers_at_once_one_is_refused(crowns: tuple[Clock, list[Crowns]]) -> None:
    _, (here, there) = crowns
    for _ in range(TIMES):
        answers = await asyncio.gather(
            here.challenge(HERE.guild, BEN), there.challenge(HERE.guild, CLEO), return_exceptions=True
        )
        assert reasons_of(answers) == [CROWN_BUSY]
        crown = await here.crown(HERE.guild)
        assert crown.challenge is not None
        assert crown.challenge.opponent == ANNA.id
        await there.withdraw(crown.challenge.id, crown.challenge.challenger)


async def test_an_answer_and_the_end_of_its_time_at_once_leave_one_of_them(
    crowns: tuple[Clock, list[Crowns]],
) -> None:
    clock, (here, there) = crowns
    made = await here.challenge(HERE.guild, BEN)
    clock.go_on(days=3)
    await asyncio.gather(
        here.keep(HERE.guild, [], is_reachable=True),
        there.keep(HERE.guild, [], is_reachable=True),
        return_exceptions=True,
    )
    crown = await here.crown(HERE.guild)
    assert crown.challenge is None
    assert [(reign.number, reign.holder) for reign in crown.reigns] == [(2, BEN.id), (1, ANNA.id)]
    answers = await asyncio.gather(here.accept(made.id, ANNA), return_exceptions=True)
    assert reasons_of(answers) == [CROWN_ANSWERED]


async def test_two_presses_on_accept_begin_one_match(crowns: tuple[Clock, list[Crowns]]) -> None:
    _, (here, there) = crowns
    made = await here.challenge(HERE.guild, BEN)
    answers = await asyncio.gather(
        here.accept(made.id, ANNA), there.accept(made.id, ANNA), return_exceptions=True
    )
    assert reasons_of(answers) == [CROWN_ANSWERED]
    crown = await here.crown(HERE.guild)
    assert crown.challenge is not None
    assert crown.challenge.match is not None
