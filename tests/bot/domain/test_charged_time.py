"""A clock charges only the time in which its player could know the position and act."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count, islice
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Clock, HaltReason, Match, OfferKind, Pace, Stakes, UserId
from bot.domain.clock import OFF, Outage
from bot.domain.events import CameBack, Event, Halted, Happening, Offered, WentAway, WentOn
from bot.domain.offer import accept, offer, refuse
from bot.domain.refusals import RefusalReason
from bot.domain.rest_days import RestDays
from dvonn import PASS, Game
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.domain.test_rest_days import BERLIN, ZONES, at
from tests.bot.played import C3, first_plies, match_of, recorded
from tests.bot.refused import refuses

SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)

TEN = Pace.TEN_MINUTES


def new_match(pace: Pace = TEN) -> Match:
    """A match of which no board has been shown yet."""
    match = replace(match_of(Game()), pace=pace)
    return replace(match, clock=match.first_clock)


def told(match: Match, what: Happening, at: datetime, by: UserId | None = None) -> Match:
    return match.followed_by((match.event(what, at, by=by),))


def out(since: datetime, minutes: float) -> Outage:
    return Outage(since, since + minutes * MINUTE)


# the board


def test_the_clock_of_a_turn_does_not_run_before_its_board_is_shown() -> None:
    match = new_match()
    assert (match.clock.due, match.clock.left) == (None, TEN.bank)
    shown = match.shown(1, NOON + HOUR)
    assert (shown.clock.due, shown.clock.left) == (NOON + HOUR + TEN.bank, None)
    moved = told(shown, C3, NOON + HOUR + MINUTE, ANNA.id)
    assert (moved.clock.due, moved.clock.left) == (None, TEN.bank)
    assert not moved.clock.is_over(NOON + DAY)


def test_a_move_before_its_board_is_shown_costs_nothing_and_earns_the_increment() -> None:
    moved = told(new_match(), C3, NOON + DAY, ANNA.id)
    assert moved.clock.waiting == TEN.bank + TEN.increment


def test_the_board_of_an_older_event_does_not_start_the_clock() -> None:
    moved = told(new_match().shown(1, NOON), C3, NOON + MINUTE, ANNA.id)
    assert moved.shown(1, NOON + HOUR) == moved
    assert moved.shown(2, NOON + HOUR).clock.due == NOON + HOUR + TEN.bank


def test_a_board_starts_the_clock_if_the_position_on_it_is_still_the_current_one() -> None:
    offered = told(told(new_match(), C3, NOON, ANNA.id), Offered(OfferKind.DRAW), NOON, ANNA.id)
    assert offered.shown(2, NOON).clock.due == NOON + TEN.bank


def test_a_board_that_is_shown_again_does_not_start_the_clock_again() -> None:
    shown = new_match().shown(1, NOON)
    assert shown.shown(1, NOON + MINUTE) == shown


def test_a_clock_that_was_paused_continues_once_the_board_says_so() -> None:
    shown = new_match().shown(1, NOON)
    halted = told(shown, Halted(HaltReason.CHANNEL), NOON + MINUTE)
    assert halted.shown(2, NOON + MINUTE) == halted
    gone_on = told(halted, WentOn(), NOON + HOUR)
    assert gone_on.clock.left == 9 * MINUTE
    assert gone_on.shown(2, NOON + HOUR) == gone_on
    assert gone_on.shown(3, NOON + 2 * HOUR).clock.due == NOON + 2 * HOUR + 9 * MINUTE


def test_the_clock_of_a_player_who_comes_back_continues_once_the_board_says_so() -> None:
    match = told(new_match(Pace.ONE).shown(1, NOON), WentAway(NOON + 9 * DAY), NOON, BEN.id)
    away = told(match, C3, NOON + MINUTE, ANNA.id)
    assert away.shown(3, NOON + MINUTE) == away
    back = told(away, CameBack(), NOON + HOUR, BEN.id)
    assert back.shown(3, NOON + HOUR) == back
    assert back.shown(4, NOON + 2 * HOUR).clock.due == NOON + 2 * HOUR + DAY


def test_the_clock_of_a_player_who_is_away_is_paused_though_only_they_can_bring_the_channel_back() -> None:
    match = new_match(Pace.ONE).shown(1, NOON)
    match = told(match, WentAway(NOON + 9 * DAY), NOON + MINUTE, BEN.id)
    match = told(match, Halted(HaltReason.CHANNEL), NOON + MINUTE, BEN.id)
    match = told(match, C3, NOON + HOUR, ANNA.id)
    assert match.stands_still
    assert (match.clock.due, match.clock.left) == (None, DAY)
    back = told(match, CameBack(), NOON + 2 * HOUR, BEN.id)
    assert back.clock.due == NOON + 2 * HOUR + DAY


def test_no_board_starts_a_clock_that_there_is_not() -> None:
    for match in (new_match(Pace.NONE), replace(match_of(recorded()[0]), pace=TEN, clock=OFF)):
        assert match.shown(match.number, NOON) == match


# parts of a second


def test_a_clock_starts_at_the_next_whole_second_and_stops_at_the_whole_second_before() -> None:
    half = SECOND / 2
    clock = Clock(left=MINUTE).started(NOON + half)
    assert (clock.due, clock.since) == (NOON + SECOND + MINUTE, NOON + SECOND)
    assert clock.stopped(NOON + SECOND + half).left == MINUTE
    assert clock.stopped(NOON + 2 * SECOND).left == MINUTE - SECOND
    assert clock.stopped(NOON + half).left == MINUTE


def test_an_older_clock_whose_start_is_not_known_is_charged_no_part_of_a_second_either() -> None:
    assert Clock(due=NOON + MINUTE).stopped(NOON + SECOND / 2).left == MINUTE


def test_each_second_of_which_an_outage_took_a_part_is_given_back() -> None:
    clock = Clock(left=MINUTE).started(NOON)
    outage = Outage(NOON + 1.5 * SECOND, NOON + 2.5 * SECOND)
    assert clock.without(outage, Pace.NONE).due == NOON + MINUTE + 2 * SECOND


# outages


def test_an_outage_is_given_back_for_the_part_in_which_the_clock_ran() -> None:
    clock = Clock(left=HOUR).started(NOON)
    assert clock.without(out(NOON - MINUTE, 3), Pace.NONE).due == NOON + HOUR + 2 * MINUTE
    assert clock.without(out(NOON - 2 * MINUTE, 1), Pace.NONE) == clock
    assert clock.without(out(NOON + MINUTE, 3), Pace.NONE).due == NOON + HOUR + 3 * MINUTE


def test_a_clock_that_is_paused_gets_nothing_back() -> None:
    for clock in (OFF, Clock(left=HOUR)):
        assert clock.without(out(NOON, 60), Pace.NONE) == clock


def test_the_same_outage_is_given_back_once_and_a_longer_one_for_what_it_is_longer() -> None:
    clock = Clock(left=HOUR).started(NOON)
    once = clock.without(out(NOON + MINUTE, 3), Pace.NONE)
    assert once.without(out(NOON + MINUTE, 3), Pace.NONE) == once
    longer = once.without(out(NOON + MINUTE, 5), Pace.NONE)
    assert longer == clock.without(out(NOON + MINUTE, 5), Pace.NONE)
    assert longer.due == NOON + HOUR + 5 * MINUTE


def test_a_minute_that_two_outages_share_is_given_back_once() -> None:
    match = new_match().shown(1, NOON)
    overlapping = [out(NOON + 3 * MINUTE, 3), out(NOON + MINUTE, 3), out(NOON + 2 * MINUTE, 1)]
    assert match.without(overlapping).clock.due == NOON + TEN.bank + 5 * MINUTE


def test_a_clock_that_was_over_before_an_outage_stays_over() -> None:
    clock = Clock(left=HOUR).started(NOON)
    assert clock.without(out(NOON + HOUR, 3), Pace.NONE) == clock
    assert clock.without(out(NOON + HOUR - SECOND, 3), Pace.NONE).due == NOON + HOUR + 3 * MINUTE


def test_a_move_in_an_outage_is_charged_only_the_time_before_it() -> None:
    match = new_match().shown(1, NOON)
    moved = told(match.without([out(NOON + 4 * MINUTE, 5)]), C3, NOON + 9 * MINUTE, ANNA.id)
    assert moved.clock.waiting == TEN.bank - 4 * MINUTE + TEN.increment


def test_an_outage_gives_back_only_the_working_days_in_it() -> None:
    pace = Pace(3 * DAY, DAY, rest=BERLIN)
    friday = at("2026-05-08T12:00+02:00")
    clock = Clock(left=3 * DAY).started(friday, pace)
    assert clock.due == at("2026-05-13T12:00+02:00")
    at_the_weekend = Outage(at("2026-05-09T06:00+02:00"), at("2026-05-10T06:00+02:00"))
    assert clock.without(at_the_weekend, pace).due == clock.due
    over_the_weekend = Outage(at("2026-05-08T18:00+02:00"), at("2026-05-11T06:00+02:00"))
    assert clock.without(over_the_weekend, pace).due == at("2026-05-14T00:00+02:00")
    into_the_weekend = Outage(at("2026-05-13T11:00+02:00"), at("2026-05-16T06:00+02:00"))
    assert clock.without(into_the_weekend, pace).due == at("2026-05-18T01:00+02:00")


def charged(
    since: datetime, left: int, outages: Sequence[Outage], step: timedelta, rest: RestDays | None = None
) -> list[datetime]:
    """Return the beginnings of the `left` steps that a clock charges from `since` on, counted one by one."""

    def counts(begin: datetime) -> bool:
        is_off = rest is not None and begin.astimezone(ZoneInfo(rest.zone)).isoweekday() in rest.days
        return not is_off and not any(each.since < begin + step and begin < each.until for each in outages)

    steps = (since + number * step for number in count())
    return list(islice(filter(counts, steps), left))


def known(ends: Sequence[tuple[timedelta, timedelta]], stops: datetime) -> list[Outage]:
    """Return the outages between these moments, as far as they are known when the clock stops."""
    outages = (Outage(NOON + min(each), min(stops, NOON + max(each))) for each in ends)
    return [outage for outage in outages if outage.since < outage.until]


moments = st.integers(0, 90_000).map(lambda milliseconds: timedelta(milliseconds=milliseconds))


@given(moments, st.integers(1, 60), st.lists(st.tuples(moments, moments), max_size=6), moments)
def test_each_second_is_charged_in_which_the_clock_ran_and_nothing_was_out(
    begins: timedelta, left: int, ends: Sequence[tuple[timedelta, timedelta]], waits: timedelta
) -> None:
    """Outages overlap, and become known in any order."""
    stops = NOON + begins + waits
    outages = known(ends, stops)
    match = replace(new_match(), clock=Clock(left=left * SECOND)).shown(1, NOON + begins)
    clock = match.without(outages).clock
    seconds = charged((NOON + begins + 0.999 * SECOND).replace(microsecond=0), left, outages, SECOND)
    assert clock.due == seconds[-1] + SECOND
    assert clock.stopped(stops).left == (left - sum(each + SECOND <= stops for each in seconds)) * SECOND
    assert clock.is_over(stops) is (seconds[-1] + SECOND <= stops)


quarters = st.integers(0, 12 * 96).map(lambda number: number * HOUR / 4)


@given(
    st.builds(RestDays, st.frozensets(st.integers(1, 7), min_size=1, max_size=4), st.sampled_from(ZONES)),
    quarters,
    st.integers(1, 300),
    st.lists(st.tuples(quarters, quarters), max_size=4),
    quarters,
)
def test_neither_days_off_nor_outages_are_charged(
    rest: RestDays,
    begins: timedelta,
    left: int,
    ends: Sequence[tuple[timedelta, timedelta]],
    waits: timedelta,
) -> None:
    """Counted in quarters of an hour, as no zone is shifted by less."""
    quarter, stops = HOUR / 4, NOON + begins + waits
    outages = known(ends, stops)
    match = replace(new_match(Pace(30 * DAY, DAY, rest=rest)), clock=Clock(left=left * quarter))
    clock = match.shown(1, NOON + begins).without(outages).clock
    ran = charged(NOON + begins, left, outages, quarter, rest)
    assert clock.stopped(stops, match.pace).left == (left - sum(each < stops for each in ran)) * quarter
    assert clock.is_over(stops) is (ran[-1] < stops)


# the flag

Act = Callable[[Match, datetime], tuple[Event, ...]]

SEEN = first_plies(recorded()[0], 4)


def running(*, stakes: Stakes = Stakes.UNRATED, game: Game = SEEN) -> Match:
    """A match in which Anna is to move, with a minute on her clock."""
    match = replace(match_of(game), pace=TEN, stakes=stakes, clock=Clock(left=MINUTE, waiting=HOUR))
    return match.shown(match.number, NOON)


def with_offer(kind: OfferKind, by: UserId) -> Match:
    match = running()
    return match.followed_by(offer(match, kind, by=by, at=NOON))


ACTS: dict[str, tuple[Match, Act]] = {
    "a move": (running(), lambda match, at: match.play(recorded()[0].moves[4], by=ANNA.id, at=at)),
    "an offer": (running(), lambda match, at: offer(match, OfferKind.DRAW, by=BEN.id, at=at)),
    "a draw": (
        with_offer(OfferKind.DRAW, BEN.id),
        lambda match, at: accept(match, OfferKind.DRAW, by=ANNA.id, at=at),
    ),
    "an undo": (
        with_offer(OfferKind.UNDO, BEN.id),
        lambda match, at: accept(match, OfferKind.UNDO, by=ANNA.id, at=at),
    ),
    "a refusal": (
        with_offer(OfferKind.DRAW, ANNA.id),
        lambda match, at: refuse(match, OfferKind.DRAW, by=BEN.id, at=at),
    ),
    "a gift": (running(), lambda match, at: match.give_time(by=BEN.id, at=at)),
    "a resignation": (running(), lambda match, at: match.resign(by=ANNA.id, at=at)),
    "a resignation of the opponent": (running(), lambda match, at: match.resign(by=BEN.id, at=at)),
    "a resignation that cancels": (
        running(stakes=Stakes.RATED, game=Game()),
        lambda match, at: match.resign(by=BEN.id, at=at),
    ),
}


@pytest.mark.parametrize(("match", "act"), ACTS.values(), ids=ACTS.keys())
def test_after_the_flag_has_fallen_no_player_acts_any_more(match: Match, act: Act) -> None:
    match.check_time(act(match, NOON + MINUTE - SECOND / 2))
    for late in (MINUTE, HOUR):
        with refuses(RefusalReason.OUT_OF_TIME) as refusal:
            match.check_time(act(match, NOON + late))
        assert refusal.value.about == match


def test_what_no_player_does_needs_no_time_on_the_clock() -> None:
    match, late = running(), NOON + HOUR
    for events in (
        match.time_out(late),
        match.cancel(late),
        (match.event(Halted(HaltReason.CHANNEL), late),),
        (match.event(WentOn(), late),),
        (match.event(WentAway(late + DAY), late, by=ANNA.id),),
        (match.event(CameBack(), late, by=BEN.id),),
        (match.event(PASS, late),),
    ):
        assert events
        match.check_time(events)


def test_a_flag_that_would_have_fallen_in_an_outage_has_not_fallen() -> None:
    match = running().without([out(NOON + MINUTE / 2, 5)])
    late = NOON + 5 * MINUTE
    match.check_time(match.play(recorded()[0].moves[4], by=ANNA.id, at=late))
    assert match.time_out(late) == ()


def test_a_clock_that_waits_for_its_board_has_no_flag() -> None:
    match = new_match()
    match.check_time(match.play(C3, by=ANNA.id, at=NOON + 30 * DAY))
    assert match.time_out(NOON + 30 * DAY) == ()
