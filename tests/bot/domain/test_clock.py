"""The time per turn, stopped clocks and reminders."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import Language, languages
from bot.domain import Clock, Pace
from bot.domain.clock import OFF, PRESETS
from bot.domain.refusals import DeclaredReason, RefusalReason, Refused, WrongTime
from bot.pages.paces import describe_pace
from tests.bot.company import NOON

LIMITED = [pace for pace in PRESETS if pace]

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@pytest.mark.parametrize(
    ("pace", "time", "reminder"),
    [
        (Pace.ONE, DAY, 6 * HOUR),
        (Pace.THREE, 3 * DAY, 18 * HOUR),
        (Pace.WEEK, 7 * DAY, 24 * HOUR),
        (Pace.FORTNIGHT, 14 * DAY, 24 * HOUR),
    ],
)
def test_a_reminder_comes_when_a_quarter_of_the_time_is_left_but_no_more_than_a_day(
    pace: Pace, time: timedelta, reminder: timedelta
) -> None:
    clock = Clock.full(pace).started(NOON)
    assert clock.due == NOON + time
    assert clock.remind_at == NOON + time - reminder


def test_without_a_limit_there_is_no_clock() -> None:
    assert Clock.full(Pace.NONE) == OFF
    assert OFF.started(NOON) == OFF.stopped(NOON) == OFF
    assert OFF.remind_at is None
    assert not OFF.is_over(NOON)


def test_nobody_is_reminded_twice_or_while_the_clock_is_paused() -> None:
    running = Clock.for_turn(DAY, None).started(NOON)
    assert running.remind_at == NOON + 18 * HOUR
    assert Clock(left=DAY, reminded=True, notice=HOUR).started(NOON).remind_at is None
    assert running.stopped(NOON).remind_at is None


def test_the_time_is_over_at_its_last_second() -> None:
    clock = Clock(due=NOON)
    assert not clock.is_over(NOON - timedelta(seconds=1))
    assert clock.is_over(NOON)
    assert not Clock(left=timedelta()).is_over(NOON)


def test_a_clock_that_is_stopped_too_late_has_nothing_left() -> None:
    assert Clock(due=NOON).stopped(NOON + HOUR) == Clock(left=timedelta())


def test_whether_somebody_was_reminded_outlasts_a_stop() -> None:
    clock = Clock(due=NOON + HOUR, reminded=True, since=NOON)
    assert clock.stopped(NOON).started(NOON) == clock


@given(
    st.sampled_from(LIMITED),
    st.lists(st.timedeltas(timedelta(), timedelta(hours=3)), max_size=8),
)
def test_standing_still_takes_no_time_and_no_part_of_a_second_is_charged(
    pace: Pace, spans: list[timedelta]
) -> None:
    """The clock runs in every other span. It starts and stops at whole seconds, to the player's advantage."""
    clock, at, used = Clock.full(pace), NOON, timedelta()
    for number, span in enumerate(spans):
        goes = number % 2 == 0
        clock = clock.started(at) if goes else clock.stopped(at)
        assert (clock.due is None, clock.left is None) == (not goes, goes)
        at += span
        used += span if goes else timedelta()
    left = clock.stopped(at).left
    assert left is not None
    assert timedelta() <= left - max(timedelta(), pace.bank - used) < timedelta(seconds=len(spans) + 2)


# banks and increments


MINUTE = timedelta(minutes=1)


SECOND = timedelta(seconds=1)


@pytest.mark.parametrize(
    ("typed", "pace", "code"),
    [
        ("3d", Pace.THREE, "3"),
        ("24h", Pace.ONE, "1"),
        (" 5 m ", Pace.FIVE_MINUTES, "5m"),
        ("10m+10s", Pace.TEN_MINUTES, "10m10s"),
        ("3d + 1d < 5d", Pace.STEADY, "3d1d5d"),
        ("3D+1D≤5D", Pace.STEADY, "3d1d5d"),
        ("90s + 0s", Pace(timedelta(seconds=90)), "90s0s"),
        ("36h + 12h / 2d", Pace(36 * HOUR, 12 * HOUR, 2 * DAY), "36h12h2d"),
        ("0", Pace.NONE, "0"),
        ("0d", Pace.NONE, "0"),
    ],
)
def test_a_pace_is_read_as_people_type_it_and_written_as_a_code(typed: str, pace: Pace, code: str) -> None:
    assert Pace.read(typed) == pace
    assert (str(pace), Pace.parse(code)) == (code, pace)


