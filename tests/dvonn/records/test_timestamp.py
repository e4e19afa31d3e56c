from datetime import UTC, datetime

import pytest

from dvonn import Expected, UnreadableError
from dvonn.reading import Spot
from dvonn.records.timestamp import format_time, read_time
from dvonn.records.values import Value

EVENING = datetime(2025, 3, 1, 18, 30, tzinfo=UTC)


def read(content: str) -> datetime:
    return read_time(Value(Spot(content), content))


@pytest.mark.parametrize(
    "written",
    [
        "2025-03-01T18:30:00Z",
        "2025-03-01t18:30:00z",
        " 2025-03-01 18:30:00.999Z",
        "2025-03-01T20:30:00+02:00",
        "2025-03-01T13:30:00.123456789-05:00",
    ],
)
def test_times_are_read_with_fractions_and_from_any_zone(written: str) -> None:
    assert read(written) == EVENING


@pytest.mark.parametrize("time", [EVENING, datetime.min.replace(tzinfo=UTC)])
def test_a_time_is_read_as_it_is_written(time: datetime) -> None:
    assert read(format_time(time)) == time


@pytest.mark.parametrize(
    "written",
    [
        "",
        "yesterday",
        "2025-03-01",
        "2025-03-01T18:30:00",
        "2025-02-30T18:30:00Z",
        "2025-03-01T24:30:00Z",
        "0000-03-01T18:30:00Z",
        "0001-01-01T00:00:00+14:00",
        "2025-03-01T18:30:00+99:00",
        "٢٠٢٥-03-01T18:30:00Z",
    ],
)
def test_what_is_no_time_is_refused(written: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read(written)
    assert refused.value.expected is Expected.TIME
