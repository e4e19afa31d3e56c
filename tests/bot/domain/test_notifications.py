"""Pings follow a player's preferences and quiet hours."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Ping, PingBy, PingOn, PingWhen, Preferences, QuietHours
from bot.domain.notifications import (
    CLOSED_FOR,
    FRESH,
    NO_PING,
    ServerPings,
    ping_for,
    ping_in_time,
    ping_on,
    renewed,
)
from bot.domain.preferences import DailyHour
from bot.domain.refusals import RefusalReason
from tests.bot.company import NOON
from tests.bot.refused import refuses

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = QuietHours(22, 7, BERLIN)
SECOND = timedelta(seconds=1)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


# whether and where


@pytest.mark.parametrize("others_wait", [True, False])
@pytest.mark.parametrize("on", [PingOn.BOARD, PingOn.DIRECT])
def test_somebody_who_has_chosen_nothing_is_pinged_at_each_turn(on: PingOn, others_wait: bool) -> None:
    assert ping_for(on, Preferences(), others_wait=others_wait, at=NOON) == Ping(on, NOON)


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize("notifies_all", [True, False])
@pytest.mark.parametrize("by", PingBy)
def test_a_server_pings_as_its_manager_says_or_in_the_way_that_notifies_nobody_else(
    by: PingBy, notifies_all: bool, in_thread: bool
) -> None:
    usual = PingBy.DIRECT if notifies_all and not in_thread else PingBy.CHANNEL
    expected = usual if by is PingBy.AUTOMATIC else by
    assert ServerPings(by, notifies_all).way(in_thread=in_thread) is expected


@pytest.mark.parametrize(
    ("chosen", "way", "on"),
    [
        (PingBy.AUTOMATIC, PingBy.CHANNEL, PingOn.BOARD),
        (PingBy.AUTOMATIC, PingBy.DIRECT, PingOn.DIRECT),
        (PingBy.CHANNEL, PingBy.DIRECT, PingOn.BOARD),
        (PingBy.DIRECT, PingBy.CHANNEL, PingOn.DIRECT),
    ],
)
def test_what_a_player_has_chosen_counts_before_what_the_server_does(
    chosen: PingBy, way: PingBy, on: PingOn
) -> None:
    assert ping_on(chosen, way, closed_at=None, at=NOON) is on


@pytest.mark.parametrize(("since", "on"), [(CLOSED_FOR - SECOND, PingOn.BOARD), (CLOSED_FOR, PingOn.DIRECT)])
def test_a_direct_message_that_was_refused_is_not_tried_again_for_a_day(since: timedelta, on: PingOn) -> None:
    assert ping_on(PingBy.DIRECT, PingBy.CHANNEL, closed_at=NOON - since, at=NOON) is on


def test_somebody_who_wants_to_be_pinged_for_the_first_turn_only_is_left_alone_while_others_wait() -> None:
    wants = Preferences(when=PingWhen.FIRST)
    assert ping_for(PingOn.BOARD, wants, others_wait=True, at=NOON) == NO_PING
    assert ping_for(PingOn.BOARD, wants, others_wait=False, at=NOON) == Ping(PingOn.BOARD, NOON)


def test_somebody_who_never_wants_to_be_pinged_is_not_even_reminded() -> None:
    wants = Preferences(when=PingWhen.NEVER)
    assert ping_for(PingOn.BOARD, wants, others_wait=False, at=NOON) == NO_PING
    assert ping_in_time(PingOn.BOARD, wants, until=NOON + timedelta(hours=6), at=NOON) == NO_PING


def test_a_reminder_comes_though_other_matches_wait() -> None:
    wants = Preferences(when=PingWhen.FIRST)
    assert ping_in_time(PingOn.BOARD, wants, until=NOON + timedelta(hours=6), at=NOON) == Ping(
        PingOn.BOARD, NOON
    )


@pytest.mark.parametrize(("after", "late"), [(-FRESH, False), (FRESH - SECOND, False), (FRESH, True)])
def test_a_ping_is_looked_for_before_it_is_sent_once_an_earlier_attempt_may_have_sent_it(
    after: timedelta, late: bool
) -> None:
    assert Ping(PingOn.DIRECT, NOON).is_late(NOON + after) is late


@pytest.mark.parametrize(
    ("ping", "made"),
    [
        (Ping(PingOn.BOARD, NOON), True),
        (Ping(PingOn.BOARD, NOON + SECOND), False),
        (Ping(PingOn.DIRECT, NOON), False),
        (NO_PING, False),
    ],
)
def test_a_board_mentions_somebody_whose_ping_is_due_and_made_in_the_channel(ping: Ping, made: bool) -> None:
    assert ping.is_made_by_board(NOON) is made


def test_a_late_ping_stays_the_same_unless_preferences_want_another_one_now() -> None:
    ping, later = Ping(PingOn.BOARD, NOON), NOON + timedelta(hours=1)
    assert renewed(ping, PingOn.BOARD, Preferences(), others_wait=False, at=later) == ping
    direct = renewed(ping, PingOn.DIRECT, Preferences(), others_wait=False, at=later)
    assert direct == Ping(PingOn.DIRECT, later)
    assert (
        renewed(ping, PingOn.BOARD, Preferences(when=PingWhen.FIRST), others_wait=True, at=later) == NO_PING
    )


# quiet hours


@pytest.mark.parametrize(
    ("hours", "at", "called"),
    [
        (NIGHT, "2026-05-04T12:00", "2026-05-04T12:00"),
        (NIGHT, "2026-05-04T20:00", "2026-05-05T05:00"),  # 22:00 there
        (NIGHT, "2026-05-04T19:59", "2026-05-04T19:59"),
        (NIGHT, "2026-05-05T04:59:59", "2026-05-05T05:00"),  # 06:59:59
        (NIGHT, "2026-05-05T05:00", "2026-05-05T05:00"),
        (QuietHours(9, 17, BERLIN), "2026-05-04T08:30", "2026-05-04T15:00"),
        (QuietHours(0, 0, BERLIN), "2026-05-04T22:30", "2026-05-04T22:30"),
        (
            QuietHours(22, 7, ZoneInfo("Asia/Kolkata")),
            "2026-05-04T20:00",
            "2026-05-05T01:30",
        ),  # half an hour off
    ],
)
def test_a_ping_waits_for_the_end_of_the_quiet_hours(hours: QuietHours, at: str, called: str) -> None:
    wants = Preferences(quiet=hours)
    assert ping_for(PingOn.BOARD, wants, others_wait=False, at=utc(at)) == Ping(PingOn.BOARD, utc(called))


@pytest.mark.parametrize(
    ("at", "called"),
    [
        ("2026-03-28T23:30", "2026-03-29T05:00"),  # clocks go forward in that night: 7:00 is an hour earlier
        ("2026-10-24T22:30", "2026-10-25T06:00"),  # and back in this one
    ],
)
def test_the_quiet_hours_end_by_the_clock_on_the_wall(at: str, called: str) -> None:
    assert NIGHT.end_after(utc(at)) == utc(called)


def test_an_hour_that_comes_twice_or_never_ends_the_quiet_hours_all_the_same() -> None:
    until_two, until_three = QuietHours(22, 2, BERLIN), QuietHours(22, 3, BERLIN)
    assert until_two.end_after(utc("2026-03-29T00:30")) == utc("2026-03-29T01:00")  # 02:00 is 03:00
    assert until_three.end_after(utc("2026-10-25T00:30")) == utc(
        "2026-10-25T02:00"
    )  # 02:30 for the first time
    assert until_three.end_after(utc("2026-10-25T01:30")) == utc("2026-10-25T02:00")  # and for the second


@given(
    st.builds(
        QuietHours,
        st.integers(0, 23),
        st.integers(0, 23),
        st.sampled_from([BERLIN, ZoneInfo("America/New_York"), ZoneInfo("Australia/Lord_Howe")]),
    ),
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31)),  # noqa: DTZ001  made UTC below
)
def test_nobody_waits_longer_than_the_quiet_hours_last(hours: QuietHours, moment: datetime) -> None:
    at = moment.replace(tzinfo=UTC)
    called = hours.end_after(at)
    assert at <= called <= at + timedelta(hours=(hours.end - hours.start) % 24 + 1)  # one more in autumn
    assert hours.end_after(called) == called


def test_who_is_told_once_a_day_is_pinged_for_what_can_not_wait() -> None:
    wants = Preferences(when=PingWhen.DAILY)
    assert ping_for(PingOn.BOARD, wants, others_wait=False, at=NOON, can_wait=True) == NO_PING
    assert ping_for(PingOn.BOARD, wants, others_wait=True, at=NOON) == Ping(PingOn.BOARD, NOON)
    assert ping_in_time(PingOn.BOARD, wants, until=NOON + timedelta(hours=6), at=NOON) == Ping(
        PingOn.BOARD, NOON
    )


@pytest.mark.parametrize(
    ("hour", "at", "told"),
    [
        (DailyHour(18, BERLIN), "2026-05-04T15:59", "2026-05-04T16:00"),
        (DailyHour(18, BERLIN), "2026-05-04T16:00", "2026-05-05T16:00"),
        (DailyHour(0, BERLIN), "2026-05-04T21:59", "2026-05-04T22:00"),
        (DailyHour(18, BERLIN), "2026-10-24T16:00", "2026-10-25T17:00"),  # clocks go back in that night
        (DailyHour(2, BERLIN), "2026-03-28T12:00", "2026-03-29T01:00"),  # 02:00 is 03:00
        (DailyHour(9, ZoneInfo("Pacific/Kiritimati")), "2026-05-04T19:00", "2026-05-05T19:00"),
    ],
)
def test_the_hour_of_the_day_is_the_next_one_by_the_clock_on_the_wall(
    hour: DailyHour, at: str, told: str
) -> None:
    assert hour.next_after(utc(at)) == utc(told)


def test_the_hour_is_in_the_zone_of_the_quiet_hours_until_another_is_chosen() -> None:
    assert Preferences(daily=DailyHour(7, BERLIN)).daily_at is None
    assert Preferences(when=PingWhen.DAILY).daily_at == DailyHour(18, ZoneInfo("UTC"))
    assert Preferences(when=PingWhen.DAILY, quiet=NIGHT).daily_at == DailyHour(18, BERLIN)
    assert Preferences(when=PingWhen.DAILY, daily=DailyHour(7, BERLIN), quiet=NIGHT).daily_at == DailyHour(
        7, BERLIN
    )


@pytest.mark.parametrize(
    ("hour", "zone", "flaw"), [("24", "UTC", "24"), ("²", "UTC", "²"), ("7", "Hamburg", "Hamburg")]
)
def test_what_is_no_hour_of_the_day_is_shown(hour: str, zone: str, flaw: str) -> None:
    with refuses(RefusalReason.NOT_A_DAILY_HOUR) as refusal:
        DailyHour.parse(hour, zone)
    assert refusal.value.about == flaw


def test_a_reminder_that_would_come_too_late_does_not_come() -> None:
    wants = Preferences(quiet=NIGHT)
    at = utc("2026-05-04T21:00")
    assert ping_in_time(PingOn.BOARD, wants, until=utc("2026-05-05T05:00"), at=at) == NO_PING
    in_time = ping_in_time(PingOn.BOARD, wants, until=utc("2026-05-05T05:01"), at=at)
    assert in_time == Ping(PingOn.BOARD, utc("2026-05-05T05:00"))


# reading them


def test_quiet_hours_are_read_from_menus_and_a_typed_zone() -> None:
    assert QuietHours.parse("22", "7", " Europe/Berlin ") == NIGHT


@pytest.mark.parametrize(
    ("start", "end", "zone", "flaw"),
    [
        ("24", "7", "UTC", "24"),
        ("22:30", "7", "UTC", "22:30"),
        ("ten", "7", "UTC", "ten"),
        ("", "7", "UTC", ""),
        ("-1", "7", "UTC", "-1"),
        ("22", "²", "UTC", "²"),
        ("22", "7", "Hamburg", "Hamburg"),
        ("22", "7", "", ""),
        ("22", "7", "../etc/passwd", "../etc/passwd"),
        ("22", "7", "Europe", "Europe"),
    ],
)
def test_what_are_no_hours_or_no_zone_is_shown(start: str, end: str, zone: str, flaw: str) -> None:
    with refuses(RefusalReason.NOT_QUIET_HOURS) as refusal:
        QuietHours.parse(start, end, zone)
    assert refusal.value.about == flaw