TEN = Pace.per_move(10 * MINUTE)


@pytest.mark.parametrize(
    ("typed", "pace"),
    [
        *(
            ("10 min", TEN),
            ("10 Min.", TEN),
            ("10 minutes", TEN),
            ("10'", TEN),
            ("10\N{PRIME}", TEN),
            ("\N{FULLWIDTH DIGIT ONE}\N{FULLWIDTH DIGIT ZERO}\N{FULLWIDTH LATIN SMALL LETTER M}", TEN),
        ),
        *(("`10m`", TEN), ("**10 m**", TEN), ("10m\u200b", TEN), ("10 minut", TEN), ("10 minuti", TEN)),
        *(("3 days", Pace.THREE), ("3 Tage", Pace.THREE), ("3 jours", Pace.THREE), ("3 dni", Pace.THREE)),
        *(("3d/move", Pace.THREE), ("3 days per move", Pace.THREE), ("3 dagen per zet", Pace.THREE)),
        *(("1 week", Pace.WEEK), ("2 Wochen", Pace.FORTNIGHT), ("1 hour", Pace.per_move(HOUR))),
        *(
            ("90 sec", Pace.per_move(90 * SECOND)),
            ("90''", Pace.per_move(90 * SECOND)),
            ('90"', Pace.per_move(90 * SECOND)),
        ),
        *((f"10m{sign}10s", Pace.TEN_MINUTES) for sign in ("+", "|", "/", ",", ";", " , ")),
        *(("10 min + 10 s", Pace.TEN_MINUTES), ("10 min. + 10 sec. per move", Pace.TEN_MINUTES)),
        *(("10' + 10\"", Pace.TEN_MINUTES), ("10m + 0", Pace(10 * MINUTE)), ("3d, 1d, 5d", Pace.STEADY)),
        *((f"3d + 1d {word} 5d", Pace.STEADY) for word in ("<", "<=", "≤", "max", "max.", "máx.", ", max")),
    ],
)
def test_units_and_signs_are_understood_in_all_usual_spellings(typed: str, pace: Pace) -> None:
    assert Pace.read(typed) == pace


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
@pytest.mark.parametrize("pace", [*LIMITED, Pace(90 * SECOND, SECOND), Pace(DAY, HOUR, 36 * HOUR)], ids=str)
def test_a_pace_is_read_in_the_words_that_the_bot_writes(pace: Pace, language: Language) -> None:
    assert Pace.read(describe_pace(pace, language)) == pace


@pytest.mark.parametrize(
    "typed",
    ["", "soon", "-3d", "d3", "3x", "3 months", "+5s", "3d +", "10m + 10s + 5s", "3d1d5d1d", "3d @everyone"],
)
def test_a_text_that_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        Pace.read(typed)
    assert refusal.value.reason in {RefusalReason.NOT_A_PACE, RefusalReason.TIMES_WITHOUT_SIGN}


@pytest.mark.parametrize(
    ("typed", "reason", "wrong"),
    [
        ("5", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("5", "5m", "5d")),
        ("15 + 10", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("15", "15m + 10s", "15d + 10d")),
        ("10|5", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("10", "10m + 5s", "10d + 5d")),
        ("3d+1", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("1", "3d + 1h", "3d + 1d")),
        ("10 min + 5", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("5", "10m + 5s", "10m + 5d")),
        ("3d + 1d < 5", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("5", "3d + 1d < 5d", "10m + 10s")),
        ("99999", RefusalReason.TIME_WITHOUT_UNIT, WrongTime("99999", "10m + 10s", "3d")),
        ("10m10s", RefusalReason.TIMES_WITHOUT_SIGN, WrongTime("10m 10s", "610s", "10m + 10s")),
        ("1 h 30 min", RefusalReason.TIMES_WITHOUT_SIGN, WrongTime("1 h 30 min", "90m", "1h + 30m")),
        ("0d + 5d", RefusalReason.CLOCK_WITHOUT_START, WrongTime("0d", "5d + 5d", "10m + 10s")),
        ("0 < 5d", RefusalReason.CLOCK_WITHOUT_START, WrongTime("0", "10s + 0s", "10m + 10s")),
        ("9s", RefusalReason.CLOCK_TOO_SHORT, WrongTime("9s", "10m + 10s", "3d")),
        ("31d", RefusalReason.TIME_TOO_LONG, WrongTime("31d", "10m + 10s", "3d")),
        ("3d + 31 days", RefusalReason.TIME_TOO_LONG, WrongTime("31 days", "10m + 10s", "3d")),
        ("3d + 1d < 0d", RefusalReason.MAXIMUM_TOO_LOW, WrongTime("0d", "3d + 1d < 6d", "10m + 10s")),
        ("3d + 1d < 0", RefusalReason.MAXIMUM_TOO_LOW, WrongTime("0", "3d + 1d < 6d", "10m + 10s")),
        ("10m + 10s < 9m", RefusalReason.MAXIMUM_TOO_LOW, WrongTime("9m", "10m + 10s < 20m", "10m + 10s")),
        ("3d < 5d", RefusalReason.MAXIMUM_WITHOUT_INCREMENT, WrongTime("5d", "3d", "3d + 1d < 5d")),
        ("3d + 0d < 5d", RefusalReason.MAXIMUM_WITHOUT_INCREMENT, WrongTime("5d", "3d", "3d + 1d < 5d")),
    ],
)
def test_a_clock_that_nobody_can_play_with_is_refused_with_the_part_that_is_wrong(
    typed: str, reason: DeclaredReason[WrongTime], wrong: WrongTime
) -> None:
    with pytest.raises(Refused) as refusal:
        Pace.read(typed)
    assert (refusal.value.reason, refusal.value.about) == (reason, wrong)


