"""Concurrent changes all survive, though each is decided by what was read before it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import (
    ChallengeState,
    ChannelId,
    ColourChoice,
    Match,
    Pace,
    PingBy,
    PingWhen,
    Players,
    Preferences,
    ServerSettings,
    Setup,
)
from bot.domain.challenge import MOST_TO_ONE
from bot.domain.computer import MOST_RUNNING, Level
from bot.domain.match import opening_events
from bot.domain.refusals import RefusalReason, Refused
from bot.features.absence.service import Absences
from bot.features.blocking.service import Blocking
from bot.features.giving_time.service import GivingTime
from bot.features.lesson.repository import LessonRepository
from bot.features.lesson.service import Lessons
from bot.features.lesson.steps import STEPS
from bot.services import Challenges, Computing, Matches, People, Servers
from bot.storage import Store
from dvonn import Game
from tests.bot.company import A_BOT, ANNA, BEN, CLEO, HERE, NOON, Clock, Rng
from tests.bot.played import recorded
from tests.bot.refused import reasons_of
from tests.bot.services.kept import kept_absence, kept_challenge, kept_match, kept_preferences, kept_settings
from tests.bot.storage.begun import show

TIMES = 5
"""Repetitions: on a database with several writers, which one comes first is random."""


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
    challenges = Challenges(there, clock=Clock(), rng=Rng())
    absences = Absences(here, clock=Clock())
    until = NOON + timedelta(days=1)
    for _ in range(TIMES):
        made = await challenges.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)
        _, match = await asyncio.gather(absences.leave(ANNA.id, until), challenges.accept(made.id, BEN))
        assert (await kept_match(here, match.id)).away == {ANNA.id: until}
        await absences.come_back(ANNA.id)


async def test_a_match_that_begins_when_somebody_comes_back_knows_it(stores: Sequence[Store]) -> None:
    here, there = stores
    challenges = Challenges(there, clock=Clock(), rng=Rng())
    absences = Absences(here, clock=Clock())
    for _ in range(TIMES):
        made = await challenges.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)
        await absences.leave(ANNA.id, NOON + timedelta(days=1))
        _, match = await asyncio.gather(absences.come_back(ANNA.id), challenges.accept(made.id, BEN))
        assert isinstance(match, Match)
        assert (await kept_match(here, match.id)).away == {}
        assert await kept_absence(here, ANNA.id) is None


@pytest.mark.parametrize("named", [True, False])
async def test_either_a_match_begins_or_its_opponent_is_blocked_before(
    stores: Sequence[Store], *, named: bool
) -> None:
    """A player blocks another who accepts a challenge at the same time: either order must be consistent."""
    here, there = stores
    clock = Clock()
    challenges, blocking = Challenges(there, clock=clock, rng=Rng()), Blocking(here, clock=clock)
    for _ in range(TIMES):
        clock.go_on(days=1)  # a block withdraws the challenge, which counts for a day
        made = await challenges.challenge(HERE, ANNA, BEN if named else None, ColourChoice.WHITE, Setup.FULL)
        ended, answer = await asyncio.gather(
            blocking.block(ANNA.id, BEN.id), challenges.accept(made.id, BEN), return_exceptions=True
        )
        assert isinstance(ended, list)
        if isinstance(answer, Match):
            assert ended == []
        else:
            assert isinstance(answer, Refused)
            assert answer.reason in (RefusalReason.TAKES_NO_CHALLENGES, RefusalReason.CHALLENGE_CLOSED)
            assert [each.id for each in ended] == ([made.id] if named else [])
        state = (await kept_challenge(here, made.id)).state
        assert (state is ChallengeState.ACCEPTED) is isinstance(answer, Match)
        await blocking.unblock(ANNA.id, BEN.id)


async def test_no_challenge_to_somebody_who_blocks_meanwhile_stays_open(stores: Sequence[Store]) -> None:
    here, there = stores
    clock = Clock()
    challenges, blocking = Challenges(there, clock=clock, rng=Rng()), Blocking(here, clock=clock)
    for _ in range(TIMES):
        ended, answer = await asyncio.gather(
            blocking.block(BEN.id, ANNA.id),
            challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL),
            return_exceptions=True,
        )
        assert isinstance(ended, list)
        if isinstance(answer, Refused):
            assert answer.reason is RefusalReason.TAKES_NO_CHALLENGES
        async with here.read() as uow:
            assert await uow.challenges.open_of(BEN.id) == []
        await blocking.unblock(BEN.id, ANNA.id)
        clock.go_on(hours=2)  # so that a declined challenge doesn't block the next


async def test_many_challenges_to_one_person_at_once_stay_within_measure(stores: Sequence[Store]) -> None:
    services = [Challenges(store, clock=Clock(), rng=Rng()) for store in stores]
    asked = await asyncio.gather(
        *(service.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL) for service in services * TIMES),
        return_exceptions=True,
    )
    assert reasons_of(asked) == [RefusalReason.ASKED_OFTEN_ENOUGH] * (2 * TIMES - MOST_TO_ONE)


async def test_of_two_who_accept_a_challenge_to_anybody_one_begins_the_match(stores: Sequence[Store]) -> None:
    here, there = (Challenges(store, clock=Clock(), rng=Rng()) for store in stores)
    for _ in range(TIMES):
        made = await here.challenge(HERE, ANNA, None, ColourChoice.WHITE, Setup.FULL)
        answers = await asyncio.gather(
            here.accept(made.id, BEN), there.accept(made.id, CLEO), return_exceptions=True
        )
        (match,) = [answer for answer in answers if isinstance(answer, Match)]
        assert reasons_of(answers) == [RefusalReason.CHALLENGE_CLOSED]
        assert (await kept_challenge(stores[0], made.id)).match_id == match.id


async def test_of_steps_of_the_lesson_that_are_done_at_once_the_furthest_counts(
    stores: Sequence[Store],
) -> None:
    here, there = (Lessons(store) for store in stores)
    for _ in range(TIMES):
        await asyncio.gather(
            *(here.done(ANNA.id, step) for step in STEPS[5::-2]),
            *(there.done(ANNA.id, step) for step in STEPS[4::-2]),
        )
        async with stores[0].read() as uow:
            assert await LessonRepository(uow).reached(ANNA.id) == STEPS[6].name
        await here.begin_anew(ANNA.id)


async def test_two_lines_that_are_planned_at_once_are_both_in_the_plan(stores: Sequence[Store]) -> None:
    here, there = (Matches(store, clock=Clock()) for store in stores)
    async with stores[0].write() as uow:
        opening = Game(recorded()[0].moves[:51])
        players = Players(white=ANNA.id, black=BEN.id)
        match = await uow.matches.add(HERE, players, Setup.RECORD, opening_events(opening, NOON))
    whose = match.opponent_of(match.player_to_move or ANNA.id)
    first, second, *_ = match.position.legal_moves()
    lines = [(to, match.position.play(to).legal_moves()[0]) for to in (first, second)]
    for _ in range(TIMES):
        await asyncio.gather(
            *(
                each.plan_line(match.id, line, by=whose)
                for each, line in zip((here, there), lines, strict=True)
            )
        )
        _, plan = await here.plan_of(match.id, whose)
        assert {(each.to, each.move) for each in plan.replies} == set(lines)
        await here.drop_plan(match.id, by=whose)


async def test_of_two_presses_on_one_button_that_gives_time_one_gives_it(stores: Sequence[Store]) -> None:
    here, there = (GivingTime(store, clock=Clock()) for store in stores)
    async with stores[0].write() as uow:
        players = Players(white=ANNA.id, black=BEN.id)
        events = opening_events(Game(), NOON)
        match = await uow.matches.add(HERE, players, Setup.FULL, events, pace=Pace.FIVE_MINUTES)
        match = await show(uow, match, NOON)
    due = match.clock.due
    assert due is not None
    for times in (1, 2):
        await asyncio.gather(*(each.give(match.id, by=BEN.id, seen=match.number) for each in (here, there)))
        match = await kept_match(stores[0], match.id)
        assert match.clock.due == due + times * match.pace.gift


async def test_of_many_matches_against_the_computer_that_begin_at_once_three_do(
    stores: Sequence[Store],
) -> None:
    both = [Computing(store, clock=Clock(), rng=Rng()) for store in stores]
    for person in (ANNA, BEN):
        begun = await asyncio.gather(
            *(each.begin(HERE, person, A_BOT, Level(1)) for _ in range(MOST_RUNNING) for each in both),
            return_exceptions=True,
        )
        assert reasons_of(begun) == [RefusalReason.TOO_MANY_AGAINST_COMPUTER] * MOST_RUNNING
        matches = [each for each in begun if isinstance(each, Match)]
        assert len(matches) == MOST_RUNNING == 3
        assert {each.pace for each in matches} == {Pace.NONE}
