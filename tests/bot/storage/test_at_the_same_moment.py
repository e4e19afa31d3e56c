"""What people change at the same moment is all kept, though each change is decided by what was read before it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.matches import (
    Challenges,
    ChannelId,
    ColourChoice,
    Match,
    Pace,
    People,
    PingBy,
    PingWhen,
    Preferences,
    Servers,
    ServerSettings,
    Setup,
    Store,
)
from bot.storage import SqlStore
from tests.bot.company import ANNA, BEN, HERE, NOON, Clock, Lots
from tests.bot.matches.kept import kept_absence, kept_match, kept_preferences, kept_settings

TIMES = 5
"""How often it is tried: on a database with several writers, who comes first is luck."""


@pytest.fixture
def stores(store: SqlStore, another_store: SqlStore) -> Sequence[Store]:
    """The same database as two processes have it."""
    return store, another_store


async def test_two_changes_of_a_servers_settings_are_both_kept(stores: Sequence[Store]) -> None:
    changes: list[Callable[[ServerSettings], ServerSettings]] = [
        lambda was: replace(was, channels=(ChannelId(11),)),
        lambda was: replace(was, threads=True),
        lambda was: replace(was, pace=Pace.WEEK),
        lambda was: replace(was, language="de"),
        lambda was: replace(was, keep_boards=7),
        lambda was: replace(was, challenges_last=timedelta(days=1)),
    ]
    here, there = (Servers(store, clock=Clock()) for store in stores)
    for _ in range(TIMES):
        await here.settle(HERE.guild, lambda _: ServerSettings())
        await asyncio.gather(
            *(here.settle(HERE.guild, change) for change in changes[::2]),
            *(there.settle(HERE.guild, change) for change in changes[1::2]),
        )
        settled = ServerSettings((ChannelId(11),), True, Pace.WEEK, "de", 7, timedelta(days=1))  # noqa: FBT003  as they are
        assert await kept_settings(stores[0], HERE.guild) == settled


async def test_two_changes_of_ones_preferences_are_both_kept(stores: Sequence[Store]) -> None:
    changes: list[Callable[[Preferences], Preferences]] = [
        lambda was: replace(was, when=PingWhen.FIRST),
        lambda was: replace(was, by=PingBy.DIRECT),
        lambda was: replace(was, rotated=True),
        lambda was: replace(was, words=True),
    ]
    here, there = (People(store, clock=Clock()) for store in stores)
    for _ in range(TIMES):
        await here.choose(ANNA.id, lambda _: Preferences())
        await asyncio.gather(
            *(here.choose(ANNA.id, change) for change in changes[::2]),
            *(there.choose(ANNA.id, change) for change in changes[1::2]),
        )
        chosen = Preferences(PingWhen.FIRST, PingBy.DIRECT, rotated=True, words=True)
        assert await kept_preferences(stores[0], ANNA.id) == chosen


async def test_a_match_that_begins_when_somebody_goes_away_knows_it(stores: Sequence[Store]) -> None:
    here, there = stores
    challenges = Challenges(there, clock=Clock(), lots=Lots())
    people = People(here, clock=Clock())
    until = NOON + timedelta(days=1)
    for _ in range(TIMES):
        made = await challenges.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)
        _, match = await asyncio.gather(people.leave(ANNA.id, until), challenges.accept(made.id, BEN))
        assert (await kept_match(here, match.id)).away == {ANNA.id: until}
        await people.come_back(ANNA.id)


async def test_a_match_that_begins_when_somebody_comes_back_knows_it(stores: Sequence[Store]) -> None:
    here, there = stores
    challenges = Challenges(there, clock=Clock(), lots=Lots())
    people = People(here, clock=Clock())
    for _ in range(TIMES):
        made = await challenges.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)
        await people.leave(ANNA.id, NOON + timedelta(days=1))
        _, match = await asyncio.gather(people.come_back(ANNA.id), challenges.accept(made.id, BEN))
        assert isinstance(match, Match)
        assert (await kept_match(here, match.id)).away == {}
        assert await kept_absence(here, ANNA.id) is None