NUMBERS = st.sampled_from(["0", "1", "5", "9", "10", "29", "30", "31", "99", "600", "999999"])
TIMES = st.builds("{}{}".format, NUMBERS, st.sampled_from(["", *"dhms", " min", " days"]))
PACES_TYPED = st.builds(
    "{}{}{}{}{}".format,
    TIMES,
    st.sampled_from(["", " ", "+", " + ", "<", ","]),
    TIMES | st.just(""),
    st.sampled_from(["", "<", " < ", " max "]),
    TIMES | st.just(""),
)


@given(PACES_TYPED | st.text(st.sampled_from("0123456789dhms+<,| .")))
def test_every_pace_that_is_accepted_can_be_played_and_every_example_is_accepted(typed: str) -> None:
    try:
        pace = Pace.read(typed)
    except Refused as refusal:
        if isinstance(refusal.about, WrongTime):
            assert refusal.about.part.strip() in " ".join(typed.split()) or " " in refusal.about.part  # noqa: PT017
            for example in (refusal.about.instead, refusal.about.other):
                assert Pace.read(example).typed == example
        return
    assert pace.is_playable
    assert Pace.read(pace.typed) == pace == Pace.parse(str(pace))
    left = pace.bank
    for _ in range(100):  # turns that take no time
        assert left > timedelta() or not pace
        left = pace.after_turn(left)


@pytest.mark.parametrize(
    "pace",
    [
        Pace(3 * DAY, DAY, timedelta()),
        Pace(timedelta(), 5 * DAY),
        Pace(timedelta(), timedelta(), DAY),
        Pace(3 * DAY, DAY, 2 * DAY),
        Pace(9 * SECOND),
    ],
)
def test_a_pace_without_time_for_each_turn_is_not_playable(pace: Pace) -> None:
    assert not pace.is_playable


@given(st.builds(Pace, *[st.integers(1, 10**6 - 1).map(lambda seconds: timedelta(seconds=seconds))] * 3))
def test_every_code_is_read_as_it_was_written(pace: Pace) -> None:
    assert Pace.parse(str(pace)) == pace
    assert str(pace).isalnum()


def test_a_turn_adds_the_increment_up_to_the_cap() -> None:
    assert Pace.STEADY.after_turn(3 * DAY) == 4 * DAY
    assert Pace.STEADY.after_turn(4 * DAY + HOUR) == 5 * DAY
    assert Pace.TEN_MINUTES.after_turn(10 * MINUTE) == 10 * MINUTE + timedelta(seconds=10)
    assert Pace.THREE.after_turn(timedelta()) == 3 * DAY


@pytest.mark.parametrize(
    ("left", "notice"),
    [
        (5 * DAY, DAY),
        (2 * DAY, 12 * HOUR),
        (5 * MINUTE, timedelta(seconds=75)),
        (2 * MINUTE, timedelta(seconds=30)),
        (timedelta(seconds=119), None),
    ],
)
def test_a_reminder_comes_early_enough_to_be_of_use(left: timedelta, notice: timedelta | None) -> None:
    clock = Clock.for_turn(left, None).started(NOON)
    assert clock.remind_at == (notice and NOON + left - notice)
